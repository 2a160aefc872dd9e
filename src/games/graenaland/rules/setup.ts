import { moveShape } from '../../../kit/move-kinds'
import { reportedAmong } from '../../../kit/rule-points'
import { nothingHidden } from '../../../kit/hidden'
import { type Infer } from '../../../kit/shape'
import { accepted, type Result } from '../../../referee'
import { seatsFrom } from '../../../kit/turns'
import type { Clan } from '../box/box'
import { allPoints, numberOf } from '../box/numbers'
import { clansOf } from '../model/board'
import { holdsPlayers } from '../model/count'
import type { Event } from '../model/events'
import type { Agreed } from '../model/moves'
import { NOTHING_WAIVED, refuse, type Code, type Reason, type Waived } from '../model/refusals'
import type { State } from '../model/state'
import * as shapes from '../shapes/pieces'
import type { Transaction } from '../transaction/transaction'
import { unless, type Handled } from './handler'
import { beginRound } from './end-of-round'
import { withoutCard } from './victory-points'

/** Rules of the set-up: R1–R8. */

const firstPlayerShape = moveShape('firstPlayer', { by: shapes.clan })
/** Places two settlements and the warrior: in a fixed start, or as the result of a free start. */
const placeShape = moveShape('place', { by: shapes.clan, spots: shapes.spots })
/** Records that a player has the victory point card on paper only (R77). */
const keepOnPaperShape = moveShape('keepOnPaper', { by: shapes.clan })
/** Records that every player without a sealed victory point card has the card on paper. */
const cardsChosenShape = moveShape('cardsChosen', {})

/** R1, R5: sets up clans, armies and the island. Refusal: WRONG_PLAYERS. */
export const begin = ({ players, settings, numbers, island, spots }: Agreed): Result<readonly Event[], Code> => {
  if (!holdsPlayers({ players })) return refuse('WRONG_PLAYERS', { players: players.length })
  const reported = reportedAmong(allPoints(Object.keys(island)), numbers)
  const state: State = {
    ...nothingHidden,
    settings,
    numbers: reported,
    island,
    spots,
    players,
    stage: 'firstPlayer',
    round: 0,
    chief: players[0]?.clan ?? 'yellow',
    settlements: {},
    works: {},
    heroes: {},
    waiting: [],
    army: Object.fromEntries(players.map(({ clan }) => [clan, numberOf(reported, 'startArmy')])),
    improvements: {},
    cards: {},
    drawn: {},
    orders: {},
    proposed: [],
    supplyTaken: false,
    jointSpent: false,
    marketsUsed: [],
    announced: {},
    failed: [],
    waits: [],
    paper: [],
    proofs: {},
  }
  return accepted([{ e: 'begun', state }])
}

/** R6: sets the clan that has the ship marker in the first round. */
export const firstPlayer = ({ state, emit }: Transaction, { by }: Infer<typeof firstPlayerShape>): Handled =>
  unless(NOTHING_WAIVED, [state.stage !== 'firstPlayer' && ['WRONG_PHASE', {}, 'R6']], () =>
    emit({ e: 'startChosen', by, isFree: isSettledFreely(state.settings) }),
  )

/**
 * R72: returns whether the app tracks the free start step by step, i.e. the clans place villages and take cards one after the other.
 * Otherwise the players report only the result (9.2).
 */
export const isSettledFreely = ({ freeStart, cardsTold }: State['settings']): boolean => freeStart && cardsTold
/** R7: returns the clan that places its settlements and warrior next, clockwise from the first player. */
export const nextToPlace = (state: State): Clan | undefined =>
  state.stage === 'start' && state.free === undefined
    ? seatsFrom(clansOf(state), state.chief).find((clan) => state.heroes[clan]?.warrior === undefined)
    : undefined

/**
 * R7: places two settlements and the warrior of a clan. In a free start, this move reports the result; the settlements must be on the
 * coast, in two territories (R72, R74).
 */
export const place = (transaction: Transaction, { by, spots }: Infer<typeof placeShape>, waived: Waived): Handled => {
  const { state, emit } = transaction
  const next = nextToPlace(state)
  const [first, second] = spots
  const { freeStart } = state.settings
  const inland = [first, second].find((at) => state.island[at]?.coast !== true)
  const reasons: readonly Reason[] = [
    next === undefined && ['WRONG_PHASE', {}, freeStart ? 'R72' : 'R7'],
    next !== undefined && next !== by && ['NOT_YOUR_TURN', { clan: next }, freeStart ? 'R72' : 'R7'],
    freeStart && inland !== undefined && ['NOT_COAST', { at: inland }],
    freeStart && first === second && ['BOTH_IN_ONE_TERRITORY', { at: first }],
  ]
  return unless(waived, reasons, () => {
    emit({ e: 'placed', by: next ?? by, spots })
    if (nextToPlace(transaction.state) === undefined) beginPlay(transaction)
  })
}

/** R76, R77: ends the placement. If players seal victory point cards, they choose their cards next; otherwise the first round begins. */
export const beginPlay = (transaction: Transaction): void => {
  const { free, settings, chief } = transaction.state
  const discarded = Object.values(free?.left ?? {}).reduce((total, count) => total + count, 0)
  transaction.emit({ e: 'allPlaced', discarded })
  if (!settings.vpCards || !settings.goalsSealed) beginRound(transaction, 1, chief)
}

/** R77: begins the first round after every player has sealed a card or has it on paper. */
const afterCards = (transaction: Transaction): void => {
  const { state } = transaction
  transaction.emit({ e: 'cardsChosen', paper: [...state.paper, ...withoutCard(state)] })
  beginRound(transaction, 1, state.chief)
}

/**
 * R77: begins the first round if every victory point card is sealed or on paper. Does nothing if a player has not chosen a card, or if the
 * first round has already begun.
 */
export const endCardsIfComplete = (transaction: Transaction): void => {
  const { state } = transaction
  if (state.stage === 'goals' && withoutCard(state).length === 0) afterCards(transaction)
}

/**
 * R77: records that a player has the victory point card on paper. Refusal: WRONG_PHASE for a player whose card is already sealed, shown or
 * on paper.
 */
export const keepOnPaper = (transaction: Transaction, { by }: Infer<typeof keepOnPaperShape>): Handled => {
  const { state, emit } = transaction
  return unless(NOTHING_WAIVED, [!withoutCard(state).includes(by) && ['WRONG_PHASE', {}, 'R77']], () => {
    emit({ e: 'keptOnPaper', by })
    endCardsIfComplete(transaction)
  })
}

/** R77: records that every player without a sealed victory point card has the card on paper. */
export const cardsChosen = (transaction: Transaction): Handled => {
  const { state } = transaction
  return unless(NOTHING_WAIVED, [state.stage !== 'goals' && ['WRONG_PHASE', {}, 'R77']], () => afterCards(transaction))
}

/** Moves of this chapter. */
export const SETUP_MOVES = {
  firstPlayer: { shape: firstPlayerShape, decide: firstPlayer },
  place: { shape: placeShape, decide: place },
  keepOnPaper: { shape: keepOnPaperShape, decide: keepOnPaper },
  cardsChosen: { shape: cardsChosenShape, decide: cardsChosen },
}
