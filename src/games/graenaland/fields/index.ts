import { changeShape, fieldsOf, type Field } from '../../../kit/field'
import { numberAt } from '../../../kit/rule-points'
import { listOf, only, text, boolean, whole, type Shape } from '../../../kit/shape'
import { HEROES, RESOURCES, type Clan, type Hero } from '../box/box'
import type { PlaceId } from '../box/island'
import { allPoints, pointNamed } from '../box/numbers'
import { armyOf, clansOf, holdingOf, placesOf } from '../model/board'
import type { Change } from '../model/moves'
import type { State } from '../model/state'
import { card, clan, hero, label, place, settings, tileParts, waiting, works } from '../shapes/pieces'

/** State values that a correction can set. Each kind of change has its own correction field. */

export type Section = 'territories' | 'clans' | 'round' | 'island' | 'rules'
type Of<Set extends Change['set']> = Extract<Change, { readonly set: Set }>
type Record<Set extends Change['set'], Subject> = Field<State, Of<Set>, Subject, Section>
type OfPlace = { readonly at: PlaceId }
type OfClan = { readonly clan: Clan }

const eachPlace = (state: State): readonly OfPlace[] => placesOf(state).map((at) => ({ at }))
const eachClan = (state: State): readonly OfClan[] => clansOf(state).map((one) => ({ clan: one }))
const isPlace = ({ island }: State, at: string): boolean => Object.hasOwn(island, at)
const plays = (state: State, one: Clan): boolean => clansOf(state).includes(one)

const settlements: Record<'settlements', OfPlace & OfClan> = {
  section: 'territories',
  subjects: (state) => eachPlace(state).flatMap((at) => eachClan(state).map((one) => ({ ...at, ...one }))),
  name: ({ at, clan: one }) => `${at}/${one}`,
  read: (state, { at, clan: one }) => (isPlace(state, at) && plays(state, one) ? holdingOf(state, at, one) : undefined),
  write: (state, { at, clan: one, village, fort, church, hall }) => ({
    ...state,
    settlements: { ...state.settlements, [at]: { ...state.settlements[at], [one]: { village, fort, church, hall } } },
  }),
  shape: () => ({ at: place, clan, village: whole(0, 30), fort: whole(0, 1), church: whole(0, 1), hall: whole(0, 1) }),
}

const worksField: Record<'works', OfPlace> = {
  section: 'territories',
  subjects: eachPlace,
  name: ({ at }) => at,
  read: (state, { at }) =>
    isPlace(state, at) ? { works: state.works[at] ?? [], resource: state.improvements[at] ?? 'unknown' } : undefined,
  write: (state, { at, works: standing, resource }) => {
    const { [at]: _, ...others } = state.improvements
    const improvements = resource === 'unknown' ? others : { ...others, [at]: resource }
    return { ...state, works: { ...state.works, [at]: standing }, improvements }
  },
  shape: () => ({ at: place, works, resource: only(...RESOURCES, 'unknown') }),
}

const heroField: Record<'hero', OfClan & { readonly hero: Hero }> = {
  section: 'clans',
  subjects: (state) => eachClan(state).flatMap((one) => HEROES.map((which) => ({ ...one, hero: which }))),
  name: ({ clan: one, hero: which }) => `${one}/${which}`,
  read: (state, { clan: one, hero: which }) => (plays(state, one) ? { at: state.heroes[one]?.[which] ?? 'off' } : undefined),
  write: (state, { clan: one, hero: which, at }) => {
    const { [which]: _, ...others } = state.heroes[one] ?? {}
    return { ...state, heroes: { ...state.heroes, [one]: at === 'off' ? others : { ...others, [which]: at } } }
  },
  shape: () => ({ clan, hero, at: place }),
}

const waitingField: Record<'waiting', unknown> = {
  section: 'clans',
  subjects: () => [{}],
  name: () => 'waiting',
  read: (state) => ({ waiting: state.waiting }),
  write: (state, change) => ({ ...state, waiting: change.waiting }),
  shape: () => ({ waiting: listOf(waiting, 10) }),
}

