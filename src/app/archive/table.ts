import type { ArchivedGame } from '../../games/screens'
import type { Archived } from '../../session'
import { playersOf } from '../../session/players'
import type { Cell } from '../../ui/csv'
import type { ArchiveWords } from './words'
import { sizeOf } from './statistics'

/** Returns the archive as a table for CSV: a header, then one row per game and role. */
export const archiveTable = (games: readonly Archived[], game: ArchivedGame, { words }: ArchiveWords): readonly (readonly Cell[])[] => {
  const { columns } = words
  const head = [
    columns.game,
    columns.date,
    games[0]?.summary.unit === 'phase' ? columns.phases : columns.rounds,
    columns.minutes,
    columns.over,
    columns.how,
    columns.size,
    game.roleWord,
    words.player,
    columns.place,
    columns.won,
    ...game.figures.map(({ name }) => name),
  ]
  const yes = (is: boolean) => (is ? columns.yes : columns.no)
  const rows = games.flatMap(({ record, summary }) => {
    const players = playersOf(summary.roles)
    return summary.roles.map(({ role, place, won, figures }, at): readonly Cell[] => [
      record.name,
      new Date(summary.ended).toISOString().slice(0, 10),
      summary.rounds,
      summary.minutes,
      yes(summary.over),
      summary.how === undefined ? '' : game.how(summary.how),
      sizeOf(summary.roles),
      game.roles.find(({ id }) => id === role)?.name ?? role,
      players[at]?.name,
      summary.over ? place : undefined,
      summary.over ? yes(won) : undefined,
      ...game.figures.map(({ id }) => figures[id]),
    ])
  })
  return [head, ...rows]
}
