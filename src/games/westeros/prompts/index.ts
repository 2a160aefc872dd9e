import { allCast, awaited, type Domain } from '../../../referee'
import type { HouseId } from '../box/box'
import type { Choice } from '../model/moves'
import type { Move } from '../rules/moves'
import { ask, type Question } from '../model/prompt-kinds'
import type { Code } from '../model/refusals'
import { marcher, marchesOf } from '../rules/marches'
import { consolidateOrders, payday } from '../rules/power'
import { raider, raidsOf } from '../rules/raids'
import type { State } from '../model/state'
import { battleDomain, battleQuestions } from './battle'
import { holdDomain, marchDomain } from './marches'
import { ordersDomain, ordersPlacedDomain, ravenDomain } from './orders'
import { collectDomain } from './power'
import { raidDomain } from './raids'
import { ruleIn } from '../model/replaced-rules'
import { consolidateDomain, consolidateQuestions, portDomain, portQuestions, ravenLookDomain, ravenLookQuestion } from './second-edition'
import { discardDomain } from './wildling-effects'
import { readyDomain } from './setup'
import { westerosDomain, westerosQuestions } from './westeros-questions'

/** Open questions at each stage of the round, and their possible answers. */

const sealed = (kind: Question['kind'], rule: string, house: HouseId, params: Question['params']): Question => ({
  ...ask(kind, rule, [house], params),
  sealed: true,
})

/** Returns the open questions in the order in which players should answer them. Returns no questions after the end of the game. */
export const questions = (state: State): readonly Question[] =>
  openQuestions(state).map((question) => ({ ...question, rule: ruleIn(question.rule, state.box) }))

const openQuestions = (state: State): readonly Question[] => {
  const { stage, ballot } = state
  switch (stage.at) {
    case 'setup':
      return [ask('setup', 'R0.1', [], { players: state.playing.length })]
    case 'orders':
      if (state.tracking.orders === 'table' || ballot === undefined) return [ask('ordersPlaced', 'R8.5', [])]
      if (allCast(ballot)) return [ask('reveal', 'R8.5', [], { ballot: ballot.kind })]
      return awaited(ballot).map((house) => sealed('orders', 'R8.1', house, { house }))
    case 'ravenLook':
      return [ravenLookQuestion(state)]
    case 'ports':
      return portQuestions(state)
    case 'afterBattle': {
      const { house, of, card } = stage
      return [{ ...ask('discard', 'E14.9', [house], { house, of, card }), must: false }]
    }
    case 'raven':
      return [{ ...ask('raven', 'R8.6', [state.holders.kingsCourt], { house: state.holders.kingsCourt }), must: false }]
    case 'raids': {
      const house = raider(state)
      const known = state.tracking.orders === 'app'
      return [
        ask('raid', 'R9.1', known && house !== undefined ? [house] : [], {
          house: house ?? '',
          areas: house === undefined ? [] : raidsOf(state, house),
        }),
      ]
    }
    case 'marches': {
      const house = marcher(state)
      const known = state.tracking.orders === 'app'
      const holdQuestions: readonly Question[] = state.tracking.units ? [] : [{ ...ask('hold', 'R1.1', []), must: false }]
      if (!state.tracking.units && (!known || house === undefined)) return holdQuestions
      const areas = house === undefined ? [] : marchesOf(state, house)
      return [ask('march', 'R10.1', known && house !== undefined ? [house] : [], { house: house ?? '', areas }), ...holdQuestions]
    }
    case 'battle':
      return battleQuestions(state)
    case 'power': {
      const one = consolidateQuestions(state)
      if (one.length > 0 && state.tracking.orders === 'app') return one
      const due = state.tracking.orders === 'app' ? payday(state, consolidateOrders(state)) : []
      return [ask('collect', 'R15.1', [], { houses: due.map(({ house }) => house), gains: due.map(({ gain }) => gain) }), ...one]
    }
    case 'over':
      return []
    default:
      return westerosQuestions(state)
  }
}

/** Returns the possible answers of a question. An answer is a move or a sealed choice. */
export const domain = (state: State, question: Question): Domain<unknown, unknown, Move | Choice, Code> => erased(domainOf(state, question))

/**
 * Erases the types of draft and step from a `Domain`. Callers without these types (random play, stored drafts) pass back only drafts and
 * steps from the same object.
 */
const erased = <Draft, Step, Answer>(typed: Domain<Draft, Step, Answer, Code>): Domain<unknown, unknown, Answer, Code> => ({
  empty: typed.empty,
  steps: (draft) => typed.steps(draft as Draft),
  take: (draft, step) => typed.take(draft as Draft, step as Step),
  finish: (draft) => typed.finish(draft as Draft),
  sample: (random) => typed.sample(random),
})

type AnyDomain = Parameters<typeof erased<never, never, Move | Choice>>[0]

const domainOf = (state: State, question: Question): AnyDomain => {
  const house = question.roles[0]
  switch (question.kind) {
    case 'setup':
      return readyDomain() as AnyDomain
    case 'orders':
      return ordersDomain(state, house as HouseId) as AnyDomain
    case 'ordersPlaced':
      return ordersPlacedDomain() as AnyDomain
    case 'raven':
      return ravenDomain(state) as AnyDomain
    case 'raid':
      return raidDomain(state) as AnyDomain
    case 'march':
      return marchDomain(state) as AnyDomain
    case 'hold':
      return holdDomain(state) as AnyDomain
    case 'collect':
      return collectDomain(state) as AnyDomain
    case 'ravenLook':
      return ravenLookDomain(state) as AnyDomain
    case 'portShips':
      return portDomain(state, house as HouseId) as AnyDomain
    case 'consolidate':
      return consolidateDomain(state) as AnyDomain
    case 'discard': {
      const { stage } = state
      const asked = house as HouseId
      return (
        stage.at === 'afterBattle' ? discardDomain(state, asked, stage.of, true) : discardDomain(state, asked, asked, false)
      ) as AnyDomain
    }
    default:
      return (state.stage.at === 'battle' ? battleDomain(state, question) : westerosDomain(state, question)) as AnyDomain
  }
}
