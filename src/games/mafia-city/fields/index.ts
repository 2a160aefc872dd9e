import { changeShape, fieldsOf, type Field } from '../../../kit/field'
import { isPossibleValue, numberAt } from '../../../kit/rule-points'
import { listOf, only, refine, text, whole, type Shape } from '../../../kit/shape'
import { CARDS, LOCATIONS, type Colour, type Place } from '../box/box'
import { POINTS, pointNamed } from '../box/numbers'
import { isMap } from '../model/count'
import type { Change, Figure } from '../model/moves'
import type { State } from '../model/state'
import { coloursOf, stackAt } from '../model/tokens'
import { colour, colours, label, place, settings, stack, tokens } from '../shapes/pieces'
import { withSettings } from './settings'

/** State values that a correction can set. There is one correction field for each kind of change. */

export type Section = 'players' | 'city' | 'round' | 'numbers' | 'rules'
type Of<Set extends Change['set']> = Extract<Change, { readonly set: Set }>
type OfPlayer = { readonly colour: Colour }
type OfPlace = { readonly at: Place }
type Record<Set extends Change['set'], Subject> = Field<State, Of<Set>, Subject, Section>

const players = (state: State): readonly OfPlayer[] => coloursOf(state).map((one) => ({ colour: one }))
const nameOf = ({ colour: one }: OfPlayer): string => one
const one = () => [{}]
const plays = (state: State, who: Colour): boolean => coloursOf(state).includes(who)
/** Returns a number of pieces or cards of a player, e.g. the Mafiosi in hand; undefined if the game has no player with this colour. */
const counted = (state: State, counts: State['hand'], who: Colour): number | undefined =>
  plays(state, who) ? (counts[who] ?? 0) : undefined

const tokensOfPlayer: Record<'tokens', OfPlayer> = {
  section: 'players',
  subjects: players,
  name: nameOf,
  read: (state, { colour: who }) =>
    plays(state, who)
      ? { hand: state.hand[who] ?? 0, reserve: state.reserve[who] ?? 0, cell: state.cell[who] ?? 0, fresh: state.fresh[who] ?? 0 }
      : undefined,
  write: (state, { colour: who, hand, reserve, cell, fresh }) => ({
    ...state,
    hand: { ...state.hand, [who]: hand },
    reserve: { ...state.reserve, [who]: reserve },
    cell: { ...state.cell, [who]: cell },
    fresh: { ...state.fresh, [who]: fresh },
  }),
  shape: () => ({ colour, hand: tokens, reserve: tokens, cell: tokens, fresh: tokens }),
}

const stackField: Record<'stack', OfPlace> = {
  section: 'city',
  subjects: () => LOCATIONS.map((at) => ({ at })),
  name: ({ at }) => String(at),
  read: (state, { at }) => ({ stack: stackAt(state, at) }),
  write: (state, { at, stack: tokensThere }) => ({ ...state, stacks: { ...state.stacks, [at]: tokensThere } }),
  shape: () => ({ at: place, stack }),
}

const cards: Record<'cards', OfPlayer> = {
  section: 'players',
  subjects: players,
  name: nameOf,
  read: (state, { colour: who }) => {
    const count = counted(state, state.cards, who)
    return count === undefined ? undefined : { cards: count }
  },
  write: (state, { colour: who, cards: count }) => ({ ...state, cards: { ...state.cards, [who]: count } }),
  shape: () => ({ colour, cards: whole(0, CARDS) }),
}

const piles: Record<'piles', unknown> = {
  section: 'players',
  subjects: one,
  name: () => 'piles',
  read: ({ pile, discards }) => ({ pile, discards }),
  write: (state, { pile, discards }) => ({ ...state, pile, discards }),
  shape: () => ({ pile: whole(0, CARDS), discards: whole(0, CARDS) }),
}

const vp: Record<'vp', OfPlayer> = {
  section: 'players',
  subjects: players,
  name: nameOf,
  read: (state, { colour: who }) => {
    const points = counted(state, state.vp, who)
    return points === undefined ? undefined : { vp: points }
  },
  write: (state, { colour: who, vp: points }) => ({ ...state, vp: { ...state.vp, [who]: points } }),
  shape: () => ({ colour, vp: whole(0, 999) }),
}

