import { useEffect, useState } from 'react'
import { screens, type SeatName } from '../../games/screens'
import { useOpenGame } from '../../session'
import { entries, type Ledger, type OpenChance, type Vocabulary } from '../../referee'

/** Seat id that stands for all players together, for games without seats. */
export const TABLE = 'table'

type SeatsOf = (state: unknown) => readonly SeatName[]

/**
 * Returns the seats of the open game. If the game has no seats, returns one seat {@link TABLE}. Returns an empty list while the game is
 * loading.
 * @param nobody display name of {@link TABLE}
 */
export function useSeats(nobody: string): readonly SeatName[] {
  const game = useOpenGame((play) => play.open?.game.id)
  const state = useOpenGame((play) => play.open?.state)
  /** Loaded function with its game. Another game may have been opened since then, whose positions the function cannot read. */
  const [loaded, setLoaded] = useState<{ readonly game: string | undefined; readonly seatsOf: SeatsOf } | undefined>()
  const chosen = game === undefined ? undefined : screens[game]
  useEffect(() => {
    let gone = false
    void chosen?.seats().then((found) => !gone && setLoaded({ game, seatsOf: found.seatsOf }))
    return () => {
      gone = true
    }
  }, [chosen, game])
  const seatsOf = loaded?.game === game ? loaded?.seatsOf : undefined
  const table: readonly SeatName[] = [{ id: TABLE, name: nobody }]
  if (state === undefined || (chosen !== undefined && seatsOf === undefined)) return []
  const seats = seatsOf?.(state) ?? []
  return seats.length === 0 ? table : seats
}

/** Returns the name of a seat, or its id if the name is unknown. */
export const nameOf = (seats: readonly SeatName[], seat: string): string => seats.find(({ id }) => id === seat)?.name ?? seat

/** Returns the contributions of random numbers that players revealed last; undefined if there are none. */
export const lastOpened = (ledger: Ledger<Vocabulary>): OpenChance | undefined =>
  entries(ledger)
    .flatMap(({ move }) => (move.do === 'openChance' ? [move as OpenChance] : []))
    .at(-1)

/** Kind of random results that the app produces in a game. */
export type Drawn = 'cards' | 'dice'

/** Returns what the app draws in the open game; undefined if it draws nothing and no round of contributions is open. */
export const drawnIn = ({ game, head, rounds }: Ledger<Vocabulary>): Drawn | undefined => {
  const drawn = game.draws === undefined ? 'cards' : game.draws(head.state)
  return drawn ?? (rounds.open === undefined ? undefined : 'cards')
}
