import { useState } from 'react'
import { Button, type ButtonProps } from './Button'

export interface SureButtonProps extends ButtonProps {
  /** The label after the first tap, which asks for a second one; undefined: one tap is enough. */
  readonly sure: string | undefined
  /** The subject: with another one the first tap counts no more. */
  readonly subject: unknown
}

/** A button that says what is out of the ordinary before it does it. */
export function SureButton({ sure, subject, onClick, children, ...rest }: SureButtonProps) {
  const [asked, ask] = useState<unknown>()
  const isSaid = sure !== undefined && asked === subject
  return (
    <>
      <Button {...rest} onClick={(event) => (sure === undefined || isSaid ? onClick?.(event) : ask(() => subject))}>
        {isSaid ? sure : children}
      </Button>
      {isSaid && (
        <p role="alert" className="sr-only">
          {sure}
        </p>
      )}
    </>
  )
}
