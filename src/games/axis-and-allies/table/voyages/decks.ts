import type { OwnMove } from '../../rules/moves'
import { fightersLost } from '../../rules/noncombat-move'

type Zones = Extract<OwnMove, { readonly do: 'landed' }>['zones']

/** Returns the total number of fighters in the given sea zones for which no carrier has room. */
export const lostIn = (zones: Zones): number =>
  Object.values(zones).reduce((all, { carriers, fighters }) => all + fightersLost(carriers, fighters), 0)
