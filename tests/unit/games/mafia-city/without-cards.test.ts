// Tests that the app says which steps it skipped because nobody who may play the card has one (R20, R46, R50, R58).
import { expect, test } from 'vitest'
import type { Moment } from '../../../../src/referee'
import type { MafiaCity } from '../../../../src/games/mafia-city'
import { stepWithoutCards } from '../../../../src/games/mafia-city/prompts/without-cards'
import { dealDiscardsOf } from '../../../../src/games/mafia-city/table/rooms/discards'
import { noCardsText } from '../../../../src/games/mafia-city/table/rooms/no-cards'
import { askingIn } from '../../../../src/games/mafia-city/table/asking/words'
import { textsIn } from '../../../../src/games/mafia-city/table/parts/words'
import { played } from './games'

const inDeals = () => played(({ cycle, reacting }) => cycle?.step === 'deals' && reacting === undefined)
const NO_CARDS = { red: 0, blue: 0, green: 0 }

test('Secret Deals are skipped if nobody holds a card, and not if the players declined them', () => {
  const state = inDeals()
  expect(stepWithoutCards({ ...state, cards: NO_CARDS }, 'noMoreDeals', undefined)).toBe('deals')
  expect(stepWithoutCards({ ...state, cards: { ...NO_CARDS, blue: 1 } }, 'noMoreDeals', undefined)).toBeUndefined()
})

test('a Hitman card, a Star and Complicity are skipped if the player who may play them has no card', () => {
  const harbour = played((state) => state.cycle?.step === 'effect' && state.cycle.at === 2 && !state.cycle.killed && state.cycle.used)
  const by = harbour.cycle?.control?.controller ?? 'red'
  expect(stepWithoutCards({ ...harbour, cards: NO_CARDS }, 'skip', by)).toBe('hitman')
  expect(stepWithoutCards({ ...harbour, cards: { ...NO_CARDS, [by]: 1 } }, 'skip', by)).toBeUndefined()
  expect(stepWithoutCards({ ...harbour, cards: NO_CARDS }, 'noComplicity', 'blue')).toBe('complicity')
})

test('the result of a location says why nobody was asked about a Secret Deal', async () => {
  const state = { ...inDeals(), cards: NO_CARDS }
  const parent = { state } as Moment<MafiaCity>
  const moment = { entry: { events: [], move: { do: 'noMoreDeals' } }, state, parent } as unknown as Moment<MafiaCity>
  expect(noCardsText([moment, moment], textsIn('en'), askingIn('en'))).toBe('Skipped for lack of cards: Secret Deals.')
})

test('after a Secret Deal the result says that nobody can play another one', () => {
  const dealing = { ...inDeals(), cards: NO_CARDS }
  const state = dealing.cycle === undefined ? dealing : { ...dealing, cycle: { ...dealing.cycle, deals: ['red' as const] } }
  const parent = { state } as Moment<MafiaCity>
  const moment = { entry: { events: [], move: { do: 'noMoreDeals' } }, state, parent } as unknown as Moment<MafiaCity>
  expect(noCardsText([moment], textsIn('en'), askingIn('en'))).toBe('Skipped for lack of cards: further Secret Deals.')
})

test('a Secret Deal that took effect in the same answer is discarded with the result of the location', () => {
  const effect = { what: 'secretDeal', by: 'red', more: 1 }
  const move = { do: 'nobody' }
  const moments = [
    { move, events: [{ e: 'declared', effect, paid: 2 }] },
    { move, events: [{ e: 'settled', effect, happens: true }], continues: true },
    { move, events: [{ e: 'controlled' }], continues: true },
  ]
  const head = moments.reduce<Moment<MafiaCity> | undefined>(
    (parent, entry) => ({ entry, parent, state: inDeals() }) as unknown as Moment<MafiaCity>,
    undefined,
  )
  if (head === undefined) throw new Error('no moments')
  expect(dealDiscardsOf(head)).toEqual({ red: 2 })
  const cancelled = { ...effect, what: 'thief' }
  const other = { ...head, parent: { ...head.parent, entry: { move, events: [{ e: 'settled', effect: cancelled, happens: true }] } } }
  expect(dealDiscardsOf(other as unknown as Moment<MafiaCity>)).toEqual({})
})
