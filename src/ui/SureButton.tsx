import { useEffect, useRef, useState } from 'react'
import { Button, type ButtonProps } from './Button'

export interface SureButtonProps extends ButtonProps {
  /** Label that asks for confirmation after the first tap. If undefined, one tap is enough. */
  readonly sure: string | undefined
  /** Warning shown above the button after the first tap, which receives the focus. If omitted, only screen readers announce `sure`. */
  readonly warning?: string
  /** Identifies what the action changes, e.g. by the current choice. If it changes, the first tap no longer counts. */
  readonly subject: unknown
}

/** Button that asks for confirmation of an unusual action: the first tap shows the label `sure`, the second tap calls `onClick`. */
export function SureButton({ sure, warning, subject, onClick, children, ...rest }: SureButtonProps) {
  const [asked, ask] = useState<unknown>()
  const isSaid = sure !== undefined && asked === subject
  return (
    <>
      {isSaid && warning !== undefined && <Warning>{warning}</Warning>}
      <Button {...rest} onClick={(event) => (sure === undefined || isSaid ? onClick?.(event) : ask(() => subject))}>
        {isSaid ? sure : children}
      </Button>
      {isSaid && warning === undefined && (
        <p role="alert" className="sr-only">
          {sure}
        </p>
      )}
    </>
  )
}

function Warning({ children }: { readonly children: string }) {
  const text = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    text.current?.focus()
  }, [])
  return (
    <p ref={text} role="alert" tabIndex={-1} className="note text-warn text-center">
      {children}
    </p>
  )
}
