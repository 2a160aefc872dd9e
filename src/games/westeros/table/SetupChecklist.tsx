import { useTableWords } from '../../../table/words'
import { Check } from '../../../ui/Field'
import { Icon } from '../../../ui/Icon'
import * as icons from './icons'
import { List, Row } from '../../../ui/List'
import type { State } from '../model/state'
import type { SetupWords } from '../words'
import { useTable } from './hook'
import { useAllSpeech } from './speech'

export interface SetupChecklistProps {
  readonly state: State
  /** Lines that are ticked, by their place in the list: "3.1". */
  readonly ticked: readonly string[]
  readonly onTick: (ticked: readonly string[]) => void
}

/** What to lay out on the physical board, step by step, each line to be ticked off. Nothing hangs on it but the table's peace of mind. */
export function SetupChecklist({ state, ticked, onTick }: SetupChecklistProps) {
  const { game } = useAllSpeech()
  const { words } = useTableWords()
  const id = useTable((open) => open.id)
  return (
    <>
      <Checklist
        steps={game.setup.all(state)}
        ticked={ticked}
        onTick={(key, on) => onTick(on ? [...ticked, key] : ticked.filter((other) => other !== key))}
      />
      {state.tracking.decks === 'app' && (
        <List>
          <Row lead={<Icon of={icons.dice} />} title={words.fair.chance} note={words.fair.chanceNote} to={`/fair/${id}?chance`} />
        </List>
      )}
    </>
  )
}

export interface ChecklistProps {
  readonly steps: readonly SetupWords[]
  readonly ticked: readonly string[]
  readonly onTick: (key: string, on: boolean) => void
}

/** Steps of laying out a board, each line with its box. */
export function Checklist({ steps, ticked, onTick }: ChecklistProps) {
  return (
    <ol className="flex flex-col gap-3">
      {steps.map(({ label, details }, k) => (
        <li key={label}>
          {details.length > 0 && <h2 className="label mb-1 px-1">{label}</h2>}
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

/** How many lines the list has. */
export const linesOf = (steps: readonly { readonly details: readonly string[] }[]): number =>
  steps.reduce((sum, { details }) => sum + Math.max(1, details.length), 0)
