import { Chip } from '../../../../ui/Tag'
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
      <div className="flex flex-wrap gap-2">
        {houses.map((house) => (
          <Chip key={house} on={house === value} onPress={() => onChange(house)}>
            <Shield house={house} size={24} />
            {names.house.plain(house)}
          </Chip>
        ))}
      </div>
    </div>
  )
}
