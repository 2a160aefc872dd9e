import type { Params } from '../referee'
import type { Addend } from './addends'

/** Money in whole units: who has how much, and what it was moved for. */

/** Balances by account. The bank is no account: what is paid to it is gone, and it never runs out. */
export type Accounts = Readonly<Record<string, number>>

export interface Transfer {
  /** Account that pays; absent = the bank. */
  readonly from?: string
  /** Account that receives; absent = the bank. */
  readonly to?: string
  /** 0, 1, 2, … */
  readonly amount: number
  /** Names the sentence about it, e.g. `income`. */
  readonly why: string
  readonly params?: Params
}

/** Accounts of these names with the same amount each. */
export const openAccounts = (names: readonly string[], amount = 0): Accounts => Object.fromEntries(names.map((name) => [name, amount]))

/**
 * The objection to a transfer: an amount that is none, an account that is not there, or more than the payer has. undefined = nothing.
 * @param mayOwe accounts that may go below zero
 */
export const objectionToTransfer = (
  accounts: Accounts,
  { from, to, amount }: Transfer,
  mayOwe: readonly string[] = [],
): 'amount' | 'account' | 'tooLittle' | undefined => {
  if (!Number.isSafeInteger(amount) || amount < 0) return 'amount'
  if ([from, to].some((name) => name !== undefined && !Object.hasOwn(accounts, name)) || from === to) return 'account'
  if (from === undefined || mayOwe.includes(from)) return undefined
  return (accounts[from] ?? 0) < amount ? 'tooLittle' : undefined
}

/** The accounts after a transfer that {@link objectionToTransfer} has nothing against. */
export const afterTransfer = (accounts: Accounts, { from, to, amount }: Transfer): Accounts => {
  const changed = { ...accounts }
  if (from !== undefined) changed[from] = (changed[from] ?? 0) - amount
  if (to !== undefined) changed[to] = (changed[to] ?? 0) + amount
  return changed
}

/** The sum of transfers for one account, in their order: received is positive, paid is negative. */
export const statementOf = (transfers: readonly Transfer[], account: string): readonly Addend[] =>
  transfers.flatMap(({ from, to, amount, why, params }) => {
    if (from !== account && to !== account) return []
    return [{ why, amount: to === account ? amount : 0 - amount, ...(params && { params }) }]
  })
