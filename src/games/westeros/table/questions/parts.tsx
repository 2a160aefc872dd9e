import type { ReactNode } from 'react'
import { KindSteps } from '../../../../table/question/KindSteps'
import { UNIT_KINDS, type AreaId, type UnitKind, type Units } from '../../box/box'
import { UNIT_ICONS } from '../Glyphs'
import { useSpeech } from '../speech'
import { useGameState } from './play'

/** Building blocks of the questions. */

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
  /** The strength of one unit of a kind, where that decides. */
  readonly counts?: (kind: UnitKind) => string
}

/** A stepper for each kind of unit there is. */
export function UnitSteps({ of, chosen, counts, ...rest }: UnitStepsProps) {
  const { names } = useSpeech()
  const kinds = UNIT_KINDS.map((kind) => ({
    kind,
    name: names.unit[kind],
    icon: UNIT_ICONS[kind],
    ...(counts === undefined ? {} : { counts: counts(kind) }),
    of: of[kind],
    chosen: chosen[kind],
  }))
  return <KindSteps kinds={kinds} {...rest} />
}

/** The name of an area as a small heading with something after it. */
export function AreaHeading({ area, lead, children }: { area: AreaId; lead?: ReactNode; children?: ReactNode }) {
  const { names } = useSpeech()
  const state = useGameState()
  return (
    <h2 className="flex items-center gap-2 tiny:flex-wrap">
      {lead}
      <span className="type-title">{names.area(state, area)}</span>
      {children !== undefined && <span className="note ms-auto">{children}</span>}
    </h2>
  )
}
