import { minus } from '../../../kit/counts'
import { POWERS, type Power } from '../box/powers'
import { UNITS, type Unit, type Units } from '../box/units'
import type { Battle } from '../model/battle'
import type { Event } from '../model/events'
import { gone } from '../rules/losses'

type UnitsByPower = Readonly<Partial<Record<Power, Units>>>

const only = (count: (power: Power) => Units): UnitsByPower =>
  Object.fromEntries(
    POWERS.flatMap((power) => {
      const units = count(power)
      const lost = Object.fromEntries(UNITS.filter((unit) => (units[unit] ?? 0) > 0).map((unit) => [unit, units[unit]]))
      return Object.keys(lost).length > 0 ? [[power, lost]] : []
    }),
  )

const sideOf = ({ by, attack, defend }: Battle, power: Power): Units => (power === by ? attack : (defend[power] ?? {}))

/**
 * Returns the units that one event of a battle removes from the board, for each power. A damaged battleship stays on the board. A sunk
 * battleship counts once, even if it was damaged before.
 * @param before battle before the event; needed only if the players ended the battle without the app and reported the surviving units
 */
export const battleLosses = (event: Event, before: Battle | undefined): UnitsByPower => {
  switch (event.e) {
    // Aircraft hit by AA fire are removed immediately. No loss event follows.
    case 'fired':
      return event.stage === 'aa' ? only((power) => (power === event.battle.by ? event.hits : {})) : {}
    case 'lossesTaken':
      return only((power) => gone(event.losses[power] ?? {}))
    case 'brokenOff':
      return before === undefined ? {} : only((power) => minus<Unit>(sideOf(before, power), sideOf(event.battle, power)))
    default:
      return {}
  }
}
