import { unpackDescription, type DescriptionFault } from '../../link/session-description'
import { readStored, saveStored } from '../../session/environment/local-storage'
import { offer, type Offering, type PeerFault } from './peer'

/**
 * Pairing codes of this window. A code that is no longer shown can still be answered for a minute, because the other phone may have scanned
 * the code just before the next one was shown.
 */

/** Time for which a code that is no longer shown can be answered, in milliseconds. */
const ANSWERABLE = 60_000
/** Number of codes that can be answered at the same time. */
const MOST_OPEN = 4

/** Offers without an answer; the newest is last. */
let unanswered: readonly Offering[] = []
/** Names of the offers that have got an answer since the page was loaded. */
const used = new Set<string>()

const storedUnder = 'castellan.pairing-codes'
/** Number of names that are stored. */
const MOST_NAMES = 50

/** Returns the names of all offers of this window, also of those before a reload. */
const allNames = (): readonly string[] =>
  readStored(storedUnder, (found) => (Array.isArray(found) ? found.filter((one) => typeof one === 'string') : []), 'sessionStorage')

const remove = (one: Offering): void => {
  unanswered = unanswered.filter((other) => other !== one)
}

const close = (one: Offering): void => {
  remove(one)
  one.close()
}

/** Starts a pairing on the host phone, with a new code. */
export const makeOffer = async (): Promise<Offering | PeerFault> => {
  const made = await offer()
  if (typeof made === 'string') return made
  unanswered = [...unanswered, made]
  unanswered.slice(0, -MOST_OPEN).forEach(close)
  saveStored(storedUnder, [...allNames(), made.name].slice(-MOST_NAMES), 'sessionStorage')
  return made
}

/** Ends a pairing whose code is no longer shown: at once if it has got an answer, otherwise after a minute without an answer. */
export const retire = (one: Offering): void => {
  if (!unanswered.includes(one)) return one.close()
  setTimeout(() => unanswered.includes(one) && close(one), ANSWERABLE)
}

/**
 * Why an answer does not belong to a code that can be answered. `used`: another answer to its code was accepted. `older`: its code is an
 * older one of this window. `other`: its code was shown by another window or phone.
 */
export type Refusal = 'used' | 'older' | 'other'

/**
 * Accepts the answer of the other phone to the code that is shown, or to one that was shown shortly before.
 * @returns the pairing, which now connects the phones; or the fault of the answer
 */
export const acceptAnswer = async (bytes: Uint8Array): Promise<Offering | DescriptionFault | 'offer' | Refusal> => {
  for (const one of unanswered.toReversed()) {
    const fault = await one.accept(bytes)
    if (fault === 'stale') continue
    if (fault !== undefined) return fault
    remove(one)
    used.add(one.name)
    return one
  }
  const read = unpackDescription(bytes)
  const { to = '' } = read.ok && read.value.type === 'answer' ? read.value : {}
  if (used.has(to)) return 'used'
  return allNames().includes(to) ? 'older' : 'other'
}
