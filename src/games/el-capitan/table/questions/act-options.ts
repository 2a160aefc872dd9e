import { CITIES, FACES, type CityId, type Colour } from '../../box/board'
import { cityOf } from '../../model/city'
import type { OwnMove } from '../../model/moves'
import type { State } from '../../model/state'
import { kindsFor } from '../../prompts/domains'
import type { Draft } from '../../prompts/draft'
import { nextSite } from '../../rules/track'

export type Kind = NonNullable<Draft['kind']>

export interface ActOptions {
  /** Every action that can be finished, with each colour, site and amount that it may have. */
  readonly legal: readonly Draft[]
  /** The city of the ship, and the site where its next warehouse goes. */
  readonly city: CityId | undefined
  readonly next: ReturnType<typeof nextSite> | undefined
  /** Main and neutral, where a warehouse of either may be built. */
  readonly eitherColour: readonly Colour[]
  /** The colours of the chosen kind, and the chosen one: the only one is chosen by itself. */
  readonly colours: readonly Colour[]
  readonly colour: Colour | undefined
  readonly site: number | undefined
  /** The action that is chosen, once everything about it is. */
  readonly chosen: Draft | undefined
}

/** The actions of a turn, and how far a draft has chosen one. */
export const optionsOf = (state: State, by: Colour, draft: Draft): ActOptions => {
  const colourOf = ({ colour = by }: Draft): Colour => colour
  const ship = state.ships[by]
  const city = ship?.at === 'city' ? ship.city : undefined
  const legal = kindsFor(state, { roles: [by] }).flatMap((one): readonly Draft[] =>
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

/** The move of an action for which nothing has been chosen: the table plays it to show the refusal. */
export const bareMove = (kind: Kind | 'sail' | 'buy', { city, next }: ActOptions): OwnMove => {
  switch (kind) {
    case 'loan':
      return { do: 'loan', face: 10 }
    case 'build':
      return next === 'first' ? { do: 'build', site: 1 } : { do: 'build' }
    case 'sail':
      return { do: 'sail', to: CITIES.find((one) => one !== city) ?? 'napoli' }
    case 'buy':
      return { do: 'buy', price: 1 }
    default:
      return { do: kind }
  }
}
