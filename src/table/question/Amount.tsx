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
   * Chosen amount; undefined if the player has not chosen yet. No amount is preselected, so that 0 needs as many taps as any other amount
   * and the number of taps reveals nothing.
   */
  readonly amount: number | undefined
  readonly onChange: (amount: number) => void
  /**
   * Called with an amount when the player holds down its key, to seal the amount. Undefined if the choice cannot be sealed on this phone.
   */
  readonly onSeal?: ((amount: number) => void) | undefined
}

/**
 * Input of an amount on a number pad with one key for each amount. The screen shows the chosen amount only between the minus and plus
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
