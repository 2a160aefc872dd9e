import { lazyPart } from '../../../../ui/lazy-part'
import type { Language } from '../../../../ui/words'
import { firstTexts } from '../../words/first'
import type { OnTable } from '../on-table'

/** Lazy imports of the screens. All are declared here, so that their files are loaded in parallel. */

const table = () => import('./Table')
const questions = () => import('../questions/components')

/** All screens of an open game. */
export const Table = lazyPart(() => table().then((screens) => screens.default))

/**
 * Preloads the texts and screens that are shown first.
 * @param open the open game, if any: its open questions are preloaded as well
 */
export const preload = (language: Language, open?: OnTable): Promise<unknown> =>
  Promise.all([
    Table.fetch(),
    // All texts of a language are in one file, so this import loads the texts of all first screens.
    firstTexts[language](),
    questions().then((kinds) => kinds.preloadQuestion(open)),
    table().then((screens) => screens.preload(language, open)),
  ])
