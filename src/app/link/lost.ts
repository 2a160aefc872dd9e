import { create } from 'zustand'
import { storedPhones } from '../../session/environment/linked-phones'

/** Links that ended although nobody ended them: to phones of the table, or to the table; or all links at once. */
export type LostLink =
  | {
      readonly end: 'writer'
      /** `other`: at least one of the links did not simply close. */
      readonly why: 'closed' | 'other'
      readonly game: string
      /** The seats that chose on the lost phones; empty: the lost phone only followed. */
      readonly seats: readonly string[]
    }
  /** This phone has taken the table over: nobody is linked with it yet. */
  | { readonly end: 'table'; readonly game: string }
  /** A link that was merely closed is said on the screens of the game. */
  | { readonly end: 'reader'; readonly why: 'notSaved' | 'other' }

/** The phones with seats that this window lost because it was loaded again: those of the game that was linked last. */
export const lostByReload = (): LostLink | undefined => {
  const phones = storedPhones()
  const game = phones.at(-1)?.game
  if (game === undefined) return undefined
  return { end: 'writer', why: 'closed', game, seats: phones.filter((one) => one.game === game).map(({ seat }) => seat) }
}

/** The links that were lost, until that has been read or the links run again. */
export const useLost = create<{ readonly lost: LostLink | undefined }>(() => ({ lost: lostByReload() }))

/** Adds a phone to the notice of lost phones. @param seat that chose on it; empty: it only followed */
export const noteLost = (game: string, seat: string, why: 'closed' | 'other'): void => {
  const { lost } = useLost.getState()
  const before = lost?.end === 'writer' && lost.game === game ? lost : undefined
  const seats = [...new Set([...(before?.seats ?? []), ...(seat === '' ? [] : [seat])])]
  useLost.setState({ lost: { end: 'writer', why: before?.why === 'other' ? 'other' : why, game, seats } })
}

/** Takes a phone out of the notice of lost phones. @param seat that chooses on it; empty: it only followed */
export const forgetLost = (game: string, seat: string): void => {
  const { lost } = useLost.getState()
  if (lost?.end !== 'writer' || lost.game !== game) return
  const seats = lost.seats.filter((one) => one !== seat)
  if (seats.length > 0) useLost.setState({ lost: { ...lost, seats } })
  else if (seat === '' || lost.seats.length > 0) useLost.setState({ lost: undefined })
}
