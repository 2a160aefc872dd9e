import { numberAt } from '../../../../kit/rule-points'
import type { CityId, Colour } from '../../box/board'
import { harbourPrice } from '../../box/numbers'
import type { Card } from '../../model/moves'
import { followsMoney } from '../../model/settings'
import type { State } from '../../model/state'
import { kindsFor } from '../../prompts/domains'
import { useNamedTexts } from '../parts/named'
import { positionAfter } from '../parts/position-after'
import { Nothing } from './Nothing'

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
  // Without money, the app asks for no price.
  const price = numberAt(state.numbers, harbourPrice(city, harbour))
  if (price === undefined && !followsMoney(state.settings)) return
  return <p className="note">{sail.costs(harbour, price)}</p>
}
