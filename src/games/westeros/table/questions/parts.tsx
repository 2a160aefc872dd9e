import { useId, type ReactNode } from 'react'
import type { Refusal } from '../../../../referee'
import { Icon } from '../../../../ui/Icon'
import { Stepper } from '../../../../ui/Stepper'
import type { AreaId, UnitKind, Units } from '../../box/box'
import { UNIT_KINDS } from '../../box/box'
import type { Code } from '../../model/refusals'
import { UNIT_ICONS } from '../Glyphs'
import { useSpeech } from '../speech'
import { useGameState } from './play'

/** Building blocks of the questions. */

/** A refusal as one sentence. */
export function useReason(): (refusal: Refusal<Code> | undefined) => string | undefined {
  const { game } = useSpeech()
  const state = useGameState()
  return (refusal) => (refusal === undefined ? undefined : game.wrong(refusal, state))
}

export interface Option<T extends string> {
  readonly value: T
  readonly title: string
  readonly note?: ReactNode
  readonly lead?: ReactNode
  readonly trail?: ReactNode
  /** Why it cannot be chosen. */
  readonly reason?: string | undefined
}

export interface OptionsProps<T extends string> {
  /** What is chosen: "Where the march begins". */
  readonly label: string
  readonly options: readonly Option<T>[]
  readonly value: T | undefined
  readonly onChange: (value: T) => void
  readonly labelHidden?: boolean
}

/** One of several rows; what cannot be chosen says why. */
export function Options<T extends string>({ label, options, value, onChange, labelHidden = false }: OptionsProps<T>) {
  const name = useId()
  return (
    <fieldset>
      <legend className={labelHidden ? 'sr-only' : 'label mb-1 px-1'}>{label}</legend>
      <ul className="card list options">
        {options.map((option) => (
          <li key={option.value}>
            <label className="row" data-closed={option.reason === undefined ? undefined : ''}>
              <input
                type="radio"
                className="sr-only"
                name={name}
                value={option.value}
                checked={option.value === value}
                disabled={option.reason !== undefined}
                aria-label={option.title}
                aria-describedby={(option.reason ?? option.note) ? `${name}-${option.value}` : undefined}
                onChange={() => onChange(option.value)}
              />
              {option.lead}
              <span className="words">
                {option.title}
                {(option.reason ?? option.note) !== undefined && (
                  <span className="note" id={`${name}-${option.value}`}>
                    {option.reason ?? option.note}
                  </span>
                )}
              </span>
              {option.trail}
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

export interface UnitStepsProps {
  /** Whose units: "Winterfell". Each stepper is named "Winterfell: Footman". */
  readonly label: string
  /** How many there are to choose from; kinds without any are left out. */
  readonly of: Units
  readonly chosen: Units
  /** Why one more of a kind cannot be chosen; undefined: it can. */
  readonly objection: (kind: UnitKind) => string | undefined
  readonly onMore: (kind: UnitKind) => void
  readonly onLess: (kind: UnitKind) => void
  /** The reason stands above the steppers already, once for all kinds. */
  readonly reasonAbove?: boolean
}

/** A stepper for each kind of unit there is. */
export function UnitSteps({ label, of, chosen, objection, onMore, onLess, reasonAbove = false }: UnitStepsProps) {
  const { names } = useSpeech()
  return UNIT_KINDS.filter((kind) => of[kind] > 0 || chosen[kind] > 0).map((kind) => {
    const reason = chosen[kind] >= of[kind] ? undefined : objection(kind)
    const open = chosen[kind] < of[kind] && reason === undefined
    return (
      <li key={kind} className="row">
        <Icon of={UNIT_ICONS[kind]} />
        <span className="words">
          {names.unit[kind]}
          {reason !== undefined && chosen[kind] === 0 && !reasonAbove && <span className="note">{reason}</span>}
        </span>
        <Stepper
          size="s"
          label={`${label}: ${names.unit[kind]}`}
          value={chosen[kind]}
          max={open ? of[kind] : chosen[kind]}
          onChange={(value) => (value > chosen[kind] ? onMore(kind) : onLess(kind))}
        />
      </li>
    )
  })
}

/** The name of an area as a small heading with something after it. */
export function AreaHeading({ area, lead, children }: { area: AreaId; lead?: ReactNode; children?: ReactNode }) {
  const { names } = useSpeech()
  const state = useGameState()
  return (
    <h2 className="area-heading">
      {lead}
      <span className="type-title">{names.area(state, area)}</span>
      {children !== undefined && <span className="note">{children}</span>}
    </h2>
  )
}

/** A row of a small table: a name and what belongs to it. */
export function Fact({ lead, title, note, figure }: { lead?: ReactNode; title: ReactNode; note?: ReactNode; figure?: ReactNode }) {
  return (
    <li className="row">
      {lead}
      <span className="words">
        {title}
        {note !== undefined && <span className="note">{note}</span>}
      </span>
      {figure !== undefined && <b className="figure">{figure}</b>}
    </li>
  )
}
