export interface PriceKeysProps {
  readonly label: string
  /** Name of the radio group, unique on the screen. */
  readonly name: string
  readonly prices: readonly number[]
  readonly value: number | undefined
  readonly onChange: (price: number) => void
}

/** Component with radio buttons, one for each price of a sailing card. */
export function PriceKeys({ label, name, prices, value, onChange }: PriceKeysProps) {
  return (
    <div className="grid grid-cols-6 gap-2" role="radiogroup" aria-label={label}>
      {prices.map((price) => (
        <label key={price} className="row-key">
          <input type="radio" className="sr-only" name={name} checked={value === price} onChange={() => onChange(price)} />
          <b>{price}</b>
        </label>
      ))}
    </div>
  )
}
