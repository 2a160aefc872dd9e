import { calledBy } from '../../../../table/standard/called'
import { useTable } from '../../../../table/hook'
import type { Colour } from '../../box/box'
import type { State } from '../../model/state'

/** Hook that returns the current state of the open game. */
export const usePosition = (): State => useTable((open) => open.state as State)

/** Returns the name of a player, or the colour of the player if no name was entered. */
export const nameOf = ({ players }: Pick<State, 'players'>, colours: Readonly<Record<Colour, string>>, colour: Colour): string =>
  players.find((player) => player.colour === colour)?.name.trim() || colours[colour]

/**
 * Returns a display name for each colour: the name of its player, with the colour added if players have the same name. If the player has no
 * name, the display name is the colour.
 */
export const calledIn = (
  { players }: Pick<State, 'players'>,
  colours: Readonly<Record<Colour, string>>,
): Readonly<Record<Colour, string>> =>
  calledBy(
    players.map(({ colour, name }) => ({ role: colour, name })),
    colours,
  )
