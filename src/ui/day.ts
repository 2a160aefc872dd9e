import type { Language } from './language'

/** Month names as they follow the number of a day. */
const months: Readonly<Record<Language, string>> = {
  en: 'January February March April May June July August September October November December',
  cs: 'ledna února března dubna května června července srpna září října listopadu prosince',
}

/**
 * Formats the local date of a time, e.g. "12 November 2026". Does not use `Intl.DateTimeFormat`: on an old phone, creating one takes
 * longer than rendering the home screen.
 * @param time milliseconds since 1970
 */
export const dayIn = (language: Language, time: number): string => {
  const at = new Date(time)
  return `${at.getDate()}${language === 'cs' ? '.' : ''} ${months[language].split(' ')[at.getMonth()]} ${at.getFullYear()}`
}
