import { numberAt, type ReportedNumbers } from '../../../../kit/rule-points'
import { CITIES, FACES, FORTRESS_SITES, type CityId, type Colour } from '../../box/board'
import { fortressPrice, harbourPrice } from '../../box/numbers'
import { cityOf } from '../../model/city'
import type { OwnMove } from '../../rules/moves'
import { NO_PIECES } from '../../model/pieces'
import type { State } from '../../model/state'
import { citiesFor, kindsFor, unknownFor } from '../../prompts/domains'
import type { Draft } from '../../prompts/draft'
import { nextSite } from '../../rules/track'
import type { Texts } from '../parts/words'
import type { RefusedFacts } from '../../words/shared/refused-facts'

/** Code and parameters of a refusal. */
type Refused = { readonly code: string; readonly params: Readonly<Record<string, unknown>> }

const numberIn = (params: Refused['params'], key: string): number => (typeof params[key] === 'number' ? params[key] : 0)

/** Returns the cities in which the same action would be legal with regard to this refusal code. */
const elsewhere = (state: State, by: Colour, code: string, here: CityId | undefined): readonly CityId[] => {
  const others = CITIES.filter((city) => city !== here)
  switch (code) {
    case 'NOTHING_SHUT_DOWN':
      return others.filter((city) => cityOf(state, city).shut.includes(by))
    case 'ONE_FORTRESS_PER_CITY':
    case 'FORTRESS_SITES_FULL':
      return others.filter((city) => {
        const { fortresses } = cityOf(state, city)
        return !fortresses.includes(by) && fortresses.filter((one) => one !== null).length < FORTRESS_SITES
      })
    case 'HARBOURS_FULL':
      return citiesFor(state).flatMap(({ area }) => area ?? [])
    default:
      return []
  }
}

/** Returns the players whose ship or fortress prevents the action. */
const inTheWay = (state: State, by: Colour, code: string, city: CityId | undefined): readonly Colour[] => {
  if (city === undefined) return []
  if (code === 'FORTRESS_SITES_FULL') return cityOf(state, city).fortresses.flatMap((one) => one ?? [])
  return state.players.flatMap(({ colour }) => {
    const ship = state.ships[colour]
    return colour !== by && ship?.at === 'city' && ship.city === city ? [colour] : []
  })
}

/**
 * Returns the names and numbers that the text of a refusal contains.
 * @param plain texts that name colours instead of players, to tell apart the two colours of one player
 */
export const factsOf = (state: State, { code, params }: Refused, named: Texts, plain: Texts): RefusedFacts => {
  const by = state.turns.turn ?? 'red'
  const ship = state.ships[by]
  const cityParam = CITIES.find((city) => city === params['city'])
  const city = cityParam ?? (ship?.at === 'city' ? ship.city : undefined)
  const { main, neutral } = state.left[by] ?? NO_PIECES
  const legal = kindsFor(state, { roles: [by] }).map(({ kind }) => kind)
  const colour = state.players.length === 2 ? (params['colour'] as Colour | undefined) : undefined
  return {
    who: named.colours[by],
    city: city && named.cities[city],
    inCity: city === undefined ? '' : named.inCity(city),
    site: numberIn(params, 'site'),
    colour: colour && plain.colours[colour],
    price: numberIn(params, 'price'),
    has: numberIn(params, 'has'),
    left: { main, neutral },
    people: inTheWay(state, by, code, city).map((one) => named.colours[one]),
    elsewhere: elsewhere(state, by, code, city).map((one) => named.cities[one] ?? one),
    cards: { has: numberIn(params, 'has'), needs: numberIn(params, 'needs') },
    hasSailed: state.turn.sailed || state.turn.bought,
    canBuild: legal.includes('build') || (code !== 'SUPPLY_BALANCE' && legal.includes('fortress')),
    canReopen: legal.includes('reopen'),
    turnOf: state.turns.turn && named.colours[state.turns.turn],
  }
}

const moveOf = ({ kind, colour, site }: Draft): OwnMove | undefined => {
  if (kind === 'build') return { do: 'build', ...(colour && { colour }), ...(site !== undefined && { site }) }
  if (kind === 'reopen') return { do: 'reopen', ...(colour && { colour }) }
  return kind === 'fortress' ? { do: 'fortress' } : undefined
}

/** Returns the legal actions of the turn that the app offers instead of a refused action: first buildings in this city, then loans. */
export const legalInstead = (state: State): readonly OwnMove[] => {
  const by = state.turns.turn
  if (by === undefined || state.stage !== 'turns') return []
  const asked = { roles: [by] }
  const legal = kindsFor(state, asked)
  const here = legal.flatMap((draft) => (unknownFor(state, asked, draft).length > 0 ? [] : (moveOf(draft) ?? [])))
  const loans = legal.some(({ kind }) => kind === 'loan') ? FACES.map((face): OwnMove => ({ do: 'loan', face })) : []
  return [...here, ...loans]
}

/**
 * Returns the kinds of actions that are legal too, but only after the players have read a number off the board.
 * @param reported numbers that the players have just read, and that the app has not stored
 */
export const legalOnceRead = (state: State, reported: ReportedNumbers = {}): readonly NonNullable<Draft['kind']>[] => {
  const by = state.turns.turn
  if (by === undefined || state.stage !== 'turns') return []
  const roles = { roles: [by] }
  const legal = kindsFor({ ...state, numbers: { ...state.numbers, ...reported } }, roles)
  const isRead = (draft: Draft) => unknownFor(state, roles, draft).length === 0
  const read = legal.flatMap((draft) => (isRead(draft) ? (draft.kind ?? []) : []))
  return [...new Set(legal.flatMap(({ kind }) => kind ?? []))].filter((kind) => !read.includes(kind))
}

/** Returns the city, the site and the price of the piece that a move would build. */
export const placeOf = (
  state: State,
  move: OwnMove,
): { readonly city: CityId; readonly site: number; readonly price?: number } | undefined => {
  const ship = state.ships[state.turns.turn ?? 'red']
  if (ship?.at !== 'city') return undefined
  const city = cityOf(state, ship.city)
  const next = nextSite(city)
  const isFortress = move.do === 'fortress'
  const site = isFortress
    ? city.fortresses.indexOf(null) + 1
    : ((move.do === 'build' ? move.site : undefined) ?? (typeof next === 'number' ? next : 1))
  const point = isFortress ? fortressPrice(ship.city, site) : move.do === 'build' ? harbourPrice(ship.city, ship.harbour) : undefined
  const price = point === undefined || !state.settings.moneyTold ? undefined : numberAt(state.numbers, point)
  return { city: ship.city, site, ...(price !== undefined && { price }) }
}
