import type { Prompt } from '../../../referee'
import type { Counts } from '../../../kit/counts'
import type { ReportedNumbers } from '../../../kit/rule-points'
import type { Clan, Hero, Resource, Thing } from '../box/box'
import type { PlaceId, Position } from '../box/island'
import type { Laid, Pair } from '../model/moves'
import type { GoalCard } from '../model/state'

/** The entries that an answer is made of. */
export interface Draft {
  readonly area?: PlaceId
  /** A clan, a card that was drawn, or what else is chosen by its name. */
  readonly option?: string
  readonly amount?: number
  readonly yes?: boolean
  /** Settlements and warrior of a fixed start, as far as they are placed. */
  readonly spots?: readonly PlaceId[]
  readonly hero?: Hero
  readonly go?: Position
  readonly card?: Partial<GoalCard>
  /** To whom each card goes, as far as it is said. */
  readonly split?: readonly Clan[]
  readonly matches?: readonly PlaceId[]
  /** Territories for which there was no card. */
  readonly empty?: readonly PlaceId[]
  readonly what?: Thing
  readonly resource?: Resource
  readonly relocate?: boolean
  /** A price that nobody knew, kind by kind. */
  readonly told?: ReportedNumbers
  /** Nobody types in what pays it. */
  readonly paid?: true
  readonly markets?: readonly PlaceId[]
  readonly cards?: Counts
  readonly supplies?: readonly Pair[]
  /** Of a joint work: the cards of others. */
  readonly give?: Readonly<Partial<Record<Clan, Partial<Laid>>>>
}

/** The kinds of questions: section 9.1 of the course of questions. */
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
