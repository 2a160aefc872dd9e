import { sum, type Addend } from '../../../kit/addends'
import { PHASES, type Colour } from '../box/board'
import type { Event } from '../model/events'
import { followsMoney } from '../model/settings'
import type { State } from '../model/state'
import { dueOf } from '../rules/loans'
import { hasPlacedAll } from '../rules/turns'

/**
 * Compares the positions before and after an event and checks I9, I10, I12, I13, I14. A correction or an overruled refusal may break these
 * invariants.
 */
export const violationsBetween = (before: State, event: Event, after: State): readonly string[] =>
  event.e === 'begun' || event.e === 'corrected'
    ? []
    : [
        holdsMoney(before, event, after) ? undefined : 'I9',
        event.e !== 'settled' || holdsLoans(before, event, after) ? undefined : 'I10',
        holdsPhase(before, event, after) ? undefined : 'I12',
        holdsTurn(before, event) ? undefined : 'I13',
        event.e !== 'paid' || holdsPay(before, event) ? undefined : 'I14',
      ].flatMap((fault) => fault ?? [])

/**
 * Returns how many florins a player receives by an event. The number is negative if the player pays. Returns undefined if the event reports
 * the player's money.
 */
const saidOf = (state: State, event: Event, colour: Colour): number | undefined => {
  switch (event.e) {
    case 'bought':
      return event.colour === colour ? -event.price : 0
    case 'built':
    case 'fortressBuilt':
      return event.by === colour ? -event.price : 0
    case 'loanTaken':
      return event.by === colour ? event.face : 0
    case 'paid':
      return event.payouts.find((payout) => payout.colour === colour)?.total ?? 0
    case 'settled': {
      if (event.by !== colour) return 0
      const repaid = (state.loans[colour] ?? []).filter((_, at) => event.choices[at] === 'repay')
      return (
        event.forced.reduce<number>((total, face) => total + face, 0) -
        repaid.reduce((total, loan) => total + dueOf(loan, state.settings), 0)
      )
    }
    case 'handTold':
      return event.by === colour ? undefined : 0
    default:
      return 0
  }
}

/**
 * I9: an event changes the money of a player only by the amount stated in the event. If the app does not track money, only settling loans
 * and reporting money change it.
 */
const holdsMoney = (before: State, event: Event, after: State): boolean =>
  before.players.every(({ colour }) => {
    const difference = event.e !== 'settled' && event.e !== 'handTold' && !followsMoney(before.settings) ? 0 : saidOf(before, event, colour)
    return difference === undefined || (after.money[colour] ?? 0) - (before.money[colour] ?? 0) === difference
  })

/**
 * I10: after settling loans, a player has only extended loans and new loans that the player was forced to take. After the third payday, the
 * player has no loan.
 */
const holdsLoans = (before: State, { by, forced }: Extract<Event, { readonly e: 'settled' }>, after: State): boolean => {
  const held = after.loans[by] ?? []
  const fresh = held.filter(({ extended }) => !extended)
  return fresh.length === forced.length && (before.phase < PHASES || held.length === 0)
}

/** I12: a phase ends only at the end of a round in which a player has placed the last piece. */
const holdsPhase = (before: State, event: Event, after: State): boolean => {
  const { turns, trigger, players } = before
  if (event.e === 'paydayDue') return trigger !== undefined && hasPlacedAll(before, trigger)
  if (event.e !== 'turnEnded') return true
  const isOver = after.turns.turn === undefined
  const isDone = players.some(({ colour }) => hasPlacedAll(before, colour))
  return isOver ? turns.turn === turns.order.at(-1) : trigger !== undefined || !isDone
}

/**
 * I13: a player takes one action per turn. A player who takes a loan does nothing else in the turn. No loan is allowed in the first round.
 */
const holdsTurn = ({ turn, rounds }: State, event: Event): boolean => {
  switch (event.e) {
    case 'built':
    case 'reopened':
    case 'fortressBuilt':
      return turn.action === undefined
    case 'loanTaken':
      return turn.action === undefined && !turn.bought && !turn.sailed && rounds > 0
    case 'bought':
    case 'sailed':
      return turn.action !== 'loan'
    case 'turnEnded':
      return turn.action !== undefined
    default:
      return true
  }
}

/**
 * I14: each city pays at most one first and one second place. A fortress pays the full value of its city or half of it. Each total is the
 * sum of its parts.
 */
const holdsPay = ({ players, settings }: State, { payouts, largest }: Extract<Event, { readonly e: 'paid' }>): boolean => {
  const addends = payouts.flatMap((payout) => payout.addends)
  const isOnce = (why: string) => {
    const cities = addends.filter((one) => one.why === why).map(({ params }) => params?.city)
    return new Set(cities).size === cities.length
  }
  return (
    payouts.every((payout) => payout.total === sum(payout.addends)) &&
    isOnce('first') &&
    isOnce('second') &&
    (players.length > 2 || addends.every(({ why }) => why !== 'second')) &&
    addends.every((one) => holdsAddend(one, largest, settings.fortressNeedsSecond))
  )
}

const holdsAddend = ({ why, amount, params }: Addend, largest: readonly string[], mayPayNothing: boolean): boolean => {
  const value = Number(params?.value ?? 0)
  const half = Math.floor(value / 2)
  const isLargest = largest.includes(String(params?.city))
  switch (why) {
    case 'first':
      return amount === value
    case 'second':
      return amount === half
    case 'fortressFull':
      return isLargest && amount === value
    case 'fortressHalf':
      return !isLargest && (amount === half || (mayPayNothing && amount === 0))
    default:
      return true
  }
}
