import './number-cells.css'
import { useState } from 'react'
import { Icon } from '../../ui/Icon'
import * as icons from '../icons'
import { useAskingWords } from './words'

/** A number of the form. */
export interface NumberCell {
  readonly id: string
  readonly value: number | undefined
  /** Maximum of the cell. */
  readonly most: number
  /** Probable number; the next key accepts it if nothing was typed. */
  readonly likely?: number | undefined
}

export interface NumberEntry {
  /** Id of the cell that receives the digits. */
  readonly current: string | undefined
  readonly choose: (id: string) => void
  readonly type: (digit: number) => void
  readonly erase: () => void
  /** Moves to the next empty cell, or to the following cell if none is empty. */
  readonly next: () => void
}

/**
 * Manages typing numbers into the cells of a form. A number with the maximum count of digits moves on to the next empty cell.
 * @param onChange receives the id of a cell and its number; undefined if the cell was cleared
 */
export function useNumberEntry(cells: readonly NumberCell[], onChange: (id: string, value: number | undefined) => void): NumberEntry {
  const [chosen, setChosen] = useState<string | undefined>()
  // The first digit typed into a newly chosen cell replaces its number; further digits are appended.
  const [isFresh, setFresh] = useState(true)
  const firstEmpty = cells.find(({ value }) => value === undefined)
  const at = chosen !== undefined && cells.some(({ id }) => id === chosen) ? chosen : (firstEmpty ?? cells[0])?.id
  const cell = cells.find(({ id }) => id === at)
  const choose = (id: string | undefined) => {
    setChosen(id)
    setFresh(true)
  }
  const moveOn = () => {
    const index = cells.findIndex(({ id }) => id === at)
    const around = [...cells.slice(index + 1), ...cells.slice(0, index)]
    choose((around.find(({ value }) => value === undefined) ?? around[0])?.id ?? at)
  }
  return {
    current: at,
    choose,
    type: (digit) => {
      if (cell === undefined) return
      const text = isFresh || cell.value === undefined ? `${digit}` : `${cell.value}${digit}`
      const value = Number(text)
      if (value > cell.most) return
      onChange(cell.id, value)
      if (`${value}`.length >= `${cell.most}`.length) moveOn()
      else {
        setChosen(cell.id)
        setFresh(false)
      }
    },
    erase: () => {
      if (cell === undefined) return
      const text = `${cell.value ?? ''}`.slice(0, -1)
      onChange(cell.id, text === '' ? undefined : Number(text))
      setChosen(cell.id)
      setFresh(text === '')
    },
    next: () => {
      if (cell !== undefined && cell.value === undefined && cell.likely !== undefined) onChange(cell.id, cell.likely)
      moveOn()
    },
  }
}

/** Digit keys in two rows of six, including a key to erase and a key for the next cell. */
export function DigitKeys({ label, entry }: { readonly label: string; readonly entry: NumberEntry }) {
  const { words } = useAskingWords()
  const digit = (value: number) => (
    <button key={value} type="button" onClick={() => entry.type(value)}>
      {value}
    </button>
  )
  return (
    <div className="digit-keys" role="group" aria-label={label}>
      {[1, 2, 3, 4, 5].map(digit)}
      <button type="button" aria-label={words.erase} onClick={entry.erase}>
        <Icon of={icons.undo} />
      </button>
      {[6, 7, 8, 9, 0].map(digit)}
      <button type="button" onClick={entry.next}>
        {words.nextCell}
      </button>
    </div>
  )
}
