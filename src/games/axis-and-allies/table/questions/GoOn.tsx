import type { QuestionProps } from '../../../../table/game/game-questions'
import { QuestionFrame } from '../../../../table/question/QuestionFrame'
import { useSendAll } from '../../../../table/question/answering'
import { Button } from '../../../../ui/Button'
import type { OwnMove } from '../../rules/moves'
import { DEVELOPMENTS } from '../../box/powers'
import { capitalLost, toFight } from '../../model/battlefield'
import { openPhases } from '../../rules/turn'
import { useKeys } from '../asking/words'
import { usePosition } from '../parts/position'
import { useTexts } from '../parts/words'
import { Buy } from './Buy'
import { Income } from './Income'
import { isIncomeNext, nextPhase } from '../asking/phases'
import { NewsList } from './NewsList'
import { LastRoll } from '../results/LastRoll'
import { useTurnWords } from './words/turn'
import { useFightWords } from './words'

/** Component that starts the turn of a power. The turn starts with purchases, or with the combat move if the power has lost its capital. */
export function BeginTurn({ question }: QuestionProps) {
  const words = useTurnWords()
  const sendAll = useSendAll()
  const state = usePosition()
  const { power, settings, developments } = state
  const isLost = capitalLost(state, power)
  const to = isLost || settings.moneyTold ? (openPhases(0, isLost)[0] ?? 'end') : nextPhase(state)
  return (
    <QuestionFrame
      question={question}
      answer={
        <Button kind="do" onClick={() => void sendAll([{ do: 'phase', power, to }])}>
          {words.begin[isLost ? 'attack' : settings.moneyTold ? 'buy' : 'other']}
        </Button>
      }
      more={
        !settings.moneyTold &&
        !isLost &&
        developments[power].length < DEVELOPMENTS.length && (
          <Button kind="quiet" onClick={() => void sendAll([{ do: 'phase', power, to: 1 }])}>
            {words.developed}
          </Button>
        )
      }
    >
      <NewsList />
    </QuestionFrame>
  )
}

/** Component that asks whether the game ends or continues, after a side controls enough victory cities. */
export function Victory({ question }: QuestionProps) {
  const keys = useKeys()
  const sendAll = useSendAll()
  return (
    <QuestionFrame
      question={question}
      answer={
        <>
          <Button kind="do" onClick={() => void sendAll([{ do: 'victory', goOn: false }])}>
            {keys.endGame}
          </Button>
          <Button onClick={() => void sendAll([{ do: 'victory', goOn: true }])}>{keys.playOn}</Button>
        </>
      }
    />
  )
}

/** Component that continues with the next phase that needs a decision. Before the income phase, it shows the income statement. */
export function GoOn({ question }: QuestionProps) {
  const sendAll = useSendAll()
  const { label, move } = useGoOn()
  const state = usePosition()
  if (state.phase === 1 && state.settings.moneyTold) return <Buy question={question} />
  if (isIncomeNext(state)) return <Income question={question} />
  return (
    <QuestionFrame
      question={question}
      answer={
        <Button kind="do" onClick={() => void sendAll([move])}>
          {label}
        </Button>
      }
    >
      <LastRoll />
    </QuestionFrame>
  )
}

/** Hook that returns the label and the move of the button that continues the turn. */
export function useGoOn(): { readonly label: string; readonly move: OwnMove } {
  const texts = useTexts()
  const keys = useKeys()
  const words = useTurnWords()
  const state = usePosition()
  const next = nextPhase(state)
  // Stop before the income phase, because the income statement is shown first.
  const to = next === 7 && state.phase < 6 ? 6 : next
  return {
    label: next === 'end' ? keys.endTurn : state.phase === 5 ? words.moved : keys.onTo(texts.phases[next] ?? `${next}`),
    move: { do: 'phase', power: state.power, to },
  }
}

/**
 * Hook that returns the label and the move of the button that is shown after all units have moved. The button continues with battles or the
 * next phase.
 */
export function useAllMoved(): { readonly label: string; readonly move: OwnMove } {
  const words = useFightWords()
  const state = usePosition()
  const { label, move } = useGoOn()
  const fights = toFight(state)
  const raids = fights.filter(({ kind }) => kind === 'raid').length
  if (state.phase !== 3) return { label, move }
  if (fights.length > 0) return { label: words.toCombat(fights.length - raids, raids), move }
  return { label: state.turn.taken.length === 0 && state.turn.fire.length === 0 ? words.noAttack : label, move }
}
