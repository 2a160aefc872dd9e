import type { Colour } from '../../box/board'
import type { State } from '../../model/state'

type Owners = readonly (Colour | null)[]

/**
 * Selects the next owner of a fortress site after a tap on the site. The choices are no owner, then each player without a fortress in this
 * city.
 */
export const withNextOwner = ({ players }: Pick<State, 'players'>, fortresses: Owners, at: number): Owners => {
  const owner = fortresses[at] ?? null
  const free = players.map(({ colour }) => colour).filter((one) => one === owner || !fortresses.includes(one))
  return fortresses.with(at, free[owner === null ? 0 : free.indexOf(owner) + 1] ?? null)
}
