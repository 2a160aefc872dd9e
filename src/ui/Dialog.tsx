import { useId, useLayoutEffect, useRef, type PointerEvent, type ReactNode } from 'react'
import { IconButton } from './Button'
import * as icons from './icons'
import { useLabels } from './labels'
import { useWayBack } from './way-back'

export interface DialogProps {
  readonly open: boolean
  readonly title: string
  /** Icon or shield before the title of the dialog. */
  readonly lead?: ReactNode
  /**
   * Called when the user closes the dialog: by the close button, Esc, the browser's back button or a press on the backdrop. If omitted,
   * the user cannot close the dialog without answering it.
   */
  readonly onClose?: (() => void) | undefined
  readonly children: ReactNode
  /** A `sheet` opens at the bottom edge of the screen and leaves the upper part visible. */
  readonly kind?: 'dialog' | 'sheet'
  /** Whether the URL stores that the dialog is open, so that the browser's back button closes the dialog. */
  readonly inAddress?: boolean
}

/**
 * Returns whether a press hit the backdrop of the dialog: its target is the dialog, but its position is outside the frame of the
 * dialog.
 */
const isBeside = (event: PointerEvent<HTMLDialogElement>) => {
  if (event.target !== event.currentTarget) return false
  const { left, right, top, bottom } = event.currentTarget.getBoundingClientRect()
  return event.clientX < left || event.clientX > right || event.clientY < top || event.clientY > bottom
}

/** Dialog that is open. A separate component, so that its cleanup closes the dialog before React removes the element. */
function OpenDialog({ title, lead, onClose, children, kind, inAddress = false }: Omit<DialogProps, 'open'>) {
  const labels = useLabels()
  const heading = useId()
  const box = useRef<HTMLDialogElement>(null)
  const pressedBeside = useRef(false)
  useWayBack(onClose, !inAddress)

  useLayoutEffect(() => {
    const dialog = box.current
    dialog?.showModal()
    // Closing the dialog makes the browser return the focus to the element that had it before.
    return () => dialog?.close()
  }, [])

  return (
    <dialog
      ref={box}
      className="dialog"
      data-kind={kind}
      aria-labelledby={heading}
      onCancel={(event) => {
        // React also calls this handler for a dialog that is opened inside this dialog. Only the topmost dialog is closed.
        if (event.target !== event.currentTarget) return
        // Prevents the browser from closing the dialog itself, because only the prop `open` determines whether the dialog is open.
        event.preventDefault()
        onClose?.()
      }}
      onClose={(event) => {
        if (event.target !== event.currentTarget) return
        /**
         * On a second Esc, the browser closes the dialog without a cancel event. If the dialog has no `onClose`, this code opens the dialog
         * again.
         */
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
 * A modal dialog that uses the browser's `<dialog>`: it traps the focus and restores the focus when closed. The content is mounted only
 * while `open` is true.
 */
export const Dialog = ({ open, kind = 'dialog', ...rest }: DialogProps) => open && <OpenDialog kind={kind} {...rest} />

/** A dialog at the bottom edge of the screen, which leaves the upper part visible. */
export const Sheet = (props: Omit<DialogProps, 'kind'>) => <Dialog {...props} kind="sheet" />
