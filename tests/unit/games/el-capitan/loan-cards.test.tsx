// Tests the loan cards of the box: 18 of 10 and 12 of 16. They are counted, but do not limit the loans (R28).
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { loanCardsLeft } from '../../../../src/games/el-capitan/rules/loans'
import { openStandard, press } from '../standard-table'
import { capitanSetup, IN_CITIES, ledgerAfter } from './games'

const TWELVE = Array.from({ length: 12 }, () => ({ face: 16, extended: false }))
const secondRound = [...IN_CITIES, { do: 'correct', changes: [{ set: 'loans', colour: 'green', loans: TWELVE }] }]

test('the loan cards of all players are missing in the bank', () => {
  const { state } = ledgerAfter().head
  const late = { face: 10, extended: true } as const
  expect([loanCardsLeft(state, 10), loanCardsLeft(state, 16)]).toEqual([18, 12])
  const held = { loans: { red: [late, { face: 16, extended: false } as const], blue: [late] } }
  expect([loanCardsLeft(held, 10), loanCardsLeft(held, 16)]).toEqual([16, 11])
  expect(loanCardsLeft({ loans: { red: Array.from({ length: 20 }, () => late) } }, 10)).toBe(0)
})

test('the page of the merchants and the board check show the loan cards in the bank', async () => {
  const { go } = await openStandard('el-capitan', capitanSetup, IN_CITIES, 'merchants')
  expect(await screen.findByText('Loan cards in the bank: 18 of 10, 12 of 16.', undefined, { timeout: 5000 })).toBeTruthy()
  await go('check?by=beside')
  expect(await screen.findByText('Loan cards in the bank: 18 of 10, 12 of 16.', undefined, { timeout: 5000 })).toBeTruthy()
})

test('a loan without a card is offered, and is to be written down', async () => {
  await openStandard('el-capitan', capitanSetup, secondRound)
  await press(/^Bank loan/)
  expect(screen.getByText(/18 cards in the bank/)).toBeTruthy()
  expect(screen.getByText(/No card is left in the bank.*write this loan down/)).toBeTruthy()
})
