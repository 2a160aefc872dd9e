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
  /** Unit numbers that differ from the rulebook. The players entered the numbers, or the app took them from an earlier game. */
  readonly numbers?: ReportedNumbers
  /**
   * Cash of the powers that do not start with the printed cash. `incomes` contains the incomes of territories that differ from the printed
   * incomes.
   */
  readonly cash?: ByPower<number>
  readonly incomes?: Readonly<Record<string, number>>
}

/** Set-up of a game after defaults are filled in, so that no field is missing. */
export interface Agreed extends Setup {
  readonly dice: Dice['source']
  readonly settings: Settings
  readonly numbers: ReportedNumbers
  readonly cash: ByPower<number>
  readonly incomes: Readonly<Record<string, number>>
}

/** Facts about the spaces of a path that the players report if the app does not track units. */
export interface Facts {
  /** Types of enemy units that are not submerged. The key is the space. */
  readonly enemy?: Readonly<Record<string, readonly Unit[]>>
  readonly submerged?: Readonly<Record<string, number>>
  /** Number of fighters that friendly carriers can take. The key is the sea zone. */
  readonly deck?: Readonly<Record<string, number>>
  /** Number of movement points that the units have used earlier in the turn. */
  readonly spent?: number
  readonly used?: boolean
}

export type SailStep =
  | { readonly do: 'load'; readonly unit: Unit; readonly from: string }
  | { readonly do: 'move'; readonly to: string }
  | { readonly do: 'unload'; readonly unit: Unit; readonly to: string }

/** State of a transport and its cargo. */
export interface Boat {
  readonly at: string
  readonly left?: number
  readonly cargo?: readonly { readonly unit: Unit; readonly owner: Power }[]
  readonly fought?: boolean
  readonly retreated?: boolean
  readonly movedInCombat?: boolean
}

/** Moves that start, continue or end a phase or turn, or that handle money and research. */
export type TurnMove =
  | { readonly do: 'phase'; readonly power: Power; readonly to: number | 'end' }
  | { readonly do: 'victory'; readonly goOn: boolean }
  | { readonly do: 'research'; readonly develop: number; readonly buy: number }
  /** Reports a weapons development, if the app does not track cash. */
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
      /** Spaces of the path from start to end. */
      readonly path: readonly string[]
      readonly assault?: boolean
      readonly raid?: boolean
      readonly facts?: Facts
    }
  | { readonly do: 'ship'; readonly ship: Boat; readonly steps: readonly SailStep[]; readonly facts?: Facts }
  /**
   * Captures a territory without enemy units. `cash` is the number of IPCs of the power that loses its capital, if the app does not track
   * cash.
   */
  | { readonly do: 'enter'; readonly at: string; readonly units: Units; readonly cash?: number }
  | { readonly do: 'announce'; readonly battle: Announced }
  | { readonly do: 'callOffLanding'; readonly at: string }
  | { readonly do: 'promise'; readonly to: string }
  | {
      readonly do: 'landed'
      readonly zones: Readonly<Record<string, { readonly carriers: number; readonly fighters: number }>>
      readonly promises: readonly Promised[]
    }

/** Report of the players whether a guaranteed carrier came to its sea zone. */
export interface Promised extends Pick<Commitment, 'id'> {
  readonly carrierEnds?: string
  readonly carrierAlive?: boolean
  readonly fighterAlive?: boolean
}

/** Moves about battles, raids and rockets: start, dice, losses, retreat and outcome. */
export type CombatMove =
  /** Reports the faces of dice for research, raids, rockets, or AA fire at air units that fly over. */
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
      /** Sea zone from which the troops land in an amphibious assault. */
      readonly from?: string
      readonly spaces?: BattleFacts['spaces']
      /** Sets the rule changes that national advantages cause in this battle. Earlier rule changes are replaced. */
      readonly modifiers?: Modifiers
    }
  | { readonly do: 'fire'; readonly stage: Stage; readonly dice?: StageDice; readonly hits?: StageHits }
  | { readonly do: 'lose'; readonly losses?: LossesByPower; readonly proposals?: ByPower<LossesByPower>; readonly attacker?: LossesByPower }
  | { readonly do: 'press' }
  | { readonly do: 'retreat'; readonly by: 'attacker' | 'defender'; readonly to: string }
  /** Lands aircraft after combat. If `to` is set, the rules check whether the units may land in this space. */
  | { readonly do: 'flyHome'; readonly units: Units; readonly to?: string }
  | { readonly do: 'submerge'; readonly side: BattleSide; readonly n: number }
  | { readonly do: 'breakOff'; readonly attack: Units; readonly defend: Forces }
  /** Step 8: carries out the outcome of a battle. */
  | { readonly do: 'confirm'; readonly cash?: number }

/** Moves of this game, except secret moves. */
export type PlainMove = TurnMove | BoardMove | CombatMove
export type OwnMove = PlainMove | HiddenMove<Power>

/** Single change within a correction. */
export type Change =
  | { readonly set: 'cash'; readonly power: Power; readonly ipc: number }
  | ({ readonly set: 'territory'; readonly at: string } & Holding)
  /** Sets whether a territory was captured from the enemy this turn. */
  | { readonly set: 'taken'; readonly at: string; readonly taken: boolean }
  | { readonly set: 'developments'; readonly power: Power; readonly owned: readonly Development[] }
  | { readonly set: 'bought'; readonly power: Power; readonly units: Units }
  | { readonly set: 'units'; readonly at: string; readonly power: Power; readonly units: Units }
  | { readonly set: 'clock'; readonly round: number; readonly power: Power; readonly phase: number }
  /** Sets the battles and raids that are not fought yet. */
  | { readonly set: 'announced'; readonly announced: readonly Announced[] }
  | { readonly set: 'used'; readonly advantage: string; readonly used: boolean }
  | { readonly set: 'number'; readonly point: string; readonly value: number }
  | { readonly set: 'name'; readonly seat: number; readonly name: string }
  /** Sets the player who controls a power. */
  | { readonly set: 'plays'; readonly power: Power; readonly seat: number }
  | { readonly set: 'settings'; readonly settings: Settings }

export type AnyMove = OwnMove | Correct<Change> | Overrule<PlainMove, Code>
