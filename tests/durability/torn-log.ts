// The traces of a kill in the middle of a write to the browser's database.
import { appendFileSync, existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The beginning of a record of 500 bytes, as it stands in the log of a LevelDB: a checksum, its length and kind, and a few bytes of
 * what should follow. The next start reads up to it and goes on writing behind it; the start after that finds a record that does not
 * fit its checksum, and Chromium throws the whole database away.
 */
const TORN = Buffer.from([0x1d, 0xe0, 0x0f, 0xf1, 500 & 0xff, 500 >> 8, 1, ...Buffer.from('half a move')])

/** Tears the log of the main database in a profile that no browser is using. Gives whether there is one. */
export const tearLog = (profile: string): boolean => {
  const folder = join(profile, 'Default/IndexedDB')
  const databases = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.leveldb')) : []
  const logs = databases.flatMap((name) =>
    readdirSync(join(folder, name))
      .filter((file) => file.endsWith('.log'))
      .map((file) => join(folder, name, file)),
  )
  for (const log of logs) appendFileSync(log, TORN)
  return logs.length > 0
}
