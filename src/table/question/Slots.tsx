import type { ReactNode } from 'react'

/** One slot: filled, filled by what would come, filled beyond the room there is, or free. */
export type Slot = 'full' | 'new' | 'over' | 'free'

/** A filled capacity: the number in use, the capacity, and how many of them would be new. */
export interface Filling {
  readonly size: number
  readonly room: number
  readonly added?: number
}

/** The slots of what fills some room, those that are free last. */
const slotsOf = ({ size, room, added = 0 }: Filling): readonly Slot[] =>
  Array.from({ length: Math.max(size, room) }, (_, at) => (at >= size ? 'free' : at >= room ? 'over' : at >= size - added ? 'new' : 'full'))

/** One slot with its content. */
export const SlotOf = ({ slot, children }: { readonly slot: Slot; readonly children?: ReactNode }) => <i data-slot={slot}>{children}</i>

/** Slots that are free. */
export const FreeSlots = ({ count }: { readonly count: number }) =>
  Array.from({ length: Math.max(0, count) }, (_, at) => <SlotOf key={`free${at}`} slot="free" />)

export interface SlotsProps {
  /** The text of the slots, for a screen reader. */
  readonly label: string
  /** A tap does something with them. */
  readonly onPress?: (() => void) | undefined
  readonly children: ReactNode
}

/** Slots in a row; they can be a button. */
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

/** A filled capacity as a row of small slots. */
export function SmallSlots(filling: Filling) {
  return (
    <span className="slots inline-flex gap-0.75 data-[size=s]:gap-0.5" data-size="s" aria-hidden>
      {slotsOf(filling).map((slot, at) => (
        <SlotOf key={at} slot={slot} />
      ))}
    </span>
  )
}

/** Several of them in a row; `label` says the same to a screen reader. */
export function SlotsRow({ fillings, label }: { readonly fillings: readonly Filling[]; readonly label: string }) {
  return (
    <span className="inline-flex flex-wrap gap-x-1.5 gap-y-1 align-middle" role="img" aria-label={label}>
      {fillings.map((filling, k) => (
        <SmallSlots key={k} {...filling} />
      ))}
    </span>
  )
}
