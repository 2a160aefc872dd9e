import type { Params } from '../referee'
import type { Addend } from './addends'

/** Money in integer amounts: accounts and transfers. */

/** Balances by account. The bank has no account and never runs out of money. */
export type Accounts = Readonly<Record<string, number>>

export interface Transfer {
  /** Account that pays; omitted: the bank. */
  readonly from?: string
  /** Account that receives; omitted: the bank. */
  readonly to?: string
  /** Amount: 0, 1, 2, … */
  readonly amount: number
  /** Key of the text about the transfer, e.g. `income`. */
  readonly why: string
  readonly params?: Params
}

/** Returns accounts with these names, each with the same balance. */
export const openAccounts = (names: readonly string[], amount = 0): Accounts => Object.fromEntries(names.map((name) => [name, amount]))

/**
 * Returns why a transfer is invalid: `amount` (not 0, 1, 2, …), `account` (unknown, or both are the same), `tooLittle` (more than the payer
 * has); undefined if it is valid.
 * @param mayOwe accounts that may have a negative balance
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

/** Returns the accounts after a valid transfer ({@link objectionToTransfer} is undefined). */
export const afterTransfer = (accounts: Accounts, { from, to, amount }: Transfer): Accounts => {
  const changed = { ...accounts }
  if (from !== undefined) changed[from] = (changed[from] ?? 0) - amount
  if (to !== undefined) changed[to] = (changed[to] ?? 0) + amount
  return changed
}

/** Returns the transfers of one account as addends, in order: received amounts are positive, paid amounts negative. */
export const statementOf = (transfers: readonly Transfer[], account: string): readonly Addend[] =>
  transfers.flatMap(({ from, to, amount, why, params }) => {
    if (from !== account && to !== account) return []
    return [{ why, amount: to === account ? amount : 0 - amount, ...(params && { params }) }]
  })
