import { useAnswering, useTicks } from '../../../../table/question/answering'
import { useGameState } from './play'
import { readyDomain } from '../../prompts/setup'
import { ordersPlacedDomain } from '../../prompts/orders'
import { ReadyList } from './ReadyList'
import { Icon } from '../../../../ui/Icon'
import type { HouseId } from '../../box/box'
import type { State } from '../../model/state'
import type { NamedStep } from '../../words/sentences/shapes'
import { garrisonsOf, stars } from '../../model/position'
import { planners } from '../../rules/turns'
import * as icons from '../icons'
import { ForbiddenOrders } from './ForbiddenOrders'
import { useQuestionWords } from '../words/questions'
import { SetupChecklist } from '../../../../table/SetupChecklist'
import { useAllSpeech, useSpeech } from '../speech'
import { QuestionFrame } from '../../../../table/question/QuestionFrame'
import type { QuestionProps } from './props'

/** Questions in which the players only confirm that they did something on the physical board. */

/**
 * Returns whether a set-up step is also needed for a game that begins in the middle, so that players can compare the board with the app.
 * Other steps belong only to a game from the start: unfold the board, shuffle the decks, place the units of the start cards.
 */
const isForGameInProgress = ({ step }: NamedStep, { tracking: { units, cards } }: State): boolean => {
  switch (step) {
    case 'board':
    case 'pile':
    case 'decks':
    case 'orders':
      return false
    case 'units':
      return units
    case 'houseCards':
      return cards !== 'none'
    default:
      return true
  }
}

/** Returns the set-up steps that the question lists; in a game from the start, these are all steps. */
const stepsAsked = (all: readonly NamedStep[], state: State): readonly NamedStep[] =>
  state.round === 1 ? all : all.filter((one) => isForGameInProgress(one, state))

/** R0.1: checklist for setting up the board. The ticks are stored as a draft. */
export function Setup({ question }: QuestionProps) {
  const { game } = useAllSpeech()
  const state = useGameState()
  const [ticked, tick] = useTicks(question)
  return (
    <QuestionFrame question={question} finish={{ label: game.buttons.setup.done, answer: readyDomain().finish(undefined) }}>
      <SetupChecklist
        steps={stepsAsked(game.setup.all(state), state)}
        ticked={ticked}
        onTick={tick}
        takesChance={state.tracking.decks === 'app'}
      />
    </QuestionFrame>
  )
}

/** R8: the players place orders on the board. Shows how many orders and special orders each house may place, and which houses are ready. */
export function OrdersPlaced({ question }: QuestionProps) {
  const { game, names } = useSpeech()
  const { words } = useQuestionWords()
  const state = useGameState()
  const { finished } = useAnswering(question, ordersPlacedDomain())
  const [ready, tick] = useTicks(question)
  const houses = planners(state)
  return (
    <QuestionFrame question={question} finish={{ label: game.buttons.ordersPlaced.done, answer: finished }}>
      <ForbiddenOrders />
      <ReadyList<HouseId>
        label={words.orders.due}
        roles={houses}
        columns={[
          ...(state.tracking.units ? [{ name: words.orders.due, figure: (house: HouseId) => garrisonsOf(state, house).length }] : []),
          { name: words.orders.stars, figure: (house) => starGlyphs(stars(state, house), names.count.stars) },
        ]}
        ready={ready.filter((one) => houses.some((house) => house === one))}
        onReady={tick}
      />
    </QuestionFrame>
  )
}

/** Shows stars as icons, or "0" if the house has none. */
const starGlyphs = (many: number, say: (many: number) => string) => (
  <span className="glyphs" role="img" aria-label={say(many)}>
    {many === 0 ? '0' : Array.from({ length: many }, (_, k) => <Icon key={k} of={icons.star} size="s" />)}
  </span>
)
