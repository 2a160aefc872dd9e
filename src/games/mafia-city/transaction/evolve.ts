import { hiddenAfter, isHiddenEvent, type HiddenEvent } from '../../../kit/hidden'
import { openWindow, withNobody, withPass, withResponse } from '../model/response'
import { beginTurns, nextTurn, withPassed, withReturned } from '../../../kit/turns'
import type { Opened, Rewound } from '../../../referee'
import type { Colour } from '../box/box'
import { fields } from '../fields'
import type { Event } from '../model/events'
import { countsCards } from '../model/settings'
import type { Cycle, State } from '../model/state'
import { coloursOf, plus } from '../model/tokens'
import { drawing, isTokenEvent, paying, withTokens } from './tokens'

/** Applies an event to the state. Checks no rules. */
export const evolve = (before: State | undefined, event: Event | Rewound): State => {
  if (event.e === 'begun') return event.state
  if (before === undefined) throw new TypeError('no beginning')
  if (event.e === 'rewound' || isHiddenEvent(event)) {
    const { ballot: _, ...state } = before
    const after = { ...state, ...hiddenAfter(before, event) }
    return event.e === 'revealed' ? withAnswers(after, event.opened) : after
  }
  return isTokenEvent(event) ? withTokens(before, event) : written(before, event)
}

/**
 * Returns the state after the secret ballot on reactions. The app then asks only the players who chose to react, clockwise, which cards
 * they play.
 */
const withAnswers = (state: State, opened: Readonly<Partial<Record<Colour, Opened>>>): State => {
  if (state.reacting === undefined) return state
  const { chain } = state.reacting
  const asked = chain.asked.filter((colour) => opened[colour]?.choice === true)
  return { ...state, reacting: { ...state.reacting, chain: { ...chain, asked } } }
}

const withCycle = (state: State, change: Partial<Cycle>): State =>
  state.cycle === undefined ? state : { ...state, cycle: { ...state.cycle, ...change } }

const begunCycle = (at: Cycle['at']): Cycle => ({
  at,
  step: 'deals',
  deals: [],
  declined: [],
  heard: false,
  used: false,
  shot: false,
  killed: false,
  starred: false,
  done: false,
})

type Written = Exclude<Event, { readonly e: 'begun' } | Parameters<typeof withTokens>[1] | HiddenEvent<Colour>>

/** Returns the state after a player has declared an effect: the cards are spent, and opponents can react. */
const withDeclared = (state: State, { effect, paid, asked, ballot }: Extract<Event, { e: 'declared' }>): State => {
  const chain = openWindow<Colour, null>(coloursOf(state), effect.by, null, (colour) => asked.includes(colour))
  const { jailing, ...rest } = paying(state, effect.by, paid)
  const declared: State = { ...rest, reacting: { effect, chain }, count: state.count + 1, ...(ballot && { ballot }) }
  switch (effect.what) {
    case 'complicity':
      return { ...declared, ...(jailing && { jailing: { ...jailing, open: false } }) }
    case 'secretDeal':
      return withCycle(declared, { declined: [], heard: true })
    case 'prison':
    case 'harbour':
      return withCycle(declared, { used: true })
    case 'hitman':
      return withCycle(declared, { shot: true })
    default:
      return declared
  }
}

/** Returns the state after the reactions to an effect have ended. If the effect was not cancelled, the next event applies the effect. */
const withSettled = (state: State, { effect, happens }: Extract<Event, { e: 'settled' }>): State => {
  const { reacting: _, ...closed } = state
  const { by, what } = effect
  switch (what) {
    case 'bullet':
      return happens ? { ...closed, bullet: by } : { ...closed, acted: by }
    case 'secretDeal':
      return happens ? withCycle(closed, { deals: [...(closed.cycle?.deals ?? []), by] }) : closed
    case 'complicity':
      return happens || closed.jailing === undefined ? closed : { ...closed, jailing: { ...closed.jailing, used: true } }
    case 'prison':
    case 'harbour':
    case 'hitman':
    case 'star':
      return closed
    case 'thief':
      return { ...closed, acted: by, ...(happens && effect.from && { pending: { is: 'thief', by, from: effect.from } }) }
    case 'shadyDeals':
      return { ...closed, acted: by, ...(happens && { pending: { is: 'drewCards', by } }) }
    default:
      return { ...closed, acted: by }
  }
}

/** R31–R36: returns the state at the beginning of the next round, with the new start player and the drawn cards. */
const nextRound = (state: State, event: Extract<Event, { e: 'drawn' }>): State => {
  const { cycle: _, strategy: __, ...rest } = state
  const cards = countsCards(state.settings) ? event.sequence.reduce((after, colour) => plus(after, colour, 1), state.cards) : state.cards
  const piles = countsCards(state.settings) ? { pile: event.pile, discards: event.discards } : {}
  return {
    ...rest,
    ...piles,
    cards,
    stage: 'actions',
    round: state.round + 1,
    start: event.startAfter,
    turns: beginTurns(coloursOf(state), event.startAfter),
    fresh: {},
    marked: [],
    count: state.count + 1,
  }
}

/** Closes the ballot of a player who was asked openly. */
const withoutBallot = (state: State): State => {
  const { ballot: _, ...rest } = state
  return rest
}

