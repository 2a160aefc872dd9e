// Reads the notation of the scenarios: colours as letters, stacks as text, effects by their names on the cards.
import { mafiaCity } from '../../../src/games/mafia-city'
import { LOCATIONS, type Colour, type Place } from '../../../src/games/mafia-city/box/box'
import type { EffectName, Veto } from '../../../src/games/mafia-city/box/effects'
import { inHand, inReserve, target } from '../../../src/games/mafia-city/box/numbers'
import type { Event } from '../../../src/games/mafia-city/model/events'
import type { AnyMove } from '../../../src/games/mafia-city/rules/moves'
import { DEFAULT_SETTINGS } from '../../../src/games/mafia-city/model/settings'
import type { Counts, State } from '../../../src/games/mafia-city/model/state'
import { decide } from '../../../src/games/mafia-city/rules/decide'
import { proceed } from '../../../src/games/mafia-city/rules/round'
import { evolve } from '../../../src/games/mafia-city/transaction/evolve'
import { startTransaction } from '../../../src/games/mafia-city/transaction/transaction'
import { OneOf } from '../compare'

/** Letter of a player's colour: `R`, `B`, `G`, `Y`, `E`. */
export type Letter = string
export type Numbers = Readonly<Record<Letter, number>>

const LETTERS: readonly (readonly [Letter, Colour])[] = [
  ['R', 'red'],
  ['B', 'blue'],
  ['G', 'green'],
  ['Y', 'yellow'],
  ['E', 'grey'],
]
export const colourOf = (letter: Letter): Colour => {
  const colour = LETTERS.find(([one]) => one === letter)?.[1]
  if (colour === undefined) throw new Error(`no colour ${letter}`)
  return colour
}
export const letterOf = (colour: Colour): Letter => LETTERS.find(([, one]) => one === colour)?.[0] ?? ''
export const letterOrNull = (colour: Colour | undefined): Letter | null => (colour === undefined ? null : letterOf(colour))
export const colourOrNone = (letter: Letter | null | undefined): Colour | undefined => (letter ? colourOf(letter) : undefined)

export const stackOf = (text: string): readonly Colour[] => text.split('').map(colourOf)
export const textOf = (stack: readonly Colour[]): string => stack.map(letterOf).join('')

const EFFECTS: Readonly<Record<string, EffectName>> = {
  Snitch: 'snitch',
  Thief: 'thief',
  'Police Raid': 'raid',
  'Pulling Strings': 'strings',
  'Master Plan': 'plan',
  'Shady Deals': 'shadyDeals',
  Hitman: 'hitman',
  'Secret Deal': 'secretDeal',
  Complicity: 'complicity',
  Hat: 'hat',
  'Two Hats': 'twoHats',
  Bullet: 'bullet',
  Star: 'star',
  Prison: 'prison',
  Harbour: 'harbour',
  'Fight Club': 'fightClub',
  'Police Station': 'policeStation',
  'Shopping District': 'shoppingDistrict',
  'Town Hall': 'townHall',
  VP: 'points',
  'Cell release': 'release',
  Place: 'place',
  Pass: 'pass',
  Wait: 'wait',
}
export const effectOf = (name: string): EffectName => {
  const effect = EFFECTS[name]
  if (effect === undefined) throw new Error(`no effect ${name}`)
  return effect
}
const VETOES: Readonly<Record<string, Veto>> = { Fists: 'fists', 'Police Chief': 'chief', 'F.B.I.': 'fbi' }
export const vetoOf = (name: string): Veto => {
  const veto = VETOES[name]
  if (veto === undefined) throw new Error(`no veto ${name}`)
  return veto
}
/**
 * Returns the id of an action with this name. Also accepts names of reactions and symbols, which a player could try to play as an action.
 */
export const actNamed = (name: string) => VETOES[name] ?? EFFECTS[name] ?? name

export interface VetoStep {
  readonly by: Letter
  readonly with: string
}

/** Position as described in a scenario. */
export interface Before {
  readonly seats?: readonly Letter[]
  readonly start?: Letter
  readonly level?: 'beginner' | 'advanced'
  readonly settings?: Readonly<Record<string, unknown>>
  readonly stacks?: Readonly<Record<string, string>>
  readonly hand?: Numbers
  readonly reserve?: Numbers
  readonly cell?: Numbers
  readonly cellNew?: Numbers
  readonly cards?: Numbers
  readonly vp?: Numbers
  readonly mayor?: Letter | null
  readonly policeman?: Letter | null
  readonly hitman?: Place
  readonly centre?: number
  readonly ring?: readonly number[]
  readonly marked?: readonly Place[]
  readonly passed?: readonly Letter[]
}

const counts = (colours: readonly Colour[], numbers: Numbers | undefined, otherwise = 0): Counts =>
  Object.fromEntries(colours.map((colour) => [colour, numbers === undefined ? otherwise : (numbers[letterOf(colour)] ?? 0)]))
