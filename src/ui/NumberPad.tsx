import { useHold } from './HoldButton'

/** As on every telephone, the 0 below the 8. */
const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0]

export interface NumberPadProps {
  /** The name of the amount: "Bid". */
  readonly label: string
  /** The largest amount that can be given. Everybody at the table knows it. */
  readonly max?: number
  readonly onChoose: (amount: number) => void
  /** Happens when a key is held instead of pressed; a keyboard only presses. */
  readonly onHold?: ((amount: number) => void) | undefined
}

/**
 * The keys from 0 to the largest amount, so that every amount is one press of the same size. No key looks chosen: who watches the hand
 * learns nothing from the screen.
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

/** The ten digits of a number that is kept to oneself. No key looks chosen. */
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
