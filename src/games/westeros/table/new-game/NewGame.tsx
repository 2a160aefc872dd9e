import '../screens/styles'
import { canonical } from '../../../../referee'
import { GameTableProvider } from '../../../../table/context'
import { gameTable, secondGameTable } from '../screens/game-table'
import { rulesExtras } from '../../../../table/house-rules/rules-extras'
import type { NewGameSpec } from '../../../../table/new-game/new-game-spec'
import { NewGamePages } from '../../../../table/new-game/NewGamePages'
import { lazyPart } from '../../../../ui/lazy-part'
import type { WesterosVocabulary } from '../../rules/vocabulary'
import { sentence } from '../../../../ui/grammar/numbers'
import { Shield } from '../Shield'
import { useAllSpeech } from '../speech'
import { BoardStep, FIRST_CHANGES } from './BoardStep'
import { BoxStep } from './BoxStep'
import { CountingStep } from './CountingStep'
import { EDITION_IDS } from '../../model/edition-id'
import { draftOf, houseSeats, laidOut, positionOf, secondHouseSeats, setupOf, type NewGame as Draft } from '../draft/draft'
import { draftStore, secondDraftStore } from '../draft/draft-store'
import { saved, secondSaved } from '../house-rules/own-rules'
import { bookOf } from '../house-rules/point'
import { judgeSetup } from './verdict'
import { useHouseSetupWords } from './words'

/** Set-up step for house rules. Loaded only when opened, because it is rarely used. */
const RulesStep = lazyPart(() => import('./RulesStep').then((step) => step.default))
export const NEXT: readonly (() => Promise<unknown>)[] = [RulesStep.fetch]

/** Data of Westeros in a backup of the app, for each edition: the names of its players and the saved house rules. */
export const backupExtras = rulesExtras(EDITION_IDS.first, saved)
export const secondBackupExtras = rulesExtras(EDITION_IDS.second, secondSaved)

type Offered = Pick<NewGameSpec<Draft, WesterosVocabulary>, 'game' | 'numbers' | 'seats' | 'store'>
const FIRST: Offered = { game: EDITION_IDS.first, numbers: [3, 4, 5], seats: houseSeats, store: draftStore }
const SECOND: Offered = { game: EDITION_IDS.second, numbers: [3, 4, 5, 6], seats: secondHouseSeats, store: secondDraftStore }

/** Pages for setting up a new game: players and houses, tracking, printed numbers; then the start, or entering the current board. */
export default function NewGame() {
  return (
    <GameTableProvider value={gameTable}>
      <NewGamePages {...useNewGameSpec(FIRST)} />
    </GameTableProvider>
  )
}

/** Pages for setting up a new game of the second edition. */
export function NewSecondEdition() {
  return (
    <GameTableProvider value={secondGameTable}>
      <NewGamePages {...useNewGameSpec(SECOND)} />
    </GameTableProvider>
  )
}

/** Returns the position at the start of the game, without any changes. */
const startOf = (draft: Draft) => positionOf({ ...setupOf(draft, String), changes: [] })

/** Returns whether all numbers of a new game are as printed. */
const isAsPrinted = (draft: Draft): boolean => {
  const game = laidOut(draft)
  return canonical(game.box) === canonical(bookOf(game).box)
}

const fromStart = ({ changes: _changes, ...draft }: Draft): Draft => draft

function useNewGameSpec(edition: Offered): NewGameSpec<Draft, WesterosVocabulary> {
  const { words, say, names, game } = useAllSpeech()
  const { words: own } = useHouseSetupWords()
  const text = game.newGame
  return {
    ...edition,
    hasSecrets: true,
    Badge: ({ role, ...look }) => <Shield house={role} {...look} />,
    texts: {
      name: (date) => say(words.newGame.named, { date }),
      note: text.note,
      numbers: words.newGame.houses,
      number: names.count.houses,
      role: names.house.plain,
      field: (house) => sentence(names.house.nom(house)),
      draw: text.draw,
      giveOut: words.newGame.giveOut,
      runByTable: text.runByTable,
      absent: (number) => {
        const played = number === 3 || number === 4 || number === 5 ? number : 6
        return edition === SECOND ? text.secondAbsentNote[played] : text.absentNote[played === 6 ? 5 : played]
      },
      again: { roles: own.again.houses, who: own.again.who },
    },
    steps: [
      { path: 'counting', label: words.newGame.toCounting, Step: CountingStep },
      { path: 'box', label: words.newGame.toBox, Step: BoxStep, begin: (draft) => (isAsPrinted(draft) ? text.asPrinted : undefined) },
    ],
    rules: { path: 'rules', done: words.correct.done, Step: RulesStep },
    asItLies: {
      path: 'board',
      label: text.asItLies,
      open: (draft) => ({ ...draft, changes: draft.changes ?? FIRST_CHANGES }),
      close: fromStart,
      look: (step) => {
        const start = startOf(step.game)
        if (step.game.changes === undefined || start === undefined) return
        const verdict = judgeSetup(setupOf(step.game, String), start)
        return {
          body: <BoardStep {...step} verdict={verdict} />,
          begin: text.inRound(verdict.preview.round),
          notYet: verdict.refusal === undefined ? undefined : text.notYet,
        }
      },
    },
    setup: setupOf,
    wrong: (refusal, draft) => {
      const state = startOf(draft)
      return state === undefined ? undefined : game.wrong(refusal, state)
    },
    draftOf,
  }
}
