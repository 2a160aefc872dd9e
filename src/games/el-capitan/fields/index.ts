import { changeShape, fieldsOf, type Field } from '../../../kit/field'
import { isPossibleValue, numberAt } from '../../../kit/rule-points'
import { either, fields as shapeOf, listOf, only, refine, text, whole, type Shape } from '../../../kit/shape'
import {
  BONUS_CARDS,
  FORTRESS_SITES,
  LONGEST_CITY,
  NAMELESS,
  PHASES,
  PIECES,
  SITES,
  type CityId,
  type Colour,
  type Nameless,
} from '../box/board'
import { allPoints, pointNamed } from '../box/numbers'
import type { Change } from '../model/moves'
import { comeBy, leftOver } from '../model/count'
import { NO_PIECES } from '../model/pieces'
import { cardsInHand, SAILING_CARDS } from '../model/sailing-cards'
import type { Ship, State } from '../model/state'
import { city, colour, florins, label, loan, nameless, occupant } from '../shapes/pieces'
import { settings } from '../shapes/settings'

/** State values that a correction can set. Each kind of change has its own correction field. */

export type Section = 'players' | 'cities' | 'course' | 'numbers' | 'rules'
type Of<Set extends Change['set']> = Extract<Change, { readonly set: Set }>
type OfPlayer = { readonly colour: Colour }
type Record<Set extends Change['set'], Subject> = Field<State, Of<Set>, Subject, Section>

const coloursOf = ({ players }: State): readonly OfPlayer[] => players.map(({ colour: one }) => ({ colour: one }))
const nameOf = ({ colour: one }: OfPlayer): string => one
const plays = ({ players }: State, one: Colour): boolean => players.some((player) => player.colour === one)

const money: Record<'money', OfPlayer> = {
  section: 'players',
  subjects: coloursOf,
  name: nameOf,
  read: (state, { colour: one }) => (plays(state, one) ? { florins: state.money[one] ?? 0 } : undefined),
  write: (state, change) => ({ ...state, money: { ...state.money, [change.colour]: change.florins } }),
  shape: () => ({ colour, florins: whole(-9999, 9999) }),
}

const left: Record<'left', OfPlayer> = {
  section: 'players',
  subjects: coloursOf,
  name: nameOf,
  read: (state, { colour: one }) => (plays(state, one) ? (state.left[one] ?? NO_PIECES) : undefined),
  write: (state, { colour: one, main, neutral, fortresses }) => ({
    ...state,
    left: { ...state.left, [one]: { main, neutral, fortresses } },
  }),
  shape: () => ({ colour, main: whole(0, 18), neutral: whole(0, 6), fortresses: whole(0, 3) }),
}

const loans: Record<'loans', OfPlayer> = {
  section: 'players',
  subjects: coloursOf,
  name: nameOf,
  read: (state, { colour: one }) => (plays(state, one) ? { loans: state.loans[one] ?? [] } : undefined),
  write: (state, change) => ({ ...state, loans: { ...state.loans, [change.colour]: change.loans } }),
  shape: () => ({ colour, loans: listOf(loan, 30) }),
}

const bonus: Record<'bonus', OfPlayer> = {
  section: 'players',
  subjects: coloursOf,
  name: nameOf,
  read: (state, { colour: one }) => (plays(state, one) ? { florins: state.bonus[one] ?? 0 } : undefined),
  write: (state, { colour: one, florins: amount }) => {
    const { [one]: _before, ...others } = state.bonus
    return { ...state, bonus: amount === 0 ? others : { ...others, [one]: amount } }
  },
  shape: () => ({ colour, florins: only(0, ...BONUS_CARDS) }),
}

const shipShape: Shape<Ship> = either<Ship>(
  shapeOf<Extract<Ship, { at: 'start' | 'bank' }>>({ at: only('start', 'bank') }),
  shapeOf<Extract<Ship, { at: 'city' }>>({ at: only('city'), city, harbour: only(1, 2) }),
)
const ship: Record<'ship', OfPlayer> = {
  section: 'players',
  subjects: coloursOf,
  name: nameOf,
  read: (state, { colour: one }) => (plays(state, one) ? { ship: state.ships[one] ?? { at: 'start' } } : undefined),
  write: (state, change) => ({ ...state, ships: { ...state.ships, [change.colour]: change.ship } }),
  shape: () => ({ colour, ship: shipShape }),
}

/** Number of bought sailing cards in hand; only in games in which the app counts them. */
const cards: Record<'cards', OfPlayer> = {
  section: 'players',
  subjects: coloursOf,
  name: nameOf,
  read: (state, { colour: one }) => {
    const count = plays(state, one) ? cardsInHand(state, one) : undefined
    return count === undefined ? undefined : { cards: count }
  },
  write: (state, change) => (state.cards === undefined ? state : { ...state, cards: { ...state.cards, [change.colour]: change.cards } }),
  shape: () => ({ colour, cards: whole(0, SAILING_CARDS) }),
}

