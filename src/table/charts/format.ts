import type { GameStory } from './story'
import type { ChartWords } from './words'

/** Formats a duration: "3 h 40 min". */
const duration = ({ words, say }: ChartWords, minutes: number): string =>
  minutes < 60
    ? say(words.decided.minutes, { min: minutes })
    : say(words.decided.duration, { h: Math.floor(minutes / 60), min: minutes % 60 })

/** Number of rounds or phases of a game. */
export type GameLength = Pick<GameStory, 'rounds' | 'unit'>

/** Formats the length of a game: "9 rounds · 3 h 40 min at the table". */
export const lengthOf = (speech: ChartWords, { rounds, unit }: GameLength, minutes: number): string =>
  speech.say(speech.words.decided.played, {
    rounds: speech.count(unit === 'phase' ? speech.words.decided.phases : speech.words.decided.rounds, rounds),
    time: duration(speech, minutes),
  })

/** Title and playing time of a game, for the exported text and picture. */
export interface Played {
  /** Name of the game entered by the players, and the date. */
  readonly title: string
  /** Playing time without breaks, in minutes. */
  readonly minutes: number
}

/** Replaces non-breaking spaces by plain spaces, because exported text does not need them. */
export const withPlainSpaces = (text: string): string => text.replaceAll('\u00a0', ' ')

/** Summarizes a game in a few lines for a chat: winner, reason and ranking. Plain text in the language of the page. */
export const gameInText = (story: GameStory, { title, minutes }: Played, speech: ChartWords): string => {
  const { ending, where, standings } = story
  const headline = ending === undefined ? where : `${ending.title}. ${ending.how}. ${ending.decidedBy}.`
  const heading = title.includes(story.title) ? title : `${story.title} · ${title}`
  return withPlainSpaces([heading, headline, ...standings.map(({ line }) => line), lengthOf(speech, story, minutes)].join('\n'))
}
