import { useHold } from './HoldButton'

/** Digits in the order of a telephone keypad: 0 is last. */
const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0]

export interface NumberPadProps {
  /** Accessible name of the amount, e.g. "Bid". */
  readonly label: string
  /** Largest amount that can be selected. All players may know it. */
  readonly max?: number
  readonly onChoose: (amount: number) => void
  /** Called when a key is held instead of pressed. Not available by keyboard. */
  readonly onHold?: ((amount: number) => void) | undefined
}

/**
 * Keys from 0 to `max`, all of the same size. The chosen key is never highlighted: other players who watch the screen must not see the
 * choice.
 */
export function NumberPad({ label, max = 20, onChoose, onHold }: NumberPadProps) {
  return (
    <div className="keys" role="group" aria-label={label}>
      {Array.from({ length: max + 1 }, (_, amount) =>
        onHold === undefined ? (
          <Key key={amount} amount={amount} onChoose={onChoose} />
        ) : (
          <HeldKey key={amount} amount={amount} onChoose={onChoose} onHold={onHold} />
        ),
      )}
    </div>
  )
}

interface KeyProps {
  readonly amount: number
  readonly onChoose: (amount: number) => void
}

const Key = ({ amount, onChoose }: KeyProps) => (
  <button type="button" onClick={() => onChoose(amount)}>
    {amount}
  </button>
)

function HeldKey({ amount, onChoose, onHold }: KeyProps & { readonly onHold: (amount: number) => void }) {
  const { handlers } = useHold(
    () => onHold(amount),
    undefined,
    () => onChoose(amount),
  )
  return (
    <button type="button" {...handlers}>
      {amount}
    </button>
  )
}

/** Ten digit keys to enter a secret number. The chosen key is never highlighted. */
export function DigitPad({ label, onChoose }: Pick<NumberPadProps, 'label' | 'onChoose'>) {
  return (
    <div className="digits" role="group" aria-label={label}>
      {digits.map((digit) => (
        <button key={digit} type="button" onClick={() => onChoose(digit)}>
          {digit}
        </button>
      ))}
    </div>
  )
}
