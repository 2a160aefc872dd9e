import { Options } from '../../../../table/question/Options'
import { WAYS, type Way } from './ways'
import { useTexts } from './words'

/** The way of playing: how much the app follows. */
export function WayChoice({ value, onChange }: { readonly value: Way | undefined; readonly onChange: (way: Way) => void }) {
  const { setUp } = useTexts()
  return (
    <Options<Way>
      label={setUp.ways}
      options={WAYS.map((way) => ({ value: way, title: setUp.way[way][0], note: setUp.way[way][1] }))}
      value={value}
      onChange={onChange}
    />
  )
}
