import { useEffect, useState } from 'react'
import { screens, type SeatName } from '../../games/screens'
import { useOpenGame } from '../../session'
import { entries, type Ledger, type OpenChance, type Vocabulary } from '../../referee'

/** Stands for nobody of the seats: the table together. */
export const TABLE = 'table'

type SeatsOf = (state: unknown) => readonly SeatName[]

/** Who sits at the table of the open game; the table as one where the game names no seats, nobody until that is known. */
export function useSeats(nobody: string): readonly SeatName[] {
  const game = useOpenGame((play) => play.open?.game.id)
  const state = useOpenGame((play) => play.open?.state)
  const [seatsOf, read] = useState<SeatsOf | undefined>()
  const chosen = game === undefined ? undefined : screens[game]
  useEffect(() => {
    let gone = false
    void chosen?.seats().then((found) => !gone && read(() => found.seatsOf))
    return () => {
      gone = true
    }
  }, [chosen])
  const table: readonly SeatName[] = [{ id: TABLE, name: nobody }]
  if (state === undefined || (chosen !== undefined && seatsOf === undefined)) return []
  const seats = seatsOf?.(state) ?? []
  return seats.length === 0 ? table : seats
}

/** The name of a seat; an empty one by its id. */
export const nameOf = (seats: readonly SeatName[], seat: string): string => seats.find(({ id }) => id === seat)?.name ?? seat

/** The round of chance that was opened last. */
export const lastOpened = (ledger: Ledger<Vocabulary>): OpenChance | undefined =>
  entries(ledger)
    .flatMap(({ move }) => (move.do === 'openChance' ? [move as OpenChance] : []))
    .at(-1)
