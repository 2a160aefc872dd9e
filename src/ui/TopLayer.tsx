import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { create } from 'zustand'

/** DOM elements into which content above the screens is rendered. The last element is on top. */
const useSlots = create<{ readonly slots: readonly HTMLElement[] }>(() => ({ slots: [] }))

/**
 * Portal container for {@link TopLayer}. Every modal dialog that covers the whole page contains its own container. An empty container takes
 * no space.
 */
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

/**
 * Renders its children in the topmost {@link TopLayerSlot}. When the topmost slot changes, React mounts the children again, and they lose
 * their state.
 */
export function TopLayer({ children }: { children: ReactNode }) {
  const slot = useSlots(({ slots }) => slots.at(-1))
  return slot === undefined ? undefined : createPortal(children, slot)
}
