import { useTable } from '../../../../table/hook'
import type { Power } from '../../box/powers'
import type { State } from '../../model/state'

/** Returns the name of the player of a power; an empty string if no name was entered. */
export const nameOf = ({ players }: Pick<State, 'players'>, power: Power): string =>
  players.find(({ powers }) => powers.includes(power))?.name.trim() ?? ''

/** Hook that returns the current state of the open game. */
export const usePosition = (): State => useTable((open) => open.state as State)
