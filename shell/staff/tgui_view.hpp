// The staff panel drawn by TGUI. Its widgets are drawn into a picture of their own whenever something
// has changed, and the stage shows that picture: while nobody touches it, it costs nothing.
#pragma once

#include <memory>

#include "staff/staff_view.hpp"

namespace ludarium::shell {

class TguiView : public StaffView {
  public:
    explicit TguiView(const StageTools& tools);
    ~TguiView() override;

    void show(const Sheet& sheet) override;
    std::optional<std::string> handle(const Input& input) override;
    bool holds() const override;

  private:
    class Desk;
    std::unique_ptr<Desk> desk_;
};

} // namespace ludarium::shell
