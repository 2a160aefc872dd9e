import { useTable } from '../../../../table/hook'
import type { Colour } from '../../box/box'
import type { State } from '../../model/state'

/** The position of an open game of this kind. */
export const usePosition = (): State => useTable((open) => open.state as State)

/** A person by name; the colour only where nobody gave a name. */
export const nameOf = ({ players }: Pick<State, 'players'>, colours: Readonly<Record<Colour, string>>, colour: Colour): string =>
  players.find((player) => player.colour === colour)?.name.trim() || colours[colour]

/** A text of the history with the players' names in place of their colours. */
export const withNames = (text: string, names: ReadonlyMap<string, string>): string =>
  text.replaceAll(/\p{L}+/gu, (word) => names.get(word) ?? word)
