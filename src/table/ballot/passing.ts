import { create } from 'zustand'
import { isObject, saveStored, readStored } from '../../session/environment/local-storage'

/**
 * Role that holds the phone while a ballot is open. Stored in `sessionStorage`, so that a reload does not show the choice to another
 * player. Does not contain the choice.
 */
export interface Passing {
  /** Id of the ballot for which the phone is handed over; in any other ballot no role holds the phone. */
  readonly ballot: string
  readonly role: string
  /** Whether the role has already sealed its choice and changes it now. */
  readonly anew: boolean
  /** `true` if the role only checks its sealed choice, in the final check before the reveal. */
  readonly look?: true
  /** `true` if the input opens at once, on the own phone of the role. After a reload, the input is hidden until the player opens it. */
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
  /** Id of the choice that the app opened automatically last. After the player has hidden this choice, it opens only on a tap. */
  readonly offered?: string
}

export const usePassing = create<PassingState>(() => ({
  passing: readStored(storedUnder, passingIn, 'sessionStorage'),
}))

/** Hands the phone to a role; with undefined, no role holds the phone any more. */
export function pass(passing: Passing | undefined): void {
  usePassing.setState({ passing })
  saveStored(storedUnder, passing, 'sessionStorage')
}

/** Covers an input that opens at once, as after a reload: it is hidden until the player opens it. */
export const coverInput = (): void => {
  const { passing } = usePassing.getState()
  if (passing?.opened !== true) return
  const { opened: _, ...covered } = passing
  pass(covered)
}

/**
 * Hands the phone to a role that wants to change its sealed choice.
 * @param ballot id of the ballot
 */
export const chooseAgain = (ballot: string, role: string): void => pass({ ballot, role, anew: true })
