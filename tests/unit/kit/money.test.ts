// Tests money: transfers never create or lose money, debts need permission, and a statement lists the source of every amount.
import { array, assert, constantFrom, integer, option, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { sum } from '../../../src/kit/addends'
import { afterTransfer, objectionToTransfer, openAccounts, statementOf, type Accounts, type Transfer } from '../../../src/kit/money'

const NAMES = ['anna', 'petr', 'eva']
const name = option(constantFrom(...NAMES), { nil: undefined })
const transfer = record({ from: name, to: name, amount: integer({ min: -2, max: 30 }), why: constantFrom('income', 'loan') }).map(
  ({ from, to, amount, why }): Transfer => ({ amount, why, ...(from !== undefined && { from }), ...(to !== undefined && { to }) }),
)

/** Makes all legal transfers, one after another. */
const paid = (all: readonly Transfer[], mayOwe: readonly string[] = []) =>
  all.reduce<{ readonly accounts: Accounts; readonly done: readonly Transfer[] }>(
    ({ accounts, done }, one) =>
      objectionToTransfer(accounts, one, mayOwe) === undefined
        ? { accounts: afterTransfer(accounts, one), done: [...done, one] }
        : { accounts, done },
    { accounts: openAccounts(NAMES, 10), done: [] },
  )
const all = (accounts: Accounts) => Object.values(accounts).reduce((total, one) => total + one, 0)

test('nobody goes below zero unless they may owe', () => {
  assert(property(array(transfer), (list) => Object.values(paid(list).accounts).every((balance) => balance >= 0)))
  const owing = paid([{ from: 'anna', amount: 25, why: 'loan' }], ['anna'])
  expect(owing.accounts).toEqual({ anna: -15, petr: 10, eva: 10 })
})

test('between accounts nothing is made or lost; only the bank gives and takes', () => {
  assert(
    property(array(transfer), (list) => {
      const { accounts, done } = paid(list)
      const given = done.filter(({ from }) => from === undefined).reduce((total, { amount }) => total + amount, 0)
      const taken = done.filter(({ to }) => to === undefined).reduce((total, { amount }) => total + amount, 0)
      expect(all(accounts)).toBe(30 + given - taken)
    }),
  )
})

test('a statement adds up to what has changed', () => {
  assert(
    property(array(transfer), (list) => {
      const { accounts, done } = paid(list)
      for (const one of NAMES) expect(sum(statementOf(done, one))).toBe((accounts[one] ?? 0) - 10)
    }),
  )
  const done: readonly Transfer[] = [
    { to: 'anna', amount: 5, why: 'income', params: { round: 2 } },
    { from: 'anna', to: 'petr', amount: 3, why: 'loan' },
  ]
  expect(statementOf(done, 'anna')).toEqual([
    { why: 'income', amount: 5, params: { round: 2 } },
    { why: 'loan', amount: -3 },
  ])
})

test('amounts are whole and not negative, and accounts are there', () => {
  const accounts = openAccounts(NAMES, 10)
  for (const amount of [-1, 0.5, Infinity, Number.NaN])
    expect(objectionToTransfer(accounts, { from: 'anna', amount, why: 'x' })).toBe('amount')
  expect(objectionToTransfer(accounts, { from: 'nobody', amount: 1, why: 'x' })).toBe('account')
  expect(objectionToTransfer(accounts, { from: 'anna', to: 'constructor', amount: 1, why: 'x' })).toBe('account')
  expect(objectionToTransfer(accounts, { from: 'anna', to: 'anna', amount: 1, why: 'x' })).toBe('account')
  expect(objectionToTransfer(accounts, { from: 'anna', amount: 11, why: 'x' })).toBe('tooLittle')
})
