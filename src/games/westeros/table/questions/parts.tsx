import type { ReactNode } from 'react'
import { KindSteps } from '../../../../table/question/KindSteps'
import { numberOf, UNIT_KINDS, type AreaId, type UnitKind, type Units } from '../../box/box'
import { UNIT_ICONS } from '../Glyphs'
import { useSpeech } from '../speech'
import { useGameState } from './play'

/** Components that several questions share. */

export interface UnitStepsProps {
  /** Name of the group of units, e.g. "Winterfell". The name of each number input is e.g. "Winterfell: Footman". */
  readonly label: string
  /** Units to choose from. Kinds without units are omitted. */
  readonly of: Units
  readonly chosen: Units
  /** Returns the reason why one more unit of a kind cannot be chosen, or undefined if it can. */
  readonly objection: (kind: UnitKind) => string | undefined
  readonly onMore: (kind: UnitKind) => void
  readonly onLess: (kind: UnitKind) => void
  /** Whether the reason of a refusal is shown once above all number inputs. */
  readonly reasonAbove?: boolean
  /** Returns the amount that one unit of a kind contributes to the required sum, as text. */
  readonly counts?: (kind: UnitKind) => string
}

/** Number inputs for each kind with at least one unit. */
export function UnitSteps({ of, chosen, counts, ...rest }: UnitStepsProps) {
  const { names } = useSpeech()
  const kinds = UNIT_KINDS.filter((kind) => numberOf(of, kind) > 0).map((kind) => ({
    kind,
    name: names.unit[kind],
    icon: UNIT_ICONS[kind],
    ...(counts === undefined ? {} : { counts: counts(kind) }),
    of: numberOf(of, kind),
    chosen: numberOf(chosen, kind),
  }))
  return <KindSteps kinds={kinds} {...rest} />
}

/** Name of an area as a small heading, followed by the children. */
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
