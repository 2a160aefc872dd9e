import { useId } from 'react'
import type { AreaId } from '../../box/box'
import { areaAt } from '../../model/position'
import { HolderMark } from '../HolderMark'
import { UnitGlyphs } from '../Glyphs'
import { useSpeech } from '../speech'
import { useGameState } from './play'
import { useQuestionWords } from '../words/questions'

export interface AreaOptionsProps {
  readonly label: string
  readonly areas: readonly AreaId[]
  /** Areas in a collapsed list, because the player will probably not choose them. */
  readonly others?: readonly AreaId[]
  readonly value: AreaId | undefined
  readonly onChange: (area: AreaId) => void
}

/**
 * Lists areas as buttons, each with its units and its order. A press answers at once. The areas are not radio buttons, so that a player who
 * presses arrow keys chooses nothing by accident.
 */
export function AreaOptions({ label, areas, others = [], value, onChange }: AreaOptionsProps) {
  const { words } = useQuestionWords()
  return (
    <>
      <Buttons label={label} areas={areas} value={value} onChange={onChange} />
      {others.length > 0 && (
        <details className="more">
          <summary>{words.otherAreas}</summary>
          <Buttons label={words.otherAreas} areas={others} value={value} onChange={onChange} labelHidden />
        </details>
      )}
    </>
  )
}

function Buttons({ label, areas, value, onChange, labelHidden = false }: AreaOptionsProps & { readonly labelHidden?: boolean }) {
  const { names } = useSpeech()
  const state = useGameState()
  const id = useId()
  return (
    <div role="group" aria-label={label}>
      {!labelHidden && (
        <p className="label mb-1 px-1" aria-hidden>
          {label}
        </p>
      )}
      <ul className="card list options">
        {areas.map((area) => {
          const { garrison, order } = areaAt(state, area)
          const name = names.area(state, area)
          const note = order === undefined ? undefined : names.order[order.order]
          return (
            <li key={area}>
              <button
                type="button"
                className="row"
                aria-describedby={`${id}-${area}-order ${id}-${area}-units`}
                aria-pressed={value === undefined ? undefined : area === value}
                onClick={() => onChange(area)}
              >
                <span className="contents" aria-hidden>
                  <HolderMark state={state} area={area} />
                </span>
                <span className="words">
                  {name}
                  {note !== undefined && (
                    <span className="note" id={`${id}-${area}-order`} aria-hidden>
                      {note}
                    </span>
                  )}
                </span>
                <span id={`${id}-${area}-units`} aria-hidden>
                  {garrison !== undefined && <UnitGlyphs standing={garrison.standing} routed={garrison.routed} />}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
