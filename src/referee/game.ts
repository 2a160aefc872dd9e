import type { Pick } from './chance'
import type { Domain, Offer, Prompt } from './prompt'
import type { Refusal, Result } from './refusal'
import type { Ballot } from './seal'
import type { Seat } from './seat'
import type { KeptSecret, SecretMove } from './secret'
import type { MoveOf, Vocabulary } from './vocabulary'

/** Information that an event revealed to the players. A rewind to before the event needs the players' consent. */
export interface Revealed {
  /** `choices`: choices of a ballot, or a secret. `cards`: cards turned up. `chance`: other random results, such as dice. */
  readonly kind: 'choices' | 'cards' | 'chance'
  /** Name of the ballot, or label of the draw, e.g. `r4/clash/fiefdoms#0`. */
  readonly label: string
  /** Revealed information as plain data: choices (the key is the role), or cards or faces of dice (the key is the label of the draw). */
  readonly what: Readonly<Record<string, unknown>>
  /**
   * `true` if the players reported the information (read from a physical deck, or entered by hand). Such information cannot be verified.
   */
  readonly reported?: true
  /** Roles that have seen the information; omitted if all players have seen it. */
  readonly seenBy?: readonly string[]
}

/** A number that the players reported because the rulebook does not contain it. */
export interface ReportedNumber {
  /** Permanent name of the number in this game. */
  readonly point: string
  readonly value: number
}

/** Event of a rewind that went back past a reveal, or past the opening of a ballot that the restored state does not contain. */
export interface Rewound {
  readonly e: 'rewound'
  /** Number of such rewinds in the ledger, including this one: 1, 2, … It is part of the name of every ballot opened later. */
  readonly count: number
  /** Labels of the ballots and draws that were already revealed; empty if ballots were only opened. */
  readonly known: readonly string[]
  /** Names of the ballots that stay open with their sealed choices; omitted if there are none. All other ballots restart. */
  readonly kept?: readonly string[]
}

/**
 * Rules of a game as pure, synchronous functions: no clock, no random numbers and no UI. All data of a game are in its state, which only
 * `evolve` changes.
 */
