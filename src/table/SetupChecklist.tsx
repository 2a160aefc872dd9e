import type { ReactNode } from 'react'
import { Check } from '../ui/Field'
import { Icon } from '../ui/Icon'
import { List, Row } from '../ui/List'
import { useTable } from './hook'
import * as icons from './icons'
import { useOnlyShows } from './own-phone'
import { useTableWords } from './words'

/** Step of setting up a board; a step without details is a single line. */
export interface ChecklistStep {
  readonly label: string
  readonly details: readonly string[]
  /** Drawing above the lines of the step, such as the layout of a map. */
  readonly drawing?: ReactNode
}

export interface SetupChecklistProps {
  readonly steps: readonly ChecklistStep[]
  /** Keys of the lines that the user has ticked, such as "3.1". */
  readonly ticked: readonly string[]
  readonly onTick: (ticked: readonly string[]) => void
  /** Whether the app draws cards in this game. If so, each player may contribute random numbers before the first draw. */
  readonly takesChance: boolean
}

/** Checklist for setting up the physical board. Ticking a line does not change the game. */
export function SetupChecklist({ steps, ticked, onTick, takesChance }: SetupChecklistProps) {
  const { words } = useTableWords()
  const id = useTable((open) => open.id)
  const onlyShows = useOnlyShows()
  return (
    <>
      <Checklist steps={steps} ticked={ticked} onTick={(key, on) => onTick(withTick(ticked, key, on))} />
      {takesChance && !onlyShows && (
        <List>
          <Row lead={<Icon of={icons.dice} />} title={words.fair.chance} note={words.fair.chanceNote} to={`/fair/${id}?chance`} />
        </List>
      )}
    </>
  )
}

export interface ChecklistProps {
  readonly steps: readonly ChecklistStep[]
  readonly ticked: readonly string[]
  readonly onTick: (key: string, on: boolean) => void
}

/** List of the steps for setting up a board; each line has a checkbox. */
export function Checklist({ steps, ticked, onTick }: ChecklistProps) {
  return (
    <ol className="flex flex-col gap-3">
      {steps.map(({ label, details, drawing }, k) => (
        <li key={label}>
          {details.length > 0 && <h2 className="label mb-1 px-1">{label}</h2>}
          {drawing}
          <ul className="card list" aria-label={label}>
            {(details.length === 0 ? [label] : details).map((line, at) => (
              <Check key={line} title={line} on={ticked.includes(`${k}.${at}`)} onChange={(on) => onTick(`${k}.${at}`, on)} />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}

/** Returns the keys of the ticked lines with one key added or removed. */
export const withTick = (ticked: readonly string[], key: string, on: boolean): readonly string[] =>
  on ? [...ticked, key] : ticked.filter((other) => other !== key)

/** Returns the total number of lines in all steps of a checklist. */
export const countLines = (steps: readonly ChecklistStep[]): number =>
  steps.reduce((sum, { details }) => sum + Math.max(1, details.length), 0)
