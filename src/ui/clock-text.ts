import { isToday } from './day'

/** Returns a point in time as text in a locale: the time of day, with the date if that is not today. */
export const clockText = (time: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { timeStyle: 'short', ...(!isToday(time) && { dateStyle: 'medium' }) }).format(time)
