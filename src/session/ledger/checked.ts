import { canonical, read, type Begin, type Entry, type Game, type Ledger, type Vocabulary } from '../../referee'
import type { Environment } from '../environment/environment'
import { sha256 } from './digest'
import { firstUnplayable, loadRules } from './opening'

/** Checks entries that come from another device: a file, or a phone that is linked. */

/** The fault of entries from another device. `at`: place of the first faulty one. */
export type LedgerFault =
  /** The catalogue has no such game. */
  | { readonly why: 'gameUnknown'; readonly game: string }
  /** The rules of the game could not be loaded. */
  | { readonly why: 'notLoaded' }
  /** A newer version of the rules has written an entry. */
  | { readonly why: 'newer'; readonly version: number }
  /** The rules do not begin a game like this: its first state is made up. */
  | { readonly why: 'begunOddly' }
  /** The rules do not lead to this entry. */
  | { readonly why: 'damaged'; readonly at: number }
  /** No game can be in the state after this entry: it could be neither played nor shown. */
  | { readonly why: 'unplayable'; readonly at: number }

/**
 * Decides entries by the rules of today, and checks every state that they lead to.
 * @param before the ledger that the entries continue, checked before; without it they begin with the first one
 */
export const checkLedger = async (
  environment: Environment,
  game: string,
  entries: readonly Entry[],
  before?: Ledger<Vocabulary>,
): Promise<{ readonly ok: true; readonly value: Ledger<Vocabulary> } | { readonly ok: false; readonly fault: LedgerFault }> => {
  const fault = (why: LedgerFault) => ({ ok: false as const, fault: why })
  const rules = await loadRules(environment, game)
  if (!rules.ok) return fault(rules.failure === 'notLoaded' ? { why: 'notLoaded' } : { why: 'gameUnknown', game })
  const newest = Math.max(...entries.map((entry) => entry.rules))
  if (newest > rules.value.rules) return fault({ why: 'newer', version: newest })
  if (before === undefined && !beginsSo(rules.value, entries[0])) return fault({ why: 'begunOddly' })
  const answer = read(rules.value, entries, sha256, before)
  if (!answer.ok) return fault({ why: 'damaged', at: answer.damage.at })
  const from = before === undefined ? 0 : before.last.entry.seq + 1
  const odd = (await firstOddState(environment, answer.value, from)) ?? firstUnplayable(answer.value, from)
  return odd === undefined ? answer : fault({ why: 'unplayable', at: odd })
}

/** Whether the rules begin a game like this from its setup. Only the older version could judge a game that it has begun. */
const beginsSo = <V extends Vocabulary>(game: Game<V>, first: Entry | undefined): boolean => {
  if (first === undefined || first.move.do !== 'begin') return false
  if (first.rules !== game.rules) return true
  try {
    const opening = game.begin((first.move as Begin<V['setup']>).setup)
    return opening.ok && canonical(opening.value) === canonical(first.events)
  } catch {
    return false
  }
}

/**
 * Place of the first entry after which the state is no state of the game; undefined = there is none, or its game cannot tell.
 * @param from place of the first entry that is checked
 */
const firstOddState = async ({ catalogue }: Environment, { game, last }: Ledger<Vocabulary>, from: number): Promise<number | undefined> => {
  const isState = await catalogue.find(({ id }) => id === game.id)?.isState?.()
  if (isState === undefined) return undefined
  let odd: number | undefined
  for (let moment: typeof last | undefined = last; moment !== undefined && moment.entry.seq >= from; moment = moment.written)
    if (!isState(moment.state)) odd = moment.entry.seq
  return odd
}
