import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { create } from 'zustand'

/** The places above the screens that are there, the one on top last. */
const useSlots = create<{ readonly slots: readonly HTMLElement[] }>(() => ({ slots: [] }))

/** A place above a screen; whatever covers all the rest brings one of its own. Empty, it takes no room. */
export function TopLayerSlot() {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const mine = place.current
    if (mine === null) return
    useSlots.setState(({ slots }) => ({ slots: [...slots, mine] }))
    return () => useSlots.setState(({ slots }) => ({ slots: slots.filter((slot) => slot !== mine) }))
  }, [])
  return <div ref={place} className="contents" />
}

/** The content above the screen and above any cover. It is mounted anew in each place, so it keeps no state. */
export function TopLayer({ children }: { children: ReactNode }) {
  const slot = useSlots(({ slots }) => slots.at(-1))
  return slot === undefined ? undefined : createPortal(children, slot)
}
