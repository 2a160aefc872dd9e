import { Icon } from '../../ui/Icon'
import { Stepper } from '../../ui/Stepper'

/** One kind of what is chosen: so many of them, of those that there are. */
export interface KindOf<Kind extends string = string> {
  readonly kind: Kind
  /** "Footman" */
  readonly name: string
  readonly icon: string
  /** The worth of one of them: "2 muster points". */
  readonly counts?: string
  /** How many there are to choose from. */
  readonly of: number
  readonly chosen: number
}

export interface KindStepsProps<Kind extends string> {
  /** Whose they are: "Winterfell". Each stepper is named "Winterfell: Footman". */
  readonly label: string
  /** Those without any are left out. */
  readonly kinds: readonly KindOf<Kind>[]
  /** Why one more of a kind cannot be chosen; undefined: it can. */
  readonly objection: (kind: Kind) => string | undefined
  readonly onMore: (kind: Kind) => void
  readonly onLess: (kind: Kind) => void
  /** The reason is already shown above the steppers, once for all kinds. */
  readonly reasonAbove?: boolean
}

/** Rows of a list, a stepper for each kind there is; below its words where the longest of them leaves no room beside it. */
export function KindSteps<Kind extends string>({ label, kinds, objection, onMore, onLess, reasonAbove = false }: KindStepsProps<Kind>) {
  return kinds
    .filter(({ of, chosen }) => of > 0 || chosen > 0)
    .map(({ kind, name, icon, counts, of, chosen }) => {
      const reason = chosen >= of ? undefined : objection(kind)
      const open = chosen < of && reason === undefined
      return (
        <li key={kind} className="row flex-wrap">
          <Icon of={icon} />
          <span className="words min-w-min">
            {name}
            {counts !== undefined && <span className="note">{counts}</span>}
            {reason !== undefined && chosen === 0 && !reasonAbove && <span className="note">{reason}</span>}
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
