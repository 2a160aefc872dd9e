import { useHold } from './HoldButton'

/** Digits in the order of a telephone keypad, with 0 at the end. */
const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0]

export interface NumberPadProps {
  /** Accessible name of the amount, e.g. "Bid". */
  readonly label: string
  /** Largest amount that the player can select. The number pad shows this number to all players, so it must not be secret. */
  readonly max?: number
  readonly onChoose: (amount: number) => void
  /** Called when the user holds a key down instead of tapping it. Not available by keyboard. */
  readonly onHold?: ((amount: number) => void) | undefined
}

/**
 * Number pad with a key for each number from 0 to `max`, all of the same size. The chosen key is never highlighted, because other players
 * who watch the screen must not see the choice.
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

/** Number pad with ten digit keys for entering a secret number. The chosen key is never highlighted. */
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
