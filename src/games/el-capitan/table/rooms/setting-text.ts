import type { SettingValue } from '../../../../table/corrections/before'
import type { Language } from '../../../../ui/words'
import { textsIn } from '../parts/words'
import { roomTextsIn } from './words'

/** Returns the title of a setting with its value, e.g. "Money is followed: yes". */
export const settingText = (name: string, value: SettingValue, language: Language): string | undefined => {
  const { rules } = roomTextsIn(language)
  const titles: Readonly<Record<string, unknown>> = { ...textsIn(language).correct.rules, ...rules }
  const title = titles[name]
  if (typeof title !== 'string') return undefined
  const label =
    typeof value === 'boolean'
      ? rules[value ? 'yes' : 'no']
      : value === 'forced' || value === 'negative'
        ? rules[value]
        : `${Number(value)}`
  return `${title}: ${label}`
}
