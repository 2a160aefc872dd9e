import { createElement } from 'react'
import { pointRows } from '../../../../table/corrections/point-rows'
import { choiceRow, countRow, flagRow, nameRow, withCountOf, settingRows, toggled } from '../../../../table/corrections/row-kinds'
import type { SetRow } from '../../../../table/corrections/rows'
import { Icon } from '../../../../ui/Icon'
import { BUILDINGS, HERO_OF, HEROES, ON_TRACK, RESOURCES, TERRAINS, WORKS, type Clan, type Hero } from '../../box/box'
import { tileOf, type PlaceId, type Tile } from '../../box/island'
import { allPoints, numberOf } from '../../box/numbers'
import { armyOf, clansOf, hasWork, holdingOf, placesOf } from '../../model/board'
import type { Change } from '../../model/moves'
import type { Settings } from '../../model/settings'
import type { Card, State } from '../../model/state'
import { isAbsent } from '../../model/count'
import { CARD_ICONS } from '../parts/goods'
import { Plate } from '../parts/Plate'
import { THING_ICONS } from '../parts/pictures'
import { nameOf } from '../parts/position'
import type { Texts } from '../parts/words'
import type { SetTexts } from './words'

/** Input line of the correction screen. With each line, the players change one stored number or value. */
type Row = SetRow<Change>

const CARDS: readonly Card[] = [...RESOURCES, 'up', 'down']

/**
 * Returns the input lines for a territory: the settlements of each clan, the public works, the territory of each hero that stands here, and
 * the cards. If a clan has a church or a hall here, but its priest or skald is nowhere, a line asks for the territory of this hero, too.
 */
export const territoryRows = (state: State, texts: Texts, set: SetTexts, at: PlaceId): readonly Row[] => {
  const works = state.works[at] ?? []
  const cards = state.cards[at] ?? []
  const resource = state.improvements[at] ?? 'unknown'
  const houses = numberOf(state.numbers, 'houses') - ON_TRACK
  return [
    ...clansOf(state).flatMap((clan): readonly Row[] => {
      const here = holdingOf(state, at, clan)
      const called = nameOf(state, texts.clans, clan)
      const put = (change: Partial<typeof here>): Change => ({ set: 'settlements', at, clan, ...here, ...change })
      const label = set.of(called, texts.things.village)
      return [
        {
          kind: 'number',
          label,
          value: here.village,
          max: Math.max(houses, here.village),
          lead: createElement(Plate, { role: clan, size: 28 }),
          says: called,
          note: texts.things.village,
          to: (village) => put({ village }),
          toggles: BUILDINGS.map((what) => ({
            label: set.of(called, texts.things[what]),
            text: texts.things[what],
            icon: THING_ICONS[what],
            on: here[what] > 0,
            to: (on: boolean) => put({ [what]: on ? 1 : 0 }),
          })),
        },
      ]
    }),
    {
      kind: 'toggles',
      label: set.works,
      toggles: WORKS.map((work) => ({
        label: texts.things[work],
        text: texts.things[work],
        icon: THING_ICONS[work],
        on: works.includes(work),
        to: (on: boolean): Change => ({
          set: 'works',
          at,
          works: toggled(works, work, on),
          resource: work === 'improvement' && !on ? 'unknown' : resource,
        }),
      })),
    },
    ...(works.includes('improvement')
      ? [
          choiceRow(
            set.token,
            resource,
            [...RESOURCES, 'unknown' as const].map((one) => [one, one === 'unknown' ? set.unknown : texts.resources[one]] as const),
            (one): Change => ({ set: 'works', at, works, resource: one }),
          ),
        ]
      : []),
    ...clansOf(state).flatMap((clan) =>
      [...heroesOf(state, clan, at), ...absentHeroes(state, clan, at)].map((hero) =>
        heroRow(state, texts, set, clan, hero, set.of(nameOf(state, texts.clans, clan), texts.heroes[hero])),
      ),
    ),
    ...CARDS.map((card): Row => {
      const isOne = (one: Card) => one === card
      const lead = createElement(Icon, { of: CARD_ICONS[card], size: 's' })
      const to = (count: number): Change => ({ set: 'cards', at, cards: withCountOf(cards, isOne, card, count) })
      return { ...countRow(texts.cards[card], cards.filter(isOne).length, 20, to), lead }
    }),
  ]
}

/** Returns the heroes of a clan that stand in a territory. */
const heroesOf = (state: State, clan: Clan, at: PlaceId): readonly Hero[] => HEROES.filter((hero) => state.heroes[clan]?.[hero] === at)

/** Returns the heroes that a clan has because of its buildings in a territory, but that are neither on the map nor waiting (R45, R47). */
const absentHeroes = (state: State, clan: Clan, at: PlaceId): readonly Hero[] =>
  BUILDINGS.flatMap((what) => (holdingOf(state, at, clan)[what] > 0 ? (HERO_OF[what] ?? []) : [])).filter((hero) =>
    isAbsent(state, clan, hero),
  )

/** Returns the line for the territory of a hero. */
const heroRow = (state: State, texts: Texts, set: SetTexts, clan: Clan, hero: Hero, label: string): Row =>
  choiceRow<string, Change>(
    label,
    state.heroes[clan]?.[hero] ?? 'off',
    [['off', set.off], ...placesOf(state).map((at) => [at, texts.place(at)] as const)],
    (at) => ({ set: 'hero', clan, hero, at }),
  )

