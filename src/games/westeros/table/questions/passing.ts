import { create } from 'zustand'
import { HOUSES, type HouseId } from '../../box/box'

/** Who has the phone while a ballot is open. It outlives a reload, so that the cover is there again; it says nothing of any choice. */
export interface Passing {
  /** Name of the ballot; in another ballot the phone lies on the table again. */
  readonly ballot: string
  readonly house: HouseId
  /** The house has sealed already and chooses anew. */
  readonly anew: boolean
}

const storedUnder = 'castellan.passing'

/** Reads who had the phone; anything strange means nobody. */
const kept = (): Passing | undefined => {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(storedUnder) ?? 'null')
    if (typeof value !== 'object' || value === null) return undefined
    const { ballot, house, anew } = value as Partial<Record<keyof Passing, unknown>>
    const known = HOUSES.find((one) => one === house)
    return typeof ballot === 'string' && known !== undefined ? { ballot, house: known, anew: anew === true } : undefined
  } catch {
    return undefined
  }
}

export const usePassing = create<{ readonly passing: Passing | undefined }>(() => ({ passing: kept() }))

/** Hands the phone to a house, or (undefined) lays it back on the table. */
export function pass(passing: Passing | undefined): void {
  usePassing.setState({ passing })
  try {
    if (passing === undefined) sessionStorage.removeItem(storedUnder)
    else sessionStorage.setItem(storedUnder, JSON.stringify(passing))
  } catch {
    // A device that keeps nothing: after a reload the phone lies on the table.
  }
}
