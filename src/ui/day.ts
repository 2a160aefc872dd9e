import type { Language } from './language'

/** The months after the number of a day. */
const months: Readonly<Record<Language, string>> = {
  en: 'January February March April May June July August September October November December',
  cs: 'ledna února března dubna května června července srpna září října listopadu prosince',
}

/**
 * The day of a moment in milliseconds since 1970, where the device is: "12 November 2026". An old phone takes longer to make an
 * `Intl.DateTimeFormat` ready than to draw the whole home screen.
 */
export const dayIn = (language: Language, time: number): string => {
  const at = new Date(time)
  return `${at.getDate()}${language === 'cs' ? '.' : ''} ${months[language].split(' ')[at.getMonth()]} ${at.getFullYear()}`
}
