import type { Archived } from '../../session'
import type { Language } from '../../ui/words'
import type { ArchiveWords } from './words'

/** Formats the numbers of the archive. */

const written = (language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat => new Intl.NumberFormat(language, options)

/** Returns a function that formats mean numbers with at most one decimal and a real minus sign: "4.2", "−3". */
export const meanIn = (language: Language): ((mean: number) => string) => {
  const format = written(language, { maximumFractionDigits: 1 })
  return (mean) => format.format(mean).replace('-', '−')
}

/** Returns a function that formats fractions as percentages without decimals: "33%". */
export const shareIn = (language: Language): ((part: number, whole: number) => string) => {
  const format = written(language, { style: 'percent' })
  return (part, whole) => format.format(whole === 0 ? 0 : part / whole)
}

/** Formats the number of games and their average length: "42 games · on average 8.7 rounds, 3 h 40 min". */
export const lengthText = ({ words, say, count }: ArchiveWords, games: readonly Archived[]): string => {
  const mean = (of: (game: Archived) => number) => games.reduce((sum, game) => sum + of(game), 0) / games.length
  const minutes = Math.round(mean(({ summary }) => summary.minutes))
  const rounds = Math.round(10 * mean(({ summary }) => summary.rounds)) / 10
  return say(words.length, {
    games: count(words.games, games.length),
    rounds: count(games[0]?.summary.unit === 'phase' ? words.meanPhases : words.meanRounds, rounds),
    time: minutes < 60 ? say(words.inMinutes, { min: minutes }) : say(words.hours, { h: Math.floor(minutes / 60), min: minutes % 60 }),
  })
}
