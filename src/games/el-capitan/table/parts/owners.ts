import type { Colour } from '../../box/board'
import type { State } from '../../model/state'

type Owners = readonly (Colour | null)[]

/** Returns the players who can own a fortress on a fortress site: one fortress of a player per city. */
export const ownersFor = ({ players }: Pick<State, 'players'>, fortresses: Owners, at: number): readonly Colour[] =>
  players.map(({ colour }) => colour).filter((one) => one === fortresses[at] || !fortresses.includes(one))

/**
 * Selects the next owner of a fortress site after a tap on the site. The choices are no owner, then each player without a fortress in this
 * city.
 */
export const withNextOwner = (state: Pick<State, 'players'>, fortresses: Owners, at: number): Owners => {
  const owner = fortresses[at] ?? null
  const free = ownersFor(state, fortresses, at)
  return fortresses.with(at, free[owner === null ? 0 : free.indexOf(owner) + 1] ?? null)
}
