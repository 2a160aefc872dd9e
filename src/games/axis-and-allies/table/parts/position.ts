import type { Power } from '../../box/powers'
import type { State } from '../../model/state'

/** Who plays a power, by name; empty where nobody has given one. */
export const nameOf = ({ players }: Pick<State, 'players'>, power: Power): string =>
  players.find(({ powers }) => powers.includes(power))?.name.trim() ?? ''
