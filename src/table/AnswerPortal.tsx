import { createContext, useContext, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** Context with the DOM element for the answer buttons, at the bottom of the screen. */
const AnswerSlot = createContext<HTMLElement | null>(null)
export const AnswerPortalProvider = AnswerSlot.Provider

/** Portal that moves the answer buttons of a question to the bottom of the screen: one primary and at most two secondary buttons. */
export function AnswerPortal({ children }: { children: ReactNode }) {
  const slot = useContext(AnswerSlot)
  return slot === null ? <div className="answer-here">{children}</div> : createPortal(children, slot)
}
