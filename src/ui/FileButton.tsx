import { useRef } from 'react'
import { Button, type ButtonProps } from './Button'

export interface FileButtonProps extends Pick<ButtonProps, 'kind' | 'icon' | 'notYet'> {
  /** Text of the button, and accessible name of the file input. */
  readonly label: string
  readonly onFile: (file: File) => void
}

/** A button that opens the file picker for one exported file of the app. Phones report such files as JSON or as plain text. */
export function FileButton({ label, onFile, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".json,.txt,application/json,text/plain"
        hidden
        aria-label={label}
        onChange={(event) => {
          const [chosen] = event.target.files ?? []
          // Reset the input, so that choosing the same file again fires a change event.
          event.target.value = ''
          if (chosen !== undefined) onFile(chosen)
        }}
      />
    </>
  )
}
