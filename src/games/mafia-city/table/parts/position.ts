import { calledBy } from '../../../../table/standard/called'
import { useTable } from '../../../../table/hook'
import type { Colour } from '../../box/box'
import type { State } from '../../model/state'

/** Hook that returns the current state of the open game. */
export const usePosition = (): State => useTable((open) => open.state as State)

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

/** Returns the display name of a player or a family (see {@link calledIn}). */
export const nameOf = (state: Pick<State, 'players'>, colours: Readonly<Record<Colour, string>>, colour: Colour): string =>
  calledIn(state, colours)[colour]
