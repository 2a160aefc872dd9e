import { lineOfPlay, type Game, type Ledger, type Vocabulary } from '../../referee'
import type { Cell } from '../../ui/csv'
import type { GameLog } from '../log/game-log'
import { changeLine } from '../log/change-line'
import { lineOf } from '../log/lines'
import { withPlainSpaces } from './format'
import type { GameStory } from './story'
import type { ChartWords } from './words'

/** Formats a time for a spreadsheet, in the time zone of the device: `2026-11-21 19:04:05`. */
const momentOf = (time: number): string => {
  const local = new Date(time - new Date(time).getTimezoneOffset() * 60_000)
  return local.toISOString().slice(0, 19).replace('T', ' ')
}

/** Returns all entries of the current branch as rows of a table. Sealed choices are omitted, as in the log. */
export const entriesTable = <V extends Vocabulary>(
  ledger: Ledger<V>,
  game: Game<V>,
  log: GameLog<V>,
  { roles, roleWord }: Pick<GameStory, 'roles' | 'roleWord'>,
  { words }: ChartWords,
): readonly (readonly Cell[])[] => {
  const { columns } = words
  const rows = lineOfPlay(ledger).map((moment): readonly Cell[] => {
    const { seq, time, round, phase, author, action, main, more, quiet } = lineOf(moment, game, log)
    const who = author === undefined ? '' : (roles.find((one) => one.role === author)?.name ?? author)
    // A game whose rounds have headings instead of phases, e.g. El Capitan, has its phase in the heading.
    const part = phase ?? log.roundTitle?.((moment.parent ?? moment).state) ?? ''
    const changes = (log.changed?.(moment) ?? []).map((value) => `${changeLine(value, (before, after) => `${before} → ${after}`)}.`)
    return [seq, momentOf(time), round, part, who, action, withPlainSpaces([main, ...more, ...changes, ...quiet].join(' '))]
  })
  return [[columns.number, columns.time, words.round, columns.phase, roleWord, columns.kind, columns.words], ...rows]
}
