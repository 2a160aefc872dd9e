import type { DoneStepsProps, GameNow, NowSpeech } from '../../../../table/game/game-now'
import { lazyPart } from '../../../../ui/lazy-part'
import type { WesterosVocabulary } from '../../rules/vocabulary'
import { useGameState } from '../questions/play'
import { useTable } from '../../../../table/hook'
import { useSpeech } from '../speech'
import { doneSteps } from './done-steps'
import { houseProgress, PHASES, phaseOf, seatsInTurn } from '../../views/progress'
import { RoundCards } from './RoundCards'

/** Result of the game. Loaded separately, because it is needed only once per game. */
export const EndOfGame = lazyPart(() => import('../end/EndOfGame').then((end) => end.EndOfGame))

/** Finished steps of the round, with their log texts. Loaded when the browser is idle, or when the user expands the list. */
export const DoneSteps = lazyPart<DoneStepsProps<WesterosVocabulary>>(() => import('./DoneSteps').then((steps) => steps.DoneSteps))

/** Configuration of Westeros for the screen of the open question. */
export const gameNow: GameNow<WesterosVocabulary> = {
  useSpeech: useNowSpeech,
  Round,
  // After the Westeros phase, the question is shown above the Westeros cards. The text of a question mentions the effects that apply to it.
  isQuestionFirst: ({ stage }) => phaseOf(stage) === 'planning' || phaseOf(stage) === 'action',
  isUnderWay: ({ stage }) => stage.at !== 'setup' && stage.at !== 'over',
  DoneSteps,
  End: () => <EndOfGame state={useGameState()} />,
}

/** The Westeros cards of the round. They are small unless the question is to draw or resolve cards, so that the answers stay visible. */
function Round() {
  const state = useGameState()
  const kind = useTable((open) => open.prompts[0]?.kind)
  return <RoundCards state={state} folded={kind !== undefined && kind !== 'draw' && kind !== 'resolve'} />
}

function useNowSpeech(): NowSpeech<WesterosVocabulary> {
  const { words, names, count } = useSpeech()
  const text = words.now.steps
  return {
    // A battle shows its own steps instead of the phases of the round.
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
