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

test('after a payment with more cards than the count allows, nothing is counted until the end of the game', () => {
  const [start] = moments
  if (start === undefined) throw new Error('no game')
  const pay = { cards: { gold: 3 } }
  const step = (parent: Moment, events: readonly object[]) =>
    ({ ...parent, parent, entry: { ...parent.entry, move: { do: 'construct' }, events } }) as unknown as Moment
  const overpaid = step(start, [{ e: 'built', by: 'red', what: 'army', pay, markets: [], fee: [] }])
  expect(cardWanting(start, { red: 3 })).toEqual(['red', 0])
  expect(cardsAtMost(overpaid, 'red')).toBe(Infinity)
  expect(cardWanting(overpaid, { red: 0, blue: 0 })).toBeUndefined()
  expect(cardWanting(overpaid, { blue: 1 })).toEqual(['blue', 0])
})

test('a correction ends the count only if it may have moved cards', () => {
  const placed = first(({ entry }) => entry.events.some(({ e }) => e === 'placed'))
  const by = placed.entry.events.flatMap((event) => (event.e === 'placed' ? [event.by] : []))[0] ?? 'red'
  const corrected = (change: object) =>
    ({
      ...placed,
      parent: placed,
      entry: { ...placed.entry, move: { do: 'correct' }, events: [{ e: 'corrected', changes: [change] }] },
    }) as unknown as Moment
  expect(cardsAtMost(corrected({ set: 'army', clan: by, strength: 2 }), by)).toBe(2)
  expect(cardsAtMost(corrected({ set: 'cards', at: 'C1', cards: [] }), by)).toBe(Infinity)
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
