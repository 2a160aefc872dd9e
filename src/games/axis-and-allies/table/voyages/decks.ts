import type { PlainMove } from '../../model/moves'
import { fightersLost } from '../../rules/noncombat-move'

type Zones = Extract<PlainMove, { readonly do: 'landed' }>['zones']

/** Fighters that find no deck in any of the zones. */
export const lostIn = (zones: Zones): number =>
  Object.values(zones).reduce((all, { carriers, fighters }) => all + fightersLost(carriers, fighters), 0)
