import type { GameStory } from './story'
import type { ChartWords } from './words'

/** "3 h 40 min" */
const duration = ({ words, say }: ChartWords, minutes: number): string =>
  minutes < 60
    ? say(words.decided.minutes, { min: minutes })
    : say(words.decided.duration, { h: Math.floor(minutes / 60), min: minutes % 60 })

/** "9 rounds · 3 h 40 min at the table" */
export const lengthOf = (speech: ChartWords, rounds: number, minutes: number): string =>
  speech.say(speech.words.decided.played, {
    rounds: speech.count(speech.words.decided.rounds, rounds),
    time: duration(speech, minutes),
  })

/** The facts of a game that a text and a picture show beside its story. */
export interface Played {
  /** The name that the table gave the game, and the day of play. */
  readonly title: string
  /** Time at the table without breaks. */
  readonly minutes: number
}

/** The blanks that keep lines together on the screen are in the way elsewhere. */
export const withPlainSpaces = (text: string): string => text.replaceAll('\u00a0', ' ')

/** A game in a few lines for a chat: the winner, the reason, and the ranking. Plain text, in the language of the page. */
export const gameInText = (story: GameStory, { title, minutes }: Played, speech: ChartWords): string => {
  const { ending, where, standings, rounds } = story
  const headline = ending === undefined ? where : `${ending.title}. ${ending.how}. ${ending.decidedBy}.`
  return withPlainSpaces([title, headline, ...standings.map(({ line }) => line), lengthOf(speech, rounds, minutes)].join('\n'))
}
