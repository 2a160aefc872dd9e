import type { ReportedNumbers } from '../../../kit/rule-points'
import type { HiddenMove } from '../../../kit/hidden'
import type { Dice } from '../../../kit/dice'
import type { Correct, Overrule } from '../../../referee'
import type { ByPower, Development, Power } from '../box/powers'
import type { Army, Unit, Units } from '../box/units'
import type { BattleFacts, BattleSide, Forces, LossesByPower, Modifiers, Place, Stage, StageDice, StageHits } from './battle'
import type { Settings } from './settings'
import type { Announced, Commitment, Holding, Player } from './state'
import type { Code } from './refusals'

export interface Setup {
  readonly players: readonly Player[]
  readonly dice?: Dice['source']
  readonly settings?: Partial<Settings>
  /** Numbers of the units that differ from the box, from other games or typed in. */
  readonly numbers?: ReportedNumbers
  /** Cash and incomes that differ from the board. */
  readonly cash?: ByPower<number>
  readonly incomes?: Readonly<Record<string, number>>
}

/** A set-up in which nothing is left out. */
export interface Agreed extends Setup {
  readonly dice: Dice['source']
  readonly settings: Settings
  readonly numbers: ReportedNumbers
  readonly cash: ByPower<number>
  readonly incomes: Readonly<Record<string, number>>
}

/** The reports of the table on the spaces of a way, where the app does not know the places of units. */
export interface Facts {
  /** Kinds of enemy units that are not submerged. */
  readonly enemy?: Readonly<Record<string, readonly Unit[]>>
  readonly submerged?: Readonly<Record<string, number>>
  /** Room on friendly carriers. */
  readonly deck?: Readonly<Record<string, number>>
  /** Movement used earlier in the turn. */
  readonly spent?: number
  readonly used?: boolean
}

export type SailStep =
  | { readonly do: 'load'; readonly unit: Unit; readonly from: string }
  | { readonly do: 'move'; readonly to: string }
  | { readonly do: 'unload'; readonly unit: Unit; readonly to: string }

/** A transport as it is. */
export interface Boat {
  readonly at: string
  readonly left?: number
  readonly cargo?: readonly { readonly unit: Unit; readonly owner: Power }[]
  readonly fought?: boolean
  readonly retreated?: boolean
  readonly movedInCombat?: boolean
}

/** Moves of the turn and its phases. */
export type TurnMove =
  | { readonly do: 'phase'; readonly power: Power; readonly to: number | 'end' }
  | { readonly do: 'victory'; readonly goOn: boolean }
  | { readonly do: 'research'; readonly develop: number; readonly buy: number }
  /** A development that was gained at the table, where cash is not followed. */
  | { readonly do: 'develop'; readonly develop: number }
  | { readonly do: 'purchase'; readonly buy: Units; readonly loan?: number }
  | {
      readonly do: 'mobilize'
      readonly unit: Unit
      readonly at: string
      readonly via?: string
      readonly from?: string
      readonly count?: number
    }
  | { readonly do: 'leftover'; readonly keep: boolean }
  | { readonly do: 'tick'; readonly advantage: string }

/** Moves on the board. */
export type BoardMove =
  | {
      readonly do: 'move'
      readonly unit: Unit
      readonly count: number
      /** The start first. */
      readonly path: readonly string[]
      readonly assault?: boolean
      readonly raid?: boolean
      readonly facts?: Facts
    }
  | { readonly do: 'ship'; readonly ship: Boat; readonly steps: readonly SailStep[]; readonly facts?: Facts }
  /** A territory without enemies is entered; `cash`: what the loser of a capital held, where that is not followed. */
  | { readonly do: 'enter'; readonly at: string; readonly units: Units; readonly cash?: number }
  | { readonly do: 'announce'; readonly battle: Announced }
  | { readonly do: 'callOffLanding'; readonly at: string }
  | { readonly do: 'promise'; readonly to: string }
  | {
      readonly do: 'landed'
      readonly zones: Readonly<Record<string, { readonly carriers: number; readonly fighters: number }>>
      readonly promises: readonly Promised[]
    }

/** How a promise came out. */
export interface Promised extends Pick<Commitment, 'id'> {
  readonly carrierEnds?: string
  readonly carrierAlive?: boolean
  readonly fighterAlive?: boolean
}

/** Moves of combat. */
export type CombatMove =
  /** Dice of research, raids, rockets and fire on the way, in one row. */
  | { readonly do: 'dice'; readonly faces: readonly number[] }
  | { readonly do: 'rocket'; readonly from: string; readonly to: string; readonly cash?: number }
  | { readonly do: 'raid'; readonly at: string; readonly units: Units; readonly alsoInBattle?: boolean; readonly cash?: number }
  | {
      readonly do: 'battle'
      readonly at: string
      readonly place: Place
      readonly attack: Army
      readonly defend: Forces
      readonly amphibious?: boolean
      readonly bombard?: Units
      /** The zone from which troops land. */
      readonly from?: string
      readonly spaces?: BattleFacts['spaces']
      /** In place of those that follow from national advantages. */
      readonly modifiers?: Modifiers
    }
  | { readonly do: 'fire'; readonly stage: Stage; readonly dice?: StageDice; readonly hits?: StageHits }
  | { readonly do: 'lose'; readonly losses?: LossesByPower; readonly proposals?: ByPower<LossesByPower>; readonly attacker?: LossesByPower }
  | { readonly do: 'press' }
  | { readonly do: 'retreat'; readonly by: 'attacker' | 'defender'; readonly to: string }
  /** Where to, if somebody wants to know whether they may land there. */
  | { readonly do: 'flyHome'; readonly units: Units; readonly to?: string }
  | { readonly do: 'submerge'; readonly side: BattleSide; readonly n: number }
  | { readonly do: 'breakOff'; readonly attack: Units; readonly defend: Forces }
  /** Step 8: what follows is carried out. */
  | { readonly do: 'confirm'; readonly cash?: number }

/** Moves of its own, those in secret apart. */
export type PlainMove = TurnMove | BoardMove | CombatMove
export type OwnMove = PlainMove | HiddenMove<Power>

/** One thing that the table sets by hand. */
export type Change =
  | { readonly set: 'cash'; readonly power: Power; readonly ipc: number }
  | ({ readonly set: 'territory'; readonly at: string } & Holding)
  /** A territory changed hands in the turn under way. */
  | { readonly set: 'taken'; readonly at: string; readonly taken: boolean }
  | { readonly set: 'developments'; readonly power: Power; readonly owned: readonly Development[] }
  | { readonly set: 'bought'; readonly power: Power; readonly units: Units }
  | { readonly set: 'units'; readonly at: string; readonly power: Power; readonly units: Units }
  | { readonly set: 'clock'; readonly round: number; readonly power: Power; readonly phase: number }
  /** The fights that are still open. */
  | { readonly set: 'announced'; readonly announced: readonly Announced[] }
  | { readonly set: 'used'; readonly advantage: string; readonly used: boolean }
  | { readonly set: 'number'; readonly point: string; readonly value: number }
  | { readonly set: 'name'; readonly seat: number; readonly name: string }
  /** Who plays a power. */
  | { readonly set: 'plays'; readonly power: Power; readonly seat: number }
  | { readonly set: 'settings'; readonly settings: Settings }

export type AnyMove = OwnMove | Correct<Change> | Overrule<PlainMove, Code>