/** Number of cards of each player. The number is higher than any scenario needs, because the scenarios do not test it. */
const PLENTY = 40

/** Returns the set-up that a scenario describes, with the numbers that differ from the printed ones. */
export const setupOf = ({ seats = ['R', 'B', 'G'], start, level, settings = {} }: Before) => {
  const { secretDeal, hand, reserve, target: goal, ...rest } = settings
  const at = seats.length
  const points = [
    ['secretDeal', secretDeal],
    [inHand(at).id, hand],
    [inReserve(at).id, reserve],
    [target(at, level ?? 'beginner').id, goal],
  ] as const
  return {
    players: seats.map((letter) => ({ colour: colourOf(letter), name: letter })),
    start: colourOf(start ?? seats[0] ?? 'R'),
    settings: { ...DEFAULT_SETTINGS, ...(level && { level }), ...rest },
    numbers: Object.fromEntries(points.filter(([, value]) => value !== undefined)) as Readonly<Record<string, number>>,
  }
}

export const begun = (before: Before): State => {
  const opening = mafiaCity.begin(setupOf(before))
  if (!opening.ok) throw new Error(opening.refusal.code)
  return opening.value.reduce<State | undefined>((state, event) => mafiaCity.evolve(state, event), undefined) as State
}

/** Returns the state that a scenario describes. By default, no player can get enough points to win. */
export const positionOf = (before: Before, change: Partial<State> = {}): State => {
  const state = begun({ ...before, settings: { target: 99, ...before.settings } })
  const colours = state.players.map(({ colour }) => colour)
  const [policeman, mayor] = [colourOrNone(before.policeman), colourOrNone(before.mayor)]
  const stacks = Object.fromEntries(LOCATIONS.map((at) => [at, stackOf(before.stacks?.[at] ?? '')]))
  return {
    ...state,
    map: { centre: (before.centre ?? 7) as Place, ring: (before.ring ?? [1, 2, 3, 4, 5, 6]) as readonly Place[] },
    redraw: [],
    stacks,
    hand: counts(colours, before.hand),
    reserve: counts(colours, before.reserve),
    cell: counts(colours, before.cell),
    fresh: counts(colours, before.cellNew),
    cards: counts(colours, before.cards, PLENTY),
    vp: counts(colours, before.vp),
    hitman: before.hitman ?? 2,
    marked: before.marked ?? [],
    turns: { ...state.turns, passed: (before.passed ?? []).map(colourOf) },
    pile: PLENTY,
    discards: PLENTY,
    stage: 'actions',
    ...(policeman && { policeman }),
    ...(mayor && { mayor }),
    ...change,
  }
}

/** State after a move, the events of the move, and its refusal. If several reasons apply, the scenario may expect any of them. */
export interface Done {
  readonly state: State
  readonly events: readonly Event[]
  readonly refused?: OneOf
}
export const after = (state: State, move: AnyMove): Done => {
  const decision = decide(state, move)
  if (decision.ok) return { state: decision.value.reduce(evolve, state), events: decision.value }
  const { code, params } = decision.refusal
  const { also = [] } = params
  return { state, events: [], refused: new OneOf([code, ...(Array.isArray(also) ? (also as readonly string[]) : [])]) }
}

/** Returns the state after all automatic moves. */
export const onward = (state: State): Done => {
  const transaction = startTransaction(state)
  proceed(transaction)
  return { state: transaction.state, events: transaction.events }
}

/** Plays vetoes one after another. After the last veto, all players pass. */
export const answered = (state: State, vetoes: readonly VetoStep[]): Done => {
  let now: Done = { state, events: [] }
  for (const { by, with: veto } of vetoes) {
    const next = after(now.state, { do: 'react', by: colourOf(by), with: vetoOf(veto) })
    if (next.refused !== undefined) throw new Error(`a veto is refused: ${next.refused.answers.join(' ')}`)
    now = { state: next.state, events: [...now.events, ...next.events] }
  }
  const last = after(now.state, { do: 'nobody' })
  return { state: last.state, events: [...now.events, ...last.events] }
}

const byLetter = ({ players }: State, of: (colour: Colour) => number): Numbers =>
  Object.fromEntries(players.map(({ colour }) => [letterOf(colour), of(colour)]))

/** Returns the parts of a state that a scenario checks at its end. */
export const standing = (state: State) => ({
  stacksAfter: Object.fromEntries(
    LOCATIONS.flatMap((at) => {
      const stack = state.stacks[at] ?? []
      return stack.length === 0 ? [] : [[at, textOf(stack)]]
    }),
  ),
  handAfter: byLetter(state, (colour) => state.hand[colour] ?? 0),
  reserveAfter: byLetter(state, (colour) => state.reserve[colour] ?? 0),
  cellAfter: byLetter(state, (colour) => state.cell[colour] ?? 0),
  cardsAfter: byLetter(state, (colour) => state.cards[colour] ?? 0),
  vpAfter: byLetter(state, (colour) => state.vp[colour] ?? 0),
})
