import { createContext, useContext, useLayoutEffect, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** Context of the side panel next to the question on a wide screen. */
export interface SidePanelSlot {
  /** DOM element of the panel; undefined if there is no panel or before it is rendered. */
  readonly slot: HTMLElement | undefined
  /** Reports that a question adds (`true`) or removes (`false`) a map; both are called equally often. */
  readonly bring: (brings: boolean) => void
}

const BesideSlotContext = createContext<SidePanelSlot>({ slot: undefined, bring: () => undefined })
export const SidePanelProvider = BesideSlotContext.Provider

/** Returns whether there is a side panel for the map of a question. */
export const useHasSidePanel = (): boolean => useContext(BesideSlotContext).slot !== undefined

/** Portal for the map of a question into the side panel; renders nothing without a panel. */
export function SidePanel({ children }: { children: ReactNode }) {
  const { slot, bring } = useContext(BesideSlotContext)
  useLayoutEffect(() => {
    bring(true)
    return () => bring(false)
  }, [bring])
  return slot === undefined ? undefined : createPortal(children, slot)
}
