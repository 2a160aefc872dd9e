import { allCast, awaited, type Params } from '../../../referee'
import { LOCATIONS, POLICE_STATION, type Colour } from '../box/box'
import type { State } from '../model/state'
import { coloursOf } from '../model/tokens'
import { nextToAct } from '../rules/action-phase'
import { decideOwn } from '../rules/decide'
import { isEndDue } from '../rules/end-of-game'
import { cardsOf } from '../rules/handler'
import { isEvaluating, nextChoice } from '../rules/location-phase'
import { effectDue, type Due } from '../rules/locations'
import { isAskedOpenly, isHeardInSecret } from '../rules/reactions'
import { isMapDue } from '../rules/setup'
import { lowestMarked, waitsIn } from '../rules/strategic-phase'
import type { PromptKind, Question } from './draft'

/** Determines the open questions of a position. */

const ask = (kind: PromptKind, rule: string, roles: readonly Colour[], params: Params = {}, must = true): Question => {
  const whose = roles.length === 1 ? roles[0] : undefined
  return {
    key: [kind, ...(whose ? [whose] : []), ...Object.values(params).map(String)].join(':'),
    kind,
    roles,
    must,
    sealed: false,
    rule,
    params: { ...params, ...(whose && { colour: whose }) },
  }
}

/**
 * Returns the questions about reactions to the declared effect or to the last veto. If reactions are secret, the app asks every player in
 * secret, except if only one player has enough cards.
 */
const reactions = (state: State): readonly Question[] => {
  const { reacting, ballot, round } = state
  if (reacting === undefined) return []
  const { effect, chain } = reacting
  const params = { what: effect.what, by: effect.by, vetoes: chain.stack.length - 1, round }
  if (ballot === undefined) return [ask('react', 'R52', isHeardInSecret(state) ? chain.asked.slice(0, 1) : chain.asked, params, false)]
  if (isAskedOpenly(state)) return [ask('react', 'R52', ballot.roles, params, false)]
  if (allCast(ballot)) return [{ ...ask('reveal', 'R52', [], params), ballot: ballot.id }]
  return awaited(ballot).map((role) => ({ ...ask('silent', 'R52', [role], params), sealed: true, ballot: ballot.id }))
}

/** Returns the questions of phase I: the turn of the next player, and the Bullets that players who have passed may use before this turn. */
const inTurn = (state: State): readonly Question[] => {
  const { bullet, round } = state
  if (bullet !== undefined) return [ask('bulletAct', 'R13', [bullet], { round })]
  const { next, mayBullet } = nextToAct(state)
  if (next === undefined) return []
  const able = mayBullet.filter((by) => !state.settings.tokensKept || decideOwn(state, { do: 'bullet', by }).ok)
  return [ask('act', 'R7', [next], { round }), ...able.map((colour) => ask('bullet', 'R13', [colour], { round }, false))]
}

const EFFECT_RULES: Readonly<Record<Due, string>> = {
  jail: 'R45',
  moveHitman: 'R46',
  hitman: 'R46',
  takeFigure: 'R51',
  shop: 'R49',
  star: 'R50',
}

/** Returns the players who may hold a card; all players if the app does not count cards, or if nobody holds a card. */
const withCards = (state: State): readonly Colour[] => {
  const able = coloursOf(state).filter((colour) => cardsOf(state, colour) !== 0)
  return able.length === 0 ? coloursOf(state) : able
}

const atLocations = (state: State): readonly Question[] => {
  const { cycle, round, start, settings, marked } = state
  if (isEndDue(state)) return [ask('result', 'R37', [], { round })]
  if (cycle === undefined || !isEvaluating(state)) {
    const { chooser } = nextChoice(state)
    return [ask('choose', 'R17', chooser ? [chooser] : [], { round, left: LOCATIONS.length - marked.length })]
  }
  const params = { at: cycle.at, round }
  const due = effectDue(state)
  const controller = cycle.control?.controller
  if (due !== undefined && controller !== undefined) {
    const rule = due === 'takeFigure' && cycle.at === POLICE_STATION ? 'R48' : EFFECT_RULES[due]
    return [ask(due, rule, [controller], params, false)]
  }
  if (!settings.tokensKept) return [ask('stackNow', 'R18', [], params)]
  return [ask('secretDeals', 'R20', cycle.heard ? withCards(state) : [start], { ...params, played: cycle.deals.length }, false)]
}

const inStrategy = (state: State): readonly Question[] => {
  const { round, strategy } = state
  const waits = waitsIn(state)
  if (waits === undefined) return []
  const roles = waits.for ? [waits.for] : []
  if (waits.what === 'choose')
    return [ask('choose', strategy?.mayor ? 'R26' : 'R27', roles, { round, at: lowestMarked(state) ?? 0, back: true })]
  const params = { round, at: waits.at ?? 0 }
  return [waits.what === 'name' ? ask('name', 'R26', roles, params) : ask('takeBack', 'R28', roles, params)]
}

export const prompts = (state: State): readonly Question[] => {
  const { stage, round, pending, jailing, redraw } = state
  if (stage === 'over') return []
  if (state.reacting !== undefined) return reactions(state)
  if (pending?.is === 'thief') return [ask('thief', 'R59', [], { by: pending.by, from: pending.from, round })]
  if (pending?.is === 'drewCards') return [ask('drewCards', 'R60', [], { by: pending.by, round })]
  if (jailing?.open === true) return [ask('complicity', 'R58', [jailing.owner], { causer: jailing.causer, round }, false)]
  if (isMapDue(state)) return [ask('map', 'R2', [])]
  switch (stage) {
    case 'redraw':
      return redraw.slice(0, 1).map((colour) => ask('redraw', 'R4', [colour]))
    case 'actions':
      return inTurn(state)
    case 'locations':
      return atLocations(state)
    case 'strategy':
      return inStrategy(state)
    case 'draw':
      return [ask('draws', 'R32', [], { round })]
  }
}
