import { useRef } from 'react'
import { Button, type ButtonProps } from './Button'

export interface FileButtonProps extends Pick<ButtonProps, 'kind' | 'icon' | 'notYet'> {
  /** Also the name of the field behind it. */
  readonly label: string
  readonly onFile: (file: File) => void
}

/** A button that lets one file of ours be chosen. Phones know such files as JSON or as plain text. */
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
          // The same file may be chosen again.
          event.target.value = ''
          if (chosen !== undefined) onFile(chosen)
        }}
      />
    </>
  )
}