export interface Game<V extends Vocabulary> {
  readonly id: string
  /** Version of the rules: 1, 2, … Every entry stores it. Increase it whenever `decide` may return a different result. */
  readonly rules: number
  /** Returns the first events of a game, or a refusal if the setup is invalid. */
  begin(setup: V['setup']): Result<readonly V['event'][], V['code']>
  /** Decides a move, which may be any JSON. Returns its events, or a refusal. */
  decide(state: V['state'], move: MoveOf<V>): Result<readonly V['event'][], V['code']>
  /** Returns the state after an event. `state` is undefined only for the first event. */
  evolve(state: V['state'] | undefined, event: V['event'] | Rewound): V['state']
  /** Returns the open prompts, in the order in which they should be answered. Empty only when the game is over. */
  prompts(state: V['state']): readonly Prompt<V['promptKind'], V['role']>[]
  /** Returns the legal answers of an open prompt. */
  domain(state: V['state'], prompt: Prompt<V['promptKind'], V['role']>): Domain<V['draft'], V['step'], V['move'] | V['choice'], V['code']>
  /**
   * Returns the refusal of a sealed choice that would not be valid at the reveal; undefined if it is valid. `ballot` selects the ballot if
   * several may be open.
   */
  checkChoice(state: V['state'], role: V['role'], choice: V['choice'], ballot?: Ballot<string, V['role']>): Refusal<V['code']> | undefined
  /**
   * Returns the random move that answers the open prompt (cards drawn or dice rolled by the app); undefined if no prompt asks for one. Each
   * label is computed from the state only and identifies one draw, so that the player who moves cannot influence the result.
   */
  byChance(state: V['state'], pick: Pick): V['move'] | undefined
  /**
   * Returns what the app draws in this game: cards or dice. Undefined if the app draws nothing, so that the random numbers of the players
   * have no effect. If the function is omitted, the app draws cards.
   */
  draws?(state: V['state']): 'cards' | 'dice' | undefined
  /**
   * Returns the moves that the app makes after an answer because no other choice is left. They are part of the answer: undo removes them
   * together with it. Omitted if the game has no such moves.
   */
  following?(before: V['state'], after: V['state']): readonly V['move'][]
  /** Returns the actions that any player may start now. */
  offers(state: V['state']): readonly Offer<V['offerKind']>[]
  /** Returns the open ballots, in the order in which they should be answered. Their names are unique. */
  ballots(state: V['state']): readonly Ballot<string, V['role']>[]
  /**
   * Functions for secrets that roles keep for longer than a ballot; omitted if the game has no secrets. While the game is not over, it must
   * accept dropping every secret that is not shown yet, and must then ask for the secret again. The moves of the game include {@link
   * SecretMove}.
   */
  readonly secrets?: {
    /** Converts a move about a secret to the move type of the game. */
    asMove(move: SecretMove<V['role']>): V['move']
    /** Returns all secrets on the current branch, including those already revealed. */
    kept(state: V['state']): readonly KeptSecret<V['role']>[]
    /** Returns the refusal of a choice for the named secret; undefined if the choice is valid. */
    check(state: V['state'], secret: string, value: V['choice']): Refusal<V['code']> | undefined
  }
  /**
   * Returns the seats at the table, clockwise. The phone is handed over in this order. The author of an entry is either one of these seats
   * or all players together.
   */
  seats(state: V['state']): readonly Seat<V['role']>[]
  /** Returns the information that an event revealed to the players; undefined for most events. */
  reveals(event: V['event']): Revealed | undefined
  /**
   * Kinds of moves that only record something visible on the table, such as a card from the physical deck. Such moves contain no decision
   * of a player.
   */
  readonly records?: readonly V['move']['do'][]
  /**
   * Returns the numbers in an event that the rulebook does not contain and the players reported. `after` is the state after the entry.
   * Omitted if the game has no such numbers.
   */
  tells?(event: V['event'], after: V['state']): readonly ReportedNumber[]
  /**
   * Returns the number of the round that ends with an event; undefined for most events. `before` is the state before the entry. The players
   * may then note the digest of the newest entry.
   */
  closes(event: V['event'], before: V['state']): number | undefined
  /** Returns whether the players may overrule a refusal. */
  overrulable(refusal: Refusal<V['code']>): boolean
  /** Converts an event that rules version `rules` has written to the form that the current `evolve` reads. */
  upcast(event: V['event'], rules: number): V['event']
}

/** Returns the state after several moves; undefined if the rules refuse one of them. */
const stateAfter = <V extends Vocabulary>(game: Game<V>, state: V['state'], moves: readonly MoveOf<V>[]): V['state'] | undefined => {
  let after = state
  for (const move of moves) {
    const decided = game.decide(after, move)
    if (!decided.ok) return undefined
    after = decided.value.reduce<V['state']>((at, event) => game.evolve(at, event), after)
  }
  return after
}

/** Returns the moves that the app adds after an answer; none if the rules refuse a move of the answer. */
export const followingMoves = <V extends Vocabulary>(
  game: Game<V>,
  before: V['state'],
  moves: readonly MoveOf<V>[],
): readonly V['move'][] => {
  const after: V['state'] | undefined = game.following && stateAfter(game, before, moves)
  return after === undefined ? [] : (game.following?.(before, after) ?? [])
}

/** Returns the secrets in a state; empty if the game has none. */
export const secretsIn = <V extends Vocabulary>({ secrets }: Game<V>, state: V['state']): readonly KeptSecret<V['role']>[] =>
  secrets?.kept(state) ?? []

/** Returns whether the app itself draws in a position, such as cards or dice. A position in which the draw fails has none. */
export const asksChance = <V extends Vocabulary>(game: Game<V>, state: V['state']): boolean => {
  try {
    return game.byChance(state, (_, from) => from[0] as never) !== undefined
  } catch {
    return false
  }
}
