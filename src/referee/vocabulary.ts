import type { BallotMove } from './seal'

/** Types of one game, combined into one type parameter for code that works with any game. */
export interface Vocabulary {
  /** Set-up of a game: edition, players, settings, and optionally a starting position. */
  readonly setup: unknown
  readonly state: unknown
  /** Moves of one particular game; they may include moves of {@link CoreMove}. */
  readonly move: { readonly do: string }
  readonly event: { readonly e: string }
  readonly promptKind: string
  readonly offerKind: string
  /** Role that a player can have in the game, e.g. a house or a power. */
  readonly role: string
  /** Unfinished answer to a prompt, as plain data. */
  readonly draft: unknown
  readonly step: unknown
  /** The answer to a sealed prompt: a choice in a ballot, or a secret of a role. */
  readonly choice: unknown
  /** One of the changes that make up a correction of the state. */
  readonly change: unknown
  readonly code: string
}

/** Move that corrects the state to match the physical board: a list of changes, validated once after the last change. */
export interface Correct<Change = unknown> {
  readonly do: 'correct'
  readonly changes: readonly Change[]
  readonly reason?: string
}

/** Move that overrules a refusal: contains the move that the rules refused, and the refusals that the players waive. */
export interface Overrule<Move = unknown, Code extends string = string> {
  readonly do: 'overrule'
  readonly move: Move
  readonly waive: readonly Code[]
}

/**
 * Moves with the same meaning in every game. No game uses the names of these moves for other moves. A game refuses
 * those of these moves that it does not support.
 */
export type CoreMove<V extends Vocabulary> = BallotMove<V['role']> | Correct<V['change']> | Overrule<MoveOf<V>, V['code']>

/** All moves of a game: the moves of the game itself, and the moves that are the same in every game. */
export type MoveOf<V extends Vocabulary> = V['move'] | CoreMove<V>

/** Returns whether a move is an overrule. */
export const isOverrule = <V extends Vocabulary>(move: MoveOf<V>): move is Overrule<MoveOf<V>, V['code']> => move.do === 'overrule'

/** Returns the move that a player made. For a move that overrules a refusal, returns the refused move that it contains. */
export const playedMove = <Move extends { readonly do: string }>(move: Move): Move =>
  move.do === 'overrule' && 'move' in move ? (move.move as Move) : move

/** Returns whether a move reveals the choices of a ballot. */
export const isReveal = (move: { readonly do: string }): move is Extract<BallotMove, { readonly do: 'reveal' }> => move.do === 'reveal'
