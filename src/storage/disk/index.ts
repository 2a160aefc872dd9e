import type { Database } from './database'
import type { Store } from '../store/store'
import { connect } from './connection'
import { derivedRows } from './derived'
import { readLedgers, writeLedgers } from './ledgers'
import { sidecarRows } from './sidecars'

/** The store on the app's database. Every write is one transaction: everything of it is on disk, or nothing. */
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
