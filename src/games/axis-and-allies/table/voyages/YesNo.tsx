import { SegmentedChoice } from '../../../../ui/SegmentedChoice'
import { useVoyageWords } from './words'

interface YesNoProps {
  readonly label: string
  readonly value: boolean
  readonly onChange: (value: boolean) => void
}

/** Component that asks a yes/no question about the voyage of a transport. */
export function YesNo({ label, value, onChange }: YesNoProps) {
  const words = useVoyageWords()
  return (
    <div className="voyage-asked flex items-center justify-between gap-2">
      <span aria-hidden="true">{label}</span>
      <SegmentedChoice
        label={label}
        labelHidden
        size="s"
        keys
        options={[
          { value: 'yes', label: words.yes },
          { value: 'no', label: words.no },
        ]}
        value={value ? 'yes' : 'no'}
        onChange={(chosen) => onChange(chosen === 'yes')}
      />
    </div>
  )
}
