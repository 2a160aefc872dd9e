import { canonical, read, type Begin, type Entry, type Game, type Ledger, type Vocabulary } from '../../referee'
import type { Environment } from '../environment/environment'
import { sha256 } from './digest'
import { firstUnplayable, loadRules } from './opening'

/** Validation of ledger entries from another device: a file, or a linked phone. */

/** Fault in entries from another device. `at`: sequence number of the first faulty entry. */
export type LedgerFault =
  /** The catalogue has no such game. */
  | { readonly why: 'gameUnknown'; readonly game: string }
  /** The rules of the game could not be loaded. */
  | { readonly why: 'notLoaded' }
  /** A newer version of the rules has written an entry. */
  | { readonly why: 'newer'; readonly version: number }
  /** The first state does not follow from the set-up by the rules, so it is forged. */
  | { readonly why: 'begunOddly' }
  /** The entry cannot be read, because its digest, its shape or its events are invalid. */
  | { readonly why: 'damaged'; readonly at: number }
  /** The state after this entry is impossible in the game: it could be neither played nor shown. */
  | { readonly why: 'unplayable'; readonly at: number }

/**
 * Reads entries with the current rules and validates every state.
 * @param before the validated ledger that the entries continue; if omitted, they start with the first entry
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

/**
 * Returns whether the first entry follows from its set-up by the rules. Accepts entries of older rules versions, because only the old
 * version could check them.
 */
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
 * Returns the sequence number of the first entry after which the state is invalid; undefined if there is none, or if the game has no
 * `isState`.
 * @param from sequence number of the first entry to check
 */
const firstOddState = async ({ catalogue }: Environment, { game, last }: Ledger<Vocabulary>, from: number): Promise<number | undefined> => {
  const isState = await catalogue.find(({ id }) => id === game.id)?.isState?.()
  if (isState === undefined) return undefined
  let odd: number | undefined
  for (let moment: typeof last | undefined = last; moment !== undefined && moment.entry.seq >= from; moment = moment.written)
    if (!isState(moment.state)) odd = moment.entry.seq
  return odd
}
