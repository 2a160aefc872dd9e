import type { Development, ByPower, Power } from '../box/powers'
import type { Army, Profiles, Unit, Units } from '../box/units'
import type { PieceId } from './pieces'

/** State of a battle on the battle board. */

export type BattleSide = 'attack' | 'defend'
export type Place = 'land' | 'sea'
/** Rule changes for this battle only: national advantages as plain modifiers (A21). */
export interface Modifiers {
  readonly infantryDefence?: number
  readonly artilleryDefence?: number
  readonly infantryAttack?: number
  readonly submarineAttack?: number
  readonly aaHitsOn?: number
  readonly noAA?: boolean
  /** True if AA fire cannot hit bombers. */
  readonly safeBombers?: boolean
  /** Added to the defence of infantry in the first cycle only. */
  readonly firstCycleInfantry?: number
}

/** Losses by kind; `bb+` is the first hit on an undamaged battleship (R41). */
export type Losses = Readonly<Partial<Record<Unit | 'bb+', number>>>
export type Forces = ByPower<Army>
export type LossesByPower = ByPower<Losses>

/** Stages of a combat cycle in firing order (R31–R34). */
export const STAGES = ['aa', 'bombard', 'attackSubs', 'defendSubs', 'attack', 'defend'] as const
export type Stage = (typeof STAGES)[number]
/** Dice of a stage by the number to hit; for AA fire, by the target unit. */
export type StageDice = Readonly<Record<string, readonly number[]>>
export type StageHits = Readonly<Record<string, number>>

export type Outcome = 'captured' | 'cleared' | 'airOnly' | 'held' | 'empty' | 'retreated' | 'byHand'

/** Values that do not change during a battle. */
export interface BattleFacts {
  readonly at: string
  readonly place: Place
  readonly by: Power
  /** True for the land battle of an amphibious assault (R48). */
  readonly amphibious: boolean
  /** True if a sea battle was fought in the zone before (R37). */
  readonly seaBattle: boolean
  /** Attacking units in the space that do not take part; only in games saved before units became pieces. */
  readonly aside?: Units
  /** Ships that bombard. */
  readonly bombard: Units
  readonly tech: { readonly attacker: readonly Development[]; readonly defender: ByPower<readonly Development[]> }
  readonly modifiers: Modifiers
  /** Pieces of both sides at the start of the battle, if the app tracks units. */
  readonly pieces?: { readonly attack: readonly PieceId[]; readonly defend: readonly PieceId[] }
  /** Spaces from which attackers came, and whether each space is friendly now (R47). */
  readonly spaces: Readonly<Record<string, { readonly friendly: boolean; readonly origin: boolean }>>
}

export interface Battle extends BattleFacts {
  readonly attack: Army
  readonly defend: Forces
  /** Starts at 1. */
  readonly cycle: number
  /** Stages of this cycle that are over. */
  readonly done: readonly Stage[]
  /** Losses still to be assigned, the next losses first. */
  readonly due: readonly { readonly stage: Stage; readonly hits: number }[]
  /** Submarines and destroyers at the start of the opening fire of this cycle (R38, R39). */
  readonly opening?: Readonly<Record<BattleSide, { readonly submarines: number; readonly destroyer: boolean }>>
  /** Units hit by submarines that still fire (R39). */
  readonly kept: { readonly attack: Units; readonly defend: ByPower<Units> }
  /** Units that fire in steps 4 and 5; set after the opening fire. */
  readonly firing?: { readonly attack: Units; readonly defend: ByPower<Units> }
  /** Step 7: the attacker decides, then submarines may submerge (R105). */
  readonly step7: 'attacker' | 'attackerDives' | 'defenderDives' | null
  readonly submerged: { readonly attack: number; readonly defend: ByPower<number> }
  readonly flownHome: Units
  readonly retreated?: { readonly units: Units; readonly to: string }
  /** Losses proposed by allied owners, if the proposals differ (R61). */
  readonly proposals?: ByPower<LossesByPower>
  readonly outcome?: Outcome
}

/** Settings and unit profiles that affect a battle. */
export interface Ways {
  readonly profiles: Profiles
  /** A6: a destroyer of the attacker also lets hit ships fire. */
  readonly destroyerBothSides: boolean
  /** A11: submarines cannot submerge next to an enemy destroyer. */
  readonly destroyerBlocks: boolean
}
