import type { NamedValues } from '../question/Options'
import { Switch } from '../../ui/Field'

export interface SwitchesProps<Name extends string> {
  /** Names of the offered switches, in display order. */
  readonly names: readonly Name[]
  readonly texts: NamedValues<Name>
  readonly on: Readonly<Record<Name, boolean>>
  readonly onChange: (on: Readonly<Record<Name, boolean>>) => void
}

/** One switch for each optional part of the game that is set up. */
export function Switches<Name extends string>({ names, texts, on, onChange }: SwitchesProps<Name>) {
  return (
    <ul className="card list">
      {names.map((name) => (
        <Switch
          key={name}
          title={texts[name][0]}
          note={texts[name][1]}
          on={on[name]}
          onChange={(isOn) => onChange({ ...on, [name]: isOn })}
        />
      ))}
    </ul>
  )
}
