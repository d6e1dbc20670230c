#include "stage/scene.hpp"

#include <algorithm>
#include <utility>

namespace ludarium::shell {

namespace {

bool same_pixels(const Picture& a, const Picture& b) {
    return a == b || (a->size == b->size && a->rgba == b->rgba);
}

// Of two that are visible, and cover the same box.
bool looks_alike(const Look& a, const Look& b) {
    return a.frame == b.frame && a.opacity == b.opacity && a.scale == b.scale &&
           same_pixels(a.picture, b.picture);
}

} // namespace

NodeId Scene::add(int layer, Look look) {
    const NodeId id{next_id_++};
    layers_[id] = layer;
    Entry& added = entries_[{layer, id}];
    added.look = std::move(look);
    touch(id, added);
    return id;
}

void Scene::remove(NodeId id) {
    const auto layer = layers_.find(id);
    if (layer == layers_.end()) return;
    const auto found = entries_.find({layer->second, id});
    Entry& gone = found->second;
    if (gone.changed)
        damage_.add(gone.drawn);
    else if (!gone.drawn.empty())
        leftovers_.push_back({found->first, std::move(gone.look), gone.drawn});
    entries_.erase(found);
    layers_.erase(layer);
}

Scene::Entry* Scene::entry(NodeId id) {
    const auto layer = layers_.find(id);
    return layer == layers_.end() ? nullptr : &entries_.at({layer->second, id});
}

const Look* Scene::find(NodeId id) const {
    const auto layer = layers_.find(id);
    return layer == layers_.end() ? nullptr : &entries_.at({layer->second, id}).look;
}

bool Scene::holds(const Pixels* picture) const {
    return std::any_of(entries_.begin(), entries_.end(),
                       [picture](const auto& e) { return e.second.look.picture.get() == picture; });
}

void Scene::touch(NodeId id, Entry& entry) {
    if (entry.changed) return;
    entry.changed = true;
    changed_.push_back(id);
}

void Scene::set_picture(NodeId id, Picture picture) {
    Entry* e = entry(id);
    if (!e || e->look.picture == picture) return;
    e->look.picture = std::move(picture);
    touch(id, *e);
}

void Scene::set_frame(NodeId id, Frame frame) {
    Entry* e = entry(id);
    if (!e || e->look.frame == frame) return;
    e->look.frame = frame;
    touch(id, *e);
}

void Scene::set_opacity(NodeId id, float opacity) {
    Entry* e = entry(id);
    if (!e || e->look.opacity == opacity) return;
    e->look.opacity = opacity;
    touch(id, *e);
}

void Scene::set_scale(NodeId id, float scale) {
    Entry* e = entry(id);
    if (!e || e->look.scale == scale) return;
    e->look.scale = scale;
    touch(id, *e);
}

void Scene::set_shown(NodeId id, bool shown) {
    Entry* e = entry(id);
    if (!e || e->look.shown == shown) return;
    e->look.shown = shown;
    touch(id, *e);
}

void Scene::set_layer(NodeId id, int layer) {
    const auto at = layers_.find(id);
    if (at == layers_.end() || at->second == layer) return;
    auto moved = entries_.extract({at->second, id});
    moved.key() = {layer, id};
    touch(id, moved.mapped());
    entries_.insert(std::move(moved));
    at->second = layer;
}

void Scene::shift(int right, int down) {
    const Point to{static_cast<float>(right), static_cast<float>(down)};
    if (to.x == shift_.x && to.y == shift_.y) return;
    shift_ = to;
    for (auto& [order, e] : entries_) touch(order.id, e);
    damage_.add_all();
}

Frame Scene::placed(const Look& look) const {
    Frame f = look.scaled_frame();
    f.left += shift_.x;
    f.top += shift_.y;
    return f;
}

Box Scene::covered(const Look& look) const {
    return look.visible() ? pixels_of(placed(look)) : Box{};
}

// A screen that is shown anew, in another language say, puts most of its pictures back where they were. Those are not
// drawn again, unless what is over them and what is under them has changed.
bool Scene::stands_again(const Order& order, const Look& look) {
    const Box drawn = covered(look);
    const auto found = std::find_if(leftovers_.begin(), leftovers_.end(), [&](const Leftover& l) {
        return l.order.layer == order.layer && l.drawn == drawn && looks_alike(l.look, look);
    });
    if (drawn.empty() || found == leftovers_.end()) return false;
    const Order before = found->order;
    const bool over_others =
        std::any_of(entries_.upper_bound(before), entries_.find(order), [&](const auto& e) {
            return e.second.painted && !common(e.second.drawn, drawn).empty();
        });
    if (over_others) return false;
    leftovers_.erase(found);
    // What was under it comes back over it, if at all.
    const auto under = std::partition(leftovers_.begin(), leftovers_.end(), [&](const auto& l) {
        return l.order.layer != order.layer || before < l.order || common(l.drawn, drawn).empty();
    });
    for (auto l = under; l != leftovers_.end(); ++l) damage_.add(l->drawn);
    leftovers_.erase(under, leftovers_.end());
    return true;
}

std::vector<Box> Scene::take_damage() {
    std::vector<Entry*> fresh;
    for (const NodeId id : std::exchange(changed_, {})) {
        const auto layer = layers_.find(id);
        if (layer == layers_.end()) continue;
        const Order order{layer->second, id};
        Entry& e = entries_.at(order);
        e.changed = false;
        const Box before = std::exchange(e.drawn, covered(e.look));
        if (!e.painted) fresh.push_back(&e);
        if (!e.painted && stands_again(order, e.look)) continue;
        damage_.add(before);
        damage_.add(e.drawn);
    }
    for (Entry* e : fresh) e->painted = true;
    for (const Leftover& gone : std::exchange(leftovers_, {})) damage_.add(gone.drawn);
    return damage_.take();
}

bool Scene::collect(const Box& box, std::vector<const Look*>& looks) const {
    looks.clear();
    bool filled = false;
    for (const auto& [order, e] : entries_) {
        if (!e.look.visible() || common(e.drawn, box).empty()) continue;
        if (e.look.picture->opaque && e.look.opacity >= 1 && e.look.scale == 1 &&
            placed(e.look) == frame(e.drawn) && e.drawn.contains(box)) {
            looks.clear();
            filled = true;
        }
        looks.push_back(&e.look);
    }
    return filled;
}

Node::Node(Node&& other) noexcept : scene_(std::exchange(other.scene_, nullptr)), id_(other.id_) {}

Node& Node::operator=(Node&& other) noexcept {
    if (this != &other) {
        reset();
        scene_ = std::exchange(other.scene_, nullptr);
        id_ = other.id_;
    }
    return *this;
}

void Node::reset() {
    if (scene_) std::exchange(scene_, nullptr)->remove(id_);
}

} // namespace ludarium::shell
