import type { ReactNode } from 'react'
import { create } from 'zustand'

/** How long a message stays, in milliseconds. */
const staysFor = 6000

interface Message {
  readonly id: number
  readonly text: string
}

const useMessages = create<{ readonly messages: readonly Message[]; readonly next: number }>(() => ({ messages: [], next: 0 }))

/** Shows a short message, also to a screen reader. Important messages belong into a Notice or a Dialog. */
export function showToast(text: string): void {
  const { next } = useMessages.getState()
  useMessages.setState(({ messages }) => ({ messages: [...messages.slice(-1), { id: next, text }], next: next + 1 }))
  setTimeout(() => useMessages.setState(({ messages }) => ({ messages: messages.filter(({ id }) => id !== next) })), staysFor)
}

/** Where a screen reader hears the messages of `tell`; once in the app, so that it outlives every screen. */
export function Toasts() {
  const messages = useMessages((state) => state.messages)
  return (
    <div className="sr-only" role="status">
      {messages.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  )
}

/** Where the messages of `tell` are seen: in a row of their own on every screen, over nothing that is read or pressed. */
export function ToastRow() {
  const messages = useMessages((state) => state.messages)
  if (messages.length === 0) return
  return (
    <div className="toasts flex flex-col flex-none items-center gap-1 px-(--edge)" aria-hidden>
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
