import type { HouseId } from '../../box/box'
import { Shield } from '../Shield'
import { useSpeech } from '../speech'

export interface HouseChipsProps {
  /** What is chosen: "Whose order is it?". */
  readonly label: string
  readonly houses: readonly HouseId[]
  readonly value: HouseId | undefined
  readonly onChange: (house: HouseId) => void
}

/** One of the houses by its shield and name. */
export function HouseChips({ label, houses, value, onChange }: HouseChipsProps) {
  const { names } = useSpeech()
  return (
    <div role="group" aria-label={label}>
      <p className="label mb-1 px-1">{label}</p>
      <ul className="seats named">
        {houses.map((house) => (
          <li key={house}>
            <button type="button" aria-pressed={house === value} onClick={() => onChange(house)}>
              <Shield house={house} size={40} />
              {names.house.plain(house)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
