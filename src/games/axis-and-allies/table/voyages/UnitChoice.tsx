import type { ReactNode } from 'react'
import type { Refusal } from '../../../../referee'
import { KindSteps } from '../../../../table/question/KindSteps'
import { useQuestionSpeech } from '../../../../table/question/speech'
import { Chip } from '../../../../ui/Tag'
import type { Unit, Units } from '../../box/units'
import type { Code } from '../../model/refusals'
import { UNIT_ICONS } from '../parts/icons'
import { usePosition } from '../parts/position'
import { useTexts } from '../parts/words'
import { useVoyageWords } from './words'

export interface UnitChoiceProps {
  /** Name of the space that the units leave. */
  readonly label: string
  /** Units in the space, by type. */
  readonly all: Units
  /** Units that can go. */
  readonly most: readonly Unit[]
  /** Units that go. */
  readonly going: readonly Unit[]
  /** Returns the refusal that results if one more unit of a type goes; undefined if it may go. */
  readonly objection: (unit: Unit) => Refusal<Code> | undefined
  /** Returns the number of moves that a type of unit has left, if it is shown. */
  readonly spacesLeft?: (unit: Unit) => number | undefined
  readonly onChange: (units: readonly Unit[]) => void
}

export type UnitNumbersProps = Omit<UnitChoiceProps, 'most'>

type NoneOrAllProps = Pick<UnitChoiceProps, 'most' | 'going' | 'onChange'>

/** Buttons that choose none or all of the units of a space. */
export function NoneOrAll({ most, going, onChange }: NoneOrAllProps) {
  const words = useVoyageWords()
  return (
    <div className="flex gap-2">
      <Chip on={going.length === 0} onPress={() => onChange([])}>
        {words.sendNone}
      </Chip>
      <Chip on={going.length > 0 && going.length === most.length} onPress={() => onChange(most)}>
        {words.sendAll}
      </Chip>
    </div>
  )
}

/** List with number inputs for the units of each type. If a type of unit may not go, the reason is shown. */
export function UnitNumbers({ label, all, going, objection, spacesLeft, onChange }: UnitNumbersProps): ReactNode {
  const texts = useTexts()
  const words = useVoyageWords()
  const state = usePosition()
  const { wrong } = useQuestionSpeech()
  const against = (unit: Unit): string | undefined => {
    const refusal = objection(unit)
    return refusal && wrong(refusal, state)
  }
  return (
    <KindSteps<Unit>
      label={label}
      kinds={(Object.entries(all) as readonly (readonly [Unit, number])[]).map(([unit, of]) => {
        const left = spacesLeft?.(unit)
        return {
          kind: unit,
          name: texts.unit(unit),
          icon: UNIT_ICONS[unit],
          ...(left !== undefined && { counts: words.left(left) }),
          of,
          chosen: going.filter((one) => one === unit).length,
        }
      })}
      objection={against}
      onMore={(unit) => onChange([...going, unit])}
      onLess={(unit) => onChange(going.toSpliced(going.lastIndexOf(unit), 1))}
    />
  )
}

/** Component that asks which units leave a space: none, all, or a number of each type. */
export function UnitChoice(props: UnitChoiceProps) {
  return (
    <>
      {props.most.length > 1 && (
        <div className="mb-2">
          <NoneOrAll {...props} />
        </div>
      )}
      <ul className="card list">
        <UnitNumbers {...props} />
      </ul>
    </>
  )
}
