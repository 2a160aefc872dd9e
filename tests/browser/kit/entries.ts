// Reads the ledger entries that are stored on a phone.
import type { Page } from '@playwright/test'

/** Returns the digests of all entries on a phone, in order. */
export const digestsOn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<readonly string[]>((tell, fail) => {
        const opening = indexedDB.open('castellan')
        opening.addEventListener('error', () => fail(new Error('the database does not open')))
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction('entries').objectStore('entries').getAll()
          reading.addEventListener('success', () => {
            opening.result.close()
            tell(reading.result.map((row) => /"digest":"([\da-f]{64})"/.exec(JSON.stringify(row))?.[1] ?? ''))
          })
        })
      }),
  )
