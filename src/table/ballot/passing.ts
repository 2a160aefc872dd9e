import { create } from 'zustand'
import { isObject, saveStored, readStored } from '../../session/environment/local-storage'

/**
 * Role that holds the phone while a ballot is open. Stored in `sessionStorage`, so that the cover is shown after a reload; contains no
 * choice.
 */
export interface Passing {
  /** Id of the ballot; in any other ballot the phone is on the table. */
  readonly ballot: string
  readonly role: string
  /** The role has already sealed and changes its choice. */
  readonly anew: boolean
  /** The role only checks its sealed choice: the final check before the reveal. */
  readonly look?: true
  /** Opens without a cover, on the role's own phone. After a reload it is covered. */
  readonly opened?: true
}

const storedUnder = 'castellan.passing'

/** Parses the stored state; undefined if it is invalid. Whether the role belongs to the ballot is checked later. */
const passingIn = (found: unknown): Passing | undefined => {
  if (!isObject(found)) return undefined
  const { ballot, role, anew, look } = found
  if (typeof ballot !== 'string' || typeof role !== 'string') return undefined
  return { ballot, role, anew: anew === true, ...(look === true ? { look } : {}) }
}

interface PassingState {
  readonly passing: Passing | undefined
  /** Choice that was opened automatically last; after it was covered, it waits for a tap. */
  readonly offered?: string
}

export const usePassing = create<PassingState>(() => ({
  passing: readStored(storedUnder, passingIn, 'sessionStorage'),
}))

/** Hands the phone to a role; undefined puts it back on the table. */
export function pass(passing: Passing | undefined): void {
  usePassing.setState({ passing })
  saveStored(storedUnder, passing, 'sessionStorage')
}

/** Hands the phone to a role that changes its sealed choice. @param ballot id of the ballot */
export const chooseAgain = (ballot: string, role: string): void => pass({ ballot, role, anew: true })
