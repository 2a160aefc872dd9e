import { useState } from 'react'
import { SetRows } from '../../../../table/corrections/rows'
import { SegmentedChoice } from '../../../../ui/SegmentedChoice'
import { isZone } from '../../box/board'
import { POWERS, type Power } from '../../box/powers'
import { isAir, isLand, isSea, UNITS, type Unit } from '../../box/units'
import type { Change } from '../../model/moves'
import type { State } from '../../model/state'
import { Plate } from '../parts/Plate'
import { useTexts } from '../parts/words'
import { unitRows } from './rows'
import { armiesOf } from '../../model/pieces'

export interface SpaceUnitsProps {
  readonly state: State
  readonly at: string
  readonly set: (change: Change) => void
}

/** Types of units that are separate pieces on land. AA guns and industrial complexes are stored in their territory. */
const ASHORE: readonly Unit[] = UNITS.filter((unit) => unit !== 'aa' && (isLand(unit) || isAir(unit)))
const AT_SEA: readonly Unit[] = [...UNITS.filter(isSea), ...ASHORE]

/** Component that edits the units in one space, separately for each power. */
export function SpaceUnits({ state, at, set }: SpaceUnitsProps) {
  const texts = useTexts()
  const here = armiesOf(state.pieces)[at] ?? {}
  const first = POWERS.find((one) => here[one] !== undefined) ?? state.territories[at]?.controller ?? state.power
  const [power, choose] = useState<Power>(first)
  return (
    <>
      <SegmentedChoice
        label={texts.powersWord}
        labelHidden
        value={power}
        options={POWERS.map((one) => ({ value: one, label: texts.powers[one], face: <Plate role={one} size={26} alone /> }))}
        onChange={choose}
      />
      <SetRows
        rows={unitRows(texts, here[power] ?? {}, isZone(at) ? AT_SEA : ASHORE, (units) => ({ set: 'units', at, power, units }))}
        set={set}
      />
    </>
  )
}
