import { Icon } from '../../../ui/Icon'
import * as icons from './icons'
import type { Area, OrderKind, UnitKind, Units } from '../box/box'
import { numberOf, UNIT_KINDS } from '../box/box'
import { singly } from '../model/units'
import { useSpeech } from './speech'

/** Icons of the kinds of units, the same on all screens. */
export const UNIT_ICONS: Readonly<Record<UnitKind, string>> = {
  footman: icons.footman,
  knight: icons.knight,
  ship: icons.ship,
  siegeEngine: icons.siegeEngine,
}
export const ORDER_ICONS: Readonly<Record<OrderKind, string>> = {
  march: icons.march,
  defense: icons.defense,
  support: icons.support,
  raid: icons.raid,
  consolidate: icons.consolidate,
}
export const TRACK_ICONS = { ironThrone: icons.throne, fiefdoms: icons.blade, kingsCourt: icons.raven } as const

/** Shows units as icons, one for each unit. Screen readers read the number of units as text. */
export function UnitGlyphs({ standing, routed }: { standing: Units; routed?: Units }) {
  const { names } = useSpeech()
  const down = routed === undefined ? [] : singly(routed)
  const label = [names.units(standing), ...(routed !== undefined && down.length > 0 ? [`${names.units(routed)}, ${names.routed}`] : [])]
  return (
    <span className="glyphs" role="img" aria-label={label.join('; ')}>
      {UNIT_KINDS.map((kind) =>
        numberOf(standing, kind) > 3 ? (
          <span key={kind} className="many">
            <Icon of={UNIT_ICONS[kind]} size="s" />
            {numberOf(standing, kind)}
          </span>
        ) : (
          singly({ footman: 0, knight: 0, ship: 0, [kind]: numberOf(standing, kind) }).map((one, k) => (
            <Icon key={`${one}${k}`} of={UNIT_ICONS[one]} size="s" />
          ))
        ),
      )}
      {down.map((kind, k) => (
        <span key={`${kind}${k}`} className="down">
          <Icon of={UNIT_ICONS[kind]} size="s" />
        </span>
      ))}
    </span>
  )
}

/** Shows the printed symbols of an area: castle or stronghold, barrels, crowns. */
export function PrintedGlyphs({ area }: { area: Area }) {
  const { names } = useSpeech()
  const label = [
    ...(area.castle === 0 ? [] : [names.castle[area.castle]]),
    ...(area.barrels === 0 ? [] : [names.count.barrels(area.barrels)]),
    ...(area.crowns === 0 ? [] : [names.count.crowns(area.crowns)]),
  ]
  if (label.length === 0) return
  return (
    <span className="glyphs printed" role="img" aria-label={label.join(', ')}>
      {area.castle === 1 && <Icon of={icons.castle} size="s" />}
      {area.castle === 2 && <Icon of={icons.stronghold} size="s" />}
      {Array.from({ length: area.barrels }, (_, k) => (
        <Icon key={`barrel${k}`} of={icons.barrel} size="s" />
      ))}
      {Array.from({ length: area.crowns }, (_, k) => (
        <Icon key={`crown${k}`} of={icons.crown} size="s" />
      ))}
    </span>
  )
}
