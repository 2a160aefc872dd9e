import { useTable } from './hook'

/** Whether a role may choose on this phone: on the table's any, on one that follows the game those that have taken a seat there. */
export const useMayChoose = (): ((role: string) => boolean) => {
  const { id, followed } = useTable((open) => open)
  const seat = useTable((_, play) => play.seat)
  return (role) => !followed || (seat?.id === id && seat.roles.includes(role))
}

/**
 * On a phone that follows the game: the roles that choose on it, none if it only watches; and whether it had a seat that another phone has
 * taken over since.
 */
export const useSeatHere = (): { readonly roles: readonly string[]; readonly isTakenOver: boolean } => {
  const { id, followed } = useTable((open) => open)
  const seat = useTable((_, play) => play.seat)
  return followed && seat?.id === id ? { roles: seat.roles, isTakenOver: seat.isTakenOver } : { roles: [], isTakenOver: false }
}

/** Whether this phone follows the game and a role chooses on it. */
export const useHasSeatHere = (): boolean => useSeatHere().roles.length > 0

/** Whether the link to the table that this phone follows runs. */
export const useIsLinked = (): boolean => useTable((open, play) => play.link?.id === open.id)

/** Another phone has become the table of this game: the roles that chose on it, none if it only watched; undefined if none has. */
export const useNewTable = (): readonly string[] | undefined => {
  const { id, game, state } = useTable((open) => open)
  const newTable = useTable((_, play) => play.newTable)
  if (newTable?.id !== id) return undefined
  return game.seats(state).find((seat) => seat.id === newTable.seat)?.plays ?? []
}

/** Whether a role that chooses on this phone, which follows the game, takes part in an open ballot. */
export const useIsAskedHere = (): boolean => {
  const { followed, ballots } = useTable((open) => open)
  const mayChoose = useMayChoose()
  return followed && ballots.some(({ roles }) => roles.some(mayChoose))
}

/** Whether a choice is awaited from a role that makes it on this phone, which follows the game. */
export const useIsAwaitedHere = (): boolean => {
  const { followed, ballots } = useTable((open) => open)
  const mayChoose = useMayChoose()
  return followed && ballots.some(({ roles, cast }) => roles.some((role) => cast[role] === undefined && mayChoose(role)))
}
