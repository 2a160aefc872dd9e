import type { Prompt } from '../../../referee'
import type { Counts } from '../../../kit/counts'
import type { ReportedNumbers } from '../../../kit/rule-points'
import type { Clan, Hero, Resource, Thing } from '../box/box'
import type { PlaceId, Position } from '../box/island'
import type { Laid, Pair } from '../model/moves'
import type { GoalCard } from '../model/state'

/** Draft of an answer: the fields that the user has filled in. */
export interface Draft {
  readonly area?: PlaceId
  /** Name of a clan, of a drawn card, or of another option. */
  readonly option?: string
  readonly amount?: number
  readonly yes?: boolean
  /** Territories chosen so far in a fixed start: for the two settlements, then for the warrior. */
  readonly spots?: readonly PlaceId[]
  readonly hero?: Hero
  readonly go?: Position
  readonly card?: Partial<GoalCard>
  /** Clans that receive the cards of a proposal, as far as the user has chosen them. */
  readonly split?: readonly Clan[]
  readonly matches?: readonly PlaceId[]
  /** Territories whose deck had no card left. */
  readonly empty?: readonly PlaceId[]
  readonly what?: Thing
  readonly resource?: Resource
  readonly relocate?: boolean
  /** Price that the players report because the app does not know it. Contains one number for each resource. */
  readonly told?: ReportedNumbers
  /** Number of cards of each resource that the user has entered as an unknown price and not confirmed yet. */
  readonly cost?: Counts
  /** `true` if the player pays with real cards and does not enter them in the app. */
  readonly paid?: true
  readonly markets?: readonly PlaceId[]
  readonly cards?: Counts
  readonly supplies?: readonly Pair[]
  /** Cards that the other clans give for a joint work. */
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
