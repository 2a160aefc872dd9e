import { Database } from './disk/database'
import { diskStore } from './disk'
import { mirroredStore, type MirrorListener } from './mirrored'
import type { Store } from './store/store'

/** Creates the store of this device: the app's database and its mirror. @param listener see `mirroredStore` */
export const deviceStore = (listener: MirrorListener): Store => {
  const database = new Database()
  return mirroredStore(diskStore(database), database, listener)
}
