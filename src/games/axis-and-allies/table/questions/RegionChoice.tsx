import { SegmentedChoice } from '../../../../ui/SegmentedChoice'
import { REGIONS, type Region } from '../parts/chart'
import { useFightWords } from './words'

export interface RegionChoiceProps {
  readonly value: Region
  readonly onChange: (region: Region) => void
}

/** Component in which the user chooses the region whose territories are listed. */
export function RegionChoice({ value, onChange }: RegionChoiceProps) {
  const words = useFightWords()
  return (
    <SegmentedChoice
      label={words.region}
      labelHidden
      size="s"
      options={REGIONS.map((one) => ({ value: one, label: words.regions[one] }))}
      value={value}
      onChange={onChange}
    />
  )
}