const army: Record<'army', OfClan> = {
  section: 'clans',
  subjects: eachClan,
  name: ({ clan: one }) => one,
  read: (state, { clan: one }) => (plays(state, one) ? { strength: armyOf(state, one) } : undefined),
  write: (state, change) => ({ ...state, army: { ...state.army, [change.clan]: change.strength } }),
  shape: () => ({ clan, strength: whole(1, 30) }),
}

const cards: Record<'cards', OfPlace> = {
  section: 'territories',
  subjects: eachPlace,
  name: ({ at }) => at,
  read: (state, { at }) => (isPlace(state, at) ? { cards: state.cards[at] ?? [] } : undefined),
  write: (state, change) => ({ ...state, cards: { ...state.cards, [change.at]: change.cards } }),
  shape: () => ({ at: place, cards: listOf(card, 40) }),
}

const chief: Record<'chief', unknown> = {
  section: 'round',
  subjects: () => [{}],
  name: () => 'chief',
  read: (state) => ({ clan: state.chief }),
  write: (state, change) => ({ ...state, chief: change.clan }),
  shape: () => ({ clan }),
}

const proposed: Record<'proposed', OfClan> = {
  section: 'round',
  subjects: eachClan,
  name: ({ clan: one }) => one,
  read: (state, { clan: one }) => (plays(state, one) ? { proposed: state.proposed.includes(one) } : undefined),
  write: (state, change) => {
    const others = state.proposed.filter((one) => one !== change.clan)
    return { ...state, proposed: change.proposed ? [...others, change.clan] : others }
  },
  shape: () => ({ clan, proposed: boolean }),
}

const chances: Record<'chances', unknown> = {
  section: 'round',
  subjects: () => [{}],
  name: () => 'chances',
  read: ({ supplyTaken, jointSpent, marketsUsed }) => ({ supplyTaken, jointSpent, marketsUsed }),
  write: (state, { supplyTaken, jointSpent, marketsUsed }) => ({ ...state, supplyTaken, jointSpent, marketsUsed }),
  shape: () => ({ supplyTaken: boolean, jointSpent: boolean, marketsUsed: listOf(place, 15) }),
}

const tile: Record<'tile', OfPlace> = {
  section: 'island',
  subjects: eachPlace,
  name: ({ at }) => at,
  read: ({ island }, { at }) => island[at],
  write: (state, { at, terrain, coast, ways: neighbours, spaces, fort }) => ({
    ...state,
    island: { ...state.island, [at]: { terrain, coast, ways: neighbours, spaces, fort } },
  }),
  shape: () => ({ at: place, ...tileParts }),
}

const number: Record<'number', { readonly point: string }> = {
  section: 'rules',
  subjects: (state) =>
    allPoints(placesOf(state)).flatMap((point) => (numberAt(state.numbers, point) === undefined ? [] : [{ point: point.id }])),
  name: ({ point }) => point,
  read: (state, { point: id }) => {
    const point = pointNamed(placesOf(state), id)
    const value = point && numberAt(state.numbers, point)
    return value === undefined ? undefined : { value }
  },
  write: (state, { point, value }) => ({ ...state, numbers: { ...state.numbers, [point]: value } }),
  shape: () => ({ point: label, value: whole(0, 99) }),
}

const name: Record<'name', OfClan> = {
  section: 'clans',
  subjects: eachClan,
  name: ({ clan: one }) => one,
  read: ({ players }, { clan: one }) => {
    const found = players.find((player) => player.clan === one)
    return found && { name: found.name }
  },
  write: (state, change) => ({
    ...state,
    players: state.players.map((player) => (player.clan === change.clan ? { ...player, name: change.name } : player)),
  }),
  shape: () => ({ clan, name: text(0, 60) }),
}

const rules: Record<'settings', unknown> = {
  section: 'rules',
  subjects: () => [{}],
  name: () => 'settings',
  read: (state) => ({ settings: state.settings }),
  write: (state, change) => ({ ...state, settings: change.settings }),
  shape: () => ({ settings }),
}

export const FIELDS = {
  settlements,
  works: worksField,
  hero: heroField,
  waiting: waitingField,
  army,
  cards,
  chief,
  proposed,
  chances,
  tile,
  number,
  name,
  settings: rules,
}
export const fields = fieldsOf<State, Change, Section, unknown>(FIELDS)
/** Validator for one change of a correction. */
export const change: Shape<Change> = changeShape<State, Change, Section, unknown>(FIELDS, undefined)
