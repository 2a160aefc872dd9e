// Tests the number of resource cards that a clan can have in hand: cards received minus cards paid.
import { expect, test } from 'vitest'
import { cardsAtMost, cardsPlaced, cardWanting } from '../../../../src/games/graenaland/views/hand-cards'
import { clanMoments } from '../../../gallery/graenaland'

const moments = clanMoments({ players: 5, way: 'referee' }, 1)
type Moment = (typeof moments)[number]
const first = (fits: (moment: Moment) => boolean): Moment => {
  const found = moments.find(fits)
  if (found === undefined) throw new Error('no such moment')
  return found
}

test('a clan has a card for each start village', () => {
  const placed = first(({ entry }) => entry.events.some(({ e }) => e === 'placed'))
  const by = placed.entry.events.flatMap((event) => (event.e === 'placed' ? [event.by] : []))[0] ?? 'red'
  expect([cardsAtMost(placed.parent ?? placed, by), cardsAtMost(placed, by)]).toEqual([0, 2])
  expect(cardWanting(placed, { [by]: 2 })).toBeUndefined()
  expect(cardWanting(placed, { [by]: 3 })).toEqual([by, 2])
})

test('an adopted proposal adds the cards of a clan', () => {
  const closed = first(({ entry }) => entry.events.some((event) => event.e === 'voteClosed' && event.adopted))
  const split = closed.entry.events.flatMap((event) => (event.e === 'voteClosed' ? (event.proposal.split ?? []) : []))
  const [to] = split
  if (to === undefined || to === null) throw new Error('nobody gets a card')
  expect(cardsAtMost(closed, to) - cardsAtMost(closed.parent ?? closed, to)).toBe(split.filter((one) => one === to).length)
})

test('a payment takes cards from the hand, and a payment without cards does not', () => {
  const built = (withCards: boolean) =>
    moments.find(({ entry }) =>
      entry.events.some((event) => event.e === 'built' && event.joint !== true && (event.pay?.cards !== undefined) === withCards),
    )
  const paid = built(true)
  const [pay] = paid?.entry.events.flatMap((event) => (event.e === 'built' ? [event] : [])) ?? []
  if (paid === undefined || pay === undefined) throw new Error('nobody pays')
  const count = Object.values(pay.pay?.cards ?? {}).reduce((all, one) => all + one, 0) + pay.fee.length
  expect(cardsAtMost(paid.parent ?? paid, pay.by) - cardsAtMost(paid, pay.by)).toBe(count)
})

test('a payment that was not entered lowers the count by its lowest price, and never ends the count', () => {
  const placed = first(({ entry }) => entry.events.some(({ e }) => e === 'placed'))
  const by = placed.entry.events.flatMap((event) => (event.e === 'placed' ? [event.by] : []))[0] ?? 'red'
  const step = (parent: Moment, event: object) =>
    ({ ...parent, parent, entry: { ...parent.entry, move: { do: 'construct' }, events: [event] } }) as unknown as Moment
  const built = { e: 'built', by, markets: [], fee: [] }
  const army = step(placed, { ...built, what: 'army' })
  expect(cardsAtMost(army, by)).toBe(0)
  expect(cardWanting(army, { [by]: 1 })).toEqual([by, 0])
  expect(cardsAtMost(step(placed, { ...built, what: 'army', joint: true }), by)).toBe(2)
  const supplied = step(step(placed, { e: 'supplyTaken', by }), { ...built, what: 'army' })
  expect(cardsAtMost(supplied, by)).toBe(0)
  const twice = step(step(step(placed, { e: 'supplyTaken', by }), { e: 'supplyTaken', by }), { ...built, what: 'army' })
  expect(cardsAtMost(twice, by)).toBe(1)
})

test('nothing is counted if the app does not track who receives which card', () => {
  const [light] = clanMoments({ players: 4, way: 'light' }, 1)
  if (light === undefined) throw new Error('no game')
  expect(cardWanting(light, { red: 30 })).toBeUndefined()
})

test('after a payment with more cards than the count allows, the count starts again, so the next wrong payment is found too', () => {
  const [start] = moments
  if (start === undefined) throw new Error('no game')
  const pay = { cards: { gold: 3 } }
  const step = (parent: Moment, events: readonly object[]) =>
    ({ ...parent, parent, entry: { ...parent.entry, move: { do: 'construct' }, events } }) as unknown as Moment
  const overpaid = step(start, [{ e: 'built', by: 'red', what: 'army', pay, markets: [], fee: [] }])
  expect(cardWanting(start, { red: 3 })).toEqual(['red', 0])
  expect(cardsAtMost(overpaid, 'red')).toBe(0)
  expect(cardWanting(overpaid, { red: 0, blue: 0 })).toBeUndefined()
  expect(cardWanting(overpaid, { red: 1 })).toEqual(['red', 0])
  expect(cardWanting(overpaid, { blue: 1 })).toEqual(['blue', 0])
})

/** Returns the position after one more log entry with these events. */
const after = (parent: Moment, ...events: readonly object[]) =>
  ({ ...parent, parent, entry: { ...parent.entry, move: { do: 'construct' }, events } }) as unknown as Moment
