import type { Pick } from './chance'
import type { Domain, Offer, Prompt } from './prompt'
import type { Refusal, Result } from './refusal'
import type { Ballot } from './seal'
import type { Seat } from './seat'
import type { KeptSecret, SecretMove } from './secret'
import type { MoveOf, Vocabulary } from './vocabulary'

/** The facts that an event showed to the table: going back behind them needs consent. */
export interface Revealed {
  /** `choices`: of a ballot, or a kept secret; `cards` turned up; `chance`: anything else that chance gave, such as faces of dice. */
  readonly kind: 'choices' | 'cards' | 'chance'
  /** Ballot or draw, e.g. `r4/clash/fiefdoms#0`. */
  readonly label: string
  /** The facts: choice by role, or card or face by label of its draw; plain data. */
  readonly what: Readonly<Record<string, unknown>>
  /** Told by the players (read off their own deck, typed in), so that nothing about it can be checked afterwards. */
  readonly told?: true
  /** Roles that may have looked, if not everybody has; omitted if everybody has seen it. */
  readonly seenBy?: readonly string[]
}

/** A number that the table reported, since the rulebook has lost it. */
export interface ReportedNumber {
  /** Names it for good in this game. */
  readonly point: string
  readonly value: number
}

/** The mark that a way back leaves in the state, where something was revealed or a ballot opened that the state does not know of. */
export interface Rewound {
  readonly e: 'rewound'
  /** How many such ways back the ledger holds, this one included: 1, 2, … Part of the name of every ballot opened after it. */
  readonly count: number
  /** Labels of the ballots and draws that had been revealed; none if ballots were only opened. */
  readonly known: readonly string[]
  /** Names of the ballots that stay open as they are, with all that is sealed; absent where there are none. All others start anew. */
  readonly kept?: readonly string[]
}

/**
 * A game as the referee sees it: pure and synchronous; no clock, no random numbers, no screen. Everything it knows is in
 * its state, which is only ever changed by `evolve`.
 */
export interface Game<V extends Vocabulary> {
  readonly id: string
  /** Version of the rules: 1, 2, … Stands in every entry. Raised whenever `decide` may answer differently. */
  readonly rules: number
  /** The opening events of a game, or why it cannot begin so. */
  begin(setup: V['setup']): Result<readonly V['event'][], V['code']>
  /** Decides a move, which may be any JSON: its events, or the refusal. */
  decide(state: V['state'], move: MoveOf<V>): Result<readonly V['event'][], V['code']>
  /** Writes down what an event says. `state` is undefined only for the first event. */
  evolve(state: V['state'] | undefined, event: V['event'] | Rewound): V['state']
  /** The open questions, in the order in which they want an answer. Empty only when the game is over. */
  prompts(state: V['state']): readonly Prompt<V['promptKind'], V['role']>[]
  /** How one of the open questions may be answered. */
  domain(state: V['state'], prompt: Prompt<V['promptKind'], V['role']>): Domain<V['draft'], V['step'], V['move'] | V['choice'], V['code']>
  /** Why a sealed choice of this role would not be accepted at the reveal of a ballot (which one, where several may be open). */
  checkChoice(state: V['state'], role: V['role'], choice: V['choice'], ballot?: Ballot<string, V['role']>): Refusal<V['code']> | undefined
  /**
   * The move that answers the open prompt by chance (cards turned up or dice rolled by the app); undefined if none asks for chance.
   * Each label is made by the state alone, and identifies one draw: whoever moves has no say in it.
   */
  byChance(state: V['state'], pick: Pick): V['move'] | undefined
  /** The actions that anybody may start now. */
  offers(state: V['state']): readonly Offer<V['offerKind']>[]
  /** The open ballots, in the order in which they want to be answered; no two of the same name. */
  ballots(state: V['state']): readonly Ballot<string, V['role']>[]
  /**
   * The secrets that roles keep beyond a ballot; absent where nobody does. While a game goes on, it must let every secret that does not lie
   * open be dropped, and ask for it anew. Its moves count {@link SecretMove} among them.
   */
  readonly secrets?: {
    /** A move on a secret as one of the game: the same. */
    asMove(move: SecretMove<V['role']>): V['move']
    /** All that are kept on this line of play, those that lie open by now too. */
    kept(state: V['state']): readonly KeptSecret<V['role']>[]
    /** Why a role cannot keep this under this name; undefined if it can. */
    check(state: V['state'], secret: string, value: V['choice']): Refusal<V['code']> | undefined
  }
  /** The seats at the table, clockwise: the phone goes round so, and an entry may name one as its maker, beside the table itself. */
  seats(state: V['state']): readonly Seat<V['role']>[]
  /** The facts that an event showed to the table; undefined for most events. */
  reveals(event: V['event']): Revealed | undefined
  /** Moves that only record what lies open on the table, such as a card from the real deck: nobody decides anything by them. */
  readonly records?: readonly V['move']['do'][]
  /** The numbers that an event tells, which the rulebook has lost, in the state after its entry; absent where the game has none. */
  tells?(event: V['event'], after: V['state']): readonly ReportedNumber[]
  /** The round that ends with an event, in the state before its entry; undefined for most events. The table may note the head then. */
  closes(event: V['event'], before: V['state']): number | undefined
  /** Whether a refusal may be overruled by the table. */
  overrulable(refusal: Refusal<V['code']>): boolean
  /** An event as the present `evolve` reads it, from an entry written by an older version of the rules. */
  upcast(event: V['event'], rules: number): V['event']
}

/** The secrets that are kept in a position. */
export const secretsIn = <V extends Vocabulary>({ secrets }: Game<V>, state: V['state']): readonly KeptSecret<V['role']>[] =>
  secrets?.kept(state) ?? []
