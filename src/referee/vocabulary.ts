import type { BallotMove } from './seal'

/** The types of one game, as one type parameter for generic code of the referee. */
export interface Vocabulary {
  /** The setup of a game: edition, players, settings, and optionally a starting position. */
  readonly setup: unknown
  readonly state: unknown
  /** Moves of the game itself; they may include moves of {@link CoreMove}. */
  readonly move: { readonly do: string }
  readonly event: { readonly e: string }
  readonly promptKind: string
  readonly offerKind: string
  /** A playable role, e.g. a house or a power. */
  readonly role: string
  /** An unfinished answer; plain data. */
  readonly draft: unknown
  readonly step: unknown
  /** The answer to a sealed prompt: a choice in a ballot, or a secret of a role. */
  readonly choice: unknown
  /** One change of a correction. */
  readonly change: unknown
  readonly code: string
}

/** Correction of the state to match the physical board: a list of changes, validated once after the last of them. */
export interface Correct<Change = unknown> {
  readonly do: 'correct'
  readonly changes: readonly Change[]
  readonly reason?: string
}

/** Overrule: a refused move, with the refusals that the players waive. */
export interface Overrule<Move = unknown, Code extends string = string> {
  readonly do: 'overrule'
  readonly move: Move
  readonly waive: readonly Code[]
}

/** Moves with the same meaning in every game; no game uses their names for other moves. A game refuses those that it does not support. */
export type CoreMove<V extends Vocabulary> = BallotMove<V['role']> | Correct<V['change']> | Overrule<MoveOf<V>, V['code']>

/** All moves of a game: its own and those of every game. */
export type MoveOf<V extends Vocabulary> = V['move'] | CoreMove<V>

/** Returns whether a move is an overrule. */
export const isOverrule = <V extends Vocabulary>(move: MoveOf<V>): move is Overrule<MoveOf<V>, V['code']> => move.do === 'overrule'

/** Returns whether a move reveals the choices of a ballot. */
export const isReveal = (move: { readonly do: string }): move is Extract<BallotMove, { readonly do: 'reveal' }> => move.do === 'reveal'
