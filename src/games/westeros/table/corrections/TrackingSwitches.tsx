import { SegmentedChoice } from '../../../../ui/SegmentedChoice'
import { Tag } from '../../../../ui/Tag'
import { PRESET_NAMES, PRESETS, presetOf } from '../../model/settings'
import type { Preset, Tracking } from '../../model/state'
import { useAllSpeech } from '../speech'

export interface TrackingProps {
  readonly tracking: Tracking
  readonly onChange: (tracking: Tracking) => void
}

/** The three presets as cards to choose from; a mixture of parts is none of them. */
export function PresetChoice({ tracking, onChange }: TrackingProps) {
  const { game } = useAllSpeech()
  const text = game.settings
  const chosen = presetOf(tracking)
  return (
    <fieldset>
      <legend className="sr-only">{text.presetsTitle}</legend>
      <div className="flex flex-col gap-2">
        {PRESET_NAMES.map((preset) => (
          <PresetCard key={preset} preset={preset} on={chosen === preset} onChoose={() => onChange(PRESETS[preset])} />
        ))}
        {chosen === undefined && (
          <p>
            <Tag kind="choice">{text.presetChanged}</Tag>
          </p>
        )}
      </div>
    </fieldset>
  )
}

function PresetCard({ preset, on, onChoose }: { preset: Preset; on: boolean; onChoose: () => void }) {
  const { game } = useAllSpeech()
  const { title, explains } = game.settings.presets[preset]
  return (
    <label className="choice-card">
      <input type="radio" className="sr-only" name="preset" checked={on} onChange={onChoose} />
      <span className="type-title">{title}</span>
      <span className="note">{explains}</span>
    </label>
  )
}

/** Each part of the tracking alone. */
export function TrackingSwitches({ tracking, onChange }: TrackingProps) {
  const { game } = useAllSpeech()
  const text = game.settings
  const part = <Name extends keyof Tracking>(name: Name, values: readonly Tracking[Name][]) => {
    const words: { readonly title: string; readonly explains: string; readonly values: Readonly<Record<string, string>> } = text.parts[name]
    return (
      <section key={name} className="flex flex-col gap-1">
        <SegmentedChoice
          label={words.title}
          options={values.map((value) => ({ value: String(value), label: words.values[String(value)] ?? String(value) }))}
          value={String(tracking[name])}
          onChange={(chosen) => {
            const value = values.find((one) => String(one) === chosen)
            if (value !== undefined) onChange({ ...tracking, [name]: value })
          }}
        />
        <p className="note px-1">{words.explains}</p>
      </section>
    )
  }
  return (
    <div className="flex flex-col gap-5">
      {part('units', [true, false])}
      {part('power', [true, false])}
      {part('orders', ['app', 'table'])}
      {part('cards', ['app', 'table', 'none'])}
      {part('decks', ['app', 'table'])}
      {part('bids', ['app', 'table'])}
    </div>
  )
}
