import { catalogue } from '../games/catalogue'
import { deviceSession } from '../session'

/** Session of this page, with all available board games. */
export const session = deviceSession(catalogue)
