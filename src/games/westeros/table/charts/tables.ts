import { lineOfPlay, type Ledger } from '../../../../referee'
import type { Cell } from '../../../../ui/csv'
import type { Chronicle } from '../../views/timeline'
import { westeros, type WesterosVocabulary } from '../../index'
import type { State } from '../../model/state'
import { HOUSE_NAMES, playerOf } from '../../words/lookup'
import type { GameWords } from '../../words'
import { lineOf } from '../../../../table/log/lines'
import { gameLogIn } from '../log/game-log'
import type { ChartWords } from './words'

/** One game as tables for a spreadsheet. */

/** What a spreadsheet takes for a day and a time, in the time zone of the device: `2026-11-21 19:04:05`. */
export const momentOf = (time: number): string => {
  const local = new Date(time - new Date(time).getTimezoneOffset() * 60_000)
  return local.toISOString().slice(0, 19).replace('T', ' ')
}

/** Everything that happened on the line of play, a line each. What is sealed is told as the history tells it: not at all. */
export const entriesTable = (ledger: Ledger<WesterosVocabulary>, game: GameWords, { words }: ChartWords): readonly (readonly Cell[])[] => {
  const { columns } = words
  const log = gameLogIn(game)
  const rows = lineOfPlay(ledger).map((moment): readonly Cell[] => {
    const { seq, time, round, phase = '', role, deed, main, more, quiet } = lineOf(moment, westeros, log)
    return [
      seq,
      momentOf(time),
      round,
      phase,
      role === undefined ? '' : HOUSE_NAMES[role],
      deed,
      plain([main, ...more, ...quiet].join(' ')),
    ]
  })
  return [[columns.number, columns.time, words.round, columns.phase, words.house, columns.kind, columns.words], ...rows]
}

/** The blanks that keep lines together on the screen are in the way elsewhere. */
const plain = (text: string): string => text.replaceAll('\u00a0', ' ')

/** How every house stood at the end of every round, and what it bid and gave in it, a line each. */
export const figuresTable = (
  state: State,
  { rounds, auctions, attacks }: Chronicle,
  { words }: ChartWords,
): readonly (readonly Cell[])[] => {
  const { columns, power } = words
  const inRound = (all: Chronicle['auctions'] | Chronicle['attacks'], round: number, house: State['playing'][number]): Cell => {
    const bids = all.flatMap((one) => (one.round === round ? (one.bids[house] ?? []) : []))
    return bids.length === 0 ? undefined : bids.reduce((sum, bid) => sum + bid, 0)
  }
  const rows = rounds.flatMap(({ round, houses }) =>
    state.playing.map((house): readonly Cell[] => {
      const facts = houses[house]
      return [
        round,
        HOUSE_NAMES[house],
        playerOf(state, house),
        facts?.castles,
        facts?.supply,
        facts?.power,
        facts?.earned,
        facts?.spent,
        inRound(auctions, round, house),
        inRound(attacks, round, house),
      ]
    }),
  )
  const head = [
    words.round,
    words.house,
    columns.player,
    columns.castles,
    columns.supply,
    power.left,
    power.earned,
    power.spent,
    columns.bids,
    columns.contributed,
  ]
  return [head, ...rows]
}