const hitman: Record<'hitman', unknown> = {
  section: 'city',
  subjects: one,
  name: () => 'hitman',
  read: ({ hitman: at }) => ({ at }),
  write: (state, { at }) => ({ ...state, hitman: at }),
  shape: () => ({ at: place }),
}

const figure: Record<'figure', { readonly figure: Figure }> = {
  section: 'city',
  subjects: () => [{ figure: 'policeman' }, { figure: 'mayor' }],
  name: ({ figure: name }) => name,
  read: (state, { figure: name }) => ({ holder: state[name] ?? 'tile' }),
  write: (state, { figure: name, holder }) => {
    const { [name]: _, ...rest } = state
    return holder === 'tile' ? rest : { ...rest, [name]: holder }
  },
  shape: () => ({ figure: only('policeman', 'mayor'), holder: only('red', 'blue', 'green', 'yellow', 'grey', 'tile') }),
}

const marked: Record<'marked', unknown> = {
  section: 'round',
  subjects: one,
  name: () => 'marked',
  read: (state) => ({ marked: state.marked }),
  write: (state, change) => ({ ...state, marked: change.marked }),
  shape: () => ({ marked: refine(listOf(place, LOCATIONS.length), (list) => new Set(list).size === list.length) }),
}

const passed: Record<'passed', unknown> = {
  section: 'round',
  subjects: one,
  name: () => 'passed',
  read: ({ turns }) => ({ passed: turns.passed }),
  write: (state, change) => ({ ...state, turns: { ...state.turns, passed: change.passed } }),
  shape: () => ({ passed: refine(colours, (list) => new Set(list).size === list.length) }),
}

const start: Record<'start', unknown> = {
  section: 'round',
  subjects: one,
  name: () => 'start',
  read: (state) => ({ colour: state.start }),
  write: (state, change) => ({ ...state, start: change.colour }),
  shape: () => ({ colour }),
}

const map: Record<'map', unknown> = {
  section: 'city',
  subjects: (state) => (state.map === undefined ? [] : [{}]),
  name: () => 'map',
  read: (state) => state.map,
  write: (state, { centre, ring }) => ({ ...state, map: { centre, ring } }),
  shape: () => ({ centre: place, ring: listOf(place, LOCATIONS.length - 1, LOCATIONS.length - 1) }),
  fits: isMap,
}

const number: Record<'number', { readonly point: string }> = {
  section: 'numbers',
  subjects: () => POINTS.map(({ id }) => ({ point: id })),
  name: ({ point }) => point,
  read: ({ numbers }, { point: id }) => {
    const point = pointNamed(id)
    const value = point && numberAt(numbers, point)
    return value === undefined ? undefined : { value }
  },
  write: (state, { point: id, value }) => {
    const point = pointNamed(id)
    return point !== undefined && isPossibleValue(point, value) ? { ...state, numbers: { ...state.numbers, [id]: value } } : state
  },
  shape: () => ({ point: label, value: whole(0, 99) }),
}

const name: Record<'name', OfPlayer> = {
  section: 'players',
  subjects: players,
  name: nameOf,
  read: (state, { colour: who }) => {
    const found = state.players.find((player) => player.colour === who)
    return found && { name: found.name }
  },
  write: (state, change) => ({
    ...state,
    players: state.players.map((player) => (player.colour === change.colour ? { ...player, name: change.name } : player)),
  }),
  shape: () => ({ colour, name: text(0, 60) }),
}

const rules: Record<'settings', unknown> = {
  section: 'rules',
  subjects: one,
  name: () => 'settings',
  read: (state) => ({ settings: state.settings }),
  write: (state, change) => withSettings(state, change.settings),
  shape: () => ({ settings }),
}

export const FIELDS = {
  tokens: tokensOfPlayer,
  stack: stackField,
  cards,
  piles,
  vp,
  hitman,
  figure,
  marked,
  passed,
  start,
  map,
  number,
  name,
  settings: rules,
}
export const fields = fieldsOf<State, Change, Section, unknown>(FIELDS)
/** Validator for one change of a correction. */
export const change: Shape<Change> = changeShape<State, Change, Section, unknown>(FIELDS, undefined)
