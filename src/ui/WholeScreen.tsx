import './whole-screen.css'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { TopLayerSlot } from './TopLayer'
import { useWayBack } from './way-back'

/** A modal dialog that covers the whole page, including the bottom bar. The user cannot dismiss it. `label` is its accessible name. */
export function WholeScreen({ label, children }: { label: string; children: ReactNode }) {
  const box = useRef<HTMLDialogElement>(null)
  useWayBack(undefined)
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
      onCancel={(event) => event.preventDefault()}
      onClose={() => box.current?.showModal()}
    >
      <TopLayerSlot />
      {children}
    </dialog>,
    document.body,
  )
}
