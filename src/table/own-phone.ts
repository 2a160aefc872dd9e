import { useTable } from './hook'
import { useTableWords } from './words'

/**
 * Returns a function that says whether a role may choose on this phone. On the shared phone every role may choose; on a linked phone only
 * the roles seated on that phone.
 */
export const useMayChoose = (): ((role: string) => boolean) => {
  const { id, followed } = useTable((open) => open)
  const seat = useTable((_, play) => play.seat)
  return (role) => !followed || (seat?.id === id && seat.roles.includes(role))
}

/**
 * Returns the roles that choose on this linked phone (empty if the phone only displays the game), whether another phone has taken over its
 * seat, and whether the seat was chosen on the shared phone and is not confirmed here yet.
 */
export const useSeatHere = (): { readonly roles: readonly string[]; readonly isTakenOver: boolean; readonly isGiven?: true } => {
  const { id, followed } = useTable((open) => open)
  const seat = useTable((_, play) => play.seat)
  return followed && seat?.id === id ? seat : { roles: [], isTakenOver: false }
}

/** Returns whether this is a linked phone on which a role chooses. */
export const useHasSeatHere = (): boolean => useSeatHere().roles.length > 0

/**
 * Returns whether this window only shows the game, because another window of the same device writes it. False on a linked phone.
 */
export const useLooksOn = (): boolean => useTable((open, { writes }) => !writes && !open.followed)

/** Returns whether this window only shows the game and changes nothing in it: on a linked phone, and next to a window that plays. */
export const useOnlyShows = (): boolean => useTable((open, { writes }) => !writes || open.followed)

/** In a window that only shows the game: returns the text that says where the game is changed. Undefined in a window that plays. */
export const useChangedAt = (): string | undefined => {
  const { words } = useTableWords()
  const looksOn = useLooksOn()
  if (!useOnlyShows()) return undefined
  return looksOn ? words.inOtherWindow : words.atTheTable
}

/** Returns whether this phone is a linked phone with a connection to the shared phone. */
export const useIsLinked = (): boolean => useTable((open, play) => play.link?.id === open.id)

/** Returns whether this is a linked phone without a connection to the shared phone. */
export const useIsCutOff = (): boolean => {
  const isLinked = useIsLinked()
  return useTable((open) => open.followed) && !isLinked
}

/**
 * On a linked phone: returns why nothing can be sent to the shared phone now. `linkLost`: the link is lost. `tableLeft`: the shared phone
 * has left the game. `deleted`: the game was deleted on the shared phone. Undefined if choices can be sent, and on the shared phone.
 */
export const useLinkFault = (): 'linkLost' | 'tableLeft' | 'deleted' | undefined => {
  const isLinked = useIsLinked()
  const { followed, id } = useTable((open) => open)
  const away = useTable((_, play) => play.tableAway)
  const deleted = useTable((_, play) => play.deleted)
  if (!followed) return undefined
  if (!isLinked && deleted.includes(id)) return 'deleted'
  return !isLinked ? 'linkLost' : away === id ? 'tableLeft' : undefined
}

/**
 * On a linked phone without a link: returns how old its copy is, as the time of the last message from the shared phone. After a reload,
 * this is the time of the newest entry. Undefined while the phone is linked, and on the shared phone.
 */
export const useCopyTime = (): number | undefined => {
  const isLinked = useIsLinked()
  const { id, followed, ledger } = useTable((open) => open)
  const heard = useTable((_, play) => play.heard)
  if (!followed || isLinked) return undefined
  return heard?.id === id ? heard.time : ledger.last.entry.time
}

/** On a linked phone: returns the roles whose choices are sealed on phones without a link. */
export const useRolesMissing = (): readonly string[] => {
  const { id } = useTable((open) => open)
  const taken = useTable((_, play) => play.takenSeats)
  const isLinked = useIsLinked()
  return (isLinked && taken?.id === id ? taken.missing : undefined) ?? NO_SEATS.lost
}

/** On a linked phone: returns the seats that choose on other linked phones, and those of them whose phones have no link. */
export const useSeatsElsewhere = (): { readonly seats: readonly string[]; readonly lost: readonly string[] } => {
  const { id, followed } = useTable((open) => open)
  const taken = useTable((_, play) => play.takenSeats)
  const isLinked = useIsLinked()
  if (!followed || taken?.id !== id) return NO_SEATS
  // A phone without a link does not know the links of the others: a table that goes away loses all of them.
  return isLinked ? taken : { seats: taken.seats, lost: [] }
}
const NO_SEATS = { seats: [], lost: [] }

/**
 * Returns the roles of the phone that has become the new shared phone of this game. Empty if that phone only displayed the game before.
 * Undefined if the shared phone has not changed.
 */
export const useNewTable = (): readonly string[] | undefined => {
  const { id, game, state } = useTable((open) => open)
  const newTable = useTable((_, play) => play.newTable)
  if (newTable?.id !== id) return undefined
  return game.seats(state).find((seat) => seat.id === newTable.seat)?.plays ?? []
}

/** Returns whether a role of this linked phone has to choose, or has chosen, in an open ballot. */
export const useIsAskedHere = (): boolean => {
  const { followed, ballots } = useTable((open) => open)
  const mayChoose = useMayChoose()
  return followed && ballots.some(({ roles }) => roles.some(mayChoose))
}

/**
 * Returns the secret choices that players must make on this linked phone, as one string that changes with each new choice. Empty if no
 * choice is needed, and on the shared phone.
 */
export const useAwaitedHere = (): string => {
  const { followed, ballots } = useTable((open) => open)
  const mayChoose = useMayChoose()
  if (!followed) return ''
  return ballots
    .flatMap(({ id, roles, cast }) => roles.filter((role) => cast[role] === undefined && mayChoose(role)).map((role) => `${id} ${role}`))
    .join(', ')
}

/** Returns whether an open ballot requires a choice of a role of this linked phone. */
export const useIsAwaitedHere = (): boolean => useAwaitedHere() !== ''
