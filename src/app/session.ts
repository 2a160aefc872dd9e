import { catalogue } from '../games/catalogue'
import { deviceSession } from '../session'
import { keepPhonesOfGames } from './link/phones-to-link'

/** Session of this page, with all available board games. */
export const session = deviceSession(catalogue)
keepPhonesOfGames(session)
