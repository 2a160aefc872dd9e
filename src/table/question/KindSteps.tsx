import { Icon } from '../../ui/Icon'
import { Stepper } from '../../ui/Stepper'

/** Kind of units to choose from, with the numbers of available and chosen units. */
export interface KindOf<Kind extends string = string> {
  readonly kind: Kind
  /** Name of the kind of units, e.g. "Footman". */
  readonly name: string
  readonly icon: string
  /** Text that says how much one unit of this kind counts: "2 muster points". */
  readonly counts?: string
  /** Number of units of this kind that can be chosen. */
  readonly of: number
  readonly chosen: number
}

export interface KindStepsProps<Kind extends string> {
  /** Name of the area or owner: "Winterfell". Each number input is named "Winterfell: Footman". */
  readonly label: string
  /** Kinds of units; kinds with no available unit are hidden. */
  readonly kinds: readonly KindOf<Kind>[]
  /** Returns the reason why no further unit of a kind can be chosen; undefined if a unit can be chosen. */
  readonly objection: (kind: Kind) => string | undefined
  readonly onMore: (kind: Kind) => void
  readonly onLess: (kind: Kind) => void
  /** Whether a text above the number inputs already shows the reason, for all kinds. */
  readonly reasonAbove?: boolean
}

/** List row with a number input for each available kind of units. If the longest name leaves no space, the inputs are below the names. */
export function KindSteps<Kind extends string>({ label, kinds, objection, onMore, onLess, reasonAbove = false }: KindStepsProps<Kind>) {
  return kinds
    .filter(({ of, chosen }) => of > 0 || chosen > 0)
    .map(({ kind, name, icon, counts, of, chosen }) => {
      const reason = chosen >= of ? undefined : objection(kind)
      const open = chosen < of && reason === undefined
      // In one line, so that the rows below keep their place when a reason appears.
      const facts = [counts, chosen === 0 && !reasonAbove ? reason : undefined].filter((text) => text !== undefined)
      return (
        <li key={kind} className="row flex-wrap">
          <Icon of={icon} />
          <span className="words min-w-min">
            {name}
            {facts.length > 0 && <span className="note">{facts.join(' · ')}</span>}
          </span>
          <Stepper
            size="s"
            label={`${label}: ${name}`}
            value={chosen}
            max={open ? of : chosen}
            onChange={(value) => (value > chosen ? onMore(kind) : onLess(kind))}
          />
        </li>
      )
    })
}
