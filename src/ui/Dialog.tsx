import { useId, useLayoutEffect, useRef, type PointerEvent, type ReactNode } from 'react'
import { IconButton } from './Button'
import * as icons from './icons'
import { useLabels } from './labels'
import { useWayBack } from './way-back'

export interface DialogProps {
  readonly open: boolean
  readonly title: string
  /** Stands before the title: the drawing of what it is about. */
  readonly lead?: ReactNode
  /**
   * Called when the reader leaves: by the close button, Esc, the browser's way back or a press beside it. Without it the dialog has to
   * be answered.
   */
  readonly onClose?: (() => void) | undefined
  readonly children: ReactNode
  /** A `sheet` comes up from the thumb's edge and leaves the upper part of the screen in sight. */
  readonly kind?: 'dialog' | 'sheet'
  /** The address says that it is open, so that the browser's way back closes it by itself. */
  readonly inAddress?: boolean
}

/** Whether a press landed on the backdrop: the dialog gets it, but outside of its own frame. */
const isBeside = (event: PointerEvent<HTMLDialogElement>) => {
  if (event.target !== event.currentTarget) return false
  const { left, right, top, bottom } = event.currentTarget.getBoundingClientRect()
  return event.clientX < left || event.clientX > right || event.clientY < top || event.clientY > bottom
}

/** The dialog while it is there: a part of its own, so that it is closed before it is taken out of the page. */
function OpenDialog({ title, lead, onClose, children, kind, inAddress = false }: Omit<DialogProps, 'open'>) {
  const labels = useLabels()
  const heading = useId()
  const box = useRef<HTMLDialogElement>(null)
  const pressedBeside = useRef(false)
  useWayBack(onClose, !inAddress)

  useLayoutEffect(() => {
    const dialog = box.current
    dialog?.showModal()
    // Closing is what makes the browser give the focus back.
    return () => dialog?.close()
  }, [])

  return (
    <dialog
      ref={box}
      className="dialog"
      data-kind={kind}
      aria-labelledby={heading}
      onCancel={(event) => {
        // The browser would close it by itself; whether it is open is the screen's to say.
        event.preventDefault()
        onClose?.()
      }}
      onClose={() => {
        // A second Esc closes it past us; one that has to be answered comes back.
        if (onClose) onClose()
        else box.current?.showModal()
      }}
      onPointerDown={(event) => {
        pressedBeside.current = isBeside(event)
      }}
      onPointerUp={(event) => {
        if (pressedBeside.current && isBeside(event)) onClose?.()
        pressedBeside.current = false
      }}
    >
      <header>
        {lead}
        <h2 id={heading}>{title}</h2>
        {onClose && <IconButton icon={icons.close} label={labels.close} onClick={onClose} />}
      </header>
      {children}
    </dialog>
  )
}

/**
 * A question over the screen, on the browser's own `<dialog>`: what is behind it cannot be reached, and the focus returns to where it
 * was. Its content is mounted only while it is open.
 */
export const Dialog = ({ open, kind = 'dialog', ...rest }: DialogProps) => open && <OpenDialog kind={kind} {...rest} />

/** A dialog that comes up from the lower edge, for looking at one thing while the rest stays in sight. */
export const Sheet = (props: Omit<DialogProps, 'kind'>) => <Dialog {...props} kind="sheet" />
