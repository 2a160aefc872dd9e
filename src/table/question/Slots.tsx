import type { ReactNode } from 'react'

/** State of a slot: occupied, newly occupied, occupied beyond the capacity, or free. */
export type Slot = 'full' | 'new' | 'over' | 'free'

/** Use of a capacity: number of occupied slots, capacity, and number of newly occupied slots. */
export interface Filling {
  readonly size: number
  readonly room: number
  readonly added?: number
}

/** Returns the state of each slot of a capacity; free slots come last. */
const slotsOf = ({ size, room, added = 0 }: Filling): readonly Slot[] =>
  Array.from({ length: Math.max(size, room) }, (_, at) => (at >= size ? 'free' : at >= room ? 'over' : at >= size - added ? 'new' : 'full'))

/** Renders one slot of a row of slots in its state. */
export const SlotOf = ({ slot, children }: { readonly slot: Slot; readonly children?: ReactNode }) => <i data-slot={slot}>{children}</i>

/** Renders a number of free slots. */
export const FreeSlots = ({ count }: { readonly count: number }) =>
  Array.from({ length: Math.max(0, count) }, (_, at) => <SlotOf key={`free${at}`} slot="free" />)

export interface SlotsProps {
  /** Accessible name of the row of slots. */
  readonly label: string
  /** Called on a tap; if given, the row is a button. */
  readonly onPress?: (() => void) | undefined
  readonly children: ReactNode
}

/** Row of slots; a button if `onPress` is given. */
export function Slots({ label, onPress, children }: SlotsProps) {
  return onPress === undefined ? (
    <span className="slots inline-flex gap-0.75 data-[size=s]:gap-0.5" role="img" aria-label={label}>
      {children}
    </span>
  ) : (
    <button type="button" className="slots inline-flex gap-0.75 data-[size=s]:gap-0.5" aria-label={label} onClick={onPress}>
      {children}
    </button>
  )
}

/** Row of small slots that shows how much of a capacity is used. */
export function SmallSlots(filling: Filling) {
  return (
    <span className="slots inline-flex gap-0.75 data-[size=s]:gap-0.5" data-size="s" aria-hidden>
      {slotsOf(filling).map((slot, at) => (
        <SlotOf key={at} slot={slot} />
      ))}
    </span>
  )
}

/** Rows of slots next to each other, one row for each capacity; `label` describes the rows to screen readers. */
export function SlotsRow({ fillings, label }: { readonly fillings: readonly Filling[]; readonly label: string }) {
  return (
    <span className="inline-flex flex-wrap gap-x-1.5 gap-y-1 align-middle" role="img" aria-label={label}>
      {fillings.map((filling, k) => (
        <SmallSlots key={k} {...filling} />
      ))}
    </span>
  )
}
