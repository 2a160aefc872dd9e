import type { DoneStepsProps, GameNow, NowSpeech } from '../../../../table/game/game-now'
import { lazyPart } from '../../../../ui/lazy-part'
import type { WesterosVocabulary } from '../../model/vocabulary'
import { useGameState } from '../questions/play'
import { useTable } from '../../../../table/hook'
import { useSpeech } from '../speech'
import { doneSteps } from './done-steps'
import { houseProgress, PHASES, phaseOf, seatsInTurn } from '../../views/progress'
import { RoundCards } from './RoundCards'

/** How the game ended: once in an evening. */
export const EndOfGame = lazyPart(() => import('../end/EndOfGame').then((end) => end.EndOfGame))

/** The content of the fold, in the words of the log: they are fetched when the page is idle, or when the fold is opened. */
export const DoneSteps = lazyPart<DoneStepsProps<WesterosVocabulary>>(() => import('./DoneSteps').then((steps) => steps.DoneSteps))

/** The parts that Westeros provides for the screen of the open question. */
export const gameNow: GameNow<WesterosVocabulary> = {
  useSpeech: useNowSpeech,
  Round,
  // Once its cards are carried out, a round asks first: what they leave in force, its questions say themselves.
  isQuestionFirst: ({ stage }) => phaseOf(stage) === 'planning' || phaseOf(stage) === 'action',
  isUnderWay: ({ stage }) => stage.at !== 'setup' && stage.at !== 'over',
  DoneSteps,
  End: () => <EndOfGame state={useGameState()} />,
}

/** The cards of the round: folded while one of them asks for more than to be carried out, so that the answers stay in sight. */
function Round() {
  const state = useGameState()
  const kind = useTable((open) => open.prompts[0]?.kind)
  return <RoundCards state={state} folded={kind !== undefined && kind !== 'draw' && kind !== 'resolve'} />
}

function useNowSpeech(): NowSpeech<WesterosVocabulary> {
  const { words, names, count } = useSpeech()
  const text = words.now.steps
  return {
    // A battle has steps of its own.
    phases: ({ stage, battle }) =>
      battle === undefined ? PHASES.map((phase) => ({ name: names.phase[phase], isHere: phase === phaseOf(stage) })) : [],
    turn: (state, questions) => {
      if (state.stage.at === 'setup') return undefined
      return seatsInTurn(state).map(({ house, byTable }) => ({
        role: house,
        progress: houseProgress(state, questions, house),
        ...(byTable ? { away: words.houses.byTable } : {}),
      }))
    },
    done: (head) => {
      const { moments, westeros, orders, raids, marches, battles } = doneSteps(head)
      const steps = [
        ...(westeros ? [text.westeros] : []),
        ...(orders ? [text.orders] : []),
        ...(raids === 'done' ? [text.raids] : raids === 'under way' ? [text.someRaids] : []),
        ...(marches > 0 ? [count(text.marches, marches)] : []),
        ...(battles > 0 ? [count(text.battles, battles)] : []),
      ]
      return { moments, steps }
    },
  }
}
