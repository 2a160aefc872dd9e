import { useTable } from '../../../../table/hook'
import type { Clan } from '../../box/box'
import type { State } from '../../model/state'

/** The position of an open game of this kind. */
export const usePosition = (): State => useTable((open) => open.state as State)

/** A person by name; the colour only where nobody gave a name. */
export const nameOf = ({ players }: Pick<State, 'players'>, clans: Readonly<Record<Clan, string>>, clan: Clan): string =>
  players.find((player) => player.clan === clan)?.name.trim() || clans[clan]
