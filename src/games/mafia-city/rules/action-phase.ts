import { moveShape } from '../../../kit/move-kinds'
import { asAnswer, DONE } from '../../../kit/refusals'
import { maybe, only, type Infer } from '../../../kit/shape'
import { untilActive } from '../../../kit/turns'
import { refusedByReferee } from '../../../referee'
import type { Colour, Place } from '../box/box'
import { ACTION_CARDS, EFFECTS, NO_ACTIONS, type EffectName } from '../box/effects'
import type { Spot } from '../model/moves'
import { firstReason, refuse, type Reason, type Waived } from '../model/refusals'
import type { Effect, State } from '../model/state'
import { countIn, stackAt, tokenAt } from '../model/tokens'
import * as shapes from '../shapes/pieces'
import type { Transaction } from '../transaction/transaction'
import { isBusy, NOT_ASKED, tooFewCards, type Handled } from './handler'
import { declare } from './reactions'

/** Rules of the action phase: R7–R15, R65, R67, R71. */

const actShape = moveShape('act', {
  by: shapes.colour,
  what: only(...ACTION_CARDS, ...NO_ACTIONS, 'place', 'pass', 'wait', 'acted', 'raided'),
  at: maybe(shapes.spot),
  place: maybe(shapes.height),
  to: maybe(shapes.spot),
  from: maybe(shapes.colour),
  /** Players who got Mafiosi back in a Raid, if the app does not track Mafiosi. */
  back: maybe(shapes.colours),
})
export type Act = Infer<typeof actShape>
/** Names of the actions of phase I. `acted` and `raided` are used only if the app does not track Mafiosi. */
export type ActName = Act['what']
const bulletShape = moveShape('bullet', { by: shapes.colour })

/**
 * R71: returns the player who acts next. Also returns the players before this player who have passed and may use a Bullet, in seating
 * order.
 */
export const nextToAct = ({
  turns,
}: Pick<State, 'turns'>): { readonly next: Colour | undefined; readonly mayBullet: readonly Colour[] } => {
  const { next, before } = untilActive(turns)
  return { next, mayBullet: next === undefined ? [] : before }
}

/** R7, R11, R71: returns the reasons why a player may not act now. */
const againstTurn = (state: State, by: Colour): readonly Reason[] => {
  const { turns, bullet } = state
  const { next } = nextToAct(state)
  if (bullet !== undefined) return [by !== bullet && ['NOT_YOUR_TURN', { next: bullet }]]
  const hasPassed = turns.passed.includes(by)
  return [hasPassed && ['PASSED'], !hasPassed && by !== next && ['NOT_YOUR_TURN', { next: next ?? '' }]]
}

const isPlace = (spot: Spot | undefined): spot is Place => spot !== undefined && spot !== 'cell'

/** Returns the refusal reason if no Mafioso is at the given height of a stack. */
const againstToken = (state: State, { at, place = 0 }: Act): readonly Reason[] => [
  at === 'cell' && ['CELL'],
  isPlace(at) && tokenAt(state, at, place) === undefined && ['NO_SUCH_TOKEN', { place, most: stackAt(state, at).length }],
]

/** Returns the reasons why an action is refused. Does not check whose turn it is. */
const againstAct = (state: State, act: Act): readonly Reason[] => {
  const { by, what, at, to, place = 0, from } = act
  switch (what) {
    case 'place':
      return [at === 'cell' && ['CELL'], (state.hand[by] ?? 0) < 1 && ['NO_TOKEN_IN_HAND']]
    case 'twoHats':
      return [at === 'cell' && ['CELL'], (state.reserve[by] ?? 0) < 1 && ['NO_TOKEN_IN_RESERVE']]
    case 'hat': {
      const owner = isPlace(at) ? tokenAt(state, at, place) : undefined
      return [...againstToken(state, act), owner !== undefined && owner !== by && ['NOT_OWN_TOKEN', { owner }]]
    }
    case 'snitch':
      return againstToken(state, act)
    case 'plan':
      return [...againstToken(state, act), to === 'cell' && ['CELL'], isPlace(at) && at === to && ['SAME_LOCATION', { at }]]
    case 'raid': {
      const own = isPlace(at) ? countIn(stackAt(state, at), by) : 0
      return [at === 'cell' && ['CELL'], isPlace(at) && own < 2 && ['RAID_NEEDS_TWO', { own }]]
    }
    case 'strings':
      return [
        (at === 'cell' || to === 'cell') && ['CELL'],
        isPlace(at) && at === to && ['SAME_LOCATION', { at }],
        [at, to].some((one) => isPlace(one) && stackAt(state, one).length === 0) && ['LOCATION_EMPTY', {}, 'R41'],
      ]
    case 'thief': {
      const isEmpty = from !== undefined && tooFewCards(state, from, 1) !== false
      return [from === by && ['THIEF_OWN_HAND'], from !== by && isEmpty && ['EMPTY_HAND', { from: from ?? '' }]]
    }
    default:
      return []
  }
}

