import { defineGameScreens, type GameParts } from '../../../../table/game/game-screens'
import type { Language } from '../../../../ui/words'
import { firstTexts } from '../../words/first'
import type { OnTable } from '../../../../table/game/game-screens'

/** Screens of Westeros. The browser loads the code of each part on demand. All imports are in this file, so that they run in parallel. */

const table = () => import('../screens/Table')
const questions = () => import('../questions/components')
const newGame = () => import('../new-game/NewGame')
const practice = () => import('../practice/PracticePage')
const rules = () => import('../screens/RulesBook')
const archive = () => import('../archive')

/** Preloads the texts and screens that are shown first, and the screens of the open questions. */
const preload = (language: Language, open?: OnTable): Promise<unknown> =>
  Promise.all([
    // The texts of all first screens of a language are in one file, which this import loads.
    firstTexts[language](),
    questions().then((kinds) => kinds.preloadQuestion(open)),
    table().then((screens) => screens.preload(language, open)),
  ])

const parts: GameParts = {
  hasSecrets: true,
  feedbackEvents: { cardsTurnedUp: 'reveal', battleDecided: 'result', wildlingsAttacked: 'result', gameEnded: 'result' },
  table: () => table().then((part) => part.default),
  preload,
  newGame: () => newGame().then((part) => part.default),
  practice: () => practice().then((part) => part.default),
  rules: () => rules().then((part) => part.default),
  summary: () => import('../Summary').then((part) => part.default),
  archive: () => archive().then((part) => part.default),
  backupExtras: () => newGame().then((page) => page.backupExtras),
  seats: () => import('../seats'),
}

/** Screens of *A Game of Thrones: the Board Game*, first edition. */
export const firstEdition = defineGameScreens(parts)

/** Screens of *A Game of Thrones: the Board Game*, second edition. */
export const secondEdition = defineGameScreens({
  ...parts,
  newGame: () => newGame().then((part) => part.NewSecondEdition),
  practice: () => practice().then((part) => part.SecondPracticePage),
  rules: () => rules().then((part) => part.SecondRulesBook),
  archive: () => archive().then((part) => part.SecondArchive),
  backupExtras: () => newGame().then((page) => page.secondBackupExtras),
})
