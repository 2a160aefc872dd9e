import type { Colour } from '../../box/board'
import type { State } from '../../model/state'

type Owners = readonly (Colour | null)[]

/** Returns the players who can own a fortress on a fortress site: one fortress of a player per city. */
export const ownersFor = ({ players }: Pick<State, 'players'>, fortresses: Owners, at: number): readonly Colour[] =>
  players.map(({ colour }) => colour).filter((one) => one === fortresses[at] || !fortresses.includes(one))
