import type { Prompt } from '../../../referee'
import type { Counts } from '../../../kit/counts'
import type { ReportedNumbers } from '../../../kit/rule-points'
import type { Clan, Hero, Resource, Thing } from '../box/box'
import type { PlaceId, Position } from '../box/island'
import type { Laid, Pair } from '../model/moves'
import type { GoalCard } from '../model/state'

/** Fields of an answer in progress. */
export interface Draft {
  readonly area?: PlaceId
  /** A clan, a drawn card, or another choice by name. */
  readonly option?: string
  readonly amount?: number
  readonly yes?: boolean
  /** Settlements and warrior of a fixed start that are already placed. */
  readonly spots?: readonly PlaceId[]
  readonly hero?: Hero
  readonly go?: Position
  readonly card?: Partial<GoalCard>
  /** Receivers of the cards chosen so far. */
  readonly split?: readonly Clan[]
  readonly matches?: readonly PlaceId[]
  /** Territories whose deck had no card left. */
  readonly empty?: readonly PlaceId[]
  readonly what?: Thing
  readonly resource?: Resource
  readonly relocate?: boolean
  /** Previously unknown price, by resource. */
  readonly told?: ReportedNumbers
  /** The payment is not typed in. */
  readonly paid?: true
  readonly markets?: readonly PlaceId[]
  readonly cards?: Counts
  readonly supplies?: readonly Pair[]
  /** Joint work: cards of the other clans. */
  readonly give?: Readonly<Partial<Record<Clan, Partial<Laid>>>>
}

/** Kinds of questions (9.1). */
export type PromptKind =
  | 'firstPlayer'
  | 'startSpots'
  | 'settle'
  | 'anchor'
  | 'goalCard'
  | 'goalsDone'
  | 'draw'
  | 'drawAll'
  | 'order'
  | 'reveal'
  | 'propose'
  | 'vote'
  | 'closeVote'
  | 'announcement'
  | 'announce'
  | 'ready'
  | 'closeAnnounce'
  | 'construct'
  | 'takeSupply'
  | 'joint'
  | 'jointBuild'
  | 'offer'
  | 'offerBuild'
  | 'done'
  | 'claim'
  | 'passShip'
  | 'finalBuild'
  | 'proof'
export type Question = Prompt<PromptKind, Clan>
