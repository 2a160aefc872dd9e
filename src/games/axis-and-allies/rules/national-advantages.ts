import { moveShape } from '../../../kit/move-kinds'
import type { Infer } from '../../../kit/shape'
import { isIsland, territoryOf } from '../box/board'
import { ADVANTAGES, type Power } from '../box/powers'
import type { Units } from '../box/units'
import type { Modifiers, Place } from '../model/battle'
import { countOf, fights, isTroop } from '../box/units'
import { refusedByReferee } from '../../../referee'
import * as shapes from '../shapes/pieces'
import type { Transaction } from '../transaction/transaction'
import { DONE, type Handled } from './handler'

/** Applies the national advantages that change battles and their odds (2.7, A21). */

const tickShape = moveShape('tick', { advantage: shapes.advantage })

const WOLF_PACK = 3

/** Facts about a battle from which the app finds the national advantages that apply to it. */
export interface Scene {
  readonly advantages: readonly string[]
  /** Ids of the single-use advantages that were used. */
  readonly used: readonly string[]
  /** Ids of the used advantages whose effect is over. */
  readonly ended?: readonly string[] | undefined
  readonly place: Place
  readonly at: string
  readonly by: Power
  readonly amphibious: boolean
  readonly attack: Units
  readonly defenders: readonly Power[]
}

/** Returns the rule changes that national advantages cause in a battle. The players may set other rule changes. */
export const modifiersFor = ({ advantages, used, ended = [], place, at, by, amphibious, attack, defenders }: Scene): Modifiers => {
  const has = (id: string, of: 'attacker' | 'defender'): boolean => {
    const advantage = ADVANTAGES.find((one) => one.id === id)
    if (advantage === undefined || !advantages.includes(id)) return false
    return of === 'attacker' ? by === advantage.power : defenders.includes(advantage.power)
  }
  const isOriginal = (power: Power) => territoryOf(at)?.original === power
  const [onLand, onIsland] = [place === 'land', place === 'land' && isIsland(at)]
  const infantryAlone = countOf(attack, fights) > 0 && countOf(attack, fights) === (attack.inf ?? 0)
  const winter = has('russianWinter', 'defender') && used.includes('russianWinter') && !ended.includes('russianWinter') && onLand
  const dugIn = has('dugInDefenders', 'defender') && onIsland
  const attackers = (has('banzaiAttacks', 'attacker') && infantryAlone) || (has('marines', 'attacker') && amphibious && onLand)
  return {
    ...(winter || dugIn ? { infantryDefence: 1 } : {}),
    ...(has('atlanticWall', 'defender') && amphibious && isOriginal('germany') ? { firstCycleInfantry: 1 } : {}),
    ...(has('fortressEurope', 'defender') && onLand && isOriginal('germany') ? { artilleryDefence: 1 } : {}),
    ...(has('wolfPacks', 'attacker') && (attack.ss ?? 0) >= WOLF_PACK ? { submarineAttack: 1 } : {}),
    ...(has('radar', 'defender') && onLand && isOriginal('uk') ? { aaHitsOn: 2 } : {}),
    ...(has('superfortresses', 'attacker') ? { safeBombers: true } : {}),
    ...(attackers && countOf(attack, isTroop) > 0 ? { infantryAttack: 1 } : {}),
  }
}

/** 2.7: marks a national advantage with a single use as used. Refusal: NOT_ASKED. */
const tick = ({ state, emit }: Transaction, { advantage }: Infer<typeof tickShape>): Handled => {
  const known = ADVANTAGES.find(({ id }) => id === advantage)
  const isOpen = known?.once === true && state.settings.advantages.includes(advantage) && !state.used.includes(advantage)
  if (!isOpen) return refusedByReferee('NOT_ASKED')
  emit({ e: 'advantageUsed', advantage })
  return DONE
}

/** Moves of this chapter. */
export const ADVANTAGE_MOVES = {
  tick: { shape: tickShape, decide: tick },
}
