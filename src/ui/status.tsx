import type { ReactNode } from 'react'
import { create } from 'zustand'

/** How long a message stays, in milliseconds. */
const staysFor = 6000

interface Message {
  readonly id: number
  readonly text: string
}

const useMessages = create<{ readonly messages: readonly Message[]; readonly next: number }>(() => ({ messages: [], next: 0 }))

/** Says something in passing, for eyes and for a screen reader. What must not be missed belongs into a Notice or a Dialog. */
export function tell(text: string): void {
  const { next } = useMessages.getState()
  useMessages.setState(({ messages }) => ({ messages: [...messages.slice(-1), { id: next, text }], next: next + 1 }))
  setTimeout(() => useMessages.setState(({ messages }) => ({ messages: messages.filter(({ id }) => id !== next) })), staysFor)
}

/** Where the messages of `tell` appear; once in the app. */
export function Toasts() {
  const messages = useMessages((state) => state.messages)
  return (
    <div className="toasts" role="status">
      {messages.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  )
}

/** A line across the top of every screen that stays until its cause is gone: "Not saved". */
export function Notice({ kind = 'plain', children, action }: { kind?: 'plain' | 'warn'; children: ReactNode; action?: ReactNode }) {
  return (
    <div className="notice" data-kind={kind} role={kind === 'warn' ? 'alert' : 'status'}>
      <p>{children}</p>
      {action}
    </div>
  )
}
