import { useAnswering } from '../../../../table/question/answering'
import { useGameState } from './play'
import { readyDomain } from '../../prompts/setup'
import { ordersPlacedDomain } from '../../prompts/orders'
import { SetupChecklist } from '../../../../table/SetupChecklist'
import { useAllSpeech, useSpeech } from '../speech'
import { Asked } from '../../../../table/question/Asked'
import type { QuestionProps } from './props'
import { useTable } from '../hook'
import { useLastEntry } from './play'

/** Questions that only wait for the word that something is done on the board. */

/** R0.1: the board is laid out; ticks are kept as the draft. */
export function Setup({ question }: QuestionProps) {
  const { game } = useAllSpeech()
  const state = useGameState()
  const { id } = useLastEntry()
  const kept = useTable((open) => open.drafts[question.key])
  const setDraft = useTable((_, play) => play.setDraft)
  const ticked = isTicks(kept) && kept.at === id ? kept.ticked : []
  return (
    <Asked question={question} finish={{ label: game.buttons.setup.done, answer: readyDomain().finish(undefined) }}>
      <SetupChecklist
        steps={game.setup.all(state)}
        ticked={ticked}
        onTick={(now) => void setDraft(question, { at: id, ticked: now })}
        takesChance={state.tracking.decks === 'app'}
      />
    </Asked>
  )
}

const isTicks = (kept: unknown): kept is { readonly at: string; readonly ticked: readonly string[] } =>
  typeof kept === 'object' && kept !== null && 'ticked' in kept && Array.isArray(kept.ticked)

/** R8.5: all orders lie face up. */
export function OrdersPlaced({ question }: QuestionProps) {
  const { game } = useSpeech()
  const { finished } = useAnswering(question, ordersPlacedDomain())
  return <Asked question={question} finish={{ label: game.buttons.ordersPlaced.done, answer: finished }} />
}
