import type { BallotSpeech, GameBallots, SealedKind } from '../../../../table/game/game-ballots'
import * as icons from '../icons'
import type { AreaId, HouseId } from '../../box/box'
import type { WesterosVocabulary } from '../../rules/vocabulary'
import type { Choice } from '../../model/moves'
import { editionOf } from '../../model/edition'
import { available, runByTable } from '../../model/position'
import { SEALED_KINDS } from '../../model/prompt-kinds'
import type { BallotKind, State } from '../../model/state'
import { leftOut, orderObjection } from '../../rules/orders'
import { useSpeech } from '../speech'
import { CardChooser, CardsByHand, Chosen, OrdersByHand, OrdersChooser, TokensByHand, TokensChooser } from './choosers'
import { BattleCards, BattleHeader } from './deferred-parts'
import { Tie, useOutcome } from './outcome'
import { useBattle, useGameState } from './play'
import { ForbiddenOrders } from './ForbiddenOrders'
import { Stakes } from './Stakes'
import { useQuestionWords } from '../words/questions'

type Kind = SealedKind<WesterosVocabulary>

const tokens = (kind: BallotKind): Kind => ({
  untold: 0,
  Chooser: (props) => <TokensChooser kind={kind} {...props} />,
  ByHand: TokensByHand,
  Chosen,
  Stakes,
  purse: (state, house) => (state.tracking.power ? (available(state, house) ?? '?') : undefined),
})

const card: Kind = {
  atOnce: true,
  Chooser: CardChooser,
  ByHand: CardsByHand,
  Chosen,
  Stakes: ({ power = false }) => power && <Balance choosing />,
  Above: () => <Balance />,
  Below: PlayedCards,
}

/**
 * Merges a draft with newer orders of the same house. If no version of the orders has an order in an area, the area gets the order of the
 * draft, as far as tokens and stars are available.
 */
const filledUp = (state: State, house: HouseId, draft: Choice, latest: Choice, before: readonly Choice[]): Choice => {
  if (typeof draft !== 'object' || typeof latest !== 'object') return latest
  const isTouched = (area: AreaId) => before.some((plan) => typeof plan === 'object' && plan[area] !== undefined)
  return Object.entries(draft).reduce(
    (plan, [area, order]) =>
      isTouched(area) || orderObjection(state, house, plan, area, order) !== undefined ? plan : { ...plan, [area]: order },
    latest,
  )
}

const orders: Kind = {
  empty: {},
  untold: {},
  Chooser: OrdersChooser,
  ByHand: OrdersByHand,
  Chosen,
  Stakes: ForbiddenOrders,
  beneath: filledUp,
}

const sealed: Readonly<Record<BallotKind, Kind>> = { bid: tokens('bid'), contribution: tokens('contribution'), orders, card }

/** Configuration of Westeros for secret choices. */
export const ballots: GameBallots<WesterosVocabulary> = {
  sealed,
  useSpeech: useBallotSpeech,
  useOutcome,
  Tie,
  coloursOf: (house) => house,
  paramsOf: ({ threat }, house) => ({ house, threat }),
}

function useBallotSpeech(): BallotSpeech<WesterosVocabulary> {
  const { game, names } = useSpeech()
  const { words, say } = useQuestionWords()
  const text = game.ballots
  return {
    title: text.beforeTitle,
    hand: text.hand,
    // Text without the name of the player, because the screen already shows the name above.
    cover: (state, house) => text.cover(state, house).split(' · ').at(-1) ?? '',
    waiting: text.waiting,
    reveal: (kind) => {
      const known = SEALED_KINDS.find((one) => one === kind)
      return known === undefined ? '' : text.reveal[known]
    },
    unfinished: (state, house, plan) => {
      const empty = typeof plan === 'object' && state.tracking.units ? leftOut(state, house, plan).length : 0
      if (empty === 0) return undefined
      const { leftOut: missing, sealLess } = game.buttons.orders
      return editionOf(state).everyAreaNeedsOrder ? missing(empty) : sealLess(Object.keys(plan).length, empty)
    },
    notes: (state, { kind, roles }) => {
      const byTable = state.playing.filter((house) => runByTable(state, house) && !roles.includes(house))
      // R5.3, R6.4: houses without available power are not asked and give 0.
      const poor = kind === 'bid' || kind === 'contribution' ? state.playing.filter((house) => available(state, house) === 0) : []
      return [
        ...(byTable.length > 0 ? [text.runByTable(byTable)] : []),
        ...(poor.length > 0 ? [say(words.ballot.noPower, { houses: names.houses(poor) })] : []),
      ]
    },
    purse: { name: words.ballot.power, icon: icons.power },
  }
}

/** Strength of both sides in the battle for which House cards are chosen. With `choosing`, the component is shown above the cards. */
function Balance({ choosing = false }: { readonly choosing?: boolean }) {
  const state = useGameState()
  const battle = useBattle()
  return battle && <BattleHeader state={state} battle={battle} choosing={choosing} />
}

function PlayedCards() {
  const state = useGameState()
  const battle = useBattle()
  return battle && <BattleCards state={state} battle={battle} />
}
