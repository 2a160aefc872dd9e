import { Suspense } from 'react'
import { screens } from '../../games/screens'
import { useOpenGame } from '../../session'
import { useSeats } from '../fair/seats'

/** Seat of the open game, with its name and its roles. */
export interface SeatWithRoles {
  readonly id: string
  readonly name: string
  readonly roles: readonly string[]
}

/** Hook that returns the seats of the open game; an empty list if no game is open. */
export function useSeatsWithRoles(): readonly SeatWithRoles[] {
  const open = useOpenGame((play) => play.open)
  const names = useSeats('')
  return open === undefined
    ? []
    : open.game.seats(open.state).map(({ id, plays }) => ({ id, name: names.find((one) => one.id === id)?.name || id, roles: plays }))
}

/** Hook that returns whether players of the open game make secret choices. */
export const useHasSecrets = (): boolean => {
  const open = useOpenGame((play) => play.open)
  const game = open === undefined ? undefined : screens[open.game.id]
  return game === undefined || (game.secretsIn?.(open?.state) ?? game.hasSecrets)
}

/** Component that shows the icons of the roles of a seat; shows nothing if the seat has no roles. */
export function SeatMark({ roles }: { readonly roles: readonly string[] }) {
  const game = useOpenGame((play) => play.open?.game.id)
  const Archive = game === undefined ? undefined : screens[game]?.Archive
  if (Archive === undefined || roles.length === 0) return
  return (
    <Suspense>
      <Archive>
        {({ mark }) =>
          roles.map((role) => (
            <span key={role} aria-hidden>
              {mark(role, 32)}
            </span>
          ))
        }
      </Archive>
    </Suspense>
  )
}
