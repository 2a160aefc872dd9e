import { create } from 'zustand'
import type { WriterState } from '../../link/writer'
import { savePhones, storedPhones, type StoredPhone } from '../../session/environment/linked-phones'

/** A phone that follows a game of this one, or whose link was lost. */
export interface Follower {
  readonly number: number
  readonly game: string
  readonly state: Exclude<WriterState, 'moved' | 'unlinked'> | 'forged'
  /** The seat whose roles choose on it; empty: it only follows. */
  readonly seat: string
  readonly roles: readonly string[]
  /** Its seat was given to another phone. */
  readonly isReplaced: boolean
  /** Lets the roles of a seat choose on it. @param seat id of the seat, empty for none */
  readonly sit: (seat: string, roles: readonly string[]) => void
  readonly end: () => void
  /** Says that another phone is the table now, and takes this one from the list. @param seat of that phone @param isHere it is this one */
  readonly stepBack: (seat: string, isHere: boolean) => void
}

/** A phone of this window before it was loaded again: its link is lost. */
const lostFollower = ({ number, game, seat, roles }: StoredPhone): Follower => ({
  number,
  game,
  state: 'closed',
  seat,
  roles,
  isReplaced: false,
  sit: () => {},
  stepBack: () => {},
  end: () => useFollowers.setState(({ all }) => ({ all: all.filter((one) => one.number !== number) })),
})

/** All phones that follow or were lost, in the order in which they came. */
export const useFollowers = create<{ readonly all: readonly Follower[]; readonly next: number }>(() => {
  const all = storedPhones().map(lostFollower)
  return { all, next: Math.max(0, ...all.map(({ number }) => number)) + 1 }
})

useFollowers.subscribe(({ all }) => savePhones(all.filter(({ seat }) => seat !== '')))

export const isFollowing = ({ state }: Pick<Follower, 'state'>): boolean => state === 'waiting' || state === 'sending'
