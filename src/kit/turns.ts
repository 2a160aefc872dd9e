/** Whose turn it is: a fixed order that goes round, with seats that are skipped, pass, come back, and a round that is played to its end. */
export interface Turns<Seat extends string = string> {
  /** All seats, the one that begins each round first. */
  readonly order: readonly Seat[]
  /** Whose turn it is; undefined once nobody has one any more. */
  readonly turn: Seat | undefined
  /** 1, 2, … */
  readonly round: number
  /** Seats that have passed. */
  readonly passed: readonly Seat[]
  /** This round is the last one. */
  readonly ending: boolean
}

/** The seats from `first` on, once round the table; in their order where it is not among them. */
export const seatsFrom = <Seat extends string>(order: readonly Seat[], first: Seat | undefined): readonly Seat[] => {
  const start = first === undefined ? 0 : Math.max(0, order.indexOf(first))
  return [...order.slice(start), ...order.slice(0, start)]
}

/** The seats after `last`, once round the table, `last` at their end; all in their order where nobody was last. */
export const seatsAfter = <Seat extends string>(order: readonly Seat[], last: Seat | undefined): readonly Seat[] => {
  const start = last === undefined ? 0 : order.indexOf(last) + 1
  return [...order.slice(start), ...order.slice(0, start)]
}

/** Turns in a fixed order. @param first who begins each round */
export const beginTurns = <Seat extends string>(order: readonly Seat[], first?: Seat): Turns<Seat> => {
  const seats = seatsFrom(order, first)
  return { order: seats, turn: seats[0], round: 1, passed: [], ending: false }
}

/**
 * The turn goes on to the next seat that is due; a new round begins where that comes no later in the order. It ends where nobody is due,
 * and where a new round would begin after the last one.
 * @param isDue whether a seat gets a turn; without it whoever has not passed does
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

/** A seat passes; whose turn it is stays as it was. */
export const withPassed = <Seat extends string>(turns: Turns<Seat>, seat: Seat): Turns<Seat> =>
  turns.passed.includes(seat) ? turns : { ...turns, passed: [...turns.passed, seat] }

/** A seat that had passed is active again. */
export const withReturned = <Seat extends string>(turns: Turns<Seat>, seat: Seat): Turns<Seat> => ({
  ...turns,
  passed: turns.passed.filter((one) => one !== seat),
})

/** Seats that have not passed, in their order. */
export const activeSeats = <Seat extends string>({ order, passed }: Turns<Seat>): readonly Seat[] =>
  order.filter((seat) => !passed.includes(seat))

/** The round is played to its end, and no other one begins. */
export const finishRound = <Seat extends string>(turns: Turns<Seat>): Turns<Seat> => ({ ...turns, ending: true })

/** From the seat whose turn it is: the next one that has not passed, and those before it that have. None next: all have passed. */
export const untilActive = <Seat extends string>({
  order,
  turn,
  passed,
}: Turns<Seat>): { readonly next: Seat | undefined; readonly before: readonly Seat[] } => {
  const seats = seatsFrom(order, turn)
  const at = seats.findIndex((seat) => !passed.includes(seat))
  return at < 0 ? { next: undefined, before: seats } : { next: seats[at], before: seats.slice(0, at) }
}
