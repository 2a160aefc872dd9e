import { better, standings } from '../../rules/victory'
import type { State } from '../../model/state'
import { HOUSE_NAMES, playerOf } from '../../words/lookup'
import type { GameWords } from '../../words'
import type { ChartWords } from './words'

/** "3 h 40 min" */
export const duration = ({ words, say }: ChartWords, minutes: number): string =>
  minutes < 60
    ? say(words.decided.minutes, { min: minutes })
    : say(words.decided.duration, { h: Math.floor(minutes / 60), min: minutes % 60 })

/** "9 rounds · 3 h 40 min at the table" */
export const lengthOf = (speech: ChartWords, state: State, minutes: number): string =>
  speech.say(speech.words.decided.played, {
    rounds: speech.count(speech.words.decided.rounds, state.round),
    time: duration(speech, minutes),
  })

/** Who plays a house, as a label: "Stark (Anna)". */
export const whoIs = (state: State, house: State['playing'][number]): string => {
  const player = playerOf(state, house)
  return player === undefined ? HOUSE_NAMES[house] : `${HOUSE_NAMES[house]} (${player})`
}

/** What is said of the whole game first: who won and how, or where it stands. */
export const headlineOf = (state: State, { outcome, standing, names }: GameWords): string =>
  state.outcome === undefined
    ? names.round(state.round, state.box.rounds)
    : `${standing.title(state)}. ${outcome[state.outcome.how]}. ${outcome.decidedBy[state.outcome.decidedBy]}.`

export interface Told {
  /** What the table calls the game, and the day it was played. */
  readonly title: string
  readonly state: State
  /** Time at the table without breaks. */
  readonly minutes: number
}

/** A game in a few lines for a chat: who won, how, and how all stood. Plain text, in the language of the page. */
export const gameInText = ({ title, state, minutes }: Told, game: GameWords, speech: ChartWords): string => {
  const { words, say } = speech
  const rows = standings(state).toSorted(better)
  const lines = rows.map((row) => {
    const place = 1 + rows.filter((other) => better(other, row) < 0).length
    const { castleAreas } = game.names.count
    const said = say(words.line.castles, { place, who: whoIs(state, row.house), castles: castleAreas(row.castles), supply: row.supply })
    return row.power === undefined ? said : `${said}${say(words.line.power, { power: row.power })}`
  })
  const plain = [title, headlineOf(state, game), ...lines, lengthOf(speech, state, minutes)].join('\n')
  // The blanks that keep lines together on the screen are in the way elsewhere.
  return plain.replaceAll('\u00a0', ' ')
}
