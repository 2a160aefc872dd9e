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
): Readonly<Record<Colour, string>> => {
  const names = players.map(({ name }) => name.trim())
  return {
    ...colours,
    ...Object.fromEntries(
      players.flatMap(({ colour }, at) => {
        const name = names[at] ?? ''
        if (name === '') return []
        return [[colour, names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} (${colours[colour]})`]]
      }),
    ),
  }
}
