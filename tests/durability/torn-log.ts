// Simulates what a browser database looks like if the browser is killed during a write.
import { appendFileSync, existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Beginning of a record of 500 bytes in a LevelDB log: a checksum, length and type, and a few bytes of the content. The next start reads
 * the log up to this record and appends data after it. The start after that finds a record with a wrong checksum, and Chromium deletes the
 * whole database.
 */
const TORN = Buffer.from([0x1d, 0xe0, 0x0f, 0xf1, 500 & 0xff, 500 >> 8, 1, ...Buffer.from('half a move')])

/** Damages the log of the main database in a profile. No browser may use the profile. Returns whether the log exists. */
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