const written = (state: State, event: Written): State => {
  switch (event.e) {
    case 'mapTold':
      return { ...state, map: { centre: event.centre, ring: event.ring } }
    case 'redrawn': {
      const redraw = state.redraw.filter((colour) => colour !== event.by)
      const drawn = drawing(paying(state, event.by, event.cards), event.by, event.cards, 0)
      return { ...drawn, redraw, stage: redraw.length === 0 && state.stage === 'redraw' ? 'actions' : state.stage }
    }
    case 'passed':
      return { ...state, acted: event.by, turns: withPassed(state.turns, event.by) }
    case 'waited':
      return { ...paying(state, event.by, 1), acted: event.by }
    case 'acted':
      return { ...state, acted: event.by, turns: event.back.reduce((turns, colour) => withReturned(turns, colour), state.turns) }
    case 'declared':
      return withDeclared(state, event)
    case 'vetoed': {
      if (state.reacting === undefined) return state
      const { by, with: veto, asked, paid, ballot } = event
      const chain = withResponse(state.reacting.chain, by, veto, (colour) => asked.includes(colour))
      return {
        ...paying(withoutBallot(state), by, paid),
        reacting: { ...state.reacting, chain },
        count: state.count + 1,
        ...(ballot && { ballot }),
      }
    }
    case 'letStand': {
      if (state.reacting === undefined) return state
      const { chain } = state.reacting
      return {
        ...withoutBallot(state),
        reacting: { ...state.reacting, chain: event.by === undefined ? withNobody(chain) : withPass(chain, event.by) },
      }
    }
    case 'settled':
      return withSettled(state, event)
    case 'nothingTaken': {
      const { pending: _, ...done } = state
      return done
    }
    case 'cardTaken': {
      const { pending: _, ...done } = state
      const cards = countsCards(state.settings) ? plus(plus(state.cards, event.from, -1), event.by, 1) : state.cards
      return { ...done, cards, count: state.count + 1 }
    }
    case 'cardsDrawn': {
      const { pending: _, ...done } = withCycle(state, { used: true })
      return { ...drawing(done, event.by, event.drawn, event.discarded), count: state.count + 1 }
    }
    case 'caseClosed':
      return state.jailing === undefined ? state : { ...state, jailing: { ...state.jailing, open: false } }
    case 'turnEnded': {
      const { acted: _, bullet: __, ...done } = state
      return { ...done, turns: nextTurn({ ...state.turns, turn: event.by }, () => true) }
    }
    case 'locationsBegun':
      return { ...state, stage: 'locations', marked: [] }
    default:
      return evaluated(state, event)
  }
}

type Later = Exclude<
  Written,
  {
    readonly e:
      | 'mapTold'
      | 'redrawn'
      | 'passed'
      | 'waited'
      | 'acted'
      | 'declared'
      | 'vetoed'
      | 'letStand'
      | 'settled'
      | 'nothingTaken'
      | 'cardTaken'
      | 'cardsDrawn'
      | 'caseClosed'
      | 'turnEnded'
      | 'locationsBegun'
  }
>

/** Returns the state after an event of phases II to IV, or after a correction. */
const evaluated = (state: State, event: Later): State => {
  switch (event.e) {
    case 'chosen':
      return { ...state, cycle: begunCycle(event.at) }
    case 'dealDeclined':
      return withCycle(state, { declined: [...(state.cycle?.declined ?? []), event.by], heard: true })
    case 'dealsClosed':
      return withCycle(state, { declined: coloursOf(state), heard: true })
    case 'stackTold':
      return withCycle(state, { deals: event.deals })
    case 'controlled':
      return withCycle(state, { step: 'effect', control: event.control })
    case 'scored':
      return { ...withCycle(state, event.why === 'star' ? { starred: true } : {}), vp: plus(state.vp, event.by, 1) }
    case 'figureReturned': {
      const { [event.figure]: _, ...rest } = state
      return rest
    }
    case 'figureTaken':
      return { ...withCycle(state, { used: true }), [event.figure]: event.by }
    case 'hitmanMoved':
      return { ...state, hitman: event.to }
    case 'starCancelled':
      return state
    case 'skipped':
      return withCycle(state, event.what === 'effect' ? { used: true } : { done: true })
    case 'marked':
      return { ...withCycle(state, { step: 'over' }), marked: [...new Set([...state.marked, event.at])] }
    case 'strategyBegun':
      return { ...state, stage: 'strategy', strategy: { decided: [], ...(event.mayor && { mayor: event.mayor }) } }
    case 'opened':
      return state.strategy === undefined ? state : { ...state, strategy: { ...state.strategy, at: event.at, decided: [] } }
    case 'named':
      return state.strategy === undefined ? state : { ...state, strategy: { ...state.strategy, named: event.player } }
    case 'unmarked': {
      const marked = state.marked.filter((at) => at !== event.at)
      const mayor = state.strategy?.mayor
      return { ...state, marked, strategy: { decided: [], ...(mayor && { mayor }) } }
    }
    case 'strategyEnded':
      return { ...state, stage: 'draw' }
    case 'drawn':
      return nextRound(state, event)
    case 'ended':
      return { ...state, stage: 'over', result: event.result }
    case 'corrected':
      return fields.apply(state, event.changes)
    case 'overruled':
      return state
  }
}
