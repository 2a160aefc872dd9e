import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { AboveSlot } from '../../../../ui/Above'
import { useWayBack } from '../../../../ui/way-back'

/** Over everything, the bar at the bottom too: what is behind cannot be seen or reached. */
export function WholeScreen({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDialogElement>(null)
  /** The screen has taken it away: only what closes past us comes back. */
  const isLeaving = useRef(false)
  useWayBack(undefined)
  useLayoutEffect(() => {
    const dialog = box.current
    dialog?.showModal()
    return () => {
      isLeaving.current = true
      dialog?.close()
    }
  }, [])
  const comeBack = () => {
    if (!isLeaving.current) box.current?.showModal()
  }
  return createPortal(
    <dialog ref={box} className="whole-screen" onCancel={(event) => event.preventDefault()} onClose={comeBack}>
      <AboveSlot />
      {children}
    </dialog>,
    document.body,
  )
}
