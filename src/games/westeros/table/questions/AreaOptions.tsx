import type { AreaId } from '../../box/box'
import { areaAt } from '../../model/position'
import { UnitGlyphs } from '../Glyphs'
import { useSpeech } from '../speech'
import { Options } from '../../../../table/question/Options'
import { useGameState } from './play'

export interface AreaOptionsProps {
  readonly label: string
  readonly areas: readonly AreaId[]
  readonly value: AreaId | undefined
  readonly onChange: (area: AreaId) => void
}

/** One of several areas, each with its units and its order. */
export function AreaOptions({ label, areas, value, onChange }: AreaOptionsProps) {
  const { names } = useSpeech()
  const state = useGameState()
  return (
    <Options
      label={label}
      value={value}
      options={areas.map((area) => {
        const { garrison, order } = areaAt(state, area)
        return {
          value: area,
          title: names.area(state, area),
          ...(order === undefined ? {} : { note: names.order[order.order] }),
          trail: garrison !== undefined && <UnitGlyphs standing={garrison.standing} routed={garrison.routed} />,
        }
      })}
      onChange={onChange}
    />
  )
}
