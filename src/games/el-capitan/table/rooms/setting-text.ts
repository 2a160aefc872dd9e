import { titledSetting, type SettingValue } from '../../../../table/corrections/before'
import type { Language } from '../../../../ui/words'
import { textsIn } from '../parts/words'
import { roomTextsIn } from './words'

/** Returns the title of a setting with its value, e.g. "Money is followed: yes". */
export const settingText = (name: string, value: SettingValue, language: Language): string | undefined => {
  const { rules } = roomTextsIn(language)
  const { yes, no, forced, negative } = rules
  return titledSetting({ ...textsIn(language).correct.rules, ...rules }, { true: yes, false: no, forced, negative }, name, value)
}
