import { useState } from 'react'
import { Icon } from '../../ui/Icon'
import * as icons from '../icons'
import { DigitPad } from '../../ui/NumberPad'
import { useAskingWords } from './words'

export interface KeypadProps {
  /** Text of the question: "Which number is printed there?". */
  readonly label: string
  /** Numbers that are valid as an answer. */
  readonly numbers: readonly number[]
  readonly value: number | undefined
  /** Called with the entered number, or with undefined if the digits are not a valid number. */
  readonly onChange: (value: number | undefined) => void
}

/** Number input for any range, typed digit by digit. If the number is invalid, the valid range is shown. */
export function Keypad({ label, numbers, value, onChange }: KeypadProps) {
  const { words, say } = useAskingWords()
  // Digits that the player has entered but that are not a valid number yet; a valid number is stored with the unfinished answer.
  const [begun, setBegun] = useState('')
  const typed = value === undefined ? begun : `${value}`
  const most = Math.max(...numbers)
  const enter = (text: string) => {
    const digits = text.replace(/^0+(?=\d)/, '').slice(0, `${most}`.length)
    const isNumber = digits !== '' && numbers.includes(Number(digits))
    setBegun(isNumber ? '' : digits)
    if (isNumber) onChange(Number(digits))
    else if (value !== undefined) onChange(undefined)
  }
  return (
    <div className="mt-auto flex flex-col gap-3">
      <div className="flex items-center justify-center gap-4">
        <output className="type-voice" aria-label={label}>
          {typed === '' ? '–' : typed}
        </output>
        <button type="button" className="tap" aria-label={words.erase} onClick={() => enter(typed.slice(0, -1))}>
          <Icon of={icons.undo} />
        </button>
      </div>
      <p className="note text-center" role={begun === '' ? undefined : 'alert'}>
        {say(words.limits, { least: Math.min(...numbers), most })}
      </p>
      <DigitPad label={label} onChoose={(digit) => enter(typed + String(digit))} />
    </div>
  )
}
