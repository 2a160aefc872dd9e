import * as icons from '../icons'
import { Icon } from '../../ui/Icon'
import { useCheckWords } from './words'

export interface TickBoxProps {
  /** Name of the ticked area or piece for screen readers: "Winterfell". */
  readonly what: string
  readonly on: boolean
  readonly onChange: (on: boolean) => void
}

/** Checkbox at the end of a row. The user ticks it if the area or piece matches the physical board. */
export function TickBox({ what, on, onChange }: TickBoxProps) {
  const { words, say } = useCheckWords()
  return (
    <label className="tick">
      <input
        type="checkbox"
        className="sr-only"
        checked={on}
        aria-label={say(words.agrees, { what })}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className="check" aria-hidden />
    </label>
  )
}

/** Arrow icon of a row that the user can expand. */
export const Fold = ({ open }: { open: boolean }) => <Icon of={open ? icons.up : icons.down} size="s" />
