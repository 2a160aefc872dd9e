import { Database } from './disk/database'
import { diskStore } from './disk'
import { mirroredStore } from './mirrored'
import type { Store } from './store/store'

/** The store of this device: the app's database and its mirror. @param onBroughtBack see `mirroredStore` */
export const deviceStore = (onBroughtBack: (games: number) => void): Store => {
  const database = new Database()
  return mirroredStore(diskStore(database), database, onBroughtBack)
}