const corrected = (parent: Moment, change: object) => after(parent, { e: 'corrected', changes: [change] })
const paying = (by: string, cards: number, more: object = {}) => ({
  e: 'built',
  by,
  what: 'army',
  pay: { cards: { gold: cards } },
  markets: [],
  fee: [],
  ...more,
})
/** Position in which red has six cards and blue has two cards. */
const rich = (() => {
  const [start] = moments
  if (start === undefined) throw new Error('no game')
  const proposal = { by: 'red', at: 'C1', split: ['red', 'red', 'red', 'red'] }
  return after(start, { e: 'placed', by: 'red' }, { e: 'placed', by: 'blue' }, { e: 'voteClosed', adopted: true, proposal })
})()
const counts = (head: Moment) => [cardsAtMost(head, 'red'), cardsAtMost(head, 'blue')]

test('a correction adds only the cards that it may have moved to a hand', () => {
  const { state } = rich
  const village = { village: 1, fort: 0, church: 0, hall: 0 }
  const board = {
    ...rich,
    state: {
      ...state,
      cards: { C1: ['ore', 'wood', 'up'] },
      settlements: { C1: { red: { ...village, village: 2, church: 1 }, blue: village } },
      works: { C1: ['palisade'] },
      army: { ...state.army, red: 3 },
      numbers: { 'price/palisade/wood': 2 },
    },
  } as unknown as Moment
  expect(counts(board)).toEqual([6, 2])
  expect(counts(corrected(board, { set: 'army', clan: 'red', strength: 4 }))).toEqual([6, 2])
  expect(counts(corrected(board, { set: 'army', clan: 'red', strength: 2 }))).toEqual([11, 2])
  // Cards that left a territory may be in any hand; added cards are in no hand.
  expect(counts(corrected(board, { set: 'cards', at: 'C1', cards: ['ore'] }))).toEqual([8, 4])
  expect(counts(corrected(board, { set: 'cards', at: 'C1', cards: ['ore', 'wood', 'up', 'up'] }))).toEqual([6, 2])
  // A coast village costs four cards and the palisade fee for blue.
  expect(counts(corrected(board, { set: 'settlements', at: 'C1', clan: 'red', ...village, church: 1 }))).toEqual([6 + 4 + 2, 2])
  expect(counts(corrected(board, { set: 'settlements', at: 'C1', clan: 'red', ...village, village: 3, church: 1 }))).toEqual([6, 2])
  // The price of a church is unknown.
  expect(counts(corrected(board, { set: 'settlements', at: 'C1', clan: 'red', ...village, village: 2 }))).toEqual([Infinity, 2])
  expect(counts(corrected(board, { set: 'works', at: 'C1', works: [], resource: 'unknown' }))).toEqual([8, 4])
  expect(counts(corrected(board, { set: 'waiting', waiting: [] }))).toEqual([6, 2])
  expect(counts(corrected(board, { set: 'chances', supplyTaken: true, jointSpent: true, marketsUsed: [] }))).toEqual([6, 2])
  expect(counts(corrected(board, { set: 'settings', settings: { ...state.settings, three: true } }))).toEqual([6, 2])
  expect(counts(corrected(board, { set: 'settings', settings: { ...state.settings, cardsTold: false } }))).toEqual([Infinity, Infinity])
})

test('a failed announcement gives back the payments of its final building, also if the next final building begins at once', () => {
  const begun = (announcer: string) => ({ e: 'finalBegun', announcer, queue: [announcer] })
  const failed = { e: 'announcementFailed', by: 'red' }
  const built = after(after(rich, begun('red')), paying('red', 3, { fee: ['blue'] }))
  expect(counts(built)).toEqual([2, 3])
  const cancelled = after(built, { e: 'finalEnded', by: 'red' }, failed)
  expect(counts(cancelled)).toEqual([6, 2])
  const next = after(built, { e: 'finalEnded', by: 'red' }, failed, begun('blue'))
  expect(counts(next)).toEqual([6, 2])
  expect(counts(after(next, paying('blue', 1)))).toEqual([6, 1])
})

test('the payments of a correct announcement count while the other clans build', () => {
  const built = after(after(rich, { e: 'finalBegun', announcer: 'red', queue: ['red', 'blue'] }), paying('red', 3, { fee: ['blue'] }))
  const proved = after(built, { e: 'finalEnded', by: 'red' }, { e: 'proved', by: 'red', card: 6, points: 6 })
  expect(counts({ ...proved, parent: { ...built, state: { ...built.state, stage: 'proof' } } })).toEqual([2, 3])
})

test('a market changes no number of cards, and the palisade fee goes to the other clans', () => {
  const built = after(rich, paying('red', 4, { markets: ['C1'], fee: ['blue'] }))
  expect(counts(built)).toEqual([1, 3])
  expect(cardWanting(built, { red: 3 })).toEqual(['red', 1])
})

test('the builder of a first village also pays the palisade fee, one card to each clan that lives there (R54)', () => {
  const { state } = first(({ state: { settlements } }) => (settlements['C1'] ?? settlements['C2']) !== undefined)
  const [at = '', clans = {}] =
    Object.entries(state.settlements).find(([, here]) => Object.values(here ?? {}).some(({ village }) => village > 0)) ?? []
  const living = Object.entries(clans).flatMap(([clan, { village }]) => (village > 0 ? [clan] : []))
  const by = state.players.map(({ clan }) => clan).find((clan) => !living.includes(clan)) ?? 'red'
  const walled = { ...state, works: { ...state.works, [at]: ['palisade' as const] } }
  expect(cardsPlaced(walled, by, { what: 'village', at }, { cards: { gold: 2 } })).toEqual({ [by]: 2 + living.length })
  expect(cardsPlaced(state, by, { what: 'village', at }, { cards: { gold: 2 } })).toEqual({ [by]: 2 })
})
