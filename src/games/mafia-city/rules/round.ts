import { LOCATIONS } from '../box/box'
import type { Effect } from '../model/state'
import { coloursOf, countIn, isReached, stackAt, tokenAt } from '../model/tokens'
import type { Transaction } from '../transaction/transaction'
import { nextToAct } from './action-phase'
import { cardsOf } from './handler'
import { areDealsOver, settleControl } from './location-phase'
import { effectDue } from './locations'
import { declare, happensNow, isOver, mayHit } from './reactions'
import { continueStrategy } from './strategic-phase'

/** Applies the automatic steps of the round until a question to the players is open. R6, R10, R15, R24, R36, R54–R57. */
export const proceed = (transaction: Transaction): void => {
  if (stepOn(transaction)) proceed(transaction)
}

/** Applies one automatic step of the round. Returns false if no step is left before the next question to the players. */
const stepOn = (transaction: Transaction): boolean => {
  const { state, emit } = transaction
  if (isOver(state)) {
    settle(transaction)
    return true
  }
  if (state.reacting !== undefined || state.pending !== undefined || state.ballot !== undefined) return false
  if (state.jailing?.open === true) {
    if (mayHit(state).length > 0) return false
    emit({ e: 'caseClosed', owner: state.jailing.owner })
    return true
  }
  switch (state.stage) {
    case 'actions': {
      if (state.acted !== undefined) emit({ e: 'turnEnded', by: state.acted })
      else if (nextToAct(state).next === undefined) emit({ e: 'locationsBegun' })
      else return false
      return true
    }
    case 'locations':
      return evaluateOn(transaction)
    case 'strategy':
      return continueStrategy(transaction)
    default:
      return false
  }
}

/**
 * R16, R23–R25: applies the automatic steps of a location: control, effect and marker. After the seventh location, the strategic phase
 * begins, unless the game ends.
 */
const evaluateOn = (transaction: Transaction): boolean => {
  const { state, emit } = transaction
  const { cycle, marked, mayor } = state
  if (areDealsOver(state)) {
    settleControl(transaction)
    return true
  }
  if (cycle?.step === 'effect' && effectDue(state) === undefined) {
    emit({ e: 'marked', at: cycle.at })
    return true
  }
  if ((cycle === undefined || cycle.step === 'over') && marked.length >= LOCATIONS.length && !isReached(state)) {
    emit({ e: 'strategyBegun', ...(mayor && { mayor }) })
    return true
  }
  return false
}

/** R54–R57: closes the reactions to an effect. The effect happens if the number of vetoes is even. */
const settle = (transaction: Transaction): void => {
  const { state, emit } = transaction
  if (state.reacting === undefined) return
  const { effect, chain } = state.reacting
  const happens = happensNow(state)
  const vetoes = chain.stack.length - 1
  const isEmptied = chain.stack.some(({ by }, at) => at > 0 && by === effect.from)
  emit({ e: 'settled', effect, happens, vetoes })
  if (happens) happen(transaction, effect, isEmptied)
  const { more = 0 } = effect
  if (more > 0) declare(transaction, { ...effect, more: more - 1 }, 0)
}

/**
 * Applies an effect that was not cancelled.
 * @param isEmptied whether the player from whose hand the Thief takes a card has spent cards on vetoes against the Thief
 */
const happen = ({ state, emit }: Transaction, { what, by, at, place = 0, to, from }: Effect, isEmptied: boolean): void => {
  const owner = at === undefined ? undefined : tokenAt(state, at, place)
  if (what === 'star') emit({ e: 'scored', by, why: 'star' })
  if (what === 'harbour' && to !== undefined) emit({ e: 'hitmanMoved', by, to })
  if (what === 'thief' && from !== undefined && isEmptied && cardsOf(state, from) === 0) emit({ e: 'nothingTaken', by, from })
  if (at === undefined) return
  if (what === 'twoHats') emit({ e: 'reinforcedTo', by, at })
  if (what === 'strings' && to !== undefined) emit({ e: 'headsSwapped', at, to })
  if (what === 'raid') {
    const stack = stackAt(state, at)
    const owners = coloursOf(state).filter((colour) => stack.includes(colour))
    const back = Object.fromEntries(owners.map((colour) => [colour, countIn(stack, colour)]))
    emit({ e: 'raided', by, at, back, revived: owners.filter((colour) => state.turns.passed.includes(colour)) })
  }
  if (owner === undefined) return
  if (what === 'hat') emit({ e: 'tookToHand', by, owner, at, place })
  if (what === 'snitch' || what === 'prison' || what === 'complicity') emit({ e: 'jailed', by, owner, at, place })
  if (what === 'plan' && to !== undefined) emit({ e: 'planned', owner, at, place, to })
  if (what === 'hitman') emit({ e: 'killed', by, owner, at, place })
}
