import { Options } from '../../../../table/question/Options'
import { WAYS, type Way } from './ways'
import { useTexts } from './words'

/** The way of playing: how much the app follows. */
export function WayChoice({ value, onChange }: { readonly value: Way; readonly onChange: (way: Way) => void }) {
  const { setUp } = useTexts()
  return (
    <Options<Way>
      label={setUp.question}
      labelHidden
      options={WAYS.map((way) => ({ value: way, title: setUp.ways[way], note: setUp.wayNotes[way] }))}
      value={value}
      onChange={onChange}
    />
  )
}
