import { create } from 'zustand'
import { isObject, saveStored, readStored } from '../../session/environment/local-storage'

/** Who has the phone while a ballot is open. It outlives a reload, so that the cover is there again; it says nothing of any choice. */
export interface Passing {
  /** Name of the ballot; in another ballot the phone is on the table again. */
  readonly ballot: string
  readonly role: string
  /** The role has sealed already and chooses anew. */
  readonly anew: boolean
  /** The role only looks at what is sealed: the last way round before the reveal. */
  readonly look?: true
  /** It opens without a cover: on a phone of the role’s own. A reload covers it. */
  readonly opened?: true
}

const storedUnder = 'castellan.passing'

/** Who had the phone; anything strange means nobody. Whether the role takes part is seen from the ballot. */
const passingIn = (found: unknown): Passing | undefined => {
  if (!isObject(found)) return undefined
  const { ballot, role, anew, look } = found
  if (typeof ballot !== 'string' || typeof role !== 'string') return undefined
  return { ballot, role, anew: anew === true, ...(look === true ? { look } : {}) }
}

interface PassingState {
  readonly passing: Passing | undefined
  /** The choice that was opened by itself last: once laid back, it waits for a tap. */
  readonly offered?: string
}

export const usePassing = create<PassingState>(() => ({
  passing: readStored(storedUnder, passingIn, 'sessionStorage'),
}))

/** Hands the phone to a role, or (undefined) lays it back on the table. */
export function pass(passing: Passing | undefined): void {
  usePassing.setState({ passing })
  saveStored(storedUnder, passing, 'sessionStorage')
}

/** Hands the phone to a role that has sealed its choice and chooses again. @param ballot its id */
export const chooseAgain = (ballot: string, role: string): void => pass({ ballot, role, anew: true })
