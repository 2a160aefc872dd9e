import { useTable } from '../../../../table/hook'
import type { Clan } from '../../box/box'
import type { State } from '../../model/state'

/** Hook that returns the current state of the open game. */
export const usePosition = (): State => useTable((open) => open.state as State)

/** Returns the name of a clan's player, or the name of the clan if the player has no name. */
export const nameOf = ({ players }: Pick<State, 'players'>, clans: Readonly<Record<Clan, string>>, clan: Clan): string =>
  players.find((player) => player.clan === clan)?.name.trim() || clans[clan]
