import type { Development, ByPower, Power } from '../box/powers'
import type { Army, Profiles, Unit, Units } from '../box/units'
import type { PieceId } from './pieces'

/** A battle as it is on the battle board. */

export type BattleSide = 'attack' | 'defend'
export type Place = 'land' | 'sea'
/** The changes of the rules for this battle alone: national advantages as plain modifiers (A21). */
export interface Modifiers {
  readonly infantryDefence?: number
  readonly artilleryDefence?: number
  readonly infantryAttack?: number
  readonly submarineAttack?: number
  readonly aaHitsOn?: number
  readonly noAA?: boolean
  /** Bombers are safe from AA fire. */
  readonly safeBombers?: boolean
  /** Added to defending infantry in the first cycle alone. */
  readonly firstCycleInfantry?: number
}

/** Losses; `bb+`: an undamaged battleship is turned on its side (R41). */
export type Losses = Readonly<Partial<Record<Unit | 'bb+', number>>>
export type Forces = ByPower<Army>
export type LossesByPower = ByPower<Losses>

/** Who fires, in the order of a cycle (R31–R34). */
export const STAGES = ['aa', 'bombard', 'attackSubs', 'defendSubs', 'attack', 'defend'] as const
export type Stage = (typeof STAGES)[number]
/** Dice of a stage: by the number to hit, at AA fire by the unit that is shot at. */
export type StageDice = Readonly<Record<string, readonly number[]>>
export type StageHits = Readonly<Record<string, number>>

export type Outcome = 'captured' | 'cleared' | 'airOnly' | 'held' | 'empty' | 'retreated' | 'byHand'

/** The facts that are fixed when a battle begins. */
export interface BattleFacts {
  readonly at: string
  readonly place: Place
  readonly by: Power
  /** The land part of an amphibious assault (R48). */
  readonly amphibious: boolean
  /** A sea battle was fought in the zone before (R37). */
  readonly seaBattle: boolean
  /** Of the attacker's units there, those that take no part; in games from before units were pieces. */
  readonly aside?: Units
  /** Ships off shore. */
  readonly bombard: Units
  readonly tech: { readonly attacker: readonly Development[]; readonly defender: ByPower<readonly Development[]> }
  readonly modifiers: Modifiers
  /** The pieces of both sides when it began, where units are followed. */
  readonly pieces?: { readonly attack: readonly PieceId[]; readonly defend: readonly PieceId[] }
  /** Where attackers came from, and which of those spaces are friendly now (R47). */
  readonly spaces: Readonly<Record<string, { readonly friendly: boolean; readonly origin: boolean }>>
}

export interface Battle extends BattleFacts {
  readonly attack: Army
  readonly defend: Forces
  /** 1, 2, … */
  readonly cycle: number
  /** Stages of this cycle that are over. */
  readonly done: readonly Stage[]
  /** Losses that are still to be taken, the next one first. */
  readonly due: readonly { readonly stage: Stage; readonly hits: number }[]
  /** Submarines and destroyers when the opening fire of this cycle began (R38, R39). */
  readonly opening?: Readonly<Record<BattleSide, { readonly submarines: number; readonly destroyer: boolean }>>
  /** Hit by submarines, but still firing (R39). */
  readonly kept: { readonly attack: Units; readonly defend: ByPower<Units> }
  /** Who fires in steps 4 and 5: set when the opening fire is over. */
  readonly firing?: { readonly attack: Units; readonly defend: ByPower<Units> }
  /** Step 7: the attacker speaks, then submarines may submerge (R105). */
  readonly step7: 'attacker' | 'attackerDives' | 'defenderDives' | null
  readonly submerged: { readonly attack: number; readonly defend: ByPower<number> }
  readonly flownHome: Units
  readonly retreated?: { readonly units: Units; readonly to: string }
  /** The losses that allied owners proposed, where they differ (R61). */
  readonly proposals?: ByPower<LossesByPower>
  readonly outcome?: Outcome
}

/** How a battle is fought at this table. */
export interface Ways {
  readonly profiles: Profiles
  /** A6 */
  readonly destroyerBothSides: boolean
  /** A11 */
  readonly destroyerBlocks: boolean
}
