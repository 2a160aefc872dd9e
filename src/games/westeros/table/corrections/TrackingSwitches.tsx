import { PartChoice } from './PartChoice'
import { PresetCards } from './PresetCards'
import { PRESET_NAMES, PRESETS, presetOf } from '../../model/settings'
import type { Tracking } from '../../model/state'
import { useAllSpeech } from '../speech'

export interface TrackingProps {
  readonly tracking: Tracking
  readonly onChange: (tracking: Tracking) => void
}

/** Cards to choose one of the three presets of how much the app tracks. */
export function PresetChoice({ tracking, onChange }: TrackingProps) {
  const { game } = useAllSpeech()
  const text = game.settings
  const presets = PRESET_NAMES.map((name) => ({ name, ...text.presets[name] }))
  const choose = (name: keyof typeof PRESETS) => onChange(PRESETS[name])
  return <PresetCards label={text.presetsTitle} presets={presets} value={presetOf(tracking)} mixed={text.presetChanged} onChange={choose} />
}

/** Switches for each part of the game that the app can track. */
export function TrackingSwitches({ tracking, onChange }: TrackingProps) {
  const { game } = useAllSpeech()
  const text = game.settings
  const part = <Name extends keyof Tracking>(name: Name, values: readonly Tracking[Name][]) => {
    const words: { readonly title: string; readonly explains: string; readonly values: Readonly<Record<string, string>> } = text.parts[name]
    return (
      <PartChoice
        title={words.title}
        explains={words.explains}
        options={values.map((value) => ({ value, label: words.values[String(value)] ?? String(value) }))}
        value={tracking[name]}
        onChange={(value) => onChange({ ...tracking, [name]: value })}
      />
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
