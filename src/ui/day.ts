import type { Language } from './language'
import { builtInIn } from './built-in/words'

/**
 * Formats the local date of a time, e.g. "12 November 2026". Does not use `Intl.DateTimeFormat`: on an old phone, creating one takes
 * longer than rendering the home screen.
 * @param time milliseconds since 1970
 */
export const dayIn = (language: Language, time: number): string => {
  const at = new Date(time)
  const { months, date } = builtInIn(language)
  return date(at.getDate(), months.split(' ')[at.getMonth()] ?? '', at.getFullYear())
}

/** Returns whether a time in milliseconds since 1970 is today. */
export const isToday = (time: number): boolean => new Date(time).toDateString() === new Date().toDateString()

/** Returns the time of day in 24 hours, such as "9:05", if a time in milliseconds since 1970 is today; undefined otherwise. */
export const clockToday = (time: number): string | undefined => {
  const at = new Date(time)
  return isToday(time) ? `${at.getHours()}:${`${at.getMinutes()}`.padStart(2, '0')}` : undefined
}
