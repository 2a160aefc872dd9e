import { useOpenGame } from '../../session'
import { useSeats } from '../fair/seats'

/** A seat of the open game with its name and its roles. */
export interface SeatWithRoles {
  readonly id: string
  readonly name: string
  readonly roles: readonly string[]
}

/** The seats of the open game. */
export function useSeatsWithRoles(): readonly SeatWithRoles[] {
  const open = useOpenGame((play) => play.open)
  const names = useSeats('')
  return open === undefined
    ? []
    : open.game.seats(open.state).map(({ id, plays }) => ({ id, name: names.find((one) => one.id === id)?.name || id, roles: plays }))
}
