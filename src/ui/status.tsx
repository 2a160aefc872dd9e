import type { ReactNode } from 'react'
import { create } from 'zustand'

/** Time for which a toast message is shown, in milliseconds. */
const staysFor = 6000

interface Message {
  readonly id: number
  readonly text: string
}

const useMessages = create<{ readonly messages: readonly Message[]; readonly next: number }>(() => ({ messages: [], next: 0 }))

/**
 * Shows a short message as a toast and announces it to screen readers. The message replaces an earlier one. For important messages, use a
 * Notice or a Dialog.
 */
export function showToast(text: string): void {
  const { next } = useMessages.getState()
  useMessages.setState({ messages: [{ id: next, text }], next: next + 1 })
  setTimeout(() => useMessages.setState(({ messages }) => ({ messages: messages.filter(({ id }) => id !== next) })), staysFor)
}

/**
 * Component that announces the messages of {@link showToast} to screen readers (live region). Mounted once for the
 * whole app, so that it stays mounted when the screen changes.
 */
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

/** Component that shows the messages of {@link showToast} in a separate row of the screen, so that they cover no text and no control. */
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

/** Component that shows a banner at the top of every screen until the cause of the banner is resolved, e.g. "Not saved". */
export function Notice({ kind = 'plain', children, action }: { kind?: 'plain' | 'warn'; children: ReactNode; action?: ReactNode }) {
  return (
    <div className="notice" data-kind={kind} role={kind === 'warn' ? 'alert' : 'status'}>
      <p>{children}</p>
      {action}
    </div>
  )
}
