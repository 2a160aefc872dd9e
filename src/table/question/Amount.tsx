import { Icon } from '../../ui/Icon'
import * as icons from '../icons'
import { useLabels } from '../../ui/labels'
import { NumberPad } from '../../ui/NumberPad'
import { useAskingWords } from './words'

export interface AmountProps {
  /** The label of the amount: "How much do you bid?". */
  readonly label: string
  /** The unit: "Tokens". */
  readonly unit: string
  readonly max: number
  /** undefined: nothing chosen yet, so that 0 takes as many taps as any other amount. */
  readonly amount: number | undefined
  readonly onChange: (amount: number) => void
  /** Seals an amount at once when its key is held; undefined: not on this phone. */
  readonly onSeal?: ((amount: number) => void) | undefined
}

/** An amount on one pad that holds all of them; the figure between minus and plus is the only echo. */
export function Amount({ label, unit, max, amount, onChange, onSeal }: AmountProps) {
  const labels = useLabels()
  const step = (by: 1 | -1) => onChange(Math.min(max, Math.max(0, (amount ?? 0) + by)))
  return (
    <div className="mt-auto flex flex-col gap-3">
      <div className="stepper" data-size="m" role="group" aria-label={unit}>
        <button type="button" aria-label={labels.less} onClick={() => step(-1)}>
          <Icon of={icons.minus} />
        </button>
        <output>{amount ?? '?'}</output>
        <button type="button" aria-label={labels.more} onClick={() => step(1)}>
          <Icon of={icons.plus} />
        </button>
      </div>
      <NumberPad label={label} max={max} onChoose={onChange} onHold={onSeal} />
      {onSeal !== undefined && <HoldToSeal />}
    </div>
  )
}

function HoldToSeal() {
  const { words } = useAskingWords()
  return <p className="note text-center">{words.holdToSeal}</p>
}
