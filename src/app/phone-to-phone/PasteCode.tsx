import { useRef, useState, type ReactNode } from 'react'
import { Button } from '../../ui/Button'
import { TextField } from '../../ui/Field'
import { codeOfText, faultOfOffer } from './code-text'
import { usePhoneToPhoneWords } from './words'

export interface PasteCodeProps {
  /** Label of the text field. */
  readonly label: string
  /** Text of the button that submits the text. */
  readonly submit: string
  /**
   * Called with the code that the text represents.
   * @returns what is wrong with the code, as a text; undefined if the code was accepted
   */
  readonly onCode: (bytes: Uint8Array) => string | undefined | Promise<string | undefined>
}

/** Text field for the text of a pairing code of another phone, for phones that cannot scan the code. */
export function PasteCode({ label, submit, onCode }: PasteCodeProps) {
  const { words } = usePhoneToPhoneWords()
  const [value, setValue] = useState('')
  const [fault, setFault] = useState<string | undefined>()
  const isChecking = useRef(false)
  const check = async () => {
    if (isChecking.current) return
    isChecking.current = true
    setFault(await onCode(codeOfText(value)))
    isChecking.current = false
  }
  const isEmpty = value.trim() === ''
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isEmpty) void check()
      }}
    >
      <TextField
        label={label}
        value={value}
        fault={fault}
        autoCapitalize="none"
        spellCheck={false}
        onChange={(text) => {
          setValue(text)
          setFault(undefined)
        }}
      />
      {/* Screen readers announce a status only if its element exists before the text appears. */}
      <p role="status" className="sr-only">
        {fault}
      </p>
      <Button type="submit" kind="do" notYet={isEmpty ? words.text.empty : undefined}>
        {submit}
      </Button>
    </form>
  )
}

export interface ScanOrPasteProps {
  /** Called with the pairing code of a host that the user has pasted. */
  readonly onOffer: (bytes: Uint8Array) => void
  /** Camera that scans the code. */
  readonly children: ReactNode
}

/** Shows the camera for the pairing code of a host, with a button that shows a text field instead. */
export function ScanOrPaste({ onOffer, children }: ScanOrPasteProps) {
  const { words } = usePhoneToPhoneWords()
  const [pastes, setPastes] = useState(false)
  if (pastes) return <PasteOffer onOffer={onOffer} />
  return (
    <>
      {children}
      <Button kind="quiet" onClick={() => setPastes(true)}>
        {words.text.without}
      </Button>
    </>
  )
}

/** Text field for the text of the pairing code of a host. */
function PasteOffer({ onOffer }: { readonly onOffer: (bytes: Uint8Array) => void }) {
  const { words } = usePhoneToPhoneWords()
  const text = words.text
  const take = (bytes: Uint8Array): string | undefined => {
    const fault = faultOfOffer(bytes)
    if (fault !== undefined) return text.faults[fault]
    onOffer(bytes)
    return undefined
  }
  return (
    <>
      <p className="note">{text.how}</p>
      <PasteCode label={text.paste} submit={text.join} onCode={take} />
    </>
  )
}
