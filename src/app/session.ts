import { catalogue } from '../games/catalogue'
import { deviceSession } from '../session'

/** The session of this page, with all games on offer. */
export const session = deviceSession(catalogue)