/** Fields of the move that each kind of action needs. */
const NEEDS: Readonly<Partial<Record<Act['what'], readonly (keyof Act)[]>>> = {
  place: ['at'],
  hat: ['at'],
  twoHats: ['at'],
  snitch: ['at', 'place'],
  raid: ['at'],
  strings: ['at', 'to'],
  plan: ['at', 'to'],
  thief: ['from'],
}

const cardsFor = (what: Act['what']): number =>
  what === 'place' || what === 'pass' ? 0 : what === 'wait' ? 1 : EFFECTS[what as EffectName].cards

const isNoAction = (what: Act['what']): boolean => (NO_ACTIONS as readonly string[]).includes(what)
const isActionCard = (what: Act['what']): what is (typeof ACTION_CARDS)[number] => (ACTION_CARDS as readonly string[]).includes(what)

/** R7–R14: places a Mafioso, plays a card, or passes. Refusals: the codes about the action phase in `model/refusals.ts`. */
export const act = (transaction: Transaction, move: Act, waived: Waived): Handled => {
  const { state, emit } = transaction
  const { by, what, at, place, to, from } = move
  if (state.stage !== 'actions') return refuse('PHASE_OVER')
  if (!state.settings.tokensKept || what === 'acted' || what === 'raided') return tellAct(transaction, move, waived)
  if (isBusy(state)) return NOT_ASKED
  const turn = againstTurn(state, by)
  if (isNoAction(what)) return asAnswer(firstReason(waived, [...turn, ['NOT_AN_ACTION', { what }]]))
  const missing = NEEDS[what]?.find((part) => move[part] === undefined)
  if (missing !== undefined) return asAnswer(firstReason(waived, turn) ?? refusedByReferee('MALFORMED', { at: missing }).refusal)
  const isBulletWasted = state.bullet !== undefined && what === 'pass'
  const against = firstReason(waived, [
    ...turn,
    isBulletWasted && ['BULLET_NEEDS_ACTION'],
    ...againstAct(state, move),
    tooFewCards(state, by, cardsFor(what)),
  ])
  if (against !== undefined) return asAnswer(against)
  if (what === 'pass') emit({ e: 'passed', by })
  else if (what === 'wait') emit({ e: 'waited', by })
  else if (what === 'place' && isPlace(at)) emit({ e: 'placed', by, at })
  else if (isActionCard(what)) {
    const effect: Effect = {
      what,
      by,
      ...(isPlace(at) && { at }),
      ...(place !== undefined && { place }),
      ...(isPlace(to) && { to }),
      ...(from && { from }),
    }
    declare(transaction, effect, cardsFor(what))
  }
  return DONE
}

/**
 * R13, R57, A29: plays a Bullet of a player who has passed. Refusals: PHASE_OVER, NOT_PASSED, NOT_YOUR_TURN, NOT_ENOUGH_CARDS,
 * BULLET_NEEDS_ACTION.
 */
export const playBullet = (transaction: Transaction, { by }: Infer<typeof bulletShape>, waived: Waived): Handled => {
  const { state } = transaction
  if (state.stage !== 'actions') return refuse('PHASE_OVER')
  if (isBusy(state) || state.bullet !== undefined || !state.settings.tokensKept) return NOT_ASKED
  const { next, mayBullet } = nextToAct(state)
  const hasPassed = state.turns.passed.includes(by)
  const canAct = (state.hand[by] ?? 0) > 0 || tooFewCards(state, by, 2) === false
  const against = firstReason(waived, [
    !hasPassed && ['NOT_PASSED'],
    hasPassed && !mayBullet.includes(by) && ['NOT_YOUR_TURN', { next: next ?? '' }],
    tooFewCards(state, by, 1),
    !canAct && ['BULLET_NEEDS_ACTION', {}, 'A29'],
  ])
  if (against !== undefined) return asAnswer(against)
  declare(transaction, { what: 'bullet', by }, EFFECTS.bullet.cards)
  return DONE
}

/**
 * Records the reported action of a player if the app does not track Mafiosi: acted, passed or raided. Players who get Mafiosi back in a
 * Raid are active again (R12). A player who acts after passing has used a Bullet (R13). Refusals: PASSED, NOT_YOUR_TURN.
 */
const tellAct = ({ state, emit }: Transaction, { by, what, back = [] }: Act, waived: Waived): Handled => {
  if (state.settings.tokensKept || (what !== 'acted' && what !== 'raided' && what !== 'pass')) return NOT_ASKED
  const isBullet = nextToAct(state).mayBullet.includes(by) && what !== 'pass'
  const against = firstReason(waived, isBullet ? [] : againstTurn(state, by))
  if (against !== undefined) return asAnswer(against)
  if (what === 'pass') emit({ e: 'passed', by })
  else
    emit({ e: 'acted', by, bullet: isBullet, back: what === 'raided' ? back.filter((colour) => state.turns.passed.includes(colour)) : [] })
  return DONE
}

/** Moves of this chapter. */
export const ACTION_MOVES = {
  act: { shape: actShape, decide: act },
  bullet: { shape: bulletShape, decide: playBullet },
}
