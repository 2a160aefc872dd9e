import { allCast, awaited } from '../../../referee'
import type { HouseId } from '../box/box'
import { decider, houseState } from '../model/position'
import { ask, type Question } from '../model/prompt-kinds'
import { bidLimit } from '../rules/influence'
import { musterLedger } from '../rules/mustering'
import { supplyOf } from '../rules/supply'
import { cardOf } from '../rules/westeros-cards'
import { actor, effectNow } from '../rules/wildling-effects'
import { LOSS_OF_LOWEST, neededOf, strengthOf, watchOf } from '../rules/wildlings'
import type { Stage, State } from '../model/state'
import { bidDomain, revealDomain, tellBidsDomain, tiesDomain } from './influence'
import { musterDomain } from './mustering'
import { surplusDomain } from './supply'
import { drawDomain, resolveDomain } from './westeros-cards'
import { choiceDomain, choiceQuestions, wildlingCardDomain } from './second-edition'
import { destroyDomain, effectChoiceDomain, effectQuestion, replaceDomain } from './wildling-effects'
import { lossesDomain, rewardDomain, wildlingTieDomain } from './wildlings'

/** Questions of the Westeros phase and their possible answers (R0.2). */

/** Returns the open questions of the Westeros phase in the order in which they should be answered; none in other stages. */
export const westerosQuestions = (state: State): readonly Question[] => {
  const { stage } = state
  switch (stage.at) {
    case 'draw':
      return [ask('draw', 'R0.2', [], { round: state.round, decks: state.tracking.decks })]
    case 'card': {
      const card = state.turned?.[stage.deck]
      return [ask('resolve', 'R0.2', [], { deck: stage.deck, card: card === undefined ? '' : cardOf(card) })]
    }
    case 'supply':
      return stage.queue.slice(0, 1).map((house) => surplusQuestion(state, house))
    case 'muster':
      return stage.queue.slice(0, 1).map((house) => musterQuestion(state, house))
    case 'auction':
      return ballotQuestions(state, 'bid', 'R5.3', { track: stage.track })
    case 'contribution':
      return ballotQuestions(state, 'contribution', 'R6.4', { threat: strengthOf(state, stage) })
    case 'auctionTies':
      return [
        ask('auctionTies', 'R5.5', [decider(state)], {
          house: decider(state),
          track: stage.track,
          houses: stage.ties.flat(),
          sizes: stage.ties.map(({ length }) => length),
        }),
      ]
    case 'wildlingTie':
      return [wildlingTieQuestion(state, stage)]
    case 'reward':
      return [
        { ...ask('reward', 'R6.7', [stage.house], { house: stage.house, cards: houseState(state, stage.house).used ?? [] }), must: false },
      ]
    case 'choice':
      return choiceQuestions(state)
    case 'wildlingCard':
      return [ask('wildlingCard', 'E6.4', [], { house: stage.house, which: stage.which, decks: state.tracking.decks })]
    case 'effect':
      return effectQuestions(state)
    case 'losses':
      return stage.queue.slice(0, 1).map(({ house, owed }) => lossesQuestion(state, house, owed))
    default:
      return []
  }
}

/** Returns the question to the house that carries out its part of a wildling card (E6.6). */
const effectQuestions = (state: State): readonly Question[] => {
  const house = actor(state)
  if (house === undefined) return []
  const question = effectQuestion(state)
  if (question !== undefined) return [question]
  switch (effectNow(state).effect) {
    case 'musterOneArea':
      return [musterQuestion(state, house)]
    case 'moveSupply':
      return [surplusQuestion(state, house)]
    default:
      return [{ ...ask('reward', 'E6.6', [house], { house, cards: houseState(state, house).used ?? [] }), must: false }]
  }
}

const surplusQuestion = (state: State, house: HouseId): Question => {
  const { armies, flags } = supplyOf(state, house)
  const { supply: level } = houseState(state, house)
  return ask('surplus', 'R3.4', [house], { house, level, flags, armies, tracked: state.tracking.units })
}

const musterQuestion = (state: State, house: HouseId): Question => {
  const ledger = musterLedger(state, house)
  const areas = ledger.map(({ area }) => area)
  const points = ledger.map((row) => row.points)
  return ask('muster', 'R4.1', [house], { house, areas, points, tracked: state.tracking.units })
}

const lossesQuestion = (state: State, house: HouseId, owed: number): Question => {
  const tracked = state.tracking.units
  const lowest = owed === LOSS_OF_LOWEST
  return ask('losses', 'R6.8', [house], { house, owed, needed: tracked ? neededOf(state, house) : owed, lowest, tracked })
}

const wildlingTieQuestion = (state: State, { which, tied, bids }: Extract<Stage, { at: 'wildlingTie' }>): Question =>
  ask('wildlingTie', which === 'highest' ? 'R6.7' : 'R6.8', [decider(state)], {
    house: decider(state),
    which,
    tied,
    threat: state.stage.at === 'wildlingTie' ? strengthOf(state, state.stage) : state.threat,
    watch: watchOf(bids),
  })

/**
 * Returns the questions of an open ballot for power: one secret question for each house that has not chosen, or the reveal if all have
 * chosen. If bids are revealed by hand, returns one question for all houses.
 */
const ballotQuestions = (state: State, kind: 'bid' | 'contribution', rule: string, params: Question['params']): readonly Question[] => {
  const { ballot, tracking } = state
  if (ballot === undefined) return []
  const { id, roles } = ballot
  if (tracking.bids === 'table') return [ask('tellBids', rule, [], { ...params, ballot: kind, houses: roles, known: ballot.known })]
  if (allCast(ballot)) return [ask('reveal', rule, [], { ...params, ballot: kind })]
  return awaited(ballot).map((house) => ({
    ...ask(kind, rule, [house], { ...params, house, limit: bidLimit(state, house), known: ballot.known }),
    key: `${kind}:${id}:${house}`,
    sealed: true,
  }))
}

/** Returns the possible answers of a question of the Westeros phase, or of the reveal of any ballot. */
export const westerosDomain = (state: State, { kind, roles }: Question) => {
  const house = roles[0] ?? decider(state)
  switch (kind) {
    case 'draw':
      return drawDomain(state)
    case 'resolve':
      return resolveDomain(state)
    case 'surplus':
      return surplusDomain(state, house)
    case 'muster':
      return musterDomain(state, house, state.stage.at === 'effect')
    case 'bid':
    case 'contribution':
      return bidDomain(state, house)
    case 'tellBids':
      return tellBidsDomain(state)
    case 'auctionTies':
      return tiesDomain(state)
    case 'wildlingTie':
      return wildlingTieDomain(state)
    case 'reward':
      return rewardDomain(state, house)
    case 'losses':
      return lossesDomain(state, house)
    case 'choice':
      return state.stage.at === 'effect' ? effectChoiceDomain(state) : choiceDomain(state)
    case 'wildlingCard':
      return wildlingCardDomain(state)
    case 'destroy':
      return destroyDomain(state, house)
    case 'replace':
      return replaceDomain(state, house)
    default:
      return revealDomain(state)
  }
}
