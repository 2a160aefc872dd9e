import { accepted, type CoreCode, type Correct, type Overrule, type Result } from '../referee'
import { isHiddenMove, type HiddenMove } from './hidden'
import { fields, listOf, maybe, only, reading, text, variants, type Infer, type Shape } from './shape'
import type { Waived } from './refusals'

/** Describes each kind of move of a game in one record: its validator, which also determines its type, and the function that decides it. */

type Shapes = Readonly<Record<string, Shape<unknown>>>
type Optional<S extends Shapes> = { [K in keyof S]: undefined extends Infer<S[K]> ? K : never }[keyof S]

/** Type of a kind of move. Fields whose validator accepts undefined are optional. */
type MoveWith<Do extends string, S extends Shapes> = { readonly do: Do } & {
  readonly [K in Exclude<keyof S, Optional<S>>]: Infer<S[K]>
} & { readonly [K in Optional<S>]?: Exclude<Infer<S[K]>, undefined> } extends infer Move
  ? { readonly [K in keyof Move]: Move[K] }
  : never

/** Returns the validator of a kind of move. @param shapes validators of the other fields of the move */
export const moveShape = <const Do extends string, const S extends Shapes>(kind: Do, shapes: S): Shape<MoveWith<Do, S>> =>
  fields<{ readonly do: Do }>({ do: only(kind), ...shapes }) as Shape<unknown> as Shape<MoveWith<Do, S>>

/** Emits the events of a move, or returns its refusal. */
interface Decider<Transaction, Handled, Move> {
  readonly decide: (transaction: Transaction, move: Move, waived: Waived) => Handled
}

/** Records of all kinds of moves of a game. The key is the field `do` of the moves. */
export type MoveKinds = Readonly<Record<string, { readonly shape: Shape<{ readonly do: string }> }>>

/** Union of the moves with these records. */
export type MoveIn<Kinds extends MoveKinds> = { [K in keyof Kinds]: Infer<Kinds[K]['shape']> }[keyof Kinds]

/** Returns a function that decides a validated move with the record of its kind. */
export const decideByKind =
  <Move extends { readonly do: string }, Transaction, Handled>(kinds: {
    readonly [Do in Move['do']]: Decider<Transaction, Handled, Extract<Move, { readonly do: Do }>>
  }) =>
  (transaction: Transaction, move: Move, waived: Waived): Handled => {
    const { decide } = kinds[move.do as Move['do']] as unknown as Decider<Transaction, Handled, Move>
    return decide(transaction, move, waived)
  }

/** Maximum length of the reason of a correction. */
const LONGEST_REASON = 200
/** Maximum number of refusals that one move can overrule. */
const MOST_WAIVED = 60
const code = text(1, 200)

/** All moves of a game: moves that only this game has, and moves that exist in every game. */
export type AllMoves<Own extends { readonly do: string }, Change, Role extends string, Code extends string> =
  | Own
  | HiddenMove<Role>
  | Correct<Change>
  | Overrule<Own, Code>

/**
 * Returns a function that parses the moves of a game from JSON, including corrections, overruled moves and moves on ballots and secrets.
 * Refusal: MALFORMED.
 * @param kinds records of all kinds of moves of the game
 * @param change validator of one change of a correction
 * @param mostChanges maximum number of changes in one correction
 * @param hidden checks a move on a ballot or on secrets; by default, accepts the move, because the ballot validates its content later
 */
export const movesParser = <Own extends { readonly do: string }, Any extends { readonly do: string }, Change>(
  kinds: { readonly [Do in Own['do']]: { readonly shape: Shape<Extract<Own, { readonly do: Do }>> } },
  change: Shape<Change>,
  mostChanges: number,
  hidden: (move: HiddenMove) => Result<HiddenMove, CoreCode> = accepted,
) => {
  const own = variants<string, Own>(
    'do',
    Object.fromEntries(Object.entries<{ readonly shape: Shape<Own> }>(kinds).map(([kind, { shape }]) => [kind, shape])),
  )
  const correct = moveShape('correct', { changes: listOf(change, mostChanges), reason: maybe(text(0, LONGEST_REASON)) })
  const overrule = fields<Overrule<Own>>({ do: only('overrule'), move: own, waive: listOf(code, MOST_WAIVED, 1) })
  return (json: unknown): Result<Any, CoreCode> => {
    const kind = typeof json === 'object' && json !== null ? (json as { readonly do?: unknown }).do : undefined
    const parsed =
      typeof kind === 'string' && isHiddenMove({ do: kind })
        ? hidden(json as HiddenMove)
        : reading<{ readonly do: string }>(kind === 'correct' ? correct : kind === 'overrule' ? overrule : own, json, 'move')
    return parsed as Result<Any, CoreCode>
  }
}
