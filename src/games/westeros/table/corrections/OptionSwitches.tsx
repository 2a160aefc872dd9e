import { Switch } from '../../../../ui/Field'
import type { Box } from '../../box/box'
import { rulingOf, settingNamesOf } from '../../model/settings'
import type { SettingName, Settings } from '../../model/state'
import { useAllSpeech } from '../speech'

export interface OptionSwitchesProps {
  /** Box of the game; each edition has its own settings. */
  readonly box: Pick<Box, 'edition'>
  readonly settings: Settings
  readonly onChange: (name: SettingName, value: boolean) => void
}

/** Switches for the settings of questions that the rulebook does not answer. Each switch shows the current choice and the default. */
export function OptionSwitches({ box, settings, onChange }: OptionSwitchesProps) {
  const { game } = useAllSpeech()
  const text = game.settings
  return (
    <ul className="card list">
      {settingNamesOf(box).map((name) => {
        const option = text.options[name]
        return (
          <Switch
            key={name}
            title={option.title}
            note={
              <>
                <b className="font-semibold">{settings[name] ? option.on : option.off}</b> {text.bookSays}: {option.book} (
                {rulingOf(name, box)})
              </>
            }
            on={settings[name] ?? false}
            onChange={(value) => onChange(name, value)}
          />
        )
      })}
    </ul>
  )
}
