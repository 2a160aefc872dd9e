// Tests the question that draws the cards of all territories at once: the cards of one territory, its limit, and an empty deck.
import { expect, test } from 'vitest'
import { graenaland } from '../../../../src/games/graenaland'
import { domain } from '../../../../src/games/graenaland/prompts/domains'
import type { Question } from '../../../../src/games/graenaland/prompts/draft'
import { wholeDraw, type Yielding } from '../../../../src/games/graenaland/rules/production'
import { askedIn } from '../../../../src/games/graenaland/table/asking/asked'
import { cardNames } from '../../../../src/games/graenaland/words/shared/card-names'
import { textsIn } from '../../../../src/games/graenaland/table/parts/words'
import { clanMoments } from '../../../gallery/graenaland'

const at: Yielding = { settlements: 2, lying: 0, road: true, improvement: true, drawn: [] }

test('a territory draws face up, face down and for its improvement, until the limit or the end of its deck', () => {
  expect(wholeDraw(at, 1)).toEqual(['faceUp', 'faceDown', 'turn'])
  expect(wholeDraw({ ...at, lying: 2 }, 1)).toEqual(['faceUp'])
  expect(wholeDraw({ ...at, lying: 3 }, 1)).toEqual([])
  expect(wholeDraw({ ...at, settlements: 0 }, 1)).toEqual([])
  expect(wholeDraw({ ...at, drawn: ['empty'] }, 1)).toEqual([])
})

const { state } = clanMoments({ players: 4, way: 'light' }, 1).find((moment) => moment.state.stage === 'production') ?? {}
if (state === undefined) throw new Error('nothing is produced in this game')
const question = graenaland.prompts(state).find(({ kind }) => kind === 'drawAll') as Question

test('the question counts cards, whatever the improvements bring', () => {
  const works = { ...state.works, C1: ['road', 'improvement'] as const }
  const settlements = Object.fromEntries(
    ['C1', 'C2'].map((place) => [place, { [state.chief]: { village: 2, fort: 0, church: 0, hall: 0 } }]),
  )
  const here = { ...state, works, settlements, cards: {}, drawn: {} }
  expect(askedIn(question, here, 'en').title).toBe('Lay out 3 cards')
  expect(askedIn(question, here, 'cs').title).toBe('Vylož 3 karty')
  expect(askedIn(question, here, 'en').note).toContain('improvement')
  expect(askedIn(question, { ...here, works: {} }, 'en').note).toBeUndefined()
})

test('a deck that is empty is part of the answer', () => {
  const answer = domain(state, question).finish({ matches: [], empty: ['C1'] })
  expect(answer).toMatchObject({ ok: true, value: { do: 'drawAll', matches: [], empty: ['C1'] } })
  const decided = answer.ok ? graenaland.decide(state, answer.value as never) : answer
  expect(decided.ok && decided.value.find((event) => event.e === 'drawn' && event.at === 'C1')).toMatchObject({ card: 'empty' })
})

test('cards of one kind are counted together', () => {
  expect(cardNames(['up', 'down', 'up'], textsIn('en'))).toEqual(['2 cards face up', 'a card face down'])
  expect(cardNames(['down', 'down', 'down', 'down', 'down', 'up'], textsIn('cs'))).toEqual(['5 karet lícem dolů', 'karta lícem vzhůru'])
  expect(cardNames(['ore', 'ore'], textsIn('en'))).toEqual(['2\u00a0×\u00a0ore'])
})

test('a card on paper is shown by its points, and the question says which', () => {
  const proof = { ...question, kind: 'proof', roles: [state.chief] } as Question
  const note = (goalsSealed: boolean) => askedIn(proof, { ...state, settings: { ...state.settings, goalsSealed } }, 'cs').note
  expect(note(false)).toMatch(/^Body na kartě za všechno, co teď stojí\. Žádná karta teď nedá víc než \d+\.$/)
  expect(note(true)).toBe(note(false))
})
