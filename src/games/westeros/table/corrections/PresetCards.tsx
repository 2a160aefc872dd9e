import { useId } from 'react'
import { Tag } from '../../../../ui/Tag'

export interface Preset<Name extends string> {
  readonly name: Name
  readonly title: string
  readonly explains: string
}

export interface PresetCardsProps<Name extends string> {
  /** Accessible name of the group of presets: "How much the app follows". */
  readonly label: string
  readonly presets: readonly Preset<Name>[]
  /** Preset that matches the current settings; undefined if none matches. */
  readonly value: Name | undefined
  /** Text shown if the current settings match no preset. */
  readonly mixed: string
  readonly onChange: (name: Name) => void
}

/** Cards with which the user selects a preset of how much the app tracks. */
export function PresetCards<Name extends string>({ label, presets, value, mixed, onChange }: PresetCardsProps<Name>) {
  const group = useId()
  return (
    <fieldset>
      <legend className="sr-only">{label}</legend>
      <div className="flex flex-col gap-2">
        {presets.map(({ name, title, explains }) => (
          <label key={name} className="choice-card">
            <input type="radio" className="sr-only" name={group} checked={value === name} onChange={() => onChange(name)} />
            <span className="type-title">{title}</span>
            <span className="note">{explains}</span>
          </label>
        ))}
        {value === undefined && (
          <p>
            <Tag kind="choice">{mixed}</Tag>
          </p>
        )}
      </div>
    </fieldset>
  )
}
