import * as tableIcons from '../../../../table/icons'
import { Icon } from '../../../../ui/Icon'
import type { Clan } from '../../box/box'
import type { PlaceId } from '../../box/island'
import { armyOf, heroesIn, holdingOf, settledIn } from '../../model/board'
import type { Card, State } from '../../model/state'
import { buildingsOf, holdingText, worksTexts } from './holdings'
import { CARD_ICONS } from './goods'
import { lyingText } from './lying-text'
import { HERO_ICONS, TERRAIN_ICONS, THING_ICONS } from './pictures'
import { Plate } from './Plate'
import { nameOf } from './position'
import { useTexts, type Texts } from './words'

/** Returns the clans with a settlement or a hero in a territory, in seating order. */
const clansAt = (state: State, at: PlaceId): readonly Clan[] => {
  const all = { ...settledIn(state, at), ...heroesIn(state, at) }
  return state.players.flatMap(({ clan }) => (Object.hasOwn(all, clan) ? [clan] : []))
}

/** R72: returns how many face-down cards of a free start are left in a territory. */
export const startCardsAt = ({ free }: State, at: PlaceId): number => free?.left[at] ?? 0

export interface TileInsideProps {
  readonly state: State
  readonly at: PlaceId
  /** Whether the tile shows the kinds of its cards. Otherwise it shows their number only. */
  readonly hasKinds?: boolean
}

/** Component that shows the terrain, clans, public works and cards of a territory on its tile. */
export function TileInside({ state, at, hasKinds = false }: TileInsideProps) {
  const texts = useTexts()
  const start = startCardsAt(state, at)
  const lying = start + (state.cards[at]?.length ?? 0)
  const works = state.works[at] ?? []
  return (
    <>
      <Terrain state={state} at={at} />
      <ClansThere state={state} at={at} />
      {works.length + lying > 0 && (
        <span className="isle-foot flex flex-col items-center gap-1 w-full mt-auto pt-1 edge-top">
          {works.length > 0 && (
            <span className="isle-works flex gap-[min(2px,0.4cqi)]">
              {works.map((work) => (
                <Icon key={work} of={THING_ICONS[work]} size="xs" label={texts.things[work]} />
              ))}
            </span>
          )}
          {lying > 0 && (hasKinds && start === 0 ? <LyingKinds cards={state.cards[at] ?? []} /> : <Lying cards={lying} />)}
        </span>
      )}
    </>
  )
}

/** Component that shows the settlements, buildings and heroes of all clans on a tile. */
export function ClansThere({ state, at }: { readonly state: State; readonly at: PlaceId }) {
  return clansAt(state, at).map((clan) => <ClanThere key={clan} state={state} at={at} clan={clan} />)
}

/** Component that shows the terrain of a tile in its upper corner. */
export function Terrain({ state, at }: { readonly state: Pick<State, 'island'>; readonly at: PlaceId }) {
  const texts = useTexts()
  const terrain = state.island[at]?.terrain ?? 'plains'
  return (
    <span className="isle-ground absolute text-ink-2 [inset-block-start:4px] [inset-inline-end:4px]">
      <Icon of={TERRAIN_ICONS[terrain]} size="xs" label={texts.terrains[terrain]} />
    </span>
  )
}

/** Component that shows one clan on a tile: settlements, buildings and hero. A warrior is shown with the army strength. */
function ClanThere({ state, at, clan }: { readonly state: State; readonly at: PlaceId; readonly clan: Clan }) {
  const texts = useTexts()
  const holding = holdingOf(state, at, clan)
  const hero = heroesIn(state, at)[clan]
  return (
    <span className="isle-clan">
      <Plate role={clan} size={18} />
      {/* Pieces that need a second line stay beside the plate of their clan. */}
      <span className="isle-pieces">
        {/* The number counts the houses only, because each building has its own icon. */}
        {holding.village > 0 && <span>{holding.village}</span>}
        {hero !== undefined && (
          <span className="isle-hero inline-flex items-center gap-0.25">
            <Icon of={HERO_ICONS[hero]} size="xs" label={texts.heroes[hero]} />
            {hero === 'warrior' && armyOf(state, clan)}
          </span>
        )}
        {buildingsOf(holding).map((what) => (
          <Icon key={what} of={THING_ICONS[what]} size="xs" label={texts.things[what]} />
        ))}
      </span>
    </span>
  )
}

/** Component that shows how many cards lie in a territory, next to an icon of a card. */
export function Lying({ cards }: { readonly cards: number }) {
  const texts = useTexts()
  return (
    <span className="isle-lying">
      <Icon of={tableIcons.card} size="xs" label={texts.lying(cards)} />
      {cards}
    </span>
  )
}

/** Component that shows the kinds of the cards in a territory, each with its number. */
function LyingKinds({ cards }: { readonly cards: readonly Card[] }) {
  const texts = useTexts()
  return (
    <span className="flex flex-wrap justify-center gap-x-1.5">
      {[...new Set(cards)].map((card) => (
        <span key={card} className="isle-lying">
          <Icon of={CARD_ICONS[card]} size="xs" label={texts.cards[card]} />
          {cards.filter((one) => one === card).length}
        </span>
      ))}
    </span>
  )
}

/** Returns the texts about a territory: one for each clan in it, the terrain, and the public works with the cards. */
const tileTexts = (state: State, at: PlaceId, texts: Texts) => {
  const heroes = heroesIn(state, at)
  const start = startCardsAt(state, at)
  return {
    terrain: texts.terrains[state.island[at]?.terrain ?? 'plains'],
    clans: clansAt(state, at).map((clan) => {
      const has = holdingText(holdingOf(state, at, clan), heroes[clan], texts)
      return { clan, text: `${nameOf(state, texts.clans, clan)}: ${has}` }
    }),
    others: [...worksTexts(state, at, texts), start > 0 ? texts.startCards(start) : lyingText(state.cards[at] ?? [], texts)],
  }
}

/**
 * Component that lists what is in a territory: a line with the plate of each clan, then the terrain, the public works and the cards. Used
 * where the players compare the board with the app.
 */
export function TileLines({ state, at }: { readonly state: State; readonly at: PlaceId }) {
  const { terrain, clans, others } = tileTexts(state, at, useTexts())
  return (
    <>
      {clans.map(({ clan, text }) => (
        <span key={clan} className="flex items-center gap-1.5 note [&>svg]:flex-none">
          <Plate role={clan} size={18} />
          {text}
        </span>
      ))}
      <span className="note">{[terrain, ...others].join('; ')}</span>
    </>
  )
}

/** Hook that returns a function. The function returns the text of a territory for screen readers, in the current language. */
export function useTileSaid(state: State): (at: PlaceId, shown?: State) => string {
  const texts = useTexts()
  return (at, shown = state) => {
    const { terrain, clans, others } = tileTexts(shown, at, texts)
    return [terrain, ...clans.map(({ text }) => text), ...others].join('; ')
  }
}
