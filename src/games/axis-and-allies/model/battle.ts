import type { Development, ByPower, Power } from '../box/powers'
import type { Army, Profiles, Unit, Units } from '../box/units'
import type { PieceId } from './pieces'

/** State of a battle on the battle board. */

export type BattleSide = 'attack' | 'defend'
export type Place = 'land' | 'sea'
/** Changes of the battle rules that apply to one battle, e.g. because of national advantages (A21). */
export interface Modifiers {
  readonly infantryDefence?: number
  readonly artilleryDefence?: number
  readonly infantryAttack?: number
  readonly submarineAttack?: number
  readonly aaHitsOn?: number
  readonly noAA?: boolean
  /** Whether AA fire cannot hit bombers. */
  readonly safeBombers?: boolean
  /** Number added to the defence of infantry in the first cycle. */
  readonly firstCycleInfantry?: number
}

/** Number of lost units. The key is the type of unit; `bb+` counts the first hits on undamaged battleships (R41). */
export type Losses = Readonly<Partial<Record<Unit | 'bb+', number>>>
export type Forces = ByPower<Army>
export type LossesByPower = ByPower<Losses>

/** Stages of a combat cycle, in the order in which they fire (R31–R34). */
export const STAGES = ['aa', 'bombard', 'attackSubs', 'defendSubs', 'attack', 'defend'] as const
export type Stage = (typeof STAGES)[number]
/** Dice of a stage, grouped by the number to hit. Dice of AA fire are grouped by the target unit. */
export type StageDice = Readonly<Record<string, readonly number[]>>
export type StageHits = Readonly<Record<string, number>>

export type Outcome = 'captured' | 'cleared' | 'airOnly' | 'held' | 'empty' | 'retreated' | 'byHand'

/** Values that do not change during a battle. */
export interface BattleFacts {
  readonly at: string
  readonly place: Place
  readonly by: Power
  /** Whether the battle is the land battle of an amphibious assault (R48). */
  readonly amphibious: boolean
  /** Whether a sea battle was fought in the sea zone before this battle (R37). */
  readonly seaBattle: boolean
  /** Attacking units in the space that do not take part in the battle. Set only in games that were saved before units became pieces. */
  readonly aside?: Units
  /** Ships that bombard the territory. */
  readonly bombard: Units
  readonly tech: { readonly attacker: readonly Development[]; readonly defender: ByPower<readonly Development[]> }
  readonly modifiers: Modifiers
  /** Pieces of both sides at the start of the battle, if the app tracks units. */
  readonly pieces?: { readonly attack: readonly PieceId[]; readonly defend: readonly PieceId[] }
  /** Spaces from which attackers came, and whether each space is currently friendly (R47). */
  readonly spaces: Readonly<Record<string, { readonly friendly: boolean; readonly origin: boolean }>>
}

export interface Battle extends BattleFacts {
  readonly attack: Army
  readonly defend: Forces
  /** Number of the current cycle, from 1. */
  readonly cycle: number
  /** Stages of this cycle that are over. */
  readonly done: readonly Stage[]
  /** Hits that the players still have to assign to units. The next hits to assign are the first element. */
  readonly due: readonly { readonly stage: Stage; readonly hits: number }[]
  /** Numbers of submarines and destroyers of each side at the start of the opening fire of this cycle (R38, R39). */
  readonly opening?: Readonly<Record<BattleSide, { readonly submarines: number; readonly destroyer: boolean }>>
  /** Units that submarines have hit but that still fire in this cycle (R39). */
  readonly kept: { readonly attack: Units; readonly defend: ByPower<Units> }
  /** Units that fire in steps 4 and 5. Set after the opening fire. */
  readonly firing?: { readonly attack: Units; readonly defend: ByPower<Units> }
  /**
   * Side that decides now in step 7. First the attacker decides whether to retreat. Then each side decides whether its submarines submerge
   * (R105). Null outside step 7.
   */
  readonly step7: 'attacker' | 'attackerDives' | 'defenderDives' | null
  readonly submerged: { readonly attack: number; readonly defend: ByPower<number> }
  readonly flownHome: Units
  readonly retreated?: { readonly units: Units; readonly to: string }
  /** Losses that the allied owners proposed, if their proposals differ (R61). */
  readonly proposals?: ByPower<LossesByPower>
  readonly outcome?: Outcome
}

/** Settings, and the attack and defence numbers of the units, that decide how a battle is fought. */
export interface Ways {
  readonly profiles: Profiles
  /** A6: whether ships hit by submarines also fire if the attacker has a destroyer. */
  readonly destroyerBothSides: boolean
  /** A11: whether submarines cannot submerge if the enemy has a destroyer in the battle. */
  readonly destroyerBlocks: boolean
}
