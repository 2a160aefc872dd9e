// The draw pile runs out while a player draws three cards: the question, the history and the rules say who shuffles the discards (R3).
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mafiaCity, type State } from '../../../../src/games/mafia-city'
import { rulesIn } from '../../../../src/games/mafia-city/words/rules'
import { wordsIn } from '../../../../src/games/mafia-city/words'
import { line } from '../../../../src/referee'
import { ruleOf } from '../../../../src/table/rules/reference'
import { find, searchable } from '../../../../src/table/rules/search'
import cs from '../../../../src/table/rules/words/cs'
import en from '../../../../src/table/rules/words/en'
import { openStandard } from '../standard-table'
import { ledgerAt, setupOf } from './games'

const ledger = ledgerAt((state: State) => mafiaCity.prompts(state)[0]?.kind === 'shop')
const { state } = ledger.head
const MOVES = line(ledger).flatMap(({ entry, parent }) => (parent === undefined ? [] : [entry.move]))
const [shopper, shuffler] = [state.cycle?.control?.controller, state.start].map(
  (colour) => state.players.find((one) => one.colour === colour)?.name ?? '',
)
/** The same moves, with one card left in the draw pile before the last move. */
const before = ledger.head.parent?.state ?? state
const withOneCard = [
  ...MOVES.slice(0, -1),
  { do: 'correct', changes: [{ set: 'piles', pile: 1, discards: before.pile + before.discards - 1 }] },
  MOVES.at(-1),
]
const SENTENCE = `After card 1, ${shuffler} shuffles the discards into a new draw pile.`

test('three cards from a pile of one: the question and the history name the player who shuffles', async () => {
  const table = await openStandard('mafia-city', setupOf(), withOneCard)
  expect(await screen.findByText(new RegExp(SENTENCE))).toBeTruthy()
  await table.play({ do: 'shop', by: state.cycle?.control?.controller })
  await table.go('log')
  expect((await screen.findAllByText(new RegExp(`${shopper} draws 3 cards and discards 1\\. ${SENTENCE}`))).length).toBeGreaterThan(0)
})

test('at the end of the round, the sentence about the shuffling is above the table of the draws', async () => {
  const end = ledgerAt(({ stage }) => stage === 'draw')
  const moves = line(end).flatMap(({ entry, parent }) => (parent === undefined ? [] : [entry.move]))
  const { pile, discards } = end.head.state
  const piles = { set: 'piles', pile: 1, discards: pile + discards - 1 }
  await openStandard('mafia-city', setupOf(), [...moves, { do: 'correct', changes: [piles] }])
  const sentence = await screen.findByText(/^After card 1, \S+ shuffles the discards into a new draw pile\.$/)
  const table = screen.getByRole('table', { name: 'Cards that the players draw' })
  expect(sentence.compareDocumentPosition(table) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

test('a pile with enough cards is not shuffled, and an empty one is shuffled before the first card', () => {
  const drawn = { e: 'cardsDrawn', by: 'red', drawn: 3, discarded: 1, count: 1 } as const
  const text = (language: 'en' | 'cs', pile: number) =>
    wordsIn(language).events.cardsDrawn(drawn, { ...state, pile, discards: 9, start: 'blue' })
  expect(text('en', 3)).toBe('Red draws 3 cards and discards 1.')
  expect(text('en', 0)).toBe('Red draws 3 cards and discards 1. First, Blue shuffles the discards into a new draw pile.')
  expect(text('cs', 2)).toMatch(/Dobírací balíček dojde po 2\. kartě: odkládací zamíchá Modrý\.$/)
})

test('the search of the rules finds the new draw pile', () => {
  const found = (language: 'en' | 'cs', typed: string) => {
    const { rules } = rulesIn(language)
    return find(
      searchable(Object.entries(rules).map(([number, [title, text]]) => ruleOf(number, '', title, text))),
      typed,
      { en, cs }[language].alike,
    ).map(({ number }) => number)
  }
  for (const typed of ['shuffle', 'reshuffle', 'pile']) expect(found('en', typed)).toContain('R3')
  for (const typed of ['zamíchat', 'míchat', 'balíček']) expect(found('cs', typed)).toContain('R3')
})
