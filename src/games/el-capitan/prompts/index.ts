import { fieldsDomain } from '../../../kit/fields-domain'
import { askNumber, isPossibleValue, numberAt, type RulePoint } from '../../../kit/rule-points'
import { canonical, type Domain, type Prompt } from '../../../referee'
import type { Colour } from '../box/board'
import { pointNamed } from '../box/numbers'
import type { OwnMove } from '../rules/moves'
import type { Code } from '../model/refusals'
import type { State } from '../model/state'
import { deciderOf } from '../rules/after-payday'
import { followsMoney } from '../model/settings'
import { cardsInHand } from '../model/sailing-cards'
import { numbersForPayday } from '../rules/payday'
import { isHandDue, nextBonus, rowsToTell } from '../rules/to-tell'
import { choosing, citiesFor, kindsFor } from './domains'
import type { Draft } from './draft'
import { cardless } from './told-domains'

/** Determines the open questions of a position. */

export type PromptKind =
  | 'firstPlayer'
  | 'number'
  | 'act'
  | 'buy'
  | 'sail'
  | 'endTurn'
  | 'payday'
  | 'settle'
  | 'nameStart'
  /** Questions that are asked only if the app does not track turns. */
  | 'lastPiece'
  | 'row'
  | 'bonusCard'
  /** Question that is asked only if the app does not track money. */
  | 'hand'
export type Question = Prompt<PromptKind, Colour>

const ask = (kind: PromptKind, rule: string, roles: readonly Colour[], must = true): Question => ({
  key: [kind, ...roles].join(':'),
  kind,
  roles,
  must,
  sealed: false,
  rule,
  params: roles[0] === undefined ? {} : { colour: roles[0] },
})

/** Returns the unknown board numbers that a payday needs, without duplicates. */
const unknownNumbers = (state: State): readonly RulePoint[] => {
  const unknown = numbersForPayday(state).filter((point) => numberAt(state.numbers, point) === undefined)
  return unknown.filter((point, at) => unknown.findIndex(({ id }) => id === point.id) === at)
}

/** Returns the open questions of the current turn. */
const inTurn = (state: State): readonly Question[] => {
  const { turns, turn, settings, money } = state
  const by = turns.turn
  if (by === undefined) return []
  const act = ask('act', 'R2', [by])
  const canBuy = followsMoney(settings) && turn.action !== 'loan' && (money[by] ?? 0) > 0
  // Gives the question a new key after each purchase and each voyage, so that the app shows the next question of the turn first again.
  const buy = canBuy ? [{ ...ask('buy', 'R2', [by], false), key: `buy:${by}:${money[by] ?? 0}` }] : []
  if (turn.action !== undefined) return [ask('endTurn', 'R2', [by]), ...buy]
  const canAct = kindsFor(state, act).length > 0
  const again = turn.sailed ? `:${canonical(state.ships[by] ?? {})}` : ''
  const hasCard = cardsInHand(state, by) !== 0
  const sail =
    (hasCard || canBuy) && citiesFor(state).length > 0 ? [{ ...ask('sail', 'R3', [by], !canAct), key: `sail:${by}${again}` }] : []
  // If no action is legal and the ship cannot sail, the players must undo the turn (A23).
  return canAct || sail.length === 0 ? [act, ...sail, ...buy] : [...sail, ...buy]
}

/**
 * Returns the question which player takes the next bonus card, if the app does not track turns. Each bonus card has a separate question, so
 * that it is given to one player only.
 */
const bonusCard = (state: State): readonly Question[] => {
  const florins = nextBonus(state)
  if (state.settings.turnsTold || florins === undefined || cardless(state).length === 0) return []
  return [{ ...ask('bonusCard', 'R38', [], false), key: `bonusCard:${florins}` }]
}

const atPayday = (state: State): readonly Question[] => {
  const rows = rowsToTell(state).map((city): Question => ({ ...ask('row', 'R32', []), key: `row:${city}`, params: { city } }))
  if (rows.length > 0) return [...rows, ...bonusCard(state)]
  const numbers = unknownNumbers(state)
  if (numbers.length > 0) return numbers.map((point) => askNumber<PromptKind, Colour>('number', point))
  return [ask('payday', 'R30', []), ...bonusCard(state)]
}

export const prompts = (state: State): readonly Question[] => {
  switch (state.stage) {
    case 'firstPlayer':
      return [ask('firstPlayer', 'R1', [])]
    case 'turns':
      return state.settings.turnsTold ? inTurn(state) : [ask('lastPiece', 'R29', []), ...bonusCard(state)]
    case 'payday':
      return atPayday(state)
    case 'settle':
      return state.settling.slice(0, 1).map((colour) => (isHandDue(state) ? ask('hand', 'R41', [colour]) : ask('settle', 'R40', [colour])))
    case 'nameStart': {
      const decider = deciderOf(state, state.turns.order)
      return [ask('nameStart', 'R42', decider === undefined ? [] : [decider])]
    }
    case 'over':
      return []
  }
}

type AnyDomain = Domain<Draft, Draft, OwnMove, Code>

/** Returns the possible answers to a question. */
export const domain = (state: State, prompt: Question): AnyDomain => {
  if (prompt.kind === 'number') {
    const point = pointNamed(Object.keys(state.cities), prompt.unknown ?? '')
    if (point !== undefined) return tellDomain(point)
  }
  // Without a bought card, the answer begins with the purchase of a card. The question stays open for the voyage.
  const [by] = prompt.roles
  const buysFirst = prompt.kind === 'sail' && by !== undefined && cardsInHand(state, by) === 0
  return choosing(state, buysFirst ? { ...prompt, kind: 'buy' } : prompt)
}

/** Returns the possible answers to the question for an unknown board number. */
const tellDomain = (point: RulePoint): AnyDomain => {
  const { least, most, id } = point
  return fieldsDomain<Draft, OwnMove>(
    ({ amount }) => (amount === undefined ? Array.from({ length: most - least + 1 }, (_, at) => ({ amount: least + at })) : []),
    ({ amount }) => (isPossibleValue(point, amount) ? { do: 'tell', point: id, value: amount } : undefined),
  )
}
