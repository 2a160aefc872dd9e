/**
 * State of the turn order: a fixed cyclic order of seats, and the current round. A seat can be skipped, can pass, and can become active
 * again. If a round is the last round, it is still played to its end.
 */
export interface Turns<Seat extends string = string> {
  /** All seats in turn order. The first seat starts each round. */
  readonly order: readonly Seat[]
  /** Seat whose turn it is; undefined when the game has no more turns. */
  readonly turn: Seat | undefined
  /** Number of the current round, from 1. */
  readonly round: number
  /** Seats that have passed. */
  readonly passed: readonly Seat[]
  /** Whether the current round is the last round of the game. */
  readonly ending: boolean
}

/** Returns all seats in turn order, starting with `first`. If `first` is not among the seats, returns them in their normal order. */
export const seatsFrom = <Seat extends string>(order: readonly Seat[], first: Seat | undefined): readonly Seat[] => {
  const start = first === undefined ? 0 : Math.max(0, order.indexOf(first))
  return [...order.slice(start), ...order.slice(0, start)]
}

/**
 * Returns all seats in turn order, starting after `last` and ending with `last`. If `last` is undefined, returns the seats in their normal
 * order.
 */
export const seatsAfter = <Seat extends string>(order: readonly Seat[], last: Seat | undefined): readonly Seat[] => {
  const start = last === undefined ? 0 : order.indexOf(last) + 1
  return [...order.slice(start), ...order.slice(0, start)]
}

/** Starts turns in a fixed order. @param first seat that starts each round; default: the first seat of `order` */
export const beginTurns = <Seat extends string>(order: readonly Seat[], first?: Seat): Turns<Seat> => {
  const seats = seatsFrom(order, first)
  return { order: seats, turn: seats[0], round: 1, passed: [], ending: false }
}

/**
 * Returns the state after the turn has moved to the next seat that gets a turn. A new round starts if the next seat is not later in the
 * order. No turns are left if no seat gets a turn, or if a new round would start after the last round.
 * @param isDue whether a seat gets a turn; by default, seats that have not passed get a turn
 */
export const nextTurn = <Seat extends string>(
  turns: Turns<Seat>,
  isDue: (seat: Seat, passed: boolean) => boolean = (_, passed) => !passed,
): Turns<Seat> => {
  const { order, turn, round, passed, ending } = turns
  if (turn === undefined) return turns
  const next = seatsAfter(order, turn).find((seat) => isDue(seat, passed.includes(seat)))
  const isNewRound = next !== undefined && order.indexOf(next) <= order.indexOf(turn)
  if (next === undefined || (isNewRound && ending)) return { ...turns, turn: undefined }
  return { ...turns, turn: next, round: isNewRound ? round + 1 : round }
}

/** Records that a seat passes. The turn stays with the same seat. */
export const withPassed = <Seat extends string>(turns: Turns<Seat>, seat: Seat): Turns<Seat> =>
  turns.passed.includes(seat) ? turns : { ...turns, passed: [...turns.passed, seat] }

/** Makes a seat that has passed active again. */
export const withReturned = <Seat extends string>(turns: Turns<Seat>, seat: Seat): Turns<Seat> => ({
  ...turns,
  passed: turns.passed.filter((one) => one !== seat),
})

/** Returns the seats that have not passed, in turn order. */
export const activeSeats = <Seat extends string>({ order, passed }: Turns<Seat>): readonly Seat[] =>
  order.filter((seat) => !passed.includes(seat))

/** Makes the current round the last round. */
export const finishRound = <Seat extends string>(turns: Turns<Seat>): Turns<Seat> => ({ ...turns, ending: true })

/**
 * Searches from the seat whose turn it is. Returns the first seat that has not passed (undefined if all have passed) and the seats before
 * it that have passed.
 */
export const untilActive = <Seat extends string>({
  order,
  turn,
  passed,
}: Turns<Seat>): { readonly next: Seat | undefined; readonly before: readonly Seat[] } => {
  const seats = seatsFrom(order, turn)
  const at = seats.findIndex((seat) => !passed.includes(seat))
  return at < 0 ? { next: undefined, before: seats } : { next: seats[at], before: seats.slice(0, at) }
}
