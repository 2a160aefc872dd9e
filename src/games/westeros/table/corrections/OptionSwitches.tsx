import { Switch } from '../../../../ui/Field'
import { SETTING_NAMES, SETTING_RULINGS } from '../../model/settings'
import type { SettingName, Settings } from '../../model/state'
import { useAllSpeech } from '../speech'

export interface OptionSwitchesProps {
  readonly settings: Settings
  readonly onChange: (name: SettingName, value: boolean) => void
}

/** Switches for the settings of questions that the rulebook does not answer. Each switch shows the current choice and the default. */
export function OptionSwitches({ settings, onChange }: OptionSwitchesProps) {
  const { game } = useAllSpeech()
  const text = game.settings
  return (
    <ul className="card list">
      {SETTING_NAMES.map((name) => {
        const option = text.options[name]
        return (
          <Switch
            key={name}
            title={option.title}
            note={
              <>
                <b className="font-semibold">{settings[name] ? option.on : option.off}</b> {text.bookSays}: {option.book} (
                {SETTING_RULINGS[name]})
              </>
            }
            on={settings[name]}
            onChange={(value) => onChange(name, value)}
          />
        )
      })}
    </ul>
  )
}
