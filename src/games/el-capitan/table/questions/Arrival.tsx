import { numberAt } from '../../../../kit/rule-points'
import type { CityId, Colour } from '../../box/board'
import { harbourPrice } from '../../box/numbers'
import { cityOf } from '../../model/city'
import type { Card } from '../../model/moves'
import type { State } from '../../model/state'
import { kindsFor, reasonAgainst } from '../../prompts/domains'
import { nextSite } from '../../rules/track'
import { useNamedTexts } from '../parts/named'
import { useVoyageTexts } from '../parts/words/voyage'
import { positionAfter } from '../parts/position-after'

export interface ArrivalProps {
  readonly state: State
  readonly by: Colour
  readonly space: { readonly city: CityId; readonly harbour: 1 | 2 }
  /** Reported cards of the voyage; undefined if the players report no cards. */
  readonly cards: readonly Card[] | undefined
  /** Florins that the player pays for cards of the voyage. */
  readonly spent: number
}

/**
 * Component that shows the harbour space where the ship will land, and the price of a warehouse on this space. If the player can build
 * nothing there, the component shows the reasons instead.
 */
export function Arrival({ state, by, space: { city, harbour }, cards, spent }: ArrivalProps) {
  const { sail } = useNamedTexts()
  const money = { ...state.money, [by]: (state.money[by] ?? 0) - spent }
  const after = positionAfter({ ...state, money }, { do: 'sail', to: city, ...(cards && { cards }) })?.state
  if (after !== undefined && kindsFor(after, { roles: [by] }).length === 0) return <Nothing state={after} by={by} city={city} />
  return <p className="note">{sail.costs(harbour, numberAt(state.numbers, harbourPrice(city, harbour)))}</p>
}

export interface NothingProps {
  /** State in which the ship of the player is in the city. */
  readonly state: State
  readonly by: Colour
  readonly city: CityId
  /** Whether the ship is in the city already, so that it has to sail on. */
  readonly isOn?: boolean
}

/** Component that says that a player can build nothing in a city, with the reason against a warehouse and the reason against a fortress. */
export function Nothing({ state, by, city, isOn = false }: NothingProps) {
  const { act, refusals, inCity } = useNamedTexts()
  const text = useVoyageTexts()
  const isEmpty = nextSite(cityOf(state, city)) === 'first'
  const reasons = (['build', 'fortress'] as const).flatMap((kind) => {
    const code = reasonAgainst(state, { roles: [by] }, { kind, ...(isEmpty && kind === 'build' && { site: 1 }) })
    const why = code === undefined ? undefined : (act.why[code] ?? refusals[code])
    return why === undefined ? [] : [`${act.tiles[kind]}: ${why}`]
  })
  return (
    <p className="type-row" role="status">
      {(isOn ? text.sailsOn : text.nothing)(inCity(city), reasons.join('; '))}
    </p>
  )
}
