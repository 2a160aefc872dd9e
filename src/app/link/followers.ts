import { create } from 'zustand'
import type { WriterState } from '../../link/writer'

/** A phone that follows a game of this one, or whose link was lost. */
export interface Follower {
  readonly number: number
  readonly game: string
  readonly state: Exclude<WriterState, 'moved'> | 'forged'
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

/** All phones that follow or were lost, in the order in which they came. */
export const useFollowers = create<{ readonly all: readonly Follower[]; readonly next: number }>(() => ({ all: [], next: 1 }))

export const isFollowing = ({ state }: Pick<Follower, 'state'>): boolean => state === 'waiting' || state === 'sending'
