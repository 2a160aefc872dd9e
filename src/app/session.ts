import { catalogue } from '../games/catalogue'
import { deviceSession } from '../session'

/** The session of this page, with all available games. */
export const session = deviceSession(catalogue)
