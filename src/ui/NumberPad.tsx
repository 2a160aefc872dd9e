/** As on every telephone, the 0 below the 8. */
const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0]

export interface NumberPadProps {
  /** The name of the amount: "Bid". */
  readonly label: string
  /** The largest amount that can be given. Everybody at the table knows it. */
  readonly max?: number
  readonly onChoose: (amount: number) => void
}

/**
 * The keys from 0 to the largest amount, so that every amount is one press of the same size. No key looks chosen: who watches the hand
 * learns nothing from the screen.
 */
export function NumberPad({ label, max = 20, onChoose }: NumberPadProps) {
  return (
    <div className="keys" role="group" aria-label={label}>
      {Array.from({ length: max + 1 }, (_, amount) => (
        <button key={amount} type="button" onClick={() => onChoose(amount)}>
          {amount}
        </button>
      ))}
    </div>
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
