import { useTable } from '../../../../table/hook'
import type { Power } from '../../box/powers'
import type { State } from '../../model/state'

/** Who plays a power, by name; empty where nobody has given one. */
export const nameOf = ({ players }: Pick<State, 'players'>, power: Power): string =>
  players.find(({ powers }) => powers.includes(power))?.name.trim() ?? ''

/** The position of an open game of this kind. */
export const usePosition = (): State => useTable((open) => open.state as State)
