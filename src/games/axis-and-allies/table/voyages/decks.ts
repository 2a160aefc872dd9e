import type { PlainMove } from '../../model/moves'
import { fightersLost } from '../../rules/noncombat-move'

type Zones = Extract<PlainMove, { readonly do: 'landed' }>['zones']

/** Total number of fighters without a deck in the given zones. */
export const lostIn = (zones: Zones): number =>
  Object.values(zones).reduce((all, { carriers, fighters }) => all + fightersLost(carriers, fighters), 0)