const name: Record<'name', OfPlayer> = {
  section: 'players',
  subjects: coloursOf,
  name: nameOf,
  read: (state, { colour: one }) => {
    const found = state.players.find((player) => player.colour === one)
    return found && { name: found.name }
  },
  write: (state, change) => ({
    ...state,
    players: state.players.map((player) => (player.colour === change.colour ? { ...player, name: change.name } : player)),
  }),
  shape: () => ({ colour, name: text(0, 60) }),
}

const cityName: Record<'cityName', { readonly city: Nameless }> = {
  section: 'cities',
  subjects: () => NAMELESS.map((id) => ({ city: id })),
  name: ({ city: id }) => id,
  read: ({ cityNames }, { city: id }) => (NAMELESS.includes(id) ? { name: cityNames?.[id] ?? '' } : undefined),
  write: (state, { city: id, name: given }) => {
    const { cityNames, ...rest } = state
    const { [id]: _before, ...others } = cityNames ?? {}
    const names = given === '' ? others : { ...others, [id]: given }
    return Object.keys(names).length === 0 ? rest : { ...rest, cityNames: names }
  },
  shape: () => ({ city: nameless, name: text(0, LONGEST_CITY) }),
}

const cityField: Record<'city', { readonly city: CityId }> = {
  section: 'cities',
  subjects: ({ cities }) => Object.keys(cities).map((id) => ({ city: id })),
  name: ({ city: id }) => id,
  read: ({ cities }, { city: id }) => cities[id],
  write: (state, { city: id, row, shut, fortresses }) => ({ ...state, cities: { ...state.cities, [id]: { row, shut, fortresses } } }),
  shape: () => ({
    city,
    row: refine(listOf(occupant, SITES), (sites) => sites.at(-1) !== null),
    shut: listOf(colour, SITES),
    fortresses: listOf(occupant, FORTRESS_SITES, FORTRESS_SITES),
  }),
}

const number: Record<'number', { readonly point: string }> = {
  section: 'numbers',
  subjects: ({ cities, numbers }) =>
    allPoints(Object.keys(cities)).flatMap((point) => (numberAt(numbers, point) === undefined ? [] : { point: point.id })),
  name: ({ point }) => point,
  read: ({ cities, numbers }, { point: id }) => {
    const point = pointNamed(Object.keys(cities), id)
    const value = point && numberAt(numbers, point)
    return value === undefined ? undefined : { value }
  },
  write: (state, { point: id, value }) => {
    const point = pointNamed(Object.keys(state.cities), id)
    return point !== undefined && isPossibleValue(point, value) ? { ...state, numbers: { ...state.numbers, [id]: value } } : state
  },
  shape: () => ({ point: label, value: florins }),
}

/**
 * Returns the state after a correction of the phase. The number of pieces that each player still has to place is recomputed, because
 * players receive new pieces in each phase (R29).
 */
const withPhase = (state: State, set: number): State => {
  const after = { ...state, phase: set }
  const more = comeBy(after) - comeBy(state)
  if (!state.settings.turnsTold || more === 0) return after
  const pieces = state.players.map(({ colour: one, neutral }) => {
    const { main, neutral: others, fortresses } = state.left[one] ?? NO_PIECES
    const come = {
      main: main + more * PIECES.main,
      neutral: others + (neutral === undefined ? 0 : more * PIECES.neutral),
      fortresses: fortresses + more * PIECES.fortresses,
    }
    return [one, come] as const
  })
  return { ...after, left: Object.fromEntries(pieces) }
}

const phase: Record<'phase', unknown> = {
  section: 'course',
  subjects: () => [{}],
  name: () => 'phase',
  read: (state) => ({ phase: state.phase }),
  write: (state, change) => withPhase(state, change.phase),
  shape: () => ({ phase: whole(1, PHASES) }),
}

const turn: Record<'turn', unknown> = {
  section: 'course',
  subjects: () => [{}],
  name: () => 'turn',
  read: ({ stage, settings: { turnsTold }, turns }) =>
    stage === 'turns' && turnsTold && turns.turn !== undefined ? { colour: turns.turn } : undefined,
  write: (state, { colour: one }) =>
    state.turns.turn === one ? state : { ...state, turns: { ...state.turns, turn: one }, turn: { bought: false, sailed: false } },
  shape: () => ({ colour }),
}

/**
 * Returns the state after a correction of the settings. If the app then starts to track turns, it computes from the board which pieces the
 * players have not placed.
 */
const withSettings = (state: State, agreed: State['settings']): State =>
  agreed.turnsTold && !state.settings.turnsTold ? { ...state, settings: agreed, left: leftOver(state) } : { ...state, settings: agreed }

const rules: Record<'settings', unknown> = {
  section: 'rules',
  subjects: () => [{}],
  name: () => 'settings',
  read: (state) => ({ settings: state.settings }),
  write: (state, change) => withSettings(state, change.settings),
  shape: () => ({ settings }),
}

export const FIELDS = { money, left, loans, bonus, ship, cards, name, cityName, city: cityField, phase, turn, number, settings: rules }
export const fields = fieldsOf<State, Change, Section, unknown>(FIELDS)
/** Validator for one change of a correction. */
export const change: Shape<Change> = changeShape<State, Change, Section, unknown>(FIELDS, undefined)
