import type { Colour } from '../../box/board'
import type { State } from '../../model/state'

type Owners = readonly (Colour | null)[]

/** The fortresses of a city with the next owner on a site, as taps go through them: nobody, then everybody who has none here. */
export const withNextOwner = ({ players }: Pick<State, 'players'>, fortresses: Owners, at: number): Owners => {
  const owner = fortresses[at] ?? null
  const free = players.map(({ colour }) => colour).filter((one) => one === owner || !fortresses.includes(one))
  return fortresses.with(at, free[owner === null ? 0 : free.indexOf(owner) + 1] ?? null)
}
