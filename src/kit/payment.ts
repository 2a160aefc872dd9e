import { totalOf, type Counts } from './counts'

export type { Counts } from './counts'

/**
 * Prices in units of several kinds of goods, and payments for these prices. A card may count as one of several kinds, a joker as any kind,
 * and several pieces as one unit. For amounts of money, see `money`.
 */

/** Means of payment. A payment can use the same means several times. */
export interface Tender {
  readonly id: string
  /** Goods that the payer gives up for each use, e.g. `{ supply: 2 }`. */
  readonly gives: Counts
  /**
   * Units of the price that each use pays. For each unit, the list contains the kinds of goods that the unit can count as. Units that are
   * not needed are lost.
   */
  readonly covers: readonly (readonly string[])[]
  /** Maximum number of uses of this means in one payment; default: unlimited. */
  readonly limit?: number
}

/** How often a payment uses each means of payment. The key is the id of the means of payment. */
export type Payment = Counts

/** Returns the means of payment that pays one unit of a kind of goods with one piece of the same kind. */
export const exact = (kind: string): Tender => ({ id: kind, gives: { [kind]: 1 }, covers: [[kind]] })

/**
 * Returns a means of payment that pays one unit of any of these kinds of goods, e.g. with one joker, or with two pieces of another kind.
 */
export const substitute = (id: string, gives: Counts, kinds: readonly string[], limit?: number): Tender => ({
  id,
  gives,
  covers: [kinds],
  ...(limit !== undefined && { limit }),
})

/** Returns how many goods of each kind a payment gives up. */
export const givenUp = (payment: Payment, tenders: readonly Tender[]): Counts => {
  const all: Record<string, number> = {}
  for (const { id, gives } of tenders)
    for (const [what, count] of Object.entries(gives)) all[what] = (all[what] ?? 0) + count * (payment[id] ?? 0)
  return Object.fromEntries(Object.entries(all).filter(([, count]) => count > 0))
}

/** Function that returns how many units of the price a payment covers. */
type Covered = (payment: Payment) => number

/**
 * Returns a function that computes the maximum number of units of a price that a payment covers, without assigning each unit to a means of
 * payment. By Hall's theorem, this is a minimum over all sets of kinds: the units of the price whose kind is outside the set, plus all paid
 * units that can count as a kind in the set.
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
 * Returns why a payment is invalid: `tender` (unknown means of payment or invalid number), `tooOften` (limit exceeded), `notHeld` (gives up
 * more goods than the payer has), `tooLittle`, `tooMuch` (a part of the payment is not needed); undefined if the payment is valid.
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

/** Returns whether a payment is minimal, i.e. whether it would no longer cover the price if any use of a means of payment were omitted. */
const isMinimal = (price: Counts, payment: Payment, covered: Covered): boolean =>
  Object.entries(payment).every(([id, count]) => count === 0 || covered({ ...payment, [id]: count - 1 }) < totalOf(price))

/**
 * Returns all payments of a price in which nothing can be omitted. The usual payment comes first: it uses the most valuable goods as little
 * as possible. The list is empty if the price cannot be paid.
 * @param tenders means of payment, sorted from the least to the most valuable goods
 */
export const minimalPayments = (price: Counts, held: Counts, tenders: readonly Tender[]): readonly Payment[] => {
  /**
   * In a minimal payment, every use of a means of payment covers at least one more unit, in any order of the uses. Therefore the search
   * only adds uses that cover more units.
   */
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

/** Returns the payment to offer first; undefined if the price cannot be paid. */
export const usualPayment = (price: Counts, held: Counts, tenders: readonly Tender[]): Payment | undefined =>
  minimalPayments(price, held, tenders)[0]
