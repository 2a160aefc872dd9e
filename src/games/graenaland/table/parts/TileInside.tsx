import * as tableIcons from '../../../../table/icons'
import { Icon } from '../../../../ui/Icon'
import type { Clan } from '../../box/box'
import type { PlaceId } from '../../box/island'
import { heroesIn, settledIn } from '../../model/board'
import type { State } from '../../model/state'
import { THING_ICONS } from './pictures'
import { Plate } from './Plate'
import { nameOf } from './position'
import { standing } from './standing'
import { useTexts } from './words'

/** Who has a settlement or a hero in a territory, in the order of the seats. */
const clansAt = (state: State, at: PlaceId): readonly Clan[] => {
  const all = { ...settledIn(state, at), ...heroesIn(state, at) }
  return state.players.flatMap(({ clan }) => (Object.hasOwn(all, clan) ? [clan] : []))
}

/** Terrain, clans, public works and cards of a territory, as they stand on its tile. */
export function TileInside({ state, at }: { readonly state: State; readonly at: PlaceId }) {
  const texts = useTexts()
  const [settled, heroes] = [settledIn(state, at), heroesIn(state, at)]
  const lying = state.cards[at]?.length ?? 0
  const works = state.works[at] ?? []
  return (
    <>
      <span className="isle-terrain">{texts.terrains[state.island[at]?.terrain ?? 'plains']}</span>
      {clansAt(state, at).map((clan) => (
        <span key={clan} className="isle-clan">
          <Plate role={clan} size={18} />
          <span>{standing(settled[clan], heroes[clan] && letterOf(texts.heroes[heroes[clan]]))}</span>
        </span>
      ))}
      {works.length + lying > 0 && (
        <span className="isle-foot">
          {works.length > 0 && (
            <span className="isle-works">
              {works.map((work) => (
                <Icon key={work} of={THING_ICONS[work]} size="xs" label={texts.things[work]} />
              ))}
            </span>
          )}
          {lying > 0 && <Lying cards={lying} />}
        </span>
      )}
    </>
  )
}

/** Cards that lie in a territory, drawn: a price stands there as a number of cards. */
export function Lying({ cards }: { readonly cards: number }) {
  const texts = useTexts()
  return (
    <span className="isle-lying">
      <Icon of={tableIcons.card} size="xs" label={texts.lying(cards)} />
      {cards}
    </span>
  )
}

const letterOf = (name: string): string => name.charAt(0).toUpperCase()

/** Says the same of a territory to a screen reader. A hook: in the language of the page. */
export function useTileSaid(state: State): (at: PlaceId, shown?: State) => string {
  const texts = useTexts()
  return (at, shown = state) => {
    const [settled, heroes] = [settledIn(shown, at), heroesIn(shown, at)]
    return [
      texts.terrains[shown.island[at]?.terrain ?? 'plains'],
      ...clansAt(shown, at).map((clan) => {
        const hero = heroes[clan]
        return `${nameOf(shown, texts.clans, clan)} ${standing(settled[clan], hero && texts.heroes[hero])}`
      }),
      ...(shown.works[at] ?? []).map((work) => texts.things[work]),
      texts.lying(shown.cards[at]?.length ?? 0),
    ].join('; ')
  }
}
