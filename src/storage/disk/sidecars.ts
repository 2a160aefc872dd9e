import { rowsUnder } from './database'
import { readDraft, readEnvelope, readKey, readSeed } from '../store/shapes'
import { stored, notStored, type Store } from '../store/store'
import type { Connection } from './connection'
import { isDefined, hasOtherKey } from './rows'

/** Functions that store data which must never be in the ledger: the seed, sealed choices with their keys, and unfinished answers. */
export const sidecarRows = ({
  db,
  attempt,
  write,
}: Connection): Pick<Store, 'seed' | 'sealSeed' | 'key' | 'envelopes' | 'drafts' | 'putDraft' | 'dropDraft'> => ({
  seed: (game) =>
    attempt(() =>
      db.transaction('r', [db.games, db.seeds], async () => {
        const [there, kept] = await Promise.all([db.games.get(game), db.seeds.get(game)])
        return there === undefined ? notStored('gone') : stored(readSeed(kept?.seed))
      }),
    ),
  sealSeed: (game, plain, seed) =>
    write(game, [db.seeds], async () => {
      if ((await db.seeds.get(game))?.seed === plain) await db.seeds.put({ game, seed })
      return stored(undefined)
    }),
  key: (game, ballot) => attempt(async () => stored(readKey(await db.keys.get([game, ballot])))),
  envelopes: (game, ballot) =>
    attempt(async () => {
      const rows: readonly unknown[] = await rowsUnder(db.envelopes, [game, ballot]).toArray()
      return stored(rows.map(readEnvelope).filter(isDefined))
    }),
  drafts: (game) =>
    attempt(async () => {
      const rows: readonly unknown[] = await rowsUnder(db.drafts, [game]).toArray()
      return stored(rows.map(readDraft).filter(isDefined))
    }),
  putDraft: (game, draft, key) =>
    write(game, [db.keys, db.drafts], async () => {
      if (key !== undefined) {
        if (hasOtherKey(await db.keys.get([game, key.ballot]), key)) return notStored('conflict')
        await db.keys.put({ game, ...key })
      }
      await db.drafts.put({ game, ...draft })
      return stored(undefined)
    }),
  dropDraft: (game, prompt) =>
    attempt(async () => {
      await db.drafts.delete([game, prompt])
      return stored(undefined)
    }),
})
