import { Icon } from '../../ui/Icon'
import * as icons from '../icons'
import { useLabels } from '../../ui/labels'
import { NumberPad } from '../../ui/NumberPad'
import { useAskingWords } from './words'

export interface AmountProps {
  /** Label of the amount: "How much do you bid?". */
  readonly label: string
  /** Unit of the amount: "Tokens". */
  readonly unit: string
  readonly max: number
  /**
   * Chosen amount; undefined if no amount is chosen yet. The amount 0 therefore needs as many taps as any other amount, so the number
   * of taps reveals nothing.
   */
  readonly amount: number | undefined
  readonly onChange: (amount: number) => void
  /** Called to seal an amount when its key is held down; undefined if the choice cannot be sealed on this phone. */
  readonly onSeal?: ((amount: number) => void) | undefined
}

/**
 * Input of an amount on a number pad that has a key for each number. The chosen amount is shown only between the minus and plus
 * buttons.
 */
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
