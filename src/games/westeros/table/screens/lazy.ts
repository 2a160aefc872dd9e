import { lazyPart } from '../../../../ui/lazy-part'
import type { Language } from '../../../../ui/words'
import type { OnTable } from '../on-table'

/** The imports of the table, known before any of it is loaded: its files are fetched in parallel. */

const table = () => import('./Table')
const questions = () => import('../questions/components')
/** The words of one language lie in one file, whichever of them is asked for. */
const words = { en: () => import('../../words/en'), cs: () => import('../../words/cs') }

/** The table of an open game. */
export const Table = lazyPart(() => table().then((screens) => screens.default))

/**
 * Fetches what the table says and shows first.
 * @param open the game as it is, if it does: its open questions are fetched as well
 */
export const preload = (language: Language, open?: OnTable): Promise<unknown> =>
  Promise.all([
    Table.fetch(),
    words[language](),
    questions().then((kinds) => kinds.preloadQuestion(open)),
    table().then((screens) => screens.preload(language, open)),
  ])
