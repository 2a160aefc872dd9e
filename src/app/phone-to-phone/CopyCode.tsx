import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/Button'
import { TextField } from '../../ui/Field'
import { textOfCode } from './code-text'
import { usePhoneToPhoneWords } from './words'

/**
 * Button that copies a pairing code as text to the clipboard. If the browser does not allow this, shows the text in a read-only field, from
 * which the user can copy it.
 */
export function CopyCode({ code }: { readonly code: Uint8Array }) {
  const { words } = usePhoneToPhoneWords()
  const text = words.text
  const [result, setResult] = useState<'copied' | 'refused' | undefined>()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(textOfCode(code))
      setResult('copied')
    } catch {
      setResult('refused')
    }
  }
  return (
    <div className="flex flex-col gap-2">
      <Button kind="quiet" onClick={() => void copy()}>
        {text.copy}
      </Button>
      {result !== undefined && (
        <p className="note" role="status">
          {text[result]}
        </p>
      )}
      {result === 'refused' && <CodeField value={textOfCode(code)} />}
    </div>
  )
}

/** Read-only text field whose content is selected from the start, and again by each click. */
function CodeField({ value }: { readonly value: string }) {
  const { words } = usePhoneToPhoneWords()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.select(), [])
  return (
    <TextField ref={field} readOnly label={words.text.field} value={value} onChange={() => {}} onClick={() => field.current?.select()} />
  )
}
