import { create } from 'zustand'
import { isObject, keep, readKept } from '../../../../session/local-storage'
import { HOUSES, type HouseId } from '../../box/box'

/** Who has the phone while a ballot is open. It outlives a reload, so that the cover is there again; it says nothing of any choice. */
export interface Passing {
  /** Name of the ballot; in another ballot the phone lies on the table again. */
  readonly ballot: string
  readonly house: HouseId
  /** The house has sealed already and chooses anew. */
  readonly anew: boolean
  /** The house only looks at what is sealed: the last way round before the reveal. */
  readonly look?: true
}

const storedUnder = 'castellan.passing'

/** Who had the phone; anything strange means nobody. */
const passingIn = (found: unknown): Passing | undefined => {
  if (!isObject(found)) return undefined
  const { ballot, house, anew, look } = found
  const known = HOUSES.find((one) => one === house)
  if (typeof ballot !== 'string' || known === undefined) return undefined
  return { ballot, house: known, anew: anew === true, ...(look === true ? { look } : {}) }
}

export const usePassing = create<{ readonly passing: Passing | undefined }>(() => ({
  passing: readKept(storedUnder, passingIn, 'sessionStorage'),
}))

/** Hands the phone to a house, or (undefined) lays it back on the table. */
export function pass(passing: Passing | undefined): void {
  usePassing.setState({ passing })
  keep(storedUnder, passing, 'sessionStorage')
}
