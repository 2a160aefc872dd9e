import './whole-screen.css'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { TopLayerSlot } from './TopLayer'
import { useWayBack } from './way-back'

/** Over everything, the bar at the bottom too: what is behind cannot be seen or reached. `label`: its owner or its content. */
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
