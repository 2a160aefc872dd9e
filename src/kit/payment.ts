import { totalOf, type Counts } from './counts'

export type { Counts } from './counts'

/**
 * Prices in several kinds, and what they can be paid with: cards that count as one kind or another, jokers, several pieces for one.
 * Prices are of some units; amounts of money are in `money`.
 */

/** One way to pay, which may be used more than once. */
export interface Tender {
  readonly id: string
  /** The goods given up each time, e.g. `{ supply: 2 }`. */
  readonly gives: Counts
  /** The payment each time: for each unit the kinds that it may count as. Units that are not needed are lost. */
  readonly covers: readonly (readonly string[])[]
  /** How often it may be used in one payment; without it as often as wished. */
  readonly limit?: number
}

/** How often each tender is used, by its id. */
export type Payment = Counts

/** Something of a kind pays one unit of that kind. */
export const exact = (kind: string): Tender => ({ id: kind, gives: { [kind]: 1 }, covers: [[kind]] })

/** So many pieces pay one unit of any of these kinds: one for a joker, two for an exchange of two for one. */
export const substitute = (id: string, gives: Counts, kinds: readonly string[], limit?: number): Tender => ({
  id,
  gives,
  covers: [kinds],
  ...(limit !== undefined && { limit }),
})

/** All goods that a payment gives up. */
export const givenUp = (payment: Payment, tenders: readonly Tender[]): Counts => {
  const all: Record<string, number> = {}
  for (const { id, gives } of tenders)
    for (const [what, count] of Object.entries(gives)) all[what] = (all[what] ?? 0) + count * (payment[id] ?? 0)
  return Object.fromEntries(Object.entries(all).filter(([, count]) => count > 0))
}

/** How many units of a price a payment pays. */
type Covered = (payment: Payment) => number

/**
 * How many units of a price can be paid at most, without finding out which by which: for any set of its kinds, what is paid is no more
 * than the units of the other kinds and everything that may count as one of the set; and some set allows no more than can be reached.
 */
const coverage = (price: Counts, tenders: readonly Tender[]): Covered => {
  const kinds = Object.keys(price).filter((kind) => (price[kind] ?? 0) > 0)
  const sets = Array.from({ length: 2 ** kinds.length }, (_, bits) => {
    const within = (kind: string) => Math.floor(bits / 2 ** kinds.indexOf(kind)) % 2 === 1
    const isWithin = (kind: string) => kinds.includes(kind) && within(kind)
    return {
      others: kinds.filter((kind) => !within(kind)).reduce((sum, kind) => sum + (price[kind] ?? 0), 0),
      standIns: tenders.map(({ covers }) => covers.filter((slot) => slot.some(isWithin)).length),
    }
  })
  return (payment) => {
    const uses = tenders.map(({ id }) => payment[id] ?? 0)
    return Math.min(...sets.map(({ others, standIns }) => standIns.reduce((sum, slots, at) => sum + slots * (uses[at] ?? 0), others)))
  }
}

/**
 * The objection to a payment: it names no tender, uses one too often, gives up more than is held, pays too little, or part of it is not
 * needed. undefined = nothing.
 */
export const objectionToPayment = (
  price: Counts,
  payment: Payment,
  held: Counts,
  tenders: readonly Tender[],
): 'tender' | 'tooOften' | 'notHeld' | 'tooLittle' | 'tooMuch' | undefined => {
  const isTender = ([id, count]: readonly [string, number]) => tenders.some((one) => one.id === id) && Number.isInteger(count) && count >= 0
  if (!Object.entries(payment).every(isTender)) return 'tender'
  if (tenders.some(({ id, limit = Infinity }) => (payment[id] ?? 0) > limit)) return 'tooOften'
  if (!isHeld(payment, held, tenders)) return 'notHeld'
  const covered = coverage(price, tenders)
  if (covered(payment) < totalOf(price)) return 'tooLittle'
  return isMinimal(price, payment, covered) ? undefined : 'tooMuch'
}

const isHeld = (payment: Payment, held: Counts, tenders: readonly Tender[]): boolean =>
  Object.entries(givenUp(payment, tenders)).every(([what, count]) => count <= (held[what] ?? 0))

/** Whether nothing can be left out of a payment. */
const isMinimal = (price: Counts, payment: Payment, covered: Covered): boolean =>
  Object.entries(payment).every(([id, count]) => count === 0 || covered({ ...payment, [id]: count - 1 }) < totalOf(price))

/**
 * All payments of a price of which nothing can be left out, the usual one first: it uses as little as possible of the last tender,
 * then of the one before it, and so on. Empty where it cannot be paid.
 * @param tenders from what is given up most readily to what is dearest
 */
export const minimalPayments = (price: Counts, held: Counts, tenders: readonly Tender[]): readonly Payment[] => {
  // One more use pays at least one more unit on the way to any payment of which nothing can be left out, whatever the order.
  const covered = coverage(price, tenders)
  const keyOf = (payment: Payment) => tenders.map(({ id }) => payment[id] ?? 0).join()
  let open: ReadonlyMap<string, Payment> = new Map([['', {}]])
  const whole = new Map<string, Payment>()
  while (open.size > 0) {
    const next = new Map<string, Payment>()
    for (const payment of open.values()) {
      const before = covered(payment)
      if (before === totalOf(price)) {
        whole.set(keyOf(payment), payment)
        continue
      }
      for (const { id, limit = Infinity } of tenders) {
        const more = { ...payment, [id]: (payment[id] ?? 0) + 1 }
        const key = keyOf(more)
        if ((more[id] ?? 0) > limit || next.has(key) || !isHeld(more, held, tenders)) continue
        if (covered(more) > before) next.set(key, more)
      }
    }
    open = next
  }
  const dearness = (a: Payment, b: Payment): number => {
    const at = tenders.findLast(({ id }) => (a[id] ?? 0) !== (b[id] ?? 0))
    return at === undefined ? 0 : (a[at.id] ?? 0) - (b[at.id] ?? 0)
  }
  return [...whole.values()].filter((payment) => isMinimal(price, payment, covered)).toSorted(dearness)
}

/** The payment that is offered first; undefined where the price cannot be paid. */
export const usualPayment = (price: Counts, held: Counts, tenders: readonly Tender[]): Payment | undefined =>
  minimalPayments(price, held, tenders)[0]
