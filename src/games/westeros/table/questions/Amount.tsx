import { Icon } from '../../../../ui/Icon'
import * as icons from '../icons'
import { useLabels } from '../../../../ui/labels'
import { NumberPad } from '../../../../ui/NumberPad'
import type { HouseId } from '../../box/box'
import { bidLimit } from '../../rules/influence'
import { useGameState } from './play'
import { useQuestionWords } from './words'

export interface AmountProps {
  readonly house: HouseId
  /** What is asked: "How much do you bid?". */
  readonly label: string
  /** undefined: nothing chosen yet, so that 0 takes as many taps as any other amount. */
  readonly tokens: number | undefined
  readonly onChange: (tokens: number) => void
}

/** Tokens on one pad that holds all amounts; the figure between minus and plus is the only echo. */
export function Amount({ house, label, tokens, onChange }: AmountProps) {
  const labels = useLabels()
  const { words } = useQuestionWords()
  const state = useGameState()
  const limit = bidLimit(state, house)
  const step = (by: 1 | -1) => onChange(Math.min(limit, Math.max(0, (tokens ?? 0) + by)))
  return (
    <div className="mt-auto flex flex-col gap-3">
      <div className="stepper" data-size="m" role="group" aria-label={words.ballot.amount}>
        <button type="button" aria-label={labels.less} onClick={() => step(-1)}>
          <Icon of={icons.minus} />
        </button>
        <output>{tokens ?? '–'}</output>
        <button type="button" aria-label={labels.more} onClick={() => step(1)}>
          <Icon of={icons.plus} />
        </button>
      </div>
      <NumberPad label={label} max={limit} onChoose={onChange} />
    </div>
  )
}
