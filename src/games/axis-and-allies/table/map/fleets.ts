import { POWERS, SIDES, type Power } from '../../box/powers'
import { shipsIn } from '../../box/units'
import type { State } from '../../model/state'

interface Fleet {
  readonly power: Power
  readonly ships: number
}

/** The ships of each power in a zone. */
export const fleetsIn = ({ armies }: Pick<State, 'armies'>, at: string): readonly Fleet[] =>
  POWERS.map((power) => ({ power, ships: shipsIn(armies[at]?.[power] ?? {}) })).filter(({ ships }) => ships > 0)

/** The ships of each side, under the flag of its first power there. */
export const bySide = (fleets: readonly Fleet[]): readonly Fleet[] =>
  (['axis', 'allies'] as const).flatMap((side) => {
    const own = fleets.filter(({ power }) => SIDES[power] === side)
    return own.slice(0, 1).map(({ power }) => ({ power, ships: own.reduce((all, { ships }) => all + ships, 0) }))
  })
