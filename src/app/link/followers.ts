import { create } from 'zustand'
import type { SealedOnPhone } from '../../link/messages'
import type { WriterState } from '../../link/writer'
import type { StoredPhone } from '../../session/environment/linked-phones'

/** Guest phone of a game, connected to this host or lost. */
export interface Follower {
  /** Identifies the phone in this window. */
  readonly number: number
  /** Number in the name of the phone: the smallest one that no other phone of the game has. */
  readonly shown?: number
  readonly game: string
  readonly state: Exclude<WriterState, 'moved'> | 'forged'
  /** Seat whose roles make their choices on the phone; empty if the phone only displays the game. */
  readonly seat: string
  readonly roles: readonly string[]
  /** Whether the user has chosen for this phone either a seat, or only to display the game. */
  readonly hasChosen: boolean
  /** Choices that are sealed on the phone; the newest one of each role of a ballot. */
  readonly sealed: readonly SealedOnPhone[]
  /** Whether the seat of this phone was given to another phone. */
  readonly isReplaced: boolean
  /**
   * Assigns a seat to the phone.
   * @param seat id of the seat, empty for none
   * @param roles roles of the seat
   */
  readonly sit: (seat: string, roles: readonly string[]) => void
  /**
   * Ends the link and removes the phone from the list.
   * @param reason `deleted`: the game was deleted on this host. `otherWindow`: another window of this device is the host now
   */
  readonly end: (reason?: 'deleted' | 'otherWindow') => void
  /**
   * Tells the guest phone that another phone is the host now, and removes the guest phone from the list.
   * @param seat seat of the new host
   * @param isHere whether this guest phone is the new host
   */
  readonly stepBack: (seat: string, isHere: boolean) => void
}

/** Creates the list entry of a phone whose link was lost, e.g. because the page was reloaded. */
export const lostFollower = ({ number, game, seat, roles, sealed, cause }: StoredPhone, shown: number): Follower => ({
  number,
  shown,
  game,
  state: cause ?? 'closed',
  seat,
  roles,
  hasChosen: true,
  sealed,
  isReplaced: false,
  sit: () => {},
  stepBack: () => {},
  end: () => useFollowers.setState(({ all }) => ({ all: all.filter((one) => one.number !== number) })),
})

/** All linked and lost phones, in the order of pairing. */
export const useFollowers = create<{ readonly all: readonly Follower[]; readonly next: number }>(() => ({ all: [], next: 1 }))

/** Returns the smallest number that no phone of a game has in its name. */
export const freeNumber = (all: readonly Follower[], game: string): number => {
  const used = all.filter((one) => one.game === game).map(({ number, shown = number }) => shown)
  let free = 1
  while (used.includes(free)) free++
  return free
}

export const isFollowing = ({ state }: Pick<Follower, 'state'>): boolean => state === 'waiting' || state === 'sending'

/** Returns the number of phones that are linked to other games. */
export const linkedElsewhere = (all: readonly Follower[], game: string): number =>
  all.filter((one) => isFollowing(one) && one.game !== game).length

/** Returns whether a phone of a game is linked, and the seats of the game whose phones are not linked. */
export const linkedAndMissing = (all: readonly Follower[], game: string) => {
  const ofGame = all.filter((one) => one.game === game)
  return {
    isAnyLinked: ofGame.some((one) => isFollowing(one) && one.hasChosen),
    missing: ofGame.filter((one) => !isFollowing(one) && one.seat !== '').map(({ seat }) => seat),
  }
}
