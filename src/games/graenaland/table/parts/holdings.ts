import { BUILDINGS, type Building, type Clan, type Hero } from '../../box/box'
import type { PlaceId } from '../../box/island'
import { holdingOf, placesOf } from '../../model/board'
import type { Board, Holding, State } from '../../model/state'
import type { Texts } from './words'

/**
 * Formats the settlements of a clan as text. The text lists villages and buildings separately, because a territory has space for only one
 * fort, one church and one hall (R40).
 */

type Names = Pick<Texts, 'settlements' | 'villages' | 'things' | 'heroes' | 'place'>

/** Returns the kinds of buildings that one clan has in a territory, in the order of the box. */
export const buildingsOf = (holding: Holding): readonly Building[] => BUILDINGS.filter((what) => holding[what] > 0)

const partsOf = (holding: Holding, { villages, things }: Names): readonly string[] => [
  ...(holding.village > 0 ? [villages(holding.village)] : []),
  ...buildingsOf(holding).map((what) => (holding[what] > 1 ? `${holding[what]}\u00a0× ${things[what]}` : things[what])),
]

/** Returns settlements as text, e.g. "1 village". If there are several kinds, the total is first: "3 settlements (2 villages + church)". */
const settlementsText = (holding: Holding, names: Names): string => {
  const parts = partsOf(holding, names)
  const total = holding.village + BUILDINGS.reduce((sum, what) => sum + holding[what], 0)
  return parts.length > 1 ? `${names.settlements(total)} (${parts.join(' + ')})` : parts.join('')
}

/**
 * Returns the settlements and the hero of a clan in a territory as text, e.g. "3 settlements (2 villages + church), warrior"; '' if the
 * clan has neither.
 */
export const holdingText = (holding: Holding, hero: Hero | undefined, names: Names): string =>
  [settlementsText(holding, names), ...(hero === undefined ? [] : [names.heroes[hero]])].filter((part) => part !== '').join(', ')

/**
 * Returns the settlements of a clan in a territory as text, to explain its votes, e.g. "2 villages + church"; undefined if the clan has no
 * buildings in the territory.
 */
export const settlementsBehind = (board: Pick<Board, 'settlements'>, at: PlaceId, clan: Clan, names: Names): string | undefined => {
  const holding = holdingOf(board, at, clan)
  return buildingsOf(holding).length === 0 ? undefined : partsOf(holding, names).join(' + ')
}

/**
 * Returns the buildings of a clan with their territories as text, e.g. "fort: Coast 1; church: Coast 3"; '' if the clan has no buildings.
 */
export const buildingsText = (state: State, clan: Clan, { things, place }: Names): string =>
  BUILDINGS.flatMap((what) => {
    const places = placesOf(state).filter((at) => holdingOf(state, at, clan)[what] > 0)
    return places.length === 0 ? [] : [`${things[what]}: ${places.map(place).join(', ')}`]
  }).join('; ')

/** Returns the public works in a territory as texts. An improvement is followed by its resource if the app knows it (R15). */
export const worksTexts = ({ works, improvements }: State, at: PlaceId, { things, resources }: Pick<Texts, 'things' | 'resources'>) =>
  (works[at] ?? []).map((work): string => {
    const resource = improvements[at]
    return work === 'improvement' && resource !== undefined ? `${things[work]} (${resources[resource]})` : things[work]
  })
