import type { BallotMove } from './seal'

/** The vocabulary of one game, gathered so that the referee can speak about any game. */
export interface Vocabulary {
  /** The facts before the first entry: box, players, settings, a position to start from. */
  readonly setup: unknown
  readonly state: unknown
  /** Moves of its own; those of every game ({@link CoreMove}) may be among them. */
  readonly move: { readonly do: string }
  readonly event: { readonly e: string }
  readonly promptKind: string
  readonly offerKind: string
  /** A playable role: a house, a power. */
  readonly role: string
  /** The part of an answer that is not finished yet; plain data. */
  readonly draft: unknown
  readonly step: unknown
  /** The answer to a sealed prompt: a choice in a ballot, or a secret that a role keeps. */
  readonly choice: unknown
  /** One thing that the table sets by hand. */
  readonly change: unknown
  readonly code: string
}

/** The board says otherwise: a list of changes, checked once after the last of them. */
export interface Correct<Change = unknown> {
  readonly do: 'correct'
  readonly changes: readonly Change[]
  readonly reason?: string
}

/** "We play it so": a move that was refused, with the refusals that the table waives. */
export interface Overrule<Move = unknown, Code extends string = string> {
  readonly do: 'overrule'
  readonly move: Move
  readonly waive: readonly Code[]
}

/** Moves that are the same in every game: no game uses their names for anything else. A game refuses those that it does not know. */
export type CoreMove<V extends Vocabulary> = BallotMove<V['role']> | Correct<V['change']> | Overrule<MoveOf<V>, V['code']>

/** Everything that can be asked of a game: its own moves and those of every game. */
export type MoveOf<V extends Vocabulary> = V['move'] | CoreMove<V>

/** Whether a move overrules another one. */
export const isOverrule = <V extends Vocabulary>(move: MoveOf<V>): move is Overrule<MoveOf<V>, V['code']> => move.do === 'overrule'

/** Whether a move turns up the choices of a ballot. */
export const isReveal = (move: { readonly do: string }): move is Extract<BallotMove, { readonly do: 'reveal' }> => move.do === 'reveal'
