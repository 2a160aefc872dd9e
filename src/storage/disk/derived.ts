import { rowsUnder } from './database'
import { readCopy } from '../store/shapes'
import { COPIES_KEPT, stored, type Store } from '../store/store'
import type { Connection } from './connection'
import { isDefined } from './rows'

/** Functions that store data derived from ledgers: backup copies, summaries, snapshots. */
export const derivedRows = ({
  db,
  attempt,
  write,
}: Connection): Pick<Store, 'copies' | 'putCopy' | 'summaries' | 'putSummary' | 'putSnapshot'> => ({
  copies: (game) =>
    attempt(async () => {
      const rows: readonly unknown[] = await rowsUnder(db.copies, [game]).toArray()
      return stored(rows.toReversed().map(readCopy).filter(isDefined))
    }),
  putCopy: (game, copy) =>
    write(game, [db.copies], async () => {
      await db.copies.put({ game, ...copy })
      await db.copies.bulkDelete((await rowsUnder(db.copies, [game]).primaryKeys()).slice(0, -COPIES_KEPT))
      return stored(undefined)
    }),
  summaries: () => attempt(async () => stored(await db.summaries.toArray())),
  putSummary: (row) =>
    write(row.game, [db.summaries], async () => {
      await db.summaries.put(row)
      return stored(undefined)
    }),
  putSnapshot: (row) =>
    write(row.game, [db.snapshots], async () => {
      await db.snapshots.put(row)
      return stored(undefined)
    }),
})
