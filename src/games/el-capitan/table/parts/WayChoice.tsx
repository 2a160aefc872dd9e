import { Options } from '../../../../table/question/Options'
import type { Way } from './ways'
import { useTexts } from './words'

/** The way of playing: how much the app follows. */
export function WayChoice({ value, onChange }: { readonly value: Way | undefined; readonly onChange: (way: Way) => void }) {
  const { setUp } = useTexts()
  return (
    <Options<Way>
      label={setUp.question}
      labelHidden
      options={[
        { value: 'referee', title: setUp.referee, note: setUp.refereeNote },
        { value: 'moneyless', title: setUp.moneyless, note: setUp.moneylessNote },
        { value: 'light', title: setUp.light, note: setUp.lightNote },
      ]}
      value={value}
      onChange={onChange}
    />
  )
}
