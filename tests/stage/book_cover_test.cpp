// The picture in a book's place for boards, where the workshop takes its time.
#include <list>

#include <gtest/gtest.h>

#include "label_audit.hpp"
#include "screens/book_screen.hpp"

using namespace ludarium::test;

namespace {

// Pictures come when the test says so, to whoever still waits for them.
class SlowShelf : public BareShelf {
  public:
    using BareShelf::BareShelf;
    void order(const void* owner, const Wanted&, std::function<void(Picture)> take) override {
        waiting_.emplace_back(owner, std::move(take));
    }
    void forget_orders(const void* owner) override {
        waiting_.remove_if([owner](const auto& order) { return order.first == owner; });
    }
    void deliver() {
        for (const auto& [owner, take] : std::exchange(waiting_, {})) take(nullptr);
    }

  private:
    std::list<std::pair<const void*, std::function<void(Picture)>>> waiting_;
};

} // namespace

TEST(BookCover, ThatComesAfterThePageWasTurnedIsNotWantedAnyMore) {
    Stand stand({{1920, 1080}, 27}, "it", false);
    SlowShelf shelf(Stand::shell_strings(), "it");
    const SharedGame game = shelf.games().front();
    BookNeeds needs;
    needs.screen = stand.scene.size();
    needs.chapters = 1;
    std::vector<Chapter> chapters(1);
    chapters[0].page.steps.resize(1);
    BookScreen screen(stand.around, stand.words, shelf, *game, lay_out_book(needs, stand.theme));
    screen.open({&chapters, 0, 0, "next"});
    screen.show_board(nullptr, nullptr);
    screen.hold_board(); // the next step has a board
    shelf.deliver();
    screen.show_board(nullptr, nullptr); // and the one after it has none: ordered again
    shelf.deliver();
}
