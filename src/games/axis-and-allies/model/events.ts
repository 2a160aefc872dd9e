import type { Dice } from '../../../kit/dice'
import type { HiddenEvent } from '../../../kit/hidden'
import type { Transfer } from '../../../kit/money'
import type { Ballot } from '../../../referee'
import type { Canal } from '../box/board'
import type { ByPower, Development, Power, Side } from '../box/powers'
import type { Unit, Units } from '../box/units'
import type { Battle, BattleSide, LossesByPower, Outcome, Stage, StageDice, StageHits } from './battle'
import type { Change } from './moves'
import type { PieceChanges } from './pieces'
import type { Announced, FireOnTheWay, Result, Rolling, State } from './state'

/** Change of the power that controls a territory. */
export interface Handed {
  readonly at: string
  readonly from: Power
  readonly to: Power
  readonly income: number
  readonly returned?: true
}

/** Move of units from one space to another. */
export interface Shift {
  readonly unit: Unit
  readonly owner: Power
  readonly count: number
  readonly from: string
  readonly to: string
}

/** Pieces that an event changes, if the app tracks units. Events of older games contain only numbers of units. */
interface Changing {
  readonly pieces?: PieceChanges
}

export type Event =
  | { readonly e: 'begun'; readonly state: State }
  | { readonly e: 'turnBegun'; readonly power: Power; readonly canals: Readonly<Record<Canal, Side | null>> }
  | { readonly e: 'phaseEntered'; readonly power: Power; readonly phase: number }
  | { readonly e: 'turnEnded'; readonly power: Power; readonly next: Power; readonly round: number }
  | { readonly e: 'citiesCounted'; readonly count: Readonly<Record<Side, number>>; readonly result?: Result }
  | { readonly e: 'gameEnded'; readonly side: Side }
  | { readonly e: 'wentOn' }
  /** A power pays or receives IPCs. */
  | { readonly e: 'paid'; readonly transfer: Transfer }
  | { readonly e: 'rollBegun'; readonly rolling: Rolling }
  | { readonly e: 'rolled'; readonly rolling: Rolling; readonly source: Dice['source']; readonly faces: Readonly<Record<string, number>> }
  | { readonly e: 'developed'; readonly power: Power; readonly development: Development }
  | { readonly e: 'notDeveloped'; readonly power: Power; readonly development: Development }
  | { readonly e: 'purchased'; readonly power: Power; readonly units: Units; readonly unplaceable: number }
  | { readonly e: 'collected'; readonly power: Power; readonly production: number; readonly gain: number }
  | (Changing & {
      readonly e: 'moved'
      readonly power: Power
      readonly shifts: readonly Shift[]
      readonly path: readonly string[]
      readonly battle: string | null
      readonly fire: readonly FireOnTheWay[]
      readonly combat: boolean
    })
  /**
   * The players announced a battle. If the app tracks units, `pieces` is empty, because the move of the units has already given the pieces
   * their orders.
   */
  | (Changing & { readonly e: 'announced'; readonly battle: Announced })
  | (Changing & { readonly e: 'landingCalledOff'; readonly at: string })
  | { readonly e: 'promised'; readonly id: number; readonly to: string }
  /**
   * Aircraft that cannot land are lost. `lost` contains the number of lost aircraft for each space. `broken` contains the ids of the
   * guaranteed carriers that did not come.
   */
  | (Changing & { readonly e: 'landed'; readonly lost: Readonly<Record<string, number>>; readonly broken: readonly number[] })
  | { readonly e: 'taken'; readonly by: Power; readonly at: string; readonly changes: readonly Handed[]; readonly liberated: boolean }
  | (Changing & { readonly e: 'shotOnTheWay'; readonly at: string; readonly lost: Units; readonly end: string; readonly group: number })
  | (Changing & {
      readonly e: 'raided'
      readonly at: string
      readonly shotDown: number
      readonly perBomber: readonly number[]
      readonly damage: number
    })
  | { readonly e: 'rocketHit'; readonly from: string; readonly to: string; readonly damage: number }
  | { readonly e: 'battleBegun'; readonly battle: Battle }
  | {
      readonly e: 'fired'
      readonly stage: Stage
      readonly source: Dice['source']
      readonly dice?: StageDice
      readonly faces: Readonly<Record<string, number>>
      readonly hits: StageHits
      readonly battle: Battle
    }
  | {
      readonly e: 'lossesTaken'
      readonly stage: Stage
      readonly by: 'owners' | 'attacker'
      readonly losses: LossesByPower
      readonly battle: Battle
    }
  | { readonly e: 'notAgreed'; readonly proposals: ByPower<LossesByPower> }
  | { readonly e: 'ballotOpened'; readonly ballot: Ballot<'losses', Power> }
  | { readonly e: 'pressed'; readonly battle: Battle }
  | { readonly e: 'retreated'; readonly to: string; readonly battle: Battle }
  | { readonly e: 'flewHome'; readonly units: Units; readonly battle: Battle }
  | { readonly e: 'submerged'; readonly side: BattleSide; readonly n: number; readonly battle: Battle }
  | { readonly e: 'brokenOff'; readonly battle: Battle }
  | (Changing & { readonly e: 'battleOver'; readonly at: string; readonly outcome: Outcome; readonly battle: Battle })
  | (Changing & {
      readonly e: 'mobilized'
      readonly power: Power
      readonly unit: Unit
      readonly count: number
      readonly at: string
      readonly via: string
      readonly bought: Units
      readonly newIcs: readonly string[]
      readonly used: Readonly<Record<string, number>>
      readonly newDecks: State['turn']['newDecks']
      readonly from?: string
    })
  | { readonly e: 'leftOver'; readonly power: Power; readonly units: Units; readonly kept: boolean }
  | { readonly e: 'advantageUsed'; readonly advantage: string }
  | { readonly e: 'corrected'; readonly changes: readonly Change[]; readonly reason?: string }
  | { readonly e: 'overruled'; readonly waived: readonly string[] }
  | HiddenEvent<Power>
