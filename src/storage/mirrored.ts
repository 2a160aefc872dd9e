import { buckets, MIRROR } from './buckets'
import type { Database } from './database'
import type { Mirror } from './mirror'
import type { Store, Stored } from './store'

/** What is on the disk does not wait longer than this for the second database: ms. */
const PATIENCE = 300
/** When the second database is brought up to date after a start: ms. */
const IDLE = 4000

const after = (ms: number): Promise<undefined> => new Promise((done) => setTimeout(() => done(undefined), ms))

/**
 * Keeps a mirror of everything that is written, and brings games back from it where the database turns out to be empty. Nothing
 * waits for a mirror that does not answer, and nothing fails with it.
 * @param db the database of `disk`
 * @param onBroughtBack is told how many games came back, because the browser had thrown its database away
 * @param patience how long what is on the disk waits for the second database: ms
 */
export const mirroredStore = (disk: Store, db: Database, onBroughtBack: (games: number) => void, patience = PATIENCE): Store => {
  let opened: Promise<Mirror | undefined> | undefined
  /** The mirror; one that could not be opened is tried again the next time. */
  const mirror = async (): Promise<Mirror | undefined> => {
    if (buckets() === undefined) return undefined
    opened ??= import('./mirror').then(({ openMirror }) => openMirror(db))
    try {
      return await opened
    } catch {
      opened = undefined
      return undefined
    }
  }
  const quietly = <T>(work: (there: Mirror) => Promise<T>): Promise<T | undefined> =>
    mirror()
      .then((there) => there && work(there))
      .catch(() => undefined)

  /** Brings all games back, if the database has none and the mirror has some; two who ask at once wait for the same. */
  const bringOnce = async (): Promise<boolean> => {
    const names = await Promise.race([buckets()?.keys(), after(patience)]).catch(() => undefined)
    const games = names?.includes(MIRROR) === true ? await quietly((there) => there.bringBack()) : undefined
    if (games === undefined || games === 0) return false
    onBroughtBack(games)
    return true
  }
  let bringing: Promise<boolean> | undefined
  const bringBack = (): Promise<boolean> =>
    (bringing ??= bringOnce().finally(() => {
      bringing = undefined
    }))

  let settled = false
  /** Somebody looks at the games: a little later the mirror is looked at. */
  const settle = () => {
    if (settled || buckets() === undefined) return
    settled = true
    setTimeout(() => void quietly((there) => there.carryAll()), IDLE)
  }

  /** Does something, and once more where it was missing and has come back. */
  const whole = async <T>(work: () => Promise<Stored<T>>, isMissing: (answer: Stored<T>) => boolean): Promise<Stored<T>> => {
    const answer = await work()
    return isMissing(answer) && (await bringBack()) ? work() : answer
  }
  const isGone = (answer: Stored<unknown>) => !answer.ok && answer.trouble === 'gone'
  /** Writes to the disk, and then to the mirror. */
  const write = async (game: string, work: () => Promise<Stored<undefined>>): Promise<Stored<undefined>> => {
    const written = await whole(work, isGone)
    if (written.ok) await Promise.race([quietly((there) => there.carry(game)), after(patience)])
    return written
  }

  return {
    ...disk,
    games: async () => {
      const found = await whole(
        () => disk.games(),
        (answer) => answer.ok && answer.value.length === 0,
      )
      settle()
      return found
    },
    open: async (game, from) => {
      const found = await whole(() => disk.open(game, from), isGone)
      settle()
      return found
    },
    begin: (record, entries, seed) => write(record.id, () => disk.begin(record, entries, seed)),
    append: (game, entry, beside) => write(game, () => disk.append(game, entry, beside)),
    setAside: (game, from, instead) => write(game, () => disk.setAside(game, from, instead)),
    sealSeed: (game, plain, seed) => write(game, () => disk.sealSeed(game, plain, seed)),
    rename: (game, name) => write(game, () => disk.rename(game, name)),
    remove: async (game) => {
      // First there: a game that is gone here must not come back.
      await Promise.race([quietly((there) => there.forget(game)), after(patience)])
      return disk.remove(game)
    },
  }
}
