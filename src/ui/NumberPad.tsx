const amounts = Array.from({ length: 21 }, (_, amount) => amount)

export interface NumberPadProps {
  /** What the amount is: "Bid". */
  readonly label: string
  /** The largest amount that can be given; keys beyond it are dashed and cannot be pressed. */
  readonly max?: number
  readonly onChoose: (amount: number) => void
}

/**
 * The keys 0 to 20, always all of them in the same places, so that every amount is one press of the same size. No key looks chosen:
 * who watches the hand learns nothing from the screen.
 */
export function NumberPad({ label, max = 20, onChoose }: NumberPadProps) {
  return (
    <div className="keys" role="group" aria-label={label}>
      {amounts.map((amount) => (
        <button key={amount} type="button" disabled={amount > max} onClick={() => onChoose(amount)}>
          {amount}
        </button>
      ))}
    </div>
  )
}
