import { create } from 'zustand'
import type { WriterState } from '../../link/writer'
import { savePhones, storedPhones, type StoredPhone } from '../../session/environment/linked-phones'

/** Guest phone of a game, connected to this host or lost. */
export interface Follower {
  readonly number: number
  readonly game: string
  readonly state: Exclude<WriterState, 'moved' | 'unlinked'> | 'forged'
  /** Seat whose roles make their choices on the phone; empty if the phone only displays the game. */
  readonly seat: string
  readonly roles: readonly string[]
  /** Whether the user has chosen for this phone either a seat, or only to display the game. */
  readonly hasChosen: boolean
  /** Whether the seat of this phone was given to another phone. */
  readonly isReplaced: boolean
  /**
   * Assigns a seat to the phone.
   * @param seat id of the seat, empty for none
   * @param roles roles of the seat
   */
  readonly sit: (seat: string, roles: readonly string[]) => void
  readonly end: () => void
  /**
   * Tells the guest phone that another phone is the host now, and removes the guest phone from the list.
   * @param seat seat of the new host
   * @param isHere whether this guest phone is the new host
   */
  readonly stepBack: (seat: string, isHere: boolean) => void
}

/** Restores a phone that was linked before the page was reloaded; its link is lost. */
const lostFollower = ({ number, game, seat, roles }: StoredPhone): Follower => ({
  number,
  game,
  state: 'closed',
  seat,
  roles,
  hasChosen: true,
  isReplaced: false,
  sit: () => {},
  stepBack: () => {},
  end: () => useFollowers.setState(({ all }) => ({ all: all.filter((one) => one.number !== number) })),
})

/** All linked and lost phones, in the order of pairing. */
export const useFollowers = create<{ readonly all: readonly Follower[]; readonly next: number }>(() => {
  const all = storedPhones().map(lostFollower)
  return { all, next: Math.max(0, ...all.map(({ number }) => number)) + 1 }
})

useFollowers.subscribe(({ all }) => savePhones(all.filter(({ seat }) => seat !== '')))

export const isFollowing = ({ state }: Pick<Follower, 'state'>): boolean => state === 'waiting' || state === 'sending'
