// What is on the screen: pictures at places, kept between frames. Changing one marks only what it
// covered and covers now as damaged, so a frame costs what has changed and an unchanged scene costs
// nothing.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

#include "stage/damage.hpp"
#include "stage/geometry.hpp"
#include "stage/pixels.hpp"

namespace ludarium::shell {

enum class NodeId : std::uint64_t {};

struct Look {
    Picture picture;
    Frame frame;
    float opacity = 1;
    float scale = 1; // around the frame's centre
    bool shown = true;

    Frame scaled_frame() const { return frame.scaled(scale); }
    bool visible() const { return shown && picture && opacity > 0; }
};

class Scene {
  public:
    explicit Scene(Size size) : size_(size), damage_(size) { damage_.add_all(); }
    Scene(const Scene&) = delete;
    Scene& operator=(const Scene&) = delete;

    Size size() const { return size_; }

    // Higher layers cover lower ones; within a layer, later nodes cover earlier ones.
    NodeId add(int layer, Look look);
    void remove(NodeId id);
    const Look* find(NodeId id) const;
    // Whether any node has this picture, shown or not.
    bool holds(const Pixels* picture) const;

    void set_picture(NodeId id, Picture picture);
    void set_frame(NodeId id, Frame frame);
    void set_opacity(NodeId id, float opacity);
    void set_scale(NodeId id, float scale);
    void set_shown(NodeId id, bool shown);
    void set_layer(NodeId id, int layer);

    // Everything stands this many pixels aside, so that nothing burns into the screen. What is
    // shown behind everything has to reach beyond the edges.
    void shift(int right, int down);
    // Where a look is drawn.
    Frame placed(const Look& look) const;

    // The window has been uncovered, or its contents are lost.
    void damage_all() { damage_.add_all(); }
    bool changed() const { return !damage_.empty() || !changed_.empty() || !leftovers_.empty(); }

    // What has to be drawn again since the last call.
    std::vector<Box> take_damage();
    // From back to front, only what shows in the box; what an opaque picture hides is left out.
    // True if the first one fills the whole box, so that nothing of what was there before can shine
    // through.
    bool collect(const Box& box, std::vector<const Look*>& looks) const;

  private:
    struct Order {
        int layer;
        NodeId id;
        friend bool operator<(const Order& a, const Order& b) {
            return a.layer != b.layer ? a.layer < b.layer : a.id < b.id;
        }
    };
    struct Entry {
        Look look;
        Box drawn; // what it covers on the screen now
        bool changed = false;
        bool painted = false; // has been there when the last frame was
    };
    // Removed since the last frame, as it can still be seen.
    struct Leftover {
        Order order;
        Look look;
        Box drawn;
    };
    bool stands_again(const Order& order, const Look& look);
    Entry* entry(NodeId id);
    void touch(NodeId id, Entry& entry);
    Box covered(const Look& look) const;

    Size size_;
    Point shift_;
    Damage damage_;
    std::map<Order, Entry> entries_;
    std::map<NodeId, int> layers_;
    std::vector<NodeId> changed_;
    std::vector<Leftover> leftovers_;
    std::uint64_t next_id_ = 1;
};

// Owns one node of a scene: it leaves the screen when this ends.
class Node {
  public:
    Node() = default;
    Node(Scene& scene, int layer, Look look = {})
        : scene_(&scene), id_(scene.add(layer, std::move(look))) {}
    Node(Node&& other) noexcept;
    Node& operator=(Node&& other) noexcept;
    ~Node() { reset(); }

    explicit operator bool() const { return scene_ != nullptr; }
    NodeId id() const { return id_; }
    const Look& look() const { return *scene_->find(id_); }

    void picture(Picture p) { scene_->set_picture(id_, std::move(p)); }
    void frame(Frame f) { scene_->set_frame(id_, f); }
    void opacity(float o) { scene_->set_opacity(id_, o); }
    void scale(float s) { scene_->set_scale(id_, s); }
    void shown(bool s) { scene_->set_shown(id_, s); }
    void layer(int l) { scene_->set_layer(id_, l); }
    void reset();

  private:
    Scene* scene_ = nullptr;
    NodeId id_{};
};

} // namespace ludarium::shell
