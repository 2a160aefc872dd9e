import { create } from 'zustand'
import { isObject, readStored, saveStored } from '../../session/environment/local-storage'

/**
 * Why phones are not linked. `closed`: the channel was closed. `left`: the phone has joined another host. `reopened`: the game was opened
 * again on this host, e.g. after a reload. `other`: any other reason, or several reasons.
 */
type WhyLost = 'closed' | 'left' | 'reopened' | 'other'

/** Message of the banner about links: links that ended unintentionally, or a seat that another phone has taken. */
export type LostLink =
  | {
      readonly end: 'writer'
      readonly why: WhyLost
      readonly game: string
      /** Seats of the lost phones; empty if the phone only displayed the game. */
      readonly seats: readonly string[]
      /** Whether a lost phone without a seat holds a sealed choice. */
      readonly isHolder?: boolean
    }
  /** On the host: another guest phone has taken a seat from a connected guest phone. */
  | { readonly end: 'seat'; readonly game: string; readonly seat: string }
  /** This phone has become the host and is not connected to any phone yet. */
  | { readonly end: 'table'; readonly game: string }
  /** On the host: phones are still linked to the game that was open before this one. */
  | { readonly end: 'otherGame'; readonly game: string }
  /** Connection of a guest to its host. If the channel was closed, the screens of the game show this instead of the banner. */
  | { readonly end: 'reader'; readonly why: 'notSaved' | 'other' }

/** Lost links, until the user dismisses the banner or the links are restored. */
export const useLost = create<{ readonly lost: LostLink | undefined }>(() => ({ lost: undefined }))

/** Seats of a game for which the user has closed the banner. Stored for this window, so that a reload does not show the banner again. */
interface Dismissed {
  readonly game: string
  readonly seats: readonly string[]
}
const storedUnder = 'castellan.closed-link-banner'
const dismissedIn = (found: unknown): Dismissed | undefined =>
  isObject(found) && typeof found.game === 'string' && Array.isArray(found.seats)
    ? { game: found.game, seats: found.seats.filter((seat) => typeof seat === 'string') }
    : undefined
const dismissedSeats = (game: string): readonly string[] => {
  const kept = readStored(storedUnder, dismissedIn, 'sessionStorage')
  return kept?.game === game ? kept.seats : []
}

/** Closes the banner. Its phones are not named again after a reload of this window, until they have been linked again. */
export const dismissLost = (): void => {
  const { lost } = useLost.getState()
  if (lost?.end === 'writer')
    saveStored(storedUnder, { game: lost.game, seats: [...new Set([...dismissedSeats(lost.game), ...lost.seats])] }, 'sessionStorage')
  useLost.setState({ lost: undefined })
}

/**
 * Adds a phone to the banner of lost phones. After a reload, a phone for which the user has closed the banner is left out, unless it holds
 * a sealed choice.
 * @param seat seat of the phone, empty if it has none
 * @param isHolder whether the phone holds a sealed choice although it has no seat
 * @param isHeld whether the phone holds a sealed choice
 */
export const noteLost = (game: string, seat: string, why: WhyLost, isHolder = false, isHeld = isHolder): void => {
  if (why === 'reopened' && !isHeld && dismissedSeats(game).includes(seat)) return
  const { lost } = useLost.getState()
  // A phone that leaves the other game is linked to this one now.
  if (lost?.end === 'otherGame' && lost.game !== game) return
  const before = lost?.end === 'writer' && lost.game === game ? lost : undefined
  const seats = [...new Set([...(before?.seats ?? []), ...(seat === '' ? [] : [seat])])]
  const isAnyHolder = isHolder || before?.isHolder === true
  useLost.setState({
    lost: {
      end: 'writer',
      why: before === undefined || before.why === why ? why : 'other',
      game,
      seats,
      ...(isAnyHolder && { isHolder: true }),
    },
  })
}

/** Shows in the banner that another phone has taken a seat. A banner about lost phones stays. */
export const noteSeatMoved = (game: string, seat: string): void => {
  const { lost } = useLost.getState()
  if (lost === undefined || lost.end === 'seat') useLost.setState({ lost: { end: 'seat', game, seat } })
}

/**
 * Removes a phone from the banner of lost phones.
 * @param seat seat of the phone, empty if it only watched
 */
export const forgetLost = (game: string, seat: string): void => {
  const { lost } = useLost.getState()
  const dismissed = dismissedSeats(game)
  if (dismissed.includes(seat)) saveStored(storedUnder, { game, seats: dismissed.filter((one) => one !== seat) }, 'sessionStorage')
  if (lost?.end !== 'writer' || lost.game !== game) return
  const seats = lost.seats.filter((one) => one !== seat)
  if (seats.length > 0) useLost.setState({ lost: { ...lost, seats } })
  else if (seat === '' || lost.seats.length > 0) useLost.setState({ lost: undefined })
}
