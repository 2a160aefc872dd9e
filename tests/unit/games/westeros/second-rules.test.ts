// Tests the rule numbers that questions of the second edition show, where a rule of the second edition replaces one of the first.
import { expect, test } from 'vitest'
import { secondEditionFor } from '../../../../src/games/westeros/box/second/printed'
import { ORDER_OF_DECKS, type State } from '../../../../src/games/westeros/model/state'
import { reveals } from '../../../../src/games/westeros/model/reveals'
import { questions } from '../../../../src/games/westeros/prompts'
import { cardProgress } from '../../../../src/games/westeros/views/progress'
import { loadWords } from '../../../../src/games/westeros/words'
import { begun } from './opening'
import { second } from './second-game'

test('the question for orders names the rule about areas with units of its edition (E8.1)', () => {
  const rulesOf = (state: State) => questions(state).map(({ rule }) => rule)
  expect(rulesOf(begun({ tracking: { orders: 'app' }, changes: [{ set: 'stage', at: 'orders' }] }))).toContain('R8.1')
  expect(rulesOf(second([{ set: 'tracking', tracking: { orders: 'app' } }], 'orders'))).toContain('E8.1')
})

test('a look at the top wildling card is known to one house only, and its name is not shown (E8.4)', async () => {
  const state = second([], 'marches')
  const labels = { 'wildling card 0': 'crow-killers' } as const
  const seen = reveals({ e: 'wildlingSeen', house: 'stark', card: 'crow-killers', labels })
  const drawn = reveals({ e: 'wildlingDrawn', card: 'crow-killers', how: 'app', labels })
  if (seen === undefined || drawn === undefined) throw new Error('nothing was revealed')
  expect(seen.seenBy).toEqual(['stark'])
  expect(drawn.seenBy).toBeUndefined()
  const [en, cs] = await Promise.all([loadWords('en'), loadWords('cs')])
  expect([en, cs].map(({ consent }) => consent.shown(seen, state))).toEqual(['The top wildling card', 'Vrchní karta divokých'])
  expect([en, cs].map(({ consent }) => consent.shown(drawn, state))).toEqual([
    'Wildling card: Crow Killers',
    'Karta divokých: Zabijáci vran',
  ])
})

test('Tides of Battle cards that were drawn face down are not named (E22.1)', async () => {
  const drawn = reveals({ e: 'tidesDrawn', cards: { attacker: 'skull' }, how: 'app', labels: { 'tides 0': 'skull' } })
  const [en, cs] = await Promise.all([loadWords('en'), loadWords('cs')])
  if (drawn === undefined) throw new Error('nothing was revealed')
  const state = { ...second(), box: secondEditionFor(6) }
  expect([en, cs].map(({ consent }) => consent.shown(drawn, state))).toEqual(['Tides of Battle cards', 'Karty Bitevní vřavy'])
})

test('an attack before the cards leaves all three cards to resolve (E0.2)', () => {
  const state: State = { ...second(), stage: { at: 'contribution', deck: 3, early: true } }
  expect(ORDER_OF_DECKS.map((deck) => cardProgress(state, deck))).toEqual(['next', 'next', 'next'])
  const later: State = { ...state, stage: { at: 'contribution', deck: 3 } }
  expect(ORDER_OF_DECKS.map((deck) => cardProgress(later, deck))).toEqual(['done', 'done', 'here'])
})
