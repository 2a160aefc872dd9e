import { createContext, useContext, useLayoutEffect, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** The place beside the question on a wide screen. */
export interface SidePanelSlot {
  /** Undefined while the place is not there: on a phone, or before it is drawn. */
  readonly slot: HTMLElement | undefined
  /** A question brings its own map, or takes it away again: each as often as the other. */
  readonly bring: (brings: boolean) => void
}

const BesideSlotContext = createContext<SidePanelSlot>({ slot: undefined, bring: () => undefined })
export const SidePanelProvider = BesideSlotContext.Provider

/** Whether there is a place beside the question, so that the map need not be within it. */
export const useHasSidePanel = (): boolean => useContext(BesideSlotContext).slot !== undefined

/** The map of a question, in the place beside it; without such a place it is not shown. */
export function SidePanel({ children }: { children: ReactNode }) {
  const { slot, bring } = useContext(BesideSlotContext)
  useLayoutEffect(() => {
    bring(true)
    return () => bring(false)
  }, [bring])
  return slot === undefined ? undefined : createPortal(children, slot)
}
