import './whole-screen.css'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { TopLayerSlot } from './TopLayer'
import { useWayBack } from './way-back'

export interface WholeScreenProps {
  /** Accessible name of the dialog. */
  readonly label: string
  /** Called when the user goes back in the browser or presses Esc, e.g. to cover secret content. Without it, both do nothing. */
  readonly onBack?: () => void
  readonly children: ReactNode
}

/** A modal dialog that covers the whole page, including the bottom bar. The user cannot dismiss it. */
export function WholeScreen({ label, onBack, children }: WholeScreenProps) {
  const box = useRef<HTMLDialogElement>(null)
  useWayBack(onBack)
  useLayoutEffect(() => {
    const dialog = box.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])
  return createPortal(
    <dialog
      ref={box}
      className="whole-screen"
      aria-label={label}
      onCancel={(event) => {
        // On some phones, going back sends the cancel event to the topmost dialog and does not change the browser history.
        event.preventDefault()
        onBack?.()
      }}
      onClose={() => {
        // On a second Esc, the browser closes the dialog without a cancel event.
        box.current?.showModal()
        onBack?.()
      }}
    >
      <TopLayerSlot />
      {children}
    </dialog>,
    document.body,
  )
}
