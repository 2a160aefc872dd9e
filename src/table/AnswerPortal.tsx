import { createContext, useContext, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** Where the answer of the open question goes: the zone at the thumb's edge of the screen around it. */
const AnswerSlot = createContext<HTMLElement | null>(null)
export const AnswerPortalProvider = AnswerSlot.Provider

/** The buttons that answer a question: one filled, and at most two quiet ones, at the bottom within reach of the thumb. */
export function AnswerPortal({ children }: { children: ReactNode }) {
  const slot = useContext(AnswerSlot)
  return slot === null ? <div className="answer-here">{children}</div> : createPortal(children, slot)
}
