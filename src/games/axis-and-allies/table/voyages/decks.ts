import { ZONE_IDS } from '../../box/board'
import { areAllied, type Power } from '../../box/powers'
import type { PlainMove } from '../../model/moves'
import type { State } from '../../model/state'
import { fightersLost } from '../../rules/noncombat-move'
import { armiesOf } from '../../model/pieces'

type Zones = Extract<PlainMove, { readonly do: 'landed' }>['zones']

/** Zones with more fighters than decks, as far as the app knows where units stand. */
export const shortOfDecks = ({ pieces, power }: Pick<State, 'pieces' | 'power'>): Zones => {
  const armies = armiesOf(pieces)
  return Object.fromEntries(
    ZONE_IDS.flatMap((zone) => {
      const fleets = Object.entries(armies[zone] ?? {}).filter(([owner]) => areAllied(owner as Power, power))
      const carriers = fleets.reduce((all, [, { cv = 0 }]) => all + cv, 0)
      const fighters = fleets.reduce((all, [, { ftr = 0 }]) => all + ftr, 0)
      return (armies[zone]?.[power]?.ftr ?? 0) > 0 && fightersLost(carriers, fighters) > 0 ? [[zone, { carriers, fighters }]] : []
    }),
  )
}

/** Fighters that find no deck in any of the zones. */
export const lostIn = (zones: Zones): number =>
  Object.values(zones).reduce((all, { carriers, fighters }) => all + fightersLost(carriers, fighters), 0)
