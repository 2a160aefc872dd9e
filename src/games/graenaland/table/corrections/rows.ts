import { pointRows } from '../../../../table/corrections/point-rows'
import type { SetRow } from '../../../../table/corrections/rows'
import { BUILDINGS, HEROES, RESOURCES, TERRAINS, WORKS, type Clan } from '../../box/box'
import type { PlaceId } from '../../box/island'
import { allPoints } from '../../box/numbers'
import { armyOf, clansOf, hasWork, holdingOf, placesOf } from '../../model/board'
import type { Change } from '../../model/moves'
import type { Settings } from '../../model/settings'
import type { Card, State } from '../../model/state'
import { nameOf } from '../parts/position'
import type { Texts } from '../parts/words'
import type { SetTexts } from './words'

/** Rows of everything that is set by hand: a territory, a clan, the round, a tile of the island, the rules. */
type Row = SetRow<Change>

const CARDS: readonly Card[] = [...RESOURCES, 'up', 'down']
const toggled = <T>(list: readonly T[], one: T, on: boolean): readonly T[] => [
  ...list.filter((other) => other !== one),
  ...(on ? [one] : []),
]

/** Settlements of everybody, works, and the cards that lie in a territory. */
export const territoryRows = (state: State, texts: Texts, set: SetTexts, at: PlaceId): readonly Row[] => {
  const works = state.works[at] ?? []
  const cards = state.cards[at] ?? []
  const resource = state.improvements[at] ?? 'unknown'
  return [
    ...clansOf(state).flatMap((clan): readonly Row[] => {
      const here = holdingOf(state, at, clan)
      const called = nameOf(state, texts.clans, clan)
      const put = (change: Partial<typeof here>): Change => ({ set: 'settlements', at, clan, ...here, ...change })
      return [
        { kind: 'number', label: set.of(called, texts.things.village), value: here.village, max: 30, to: (village) => put({ village }) },
        ...BUILDINGS.map((what): Row => ({
          kind: 'switch',
          label: set.of(called, texts.things[what]),
          on: here[what] > 0,
          to: (on) => put({ [what]: on ? 1 : 0 }),
        })),
      ]
    }),
    ...WORKS.map((work): Row => ({
      kind: 'switch',
      label: texts.things[work],
      on: works.includes(work),
      to: (on) => ({
        set: 'works',
        at,
        works: toggled(works, work, on),
        resource: work === 'improvement' && !on ? 'unknown' : resource,
      }),
    })),
    ...(works.includes('improvement')
      ? [
          {
            kind: 'choice',
            label: set.token,
            value: resource,
            options: [...RESOURCES, 'unknown' as const].map((one) => ({
              value: one,
              label: one === 'unknown' ? set.unknown : texts.resources[one],
              change: { set: 'works', at, works, resource: one } as const,
            })),
          } satisfies Row,
        ]
      : []),
    ...CARDS.map((card): Row => ({
      kind: 'number',
      label: texts.cards[card],
      value: cards.filter((one) => one === card).length,
      max: 20,
      to: (count) => ({
        set: 'cards',
        at,
        cards: [...cards.filter((one) => one !== card), ...Array.from({ length: count }, () => card)],
      }),
    })),
  ]
}

/** Army, heroes and the name of a clan. */
export const clanRows = (state: State, texts: Texts, set: SetTexts, clan: Clan): readonly Row[] => {
  const places = placesOf(state).map((at) => ({ value: at, label: texts.place(at) }))
  return [
    { kind: 'number', label: set.army, value: armyOf(state, clan), min: 1, max: 30, to: (strength) => ({ set: 'army', clan, strength }) },
    ...HEROES.map((hero): Row => ({
      kind: 'choice',
      label: texts.heroes[hero],
      value: state.heroes[clan]?.[hero] ?? 'off',
      options: [{ value: 'off', label: set.off }, ...places].map((one) => ({ ...one, change: { set: 'hero', clan, hero, at: one.value } })),
    })),
    ...HEROES.filter((hero) => hero !== 'warrior').map((hero): Row => {
      const others = state.waiting.filter((one) => one.clan !== clan || one.hero !== hero)
      const here = state.waiting.find((one) => one.clan === clan && one.hero === hero)
      return {
        kind: 'choice',
        label: set.waits(texts.heroes[hero]),
        value: here?.at ?? '',
        options: [
          { value: '', label: set.none, change: { set: 'waiting', waiting: others } },
          ...places.map((one) => ({ ...one, change: { set: 'waiting', waiting: [...others, { clan, hero, at: one.value }] } as const })),
        ],
      }
    }),
    {
      kind: 'text',
      label: set.name,
      value: state.players.find((player) => player.clan === clan)?.name ?? '',
      longest: 60,
      to: (name) => ({ set: 'name', clan, name }),
    },
  ]
}

