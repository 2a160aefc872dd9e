import { numberAt } from '../../../../kit/rule-points'
import { CITIES, FACES, type CityId, type Colour } from '../../box/board'
import { fortressPrice, harbourPrice } from '../../box/numbers'
import { cityOf } from '../../model/city'
import type { OwnMove } from '../../rules/moves'
import { followsMoney } from '../../model/settings'
import type { State } from '../../model/state'
import { kindsFor, reasonAgainst } from '../../prompts/domains'
import type { Draft } from '../../prompts/draft'
import { nextSite } from '../../rules/track'

export type Kind = NonNullable<Draft['kind']>

export interface ActOptions {
  /**
   * All legal actions, and the chosen action if the players have overruled its refusal. The list has one draft
   * for each colour, site and amount.
   */
  readonly legal: readonly Draft[]
  /** City of the ship; undefined if the ship is not in a city. */
  readonly city: CityId | undefined
  readonly next: ReturnType<typeof nextSite> | undefined
  /** Main and neutral colour of the player, if the player may build a warehouse in either colour. */
  readonly eitherColour: readonly Colour[]
  /** Colours in which the player can legally make the chosen kind of action. */
  readonly colours: readonly Colour[]
  readonly colour: Colour | undefined
  readonly site: number | undefined
  /** The chosen action; undefined until the user has made all choices. */
  readonly chosen: Draft | undefined
}

/** Returns the legal actions of a turn, and the choices that the user has made so far. */
export const optionsOf = (state: State, by: Colour, draft: Draft): ActOptions => {
  const colourOf = ({ colour = by }: Draft): Colour => colour
  const ship = state.ships[by]
  const city = ship?.at === 'city' ? ship.city : undefined
  const waived = draft.waived === undefined ? [] : kindsFor(state, { roles: [by] }, draft.waived).filter(({ kind }) => kind === draft.kind)
  const others = kindsFor(state, { roles: [by] }).filter(({ kind }) => waived.length === 0 || kind !== draft.kind)
  const legal = [...others, ...waived].flatMap((one): readonly Draft[] =>
    one.kind === 'loan' ? FACES.map((face) => ({ kind: 'loan', face })) : [one],
  )
  const options = legal.filter(({ kind }) => kind === draft.kind)
  const colours = [...new Set(options.map(colourOf))]
  const colour = colours.length === 1 ? colours[0] : draft.colour
  const inColour = options.filter((one) => colourOf(one) === colour)
  const sites = [...new Set(inColour.map((one) => one.site))]
  const site = sites.length === 1 ? sites[0] : draft.site
  return {
    legal,
    city,
    next: city === undefined ? undefined : nextSite(cityOf(state, city)),
    eitherColour: [...new Set(legal.filter(({ kind }) => kind === 'build' || kind === 'reopen').map(colourOf))],
    colours,
    colour,
    site,
    chosen: inColour.find((one) => one.site === site && one.face === draft.face),
  }
}

/** R47: returns whether a player can build only one of the two colours, because the other would leave too few main warehouses. */
export const isBalanceShort = (state: State, by: Colour, { eitherColour, next }: ActOptions): boolean => {
  const neutral = state.players.find(({ colour }) => colour === by)?.neutral
  if (neutral === undefined || eitherColour.length !== 1) return false
  const colour = eitherColour.includes(by) ? neutral : by
  return reasonAgainst(state, { roles: [by] }, { kind: 'build', colour, ...(next === 'first' && { site: 1 }) }) === 'SUPPLY_BALANCE'
}

/**
 * Returns the move of an action without the user's choices. The app submits the move so that the refusal shows why the action is illegal.
 */
export const bareMove = (kind: Kind | 'sail' | 'buy', { city, next }: ActOptions, isCardTold = false): OwnMove => {
  const to = CITIES.find((one) => one !== city) ?? 'napoli'
  switch (kind) {
    case 'loan':
      return { do: 'loan', face: 10 }
    case 'build':
      return next === 'first' ? { do: 'build', site: 1 } : { do: 'build' }
    case 'sail':
      return { do: 'sail', to, ...(isCardTold && { cards: [{ as: 'destination', city: to, seals: 1 }] }) }
    case 'buy':
      return { do: 'buy', price: 1 }
    default:
      return { do: kind }
  }
}

/** Price of an action: undefined if the app does not track money, "?" if the number of the board is unknown. */
export type Price = number | '?' | undefined

/** Returns the prices of a warehouse and of a fortress in the city of the ship. */
export const pricesIn = (state: State, by: Colour, fortressSite: number): { readonly build: Price; readonly fortress: Price } => {
  const ship = state.ships[by]
  const paid = (price: number | undefined): Price => (followsMoney(state.settings) ? (price ?? '?') : undefined)
  if (ship?.at !== 'city') return { build: paid(undefined), fortress: paid(undefined) }
  return {
    build: paid(numberAt(state.numbers, harbourPrice(ship.city, ship.harbour))),
    fortress: paid(numberAt(state.numbers, fortressPrice(ship.city, fortressSite))),
  }
}
