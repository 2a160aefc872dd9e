import { lazyPart } from '../../../../ui/lazy-part'
import type { Language } from '../../../../ui/words'
import { firstTexts } from '../../words/first'
import type { OnTable } from '../on-table'

/** Lazy imports of the screens of Westeros. All imports are declared in this file, so that the files are loaded in parallel. */

const table = () => import('./Table')
const questions = () => import('../questions/components')

/** Component that contains all screens of an open game of Westeros. */
export const Table = lazyPart(() => table().then((screens) => screens.default))

/**
 * Preloads the texts and screens of Westeros that are shown first.
 * @param open the open game, if any: the screens of its open questions are preloaded as well
 */
export const preload = (language: Language, open?: OnTable): Promise<unknown> =>
  Promise.all([
    Table.fetch(),
    // The texts of all first screens of a language are in one file, which this import loads.
    firstTexts[language](),
    questions().then((kinds) => kinds.preloadQuestion(open)),
    table().then((screens) => screens.preload(language, open)),
  ])
