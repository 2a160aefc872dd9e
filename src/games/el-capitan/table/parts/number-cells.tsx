import './number-cells.css'
import { useState } from 'react'
import { Icon } from '../../../../ui/Icon'
import * as icons from '../../../../table/icons'
import { useAskingWords } from '../../../../table/question/words'

/** Cell of a form in which the user types a number. */
export interface NumberCell {
  readonly id: string
  readonly value: number | undefined
  /** Maximum number in the cell. */
  readonly most: number
  /** Minimum number in the cell; 0 by default. */
  readonly least?: number
  /**
   * Highest usual number. A digit that can only begin a higher number is the whole number, unless the user has tapped the cell; a tapped
   * cell also takes unusual numbers.
   */
  readonly usual?: number
  /** Number that is probably correct. If the user has typed nothing in the cell, the key for the next cell accepts this number. */
  readonly likely?: number | undefined
}

export interface NumberEntry {
  /** Id of the cell that receives the typed digits. */
  readonly current: string | undefined
  /** Selects the cell that receives the typed digits. */
  readonly choose: (id: string) => void
  readonly type: (digit: number) => void
  readonly erase: () => void
  /**
   * Moves to the following cell; after the last cell, to the first empty cell. If all cells are filled, the last cell stays selected. If
   * the current cell is empty, accepts its probable number. Does nothing directly after the app itself has moved from a full cell: the key
   * then belongs to the full cell.
   */
  readonly next: () => void
}

/**
 * Hook for typing numbers into the cells of a form. At first, the first empty cell is selected. After a number with the maximum count of
 * digits, or after a digit that no usual number begins with, the following cell is selected. After the last cell, the first empty cell is
 * selected; if all cells are filled, the last cell stays selected, and the next digit replaces its number.
 * @param onChange receives the id of a cell and its number; undefined if the user cleared the cell
 */
export function useNumberEntry(cells: readonly NumberCell[], onChange: (id: string, value: number | undefined) => void): NumberEntry {
  const [chosen, setChosen] = useState<string | undefined>()
  /** Whether the current cell was selected automatically, because the number in the cell before has the maximum count of digits. */
  const [hasMovedOn, setMovedOn] = useState(false)
  /**
   * Whether the user or the app has just selected the cell. If so, the first digit replaces the number of the cell; further digits are
   * appended.
   */
  const [isFresh, setFresh] = useState(true)
  /** Whether the user has tapped the current cell. */
  const [isTapped, setTapped] = useState(false)
  const firstEmpty = cells.find(({ value }) => value === undefined)
  const cell = cells.find(({ id }) => id === chosen) ?? firstEmpty ?? cells[0]
  const at = cell?.id
  const choose = (id: string | undefined) => {
    setChosen(id)
    setFresh(true)
    setMovedOn(false)
    setTapped(false)
  }
  /** Selects the following cell. After the last cell, the first empty cell; the last cell itself if all are filled. */
  const moveOn = (from = at) => {
    const index = cells.findIndex(({ id }) => id === from)
    choose((cells[index + 1] ?? cells.find(({ id, value }) => value === undefined && id !== from))?.id ?? from)
  }
  /** Enters a number into a cell, and selects the following cell if the number is complete. */
  const enter = (into: NumberCell, value: number, isUsualOnly: boolean) => {
    if (value > into.most || value < (into.least ?? 0)) return
    onChange(into.id, value)
    const isWhole = isUsualOnly && into.usual !== undefined && value > 0 && value * 10 > into.usual
    if (isWhole || `${value}`.length >= `${into.most}`.length) {
      moveOn(into.id)
      setMovedOn(true)
    } else {
      setChosen(into.id)
      setFresh(false)
      setMovedOn(false)
    }
  }
  return {
    current: at,
    choose: (id) => {
      choose(id)
      setTapped(true)
    },
    type: (digit) => {
      if (cell === undefined) return
      // No printed number begins with 0, so a digit after 0 belongs to the following cell.
      const after = cells[cells.indexOf(cell) + 1]
      if (!isFresh && cell.value === 0 && after !== undefined && after.value === undefined) {
        setTapped(false)
        return enter(after, digit, true)
      }
      const text = isFresh || cell.value === undefined ? `${digit}` : `${cell.value}${digit}`
      enter(cell, Number(text), !isTapped)
    },
    erase: () => {
      if (cell === undefined) return
      const text = `${cell.value ?? ''}`.slice(0, -1)
      onChange(cell.id, text === '' ? undefined : Number(text))
      setChosen(cell.id)
      setFresh(text === '')
    },
    next: () => {
      if (hasMovedOn) return setMovedOn(false)
      if (cell !== undefined && cell.value === undefined && cell.likely !== undefined) onChange(cell.id, cell.likely)
      moveOn()
    },
  }
}

/** Cell of a list of numbers, with its texts. */
export interface ListedCell extends NumberCell {
  readonly name: string
  readonly detail?: string
  /** Line below the name, e.g. the number that is probably correct. */
  readonly hint?: string | undefined
}

/** List of cells, each with a name. A tap on a cell selects it for the number pad. */
export function NumberCells({ cells, entry }: { readonly cells: readonly ListedCell[]; readonly entry: NumberEntry }) {
  return (
    <ul className="card number-cells">
      {cells.map(({ id, name, detail, hint, value }) => (
        <li key={id}>
          <button type="button" aria-pressed={id === entry.current} onClick={() => entry.choose(id)}>
            <span>
              {name} {detail !== undefined && <span className="note">{detail}</span>}
              {hint !== undefined && <span className="note block">{hint}</span>}
            </span>
            <span className="number-cell" data-empty={value === undefined ? '' : undefined}>
              {value ?? '?'}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

export interface DigitKeysProps {
  /** Accessible name of the keys: the number that they type, e.g. "Price in Tanger, harbour space 1". */
  readonly label: string
  /** Whether the name is also shown above the keys, because the drawing with the selected cell may be scrolled out of sight. */
  readonly isLabelShown?: boolean
  readonly entry: NumberEntry
}

/** Number pad in two rows of six keys, including a key that erases and a key for the next cell. */
export function DigitKeys({ label, isLabelShown = false, entry }: DigitKeysProps) {
  const { words } = useAskingWords()
  const digit = (value: number) => (
    <button key={value} type="button" onClick={() => entry.type(value)}>
      {value}
    </button>
  )
  return (
    <div className="digit-pad">
      {isLabelShown && (
        <p className="type-row" aria-live="polite">
          {label}
        </p>
      )}
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
    </div>
  )
}
