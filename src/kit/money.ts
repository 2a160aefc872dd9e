import type { Params } from '../referee'
import type { Addend } from './addends'

/** Accounts of the players, and transfers of money between them in integer amounts. */

/** Amount of money in each account. The key is the name of the account. The bank has no account and never runs out of money. */
export type Accounts = Readonly<Record<string, number>>

export interface Transfer {
  /** Account that pays the amount. If omitted, the bank pays. */
  readonly from?: string
  /** Account that receives the amount. If omitted, the bank receives it. */
  readonly to?: string
  /** Amount of money, an integer from 0. */
  readonly amount: number
  /** Key of the text that names the reason of the transfer, e.g. `income`. */
  readonly why: string
  readonly params?: Params
}

/** Creates accounts with these names, each with the same amount of money. */
export const openAccounts = (names: readonly string[], amount = 0): Accounts => Object.fromEntries(names.map((name) => [name, amount]))

/**
 * Returns why a transfer is invalid: `amount` (not 0, 1, 2, …), `account` (an unknown account, or twice the same account), `tooLittle`
 * (more than the payer has); undefined if the transfer is valid.
 * @param mayOwe names of the accounts whose amount may be negative
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
