import { calledBy } from '../../../../table/plain/called'
import { useTable } from '../../../../table/hook'
import type { Colour } from '../../box/box'
import type { State } from '../../model/state'

/** The position of an open game of this kind. */
export const usePosition = (): State => useTable((open) => open.state as State)

/** A person by name; the colour only where nobody gave a name. */
export const nameOf = ({ players }: Pick<State, 'players'>, colours: Readonly<Record<Colour, string>>, colour: Colour): string =>
  players.find((player) => player.colour === colour)?.name.trim() || colours[colour]

/** Names of the colours: the player’s name, with the colour added to names that are equal; the colour alone if nobody gave a name. */
export const calledIn = (
  { players }: Pick<State, 'players'>,
  colours: Readonly<Record<Colour, string>>,
): Readonly<Record<Colour, string>> =>
  calledBy(
    players.map(({ colour, name }) => ({ role: colour, name })),
    colours,
  )