/** Returns the input lines for a clan: its army, its heroes and the name of its player. */
export const clanRows = (state: State, texts: Texts, set: SetTexts, clan: Clan): readonly Row[] => {
  const places = placesOf(state).map((at) => [at, texts.place(at)] as const)
  return [
    { kind: 'number', label: set.army, value: armyOf(state, clan), min: 1, max: 30, to: (strength) => ({ set: 'army', clan, strength }) },
    ...HEROES.map((hero) => heroRow(state, texts, set, clan, hero, texts.heroes[hero])),
    ...HEROES.filter((hero) => hero !== 'warrior').map((hero) => {
      const others = state.waiting.filter((one) => one.clan !== clan || one.hero !== hero)
      const here = state.waiting.find((one) => one.clan === clan && one.hero === hero)
      return choiceRow<string, Change>(set.waits(texts.heroes[hero]), here?.at, [['', set.none], ...places], (at) => ({
        set: 'waiting',
        waiting: at === '' ? others : [...others, { clan, hero, at }],
      }))
    }),
    nameRow(set.name, state.players.find((player) => player.clan === clan)?.name, (name) => ({ set: 'name', clan, name })),
  ]
}

/** Returns the input lines for the round: the chief, the clans that have made a proposal, and which once-per-round actions are used up. */
export const roundRows = (state: State, texts: Texts, set: SetTexts): readonly Row[] => {
  const { supplyTaken, jointSpent, marketsUsed, chief, proposed } = state
  const called = (clan: Clan) => nameOf(state, texts.clans, clan)
  const chances = { supplyTaken, jointSpent, marketsUsed }
  return [
    choiceRow(
      set.chief,
      chief,
      clansOf(state).map((clan) => [clan, called(clan)] as const),
      (clan) => ({ set: 'chief', clan }),
    ),
    ...clansOf(state)
      .filter((clan) => clan !== chief)
      .map((clan) =>
        flagRow<Change>(set.hasProposed(called(clan)), proposed.includes(clan), (on) => ({ set: 'proposed', clan, proposed: on })),
      ),
    flagRow(set.supplyTaken, supplyTaken, (on) => ({ set: 'chances', ...chances, supplyTaken: on })),
    flagRow(set.jointSpent, jointSpent, (on) => ({ set: 'chances', ...chances, jointSpent: on })),
    ...placesOf(state)
      .filter((at) => hasWork(state, at, 'market'))
      .map((at) =>
        flagRow<Change>(set.marketUsed(texts.place(at)), marketsUsed.includes(at), (on) => ({
          set: 'chances',
          ...chances,
          marketsUsed: toggled(marketsUsed, at, on),
        })),
      ),
  ]
}

/** Returns the input lines for the printed properties of a tile of the island. */
export const tileRows = ({ island }: State, texts: Texts, set: SetTexts, at: PlaceId): readonly Row[] => {
  const tile = island[at]
  if (tile === undefined) return []
  const put = (next: Tile): Change => ({ set: 'tile', at, ...next })
  return [
    choiceRow(
      set.terrain,
      tile.terrain,
      TERRAINS.map((terrain) => [terrain, texts.terrains[terrain]] as const),
      (terrain) => put(tileOf(terrain, tile.coast, tile.ways)),
    ),
    ...spaceRows(tile, texts, set, put),
  ]
}

/**
 * Returns the input lines for the building spaces of a tile. Mountains have no spaces. If the tile has a space for a fort, one more line
 * sets the resource that makes army steps cheaper.
 */
export const spaceRows = <Next>(tile: Tile, texts: Texts, set: SetTexts, to: (tile: Tile) => Next): readonly SetRow<Next>[] => [
  ...(tile.terrain === 'mountains' ? [] : BUILDINGS).map((what) =>
    flagRow(set.space(texts.things[what]), tile.spaces.includes(what), (on) => to({ ...tile, spaces: toggled(tile.spaces, what, on) })),
  ),
  ...(tile.spaces.includes('fort')
    ? [
        choiceRow(
          set.fort,
          tile.fort,
          RESOURCES.map((fort) => [fort, texts.resources[fort]] as const),
          (fort) => to({ ...tile, fort }),
        ),
      ]
    : []),
]

/** Names of the settings that determine what the app tracks. */
const FOLLOWING = [
  'cardsTold',
  'paymentsTold',
  'ordersSealed',
  'goalsSealed',
  'announceSealed',
] as const satisfies readonly (keyof Settings)[]

/** Returns the input lines for the settings that determine what the app tracks. */
export const followingRows = ({ settings }: State, set: SetTexts): readonly Row[] =>
  settingRows(
    settings,
    FOLLOWING.filter((name) => settings.vpCards || (name !== 'goalsSealed' && name !== 'announceSealed')),
    set.rules,
  )

/**
 * Returns the input lines for the settings that do not determine what the app tracks, and for the numbers and prices that the app knows.
 */
export const ruleRows = (state: State, texts: Texts, set: SetTexts): readonly Row[] => {
  const { settings, numbers } = state
  return [
    ...(Object.keys(settings) as (keyof Settings)[]).flatMap((name): readonly Row[] =>
      name === 'anchorWarrior'
        ? [
            choiceRow(
              set.rules[name],
              settings[name],
              (['firstPass', 'always'] as const).map((when) => [when, set.rules[when]] as const),
              (when) => ({ set: 'settings', settings: { ...settings, anchorWarrior: when } }),
            ),
          ]
        : settingRows(settings, [name], set.rules),
    ),
    ...pointRows(allPoints(placesOf(state)), numbers, texts.pointName),
  ]
}