/** The chief, who has proposed, and what has been used in this round. */
export const roundRows = (state: State, texts: Texts, set: SetTexts): readonly Row[] => {
  const { supplyTaken, jointSpent, marketsUsed, chief, proposed } = state
  const called = (clan: Clan) => nameOf(state, texts.clans, clan)
  const chances = { supplyTaken, jointSpent, marketsUsed }
  return [
    {
      kind: 'choice',
      label: set.chief,
      value: chief,
      options: clansOf(state).map((clan) => ({ value: clan, label: called(clan), change: { set: 'chief', clan } })),
    },
    ...clansOf(state)
      .filter((clan) => clan !== chief)
      .map((clan): Row => ({
        kind: 'switch',
        label: set.hasProposed(called(clan)),
        on: proposed.includes(clan),
        to: (on) => ({ set: 'proposed', clan, proposed: on }),
      })),
    { kind: 'switch', label: set.supplyTaken, on: supplyTaken, to: (on) => ({ set: 'chances', ...chances, supplyTaken: on }) },
    { kind: 'switch', label: set.jointSpent, on: jointSpent, to: (on) => ({ set: 'chances', ...chances, jointSpent: on }) },
    ...placesOf(state)
      .filter((at) => hasWork(state, at, 'market'))
      .map((at): Row => ({
        kind: 'switch',
        label: set.marketUsed(texts.place(at)),
        on: marketsUsed.includes(at),
        to: (on) => ({ set: 'chances', ...chances, marketsUsed: toggled(marketsUsed, at, on) }),
      })),
  ]
}

/** How a tile of the island is printed. */
export const tileRows = ({ island }: State, texts: Texts, set: SetTexts, at: PlaceId): readonly Row[] => {
  const tile = island[at]
  if (tile === undefined) return []
  const put = (change: Partial<typeof tile>): Change => ({ set: 'tile', at, ...tile, ...change })
  return [
    {
      kind: 'choice',
      label: set.terrain,
      value: tile.terrain,
      options: TERRAINS.map((terrain) => ({ value: terrain, label: texts.terrains[terrain], change: put({ terrain }) })),
    },
    ...BUILDINGS.map((what): Row => ({
      kind: 'switch',
      label: set.space(texts.things[what]),
      on: tile.spaces.includes(what),
      to: (on) => put({ spaces: toggled(tile.spaces, what, on) }),
    })),
    {
      kind: 'choice',
      label: set.fort,
      value: tile.fort,
      options: RESOURCES.map((fort) => ({ value: fort, label: texts.resources[fort], change: put({ fort }) })),
    },
  ]
}

/** The settings that say how much is followed. */
const FOLLOWING = [
  'cardsTold',
  'paymentsTold',
  'ordersSealed',
  'goalsSealed',
  'announceSealed',
] as const satisfies readonly (keyof Settings)[]

/** How much is followed, each part alone. */
export const followingRows = ({ settings }: State, set: SetTexts): readonly Row[] =>
  FOLLOWING.filter((name) => settings.vpCards || (name !== 'goalsSealed' && name !== 'announceSealed')).map((name) => ({
    kind: 'switch',
    label: set.rules[name],
    on: settings[name],
    to: (on) => ({ set: 'settings', settings: { ...settings, [name]: on } }),
  }))

/** Settings, and the numbers and prices that are known. */
export const ruleRows = (state: State, texts: Texts, set: SetTexts): readonly Row[] => {
  const { settings, numbers } = state
  const put = (change: Partial<Settings>): Change => ({ set: 'settings', settings: { ...settings, ...change } })
  return [
    ...(Object.keys(settings) as (keyof Settings)[]).map((name): Row =>
      name === 'anchorWarrior'
        ? {
            kind: 'choice',
            label: set.rules[name],
            value: settings[name],
            options: (['firstPass', 'always'] as const).map((when) => ({
              value: when,
              label: set.rules[when],
              change: put({ anchorWarrior: when }),
            })),
          }
        : { kind: 'switch', label: set.rules[name], on: settings[name], to: (on) => put({ [name]: on }) },
    ),
    ...pointRows(allPoints(placesOf(state)), numbers, texts.pointName),
  ]
}
