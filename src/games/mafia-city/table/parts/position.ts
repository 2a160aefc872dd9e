import { calledBy } from '../../../../table/plain/called'
import { useTable } from '../../../../table/hook'
import type { Colour } from '../../box/box'
import type { State } from '../../model/state'

/** Returns the current state of the open game. */
export const usePosition = (): State => useTable((open) => open.state as State)

/** Returns the name of a player, or the colour if no name was entered. */
export const nameOf = ({ players }: Pick<State, 'players'>, colours: Readonly<Record<Colour, string>>, colour: Colour): string =>
  players.find((player) => player.colour === colour)?.name.trim() || colours[colour]

/** Returns the names of all colours: the player’s name, with the colour added to equal names. Without a name, returns the colour. */
export const calledIn = (
  { players }: Pick<State, 'players'>,
  colours: Readonly<Record<Colour, string>>,
): Readonly<Record<Colour, string>> =>
  calledBy(
    players.map(({ colour, name }) => ({ role: colour, name })),
    colours,
  )
