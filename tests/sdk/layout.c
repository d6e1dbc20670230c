/* The promise of the C ABI, number by number (LP64). A line that stops compiling here breaks every
 * plugin ever built: the structs are frozen, and growth is by extensions. */
#include <stddef.h>

#include <ludarium/ludarium.h>

#define SIZE(type, size) _Static_assert(sizeof(type) == (size), "the size of " #type)
#define OFFSET(type, member, offset)                                                               \
    _Static_assert(offsetof(type, member) == (offset), "where " #member " is in " #type)
#define VALUE(name, value) _Static_assert((name) == (value), "the value of " #name)

SIZE(ludarium_status, 4);
SIZE(ludarium_action, 8);
SIZE(ludarium_actor, 4);

SIZE(ludarium_text, 16);
OFFSET(ludarium_text, data, 0);
OFFSET(ludarium_text, length, 8);

SIZE(ludarium_buffer, 24);
OFFSET(ludarium_buffer, data, 0);
OFFSET(ludarium_buffer, capacity, 8);
OFFSET(ludarium_buffer, length, 16);

SIZE(ludarium_version, 4);
OFFSET(ludarium_version, major, 0);
OFFSET(ludarium_version, minor, 2);

SIZE(ludarium_piece, 24);
OFFSET(ludarium_piece, id, 0);
OFFSET(ludarium_piece, owner, 16);
OFFSET(ludarium_piece, reserved, 20);

SIZE(ludarium_option, 32);
OFFSET(ludarium_option, id, 0);
OFFSET(ludarium_option, choices, 16);
OFFSET(ludarium_option, choice_count, 24);
OFFSET(ludarium_option, default_choice, 28);

SIZE(ludarium_descriptor, 112);
OFFSET(ludarium_descriptor, id, 0);
OFFSET(ludarium_descriptor, version, 16);
OFFSET(ludarium_descriptor, players, 32);
OFFSET(ludarium_descriptor, spots, 40);
OFFSET(ludarium_descriptor, pieces, 48);
OFFSET(ludarium_descriptor, options, 56);
OFFSET(ludarium_descriptor, counters, 64);
OFFSET(ludarium_descriptor, player_count, 72);
OFFSET(ludarium_descriptor, spot_count, 76);
OFFSET(ludarium_descriptor, piece_count, 80);
OFFSET(ludarium_descriptor, option_count, 84);
OFFSET(ludarium_descriptor, counter_count, 88);
OFFSET(ludarium_descriptor, min_seats, 92);
OFFSET(ludarium_descriptor, max_seats, 96);
OFFSET(ludarium_descriptor, max_actions, 100);
OFFSET(ludarium_descriptor, max_plies, 104);
OFFSET(ludarium_descriptor, reserved, 108);

SIZE(ludarium_setup, 16);
OFFSET(ludarium_setup, seats, 0);
OFFSET(ludarium_setup, choice_count, 4);
OFFSET(ludarium_setup, choices, 8);

SIZE(ludarium_stack, 8);
OFFSET(ludarium_stack, spot, 0);
OFFSET(ludarium_stack, piece, 2);
OFFSET(ludarium_stack, count, 4);
OFFSET(ludarium_stack, reserved, 6);

SIZE(ludarium_die, 4);
OFFSET(ludarium_die, sides, 0);
OFFSET(ludarium_die, value, 1);
OFFSET(ludarium_die, uses, 2);
OFFSET(ludarium_die, reserved, 3);

SIZE(ludarium_count, 8);
OFFSET(ludarium_count, counter, 0);
OFFSET(ludarium_count, player, 2);
OFFSET(ludarium_count, value, 4);

SIZE(ludarium_view, 72);
OFFSET(ludarium_view, stacks, 0);
OFFSET(ludarium_view, dice, 8);
OFFSET(ludarium_view, counts, 16);
OFFSET(ludarium_view, stack_capacity, 24);
OFFSET(ludarium_view, stack_count, 28);
OFFSET(ludarium_view, die_capacity, 32);
OFFSET(ludarium_view, die_count, 36);
OFFSET(ludarium_view, count_capacity, 40);
OFFSET(ludarium_view, count_count, 44);
OFFSET(ludarium_view, turn, 48);
OFFSET(ludarium_view, reserved, 52);
OFFSET(ludarium_view, phase, 56);

SIZE(ludarium_move, 8);
OFFSET(ludarium_move, piece, 0);
OFFSET(ludarium_move, from, 2);
OFFSET(ludarium_move, to, 4);
OFFSET(ludarium_move, dice, 6);

SIZE(ludarium_event, 40);
OFFSET(ludarium_event, kind, 0);
OFFSET(ludarium_event, player, 4);
OFFSET(ludarium_event, other, 6);
OFFSET(ludarium_event, piece, 8);
OFFSET(ludarium_event, from, 10);
OFFSET(ludarium_event, to, 12);
OFFSET(ludarium_event, reserved, 14);
OFFSET(ludarium_event, value, 16);
OFFSET(ludarium_event, reserved2, 20);
OFFSET(ludarium_event, key, 24);

SIZE(ludarium_event_sink, 16);
OFFSET(ludarium_event_sink, context, 0);
OFFSET(ludarium_event_sink, push, 8);

SIZE(ludarium_argument, 24);
OFFSET(ludarium_argument, name, 0);
OFFSET(ludarium_argument, kind, 16);
OFFSET(ludarium_argument, value, 20);

SIZE(ludarium_message, 120);
OFFSET(ludarium_message, key, 0);
OFFSET(ludarium_message, arguments, 16);
OFFSET(ludarium_message, argument_count, 112);
OFFSET(ludarium_message, reserved, 116);

SIZE(ludarium_result, 8);
OFFSET(ludarium_result, place, 0);
OFFSET(ludarium_result, score, 4);

SIZE(ludarium_outcome, 80);
OFFSET(ludarium_outcome, results, 0);
OFFSET(ludarium_outcome, reason, 64);

SIZE(ludarium_game, 128);
OFFSET(ludarium_game, create, 0);
OFFSET(ludarium_game, destroy, 8);
OFFSET(ludarium_game, clone, 16);
OFFSET(ludarium_game, actor, 24);
OFFSET(ludarium_game, legal_actions, 32);
OFFSET(ludarium_game, chance_weights, 40);
OFFSET(ludarium_game, apply, 48);
OFFSET(ludarium_game, outcome, 56);
OFFSET(ludarium_game, view, 64);
OFFSET(ludarium_game, describe, 72);
OFFSET(ludarium_game, action_to_text, 80);
OFFSET(ludarium_game, action_from_text, 88);
OFFSET(ludarium_game, serialize, 96);
OFFSET(ludarium_game, deserialize, 104);
OFFSET(ludarium_game, hash, 112);
OFFSET(ludarium_game, get_extension, 120);

SIZE(ludarium_host, 32);
OFFSET(ludarium_host, sdk, 0);
OFFSET(ludarium_host, reserved, 4);
OFFSET(ludarium_host, context, 8);
OFFSET(ludarium_host, log, 16);
OFFSET(ludarium_host, get_extension, 24);

SIZE(ludarium_entry, 32);
OFFSET(ludarium_entry, sdk, 0);
OFFSET(ludarium_entry, reserved, 4);
OFFSET(ludarium_entry, descriptor, 8);
OFFSET(ludarium_entry, open, 16);
OFFSET(ludarium_entry, close, 24);

SIZE(ludarium_watch, 16);
OFFSET(ludarium_watch, context, 0);
OFFSET(ludarium_watch, should_stop, 8);

SIZE(ludarium_ai_request, 24);
OFFSET(ludarium_ai_request, level, 0);
OFFSET(ludarium_ai_request, time_limit_ms, 4);
OFFSET(ludarium_ai_request, node_limit, 8);
OFFSET(ludarium_ai_request, seed, 16);

SIZE(ludarium_ai_answer, 24);
OFFSET(ludarium_ai_answer, action, 0);
OFFSET(ludarium_ai_answer, nodes, 8);
OFFSET(ludarium_ai_answer, value, 16);
OFFSET(ludarium_ai_answer, depth, 20);

SIZE(ludarium_ai, 16);
OFFSET(ludarium_ai, level_count, 0);
OFFSET(ludarium_ai, reserved, 4);
OFFSET(ludarium_ai, choose, 8);

SIZE(ludarium_explain, 16);
OFFSET(ludarium_explain, why_not, 0);
OFFSET(ludarium_explain, forced, 8);

SIZE(ludarium_hint_answer, 128);
OFFSET(ludarium_hint_answer, action, 0);
OFFSET(ludarium_hint_answer, message, 8);

SIZE(ludarium_hint, 8);
OFFSET(ludarium_hint, hint, 0);

SIZE(ludarium_notation_error, 24);
OFFSET(ludarium_notation_error, offset, 0);
OFFSET(ludarium_notation_error, reason, 8);

SIZE(ludarium_notation, 16);
OFFSET(ludarium_notation, position_to_text, 0);
OFFSET(ludarium_notation, position_from_text, 8);

SIZE(ludarium_weights, 32);
OFFSET(ludarium_weights, scheme, 0);
OFFSET(ludarium_weights, count, 16);
OFFSET(ludarium_weights, reserved, 20);
OFFSET(ludarium_weights, use, 24);

VALUE(LUDARIUM_OK, 0);
VALUE(LUDARIUM_ILLEGAL_ACTION, 1);
VALUE(LUDARIUM_BAD_SETUP, 2);
VALUE(LUDARIUM_BAD_TEXT, 3);
VALUE(LUDARIUM_BAD_DATA, 4);
VALUE(LUDARIUM_BUFFER_TOO_SMALL, 5);
VALUE(LUDARIUM_NOTHING_TO_SAY, 6);
VALUE(LUDARIUM_INTERNAL_ERROR, 7);
VALUE(LUDARIUM_CHANCE, -1);
VALUE(LUDARIUM_END, -2);
VALUE(LUDARIUM_EVENT_MOVED, 1);
VALUE(LUDARIUM_EVENT_ENTERED, 2);
VALUE(LUDARIUM_EVENT_RETURNED, 3);
VALUE(LUDARIUM_EVENT_HIT, 4);
VALUE(LUDARIUM_EVENT_CAPTURED, 5);
VALUE(LUDARIUM_EVENT_BORNE_OFF, 6);
VALUE(LUDARIUM_EVENT_THROWN, 7);
VALUE(LUDARIUM_EVENT_LOST, 8);
VALUE(LUDARIUM_EVENT_PAID, 9);
VALUE(LUDARIUM_EVENT_OUT, 10);
VALUE(LUDARIUM_EVENT_PHASE, 11);
VALUE(LUDARIUM_EVENT_ANNOUNCED, 12);
VALUE(LUDARIUM_ARGUMENT_NUMBER, 0);
VALUE(LUDARIUM_ARGUMENT_SPOT, 1);
VALUE(LUDARIUM_ARGUMENT_PIECE, 2);
VALUE(LUDARIUM_ARGUMENT_PLAYER, 3);
VALUE(LUDARIUM_LOG_DEBUG, 0);
VALUE(LUDARIUM_LOG_INFO, 1);
VALUE(LUDARIUM_LOG_WARNING, 2);
VALUE(LUDARIUM_LOG_ERROR, 3);
VALUE(LUDARIUM_MAX_PLAYERS, 8);
VALUE(LUDARIUM_MAX_ARGUMENTS, 4);
VALUE(LUDARIUM_NONE, 0xFFFFu);
