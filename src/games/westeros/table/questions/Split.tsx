import './split.css'
import type { ReactNode } from 'react'
import { IconButton } from '../../../../ui/Button'
import { Icon } from '../../../../ui/Icon'
import { Stepper } from '../../../../ui/Stepper'
import * as icons from '../../../../table/icons'
import { useAskingWords } from '../../../../table/question/words'

/** Kind of units that the player splits among areas: "Footman". */
export interface SplitKind {
  readonly kind: string
  readonly name: string
  readonly icon: string
  /** Number of units that stay in their area. */
  readonly stay: number
}

/** Area to which units can move. */
export interface SplitTarget {
  readonly id: string
  readonly name: string
  /** Units in the area and the consequence of moving there: "battle: Greyjoy, 1 footman". */
  readonly note: string
  /** Content shown before the name of the area. */
  readonly lead?: ReactNode
  /** Icon shown if moving to the area leads to a battle. */
  readonly mark?: string | undefined
  /** Reason why no unit can move to the area; replaces the note. */
  readonly reason?: string | undefined
  /** Number of units of each kind that move to the area; undefined if the player has not chosen the area. */
  readonly going?: Readonly<Record<string, number>> | undefined
}

export interface SplitProps {
  /** Label of the list of target areas: "Where to". */
  readonly label: string
  readonly from: {
    /** Label of the area in which the units start, e.g. "From". */
    readonly label: string
    readonly name: string
    /** Label of the units that do not move, e.g. "stays". */
    readonly stay: string
    /** Button that selects another starting area; undefined if only one starting area is possible. */
    readonly other?: { readonly label: string; readonly choose: () => void } | undefined
    /** Additional information about the starting area, such as its order. */
    readonly besides?: ReactNode
  }
  readonly kinds: readonly SplitKind[]
  readonly targets: readonly SplitTarget[]
  /** Called when the player moves all remaining units to an area. */
  readonly onTarget: (target: string) => void
  /** Called when the player cancels the moves to an area. */
  readonly onLetGo: (target: string) => void
  /** Returns whether no further unit of a kind can move to an area. */
  readonly isFull: (target: string, kind: string) => boolean
  readonly onStep: (target: string, kind: string, by: 1 | -1) => void
}

/**
 * Input in which the player splits the units of an area among other areas. Each chosen area has a number input for each kind of units; all
 * other areas are rows to tap.
 */
export function Split(props: SplitProps) {
  const { label, from, kinds, targets, onTarget } = props
  const chosen = targets.filter(({ going }) => going !== undefined)
  const others = targets.filter(({ going }) => going === undefined)
  return (
    <section className="split">
      <div className="flex flex-col gap-1 px-3 pt-1.5 pb-2.5 border-2 border-dashed border-action rounded-l">
        <div className="split-head">
          <span>
            <span className="label block">{from.label}</span>
            <span className="type-title">{from.name}</span>
          </span>
          <Staying kinds={kinds} label={from.stay} />
          {from.other !== undefined && <IconButton icon={icons.undo} label={from.other.label} onClick={from.other.choose} />}
        </div>
        {from.besides}
      </div>
      {chosen.map((target) => (
        <Chosen key={target.id} target={target} {...props} />
      ))}
      {others.length > 0 && (
        <ul className="card list" aria-label={label}>
          {others.map(({ id, name, note, lead, mark, reason }) => (
            <li key={id}>
              <button type="button" className="row" aria-disabled={reason !== undefined || undefined} onClick={() => onTarget(id)}>
                {lead}
                <span className="words">
                  {name}
                  <span className="note">{reason ?? note}</span>
                </span>
                {mark !== undefined && <Icon of={mark} size="m" />}
                {reason === undefined && (
                  <span className="split-plus">
                    <Icon of={icons.plus} />
                  </span>
                )}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/**
 * Compact variant of `Split` below a map on which the player chooses areas. Shows the number inputs of the chosen areas, and the units that
 * stay.
 */
export function SplitSheet(props: SplitProps) {
  const { from, kinds, targets } = props
  const chosen = targets.filter(({ going }) => going !== undefined)
  return (
    <section className="split" data-sheet="">
      <div className="split-head">
        <span>
          <span className="label">{from.label}</span> {from.name}
        </span>
        <Staying kinds={kinds} label={from.stay} />
        {from.other !== undefined && <IconButton icon={icons.undo} label={from.other.label} onClick={from.other.choose} />}
      </div>
      {chosen.map((target) => (
        <Chosen key={target.id} target={target} {...props} />
      ))}
      {from.besides}
    </section>
  )
}

/** Shows how many units of each kind stay in their area. */
function Staying({ kinds, label }: { kinds: readonly SplitKind[]; label: string }) {
  return (
    <span className="split-stays">
      {label}
      {kinds.map(({ kind, name, icon, stay }) => (
        <span key={kind} role="img" aria-label={`${name}: ${stay}`}>
          <Icon of={icon} size="s" />
          <b>{stay}</b>
        </span>
      ))}
    </span>
  )
}

/** Chosen target area, with a number input for each kind of units. */
function Chosen({ target, kinds, onLetGo, isFull, onStep }: SplitProps & { readonly target: SplitTarget }) {
  const { words, say } = useAskingWords()
  const { id, name, note, going = {} } = target
  return (
    <div className="split-target" role="group" aria-label={name}>
      <span>
        {name}
        <span className="note block">{note}</span>
      </span>
      <div className="split-steps">
        {kinds.map(({ kind, name: what, icon }) => {
          const number = going[kind] ?? 0
          return (
            <span key={kind}>
              <Icon of={icon} size="s" />
              <Stepper
                size="s"
                label={`${name}: ${what}`}
                value={number}
                max={isFull(id, kind) ? number : number + 1}
                onChange={(value) => onStep(id, kind, value > number ? 1 : -1)}
              />
            </span>
          )
        })}
      </div>
      <IconButton icon={icons.close} label={say(words.letGo, { name })} onClick={() => onLetGo(id)} />
    </div>
  )
}
