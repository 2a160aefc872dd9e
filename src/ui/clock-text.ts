/** Returns a point in time as text in a locale: the time of day, with the date if that is not today. */
export const clockText = (time: number, locale: string): string => {
  const isToday = new Date(time).toDateString() === new Date().toDateString()
  return new Intl.DateTimeFormat(locale, { timeStyle: 'short', ...(!isToday && { dateStyle: 'medium' }) }).format(time)
}
