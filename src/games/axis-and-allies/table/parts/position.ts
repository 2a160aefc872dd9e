import { useTable } from '../../../../table/hook'
import type { Power } from '../../box/powers'
import type { State } from '../../model/state'

/** Name of the player of a power; empty if none was entered. */
export const nameOf = ({ players }: Pick<State, 'players'>, power: Power): string =>
  players.find(({ powers }) => powers.includes(power))?.name.trim() ?? ''

/** Hook: returns the state of the open game. */
export const usePosition = (): State => useTable((open) => open.state as State)
