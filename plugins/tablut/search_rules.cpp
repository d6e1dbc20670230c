#include "search_rules.hpp"

#include "words.hpp"

namespace tablut {

using ludarium::search::Outlook;

SearchTask::SearchTask(const State& game, const Weights& weights, std::uint64_t seed, Sight sight)
    : game_(game), weights_(weights), seed_(seed), sight_(sight) {
    for (unsigned i = 0; i < game.quiet_plies(); ++i)
        stood_.set(game.quiet_hash(i) % stood_.size());
}

int SearchTask::mist(std::uint64_t hash) const {
    if (sight_.mist == 0) return 0;
    const std::uint64_t drawn = ludarium::search::mixed(hash ^ seed_) >> 32;
    return static_cast<int>(drawn % static_cast<unsigned>(2 * sight_.mist + 1)) - sight_.mist;
}

bool SearchTask::misses(std::uint64_t hash) const {
    return sight_.miss > 0 && ludarium::search::mixed(~hash ^ seed_) % 100 < sight_.miss;
}

SearchNode::SearchNode(SearchTask& task)
    : task_(&task),
      position_(task.game().position()),
      men_(men_value(position_, task.weights())),
      quiet_(static_cast<std::uint8_t>(task.game().quiet_plies())),
      ending_(task.game().ending()) {}

void SearchNode::apply(Move move) {
    const Side side = position_.to_move();
    const Weights& weights = task_->weights();
    task_->way[steps_++] = position_.hash();
    if (move.from != position_.king())
        men_ += weights[man_feature(side, move.to)] - weights[man_feature(side, move.from)];
    const Played played = play(position_, variant(), move);
    for (Square s : played.taken) men_ -= weights[man_feature(other(side), s)];
    quiet_ = played.taken.empty() ? static_cast<std::uint8_t>(quiet_ + 1) : std::uint8_t{0};
    ending_ = played.ending;
    if (ending_ != Ending::none) return;
    if (!can_move(position_, variant(), position_.to_move()))
        ending_ = Ending::no_move;
    else if (quiet_ >= plies_to_draw)
        ending_ = Ending::hundred_plies;
    else if (seen_before())
        ending_ = Ending::repetition;
}

// R13 draws at the third time; a search that already counts the second as a draw neither walks in
// circles nor misses one.
bool SearchNode::seen_before() const {
    const std::uint64_t now = position_.hash();
    const unsigned on_the_way = std::min<unsigned>(steps_, quiet_);
    for (unsigned back = 4; back <= on_the_way; back += 2)
        if (task_->way[steps_ - back] == now) return true;
    return quiet_ > steps_ && task_->has_stood(now);
}

ludarium::Actor SearchRules::actor(const SearchNode& node) {
    return node.ending() == Ending::none ? acts(player(node.position().to_move()))
                                         : ludarium::game_over;
}

void SearchRules::legal_actions(const SearchNode& node, ludarium::Actions& actions) {
    MoveList moves;
    list_moves(node.position(), node.variant(), moves);
    for (Move move : moves) actions.push_back(action(move));
    node.captures = capture_squares(node.position(), node.variant(), node.position().to_move());
}

void SearchRules::apply(SearchNode& node, ludarium::Action wanted, ludarium::Events&) {
    node.apply(move_of(wanted));
}

ludarium::Outcome SearchRules::outcome(const SearchNode& node) {
    ludarium::Outcome result("");
    const auto winner = winner_of(node.ending(), node.position().to_move());
    for (Side side : {Side::muscovites, Side::swedes})
        result.place(player(side), !winner || *winner == side ? 1 : 2);
    return result;
}

int SearchRules::evaluate(const SearchNode& node, ludarium::Player for_whom) {
    const SearchTask& task = node.task();
    const int value = quiet_value(node.position(), node.variant(), task.weights(), node.men()) +
                      task.mist(node.position().hash());
    return for_whom == player(Side::swedes) ? value : -value;
}

// Captures first, most men first.
int SearchRules::order(const SearchNode& node, ludarium::Action wanted) {
    const Square to = move_of(wanted).to;
    if (!(node.captures[to.rank] & bit(to.file))) return 0;
    const Side side = node.position().to_move();
    return static_cast<int>(taken_by(node.position(), node.variant(), side, to).size());
}

// One man can't stand in two of the king's ways, and a capture closes none; what Black has left is
// to take the king first, or the hundredth ply. (To repeat a position White must have passed up the
// win once.)
Outlook SearchRules::outlook(const SearchNode& node) {
    if (node.task().misses(node.position().hash())) return Outlook::open;
    const unsigned exits = count_exits(node.position(), node.variant());
    const bool whites_turn = node.position().to_move() == Side::swedes;
    if (whites_turn && exits > 0) return Outlook::wins;
    if (king_trap(node.position(), node.variant()))
        return whites_turn ? Outlook::threatened : Outlook::wins;
    if (exits == 0) return Outlook::open;
    return exits > 1 && node.quiet_plies() + 1 < plies_to_draw ? Outlook::loses
                                                               : Outlook::threatened;
}

void SearchRules::noisy_actions(const SearchNode& node, ludarium::Actions& actions) {
    const Position& position = node.position();
    MoveList moves;
    list_captures(position, node.variant(),
                  capture_squares(position, node.variant(), position.to_move()), moves);
    for (Move move : moves) actions.push_back(action(move));
}

bool SearchRules::is_legal(const SearchNode& node, ludarium::Action wanted) {
    return tablut::is_legal(node.position(), node.variant(), move_of(wanted));
}

} // namespace tablut
