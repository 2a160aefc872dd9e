import { createContext, useContext, useLayoutEffect, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** Context of the side panel next to the question on a wide screen. */
export interface SidePanelSlot {
  /** DOM element of the side panel; undefined if there is no panel or before the panel is rendered. */
  readonly slot: HTMLElement | undefined
  /** Called by the map of a question: with `true` when the map is added to the side panel, with `false` when the map is removed. */
  readonly bring: (brings: boolean) => void
}

const BesideSlotContext = createContext<SidePanelSlot>({ slot: undefined, bring: () => undefined })
export const SidePanelProvider = BesideSlotContext.Provider

/** Returns whether there is a side panel for the map of a question. */
export const useHasSidePanel = (): boolean => useContext(BesideSlotContext).slot !== undefined

/** Portal that shows the map of a question in the side panel; renders nothing if there is no side panel. */
export function SidePanel({ children }: { children: ReactNode }) {
  const { slot, bring } = useContext(BesideSlotContext)
  useLayoutEffect(() => {
    bring(true)
    return () => bring(false)
  }, [bring])
  return slot === undefined ? undefined : createPortal(children, slot)
}
