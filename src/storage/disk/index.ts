import type { Database } from './database'
import type { Store } from '../store/store'
import { connect } from './connection'
import { derivedRows } from './derived'
import { readLedgers, writeLedgers } from './ledgers'
import { sidecarRows } from './sidecars'

/** Creates the store on the app's IndexedDB database. Every write is one transaction: it succeeds completely or changes nothing. */
export const diskStore = (db: Database): Store => {
  const connection = connect(db)
  return {
    ...readLedgers(connection),
    ...writeLedgers(connection),
    ...derivedRows(connection),
    ...sidecarRows(connection),
    wake: connection.wake,
    close: () => db.close({ disableAutoOpen: false }),
  }
}
