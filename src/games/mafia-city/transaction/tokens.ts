import { withReturned } from '../../../kit/turns'
import type { Colour, Place } from '../box/box'
import type { Event } from '../model/events'
import { countsCards } from '../model/settings'
import type { State } from '../model/state'
import { plus, stackAt } from '../model/tokens'

/** Functions that apply events to Mafiosi and cards. If the app does not track Mafiosi or cards, the functions change nothing. */

type Kept = 'hand' | 'reserve' | 'cell' | 'fresh'
const withStack = (state: State, at: Place, stack: readonly Colour[]): State => ({ ...state, stacks: { ...state.stacks, [at]: stack } })
const onTop = (state: State, at: Place, colour: Colour): State => withStack(state, at, [...stackAt(state, at), colour])
/** R40: removes a Mafioso from a stack. The Mafiosi above the removed Mafioso move down. */
const withoutToken = (state: State, at: Place, place: number): State => withStack(state, at, stackAt(state, at).toSpliced(place - 1, 1))
const withMore = (state: State, kept: Kept, colour: Colour, more: number): State => ({ ...state, [kept]: plus(state[kept], colour, more) })

/** Returns the state after a player has discarded cards. */
export const paying = (state: State, colour: Colour, cards: number): State => {
  if (cards === 0 || !countsCards(state.settings)) return state
  const held = state.cards[colour] ?? 0
  return { ...state, cards: plus(state.cards, colour, -cards), discards: state.discards + Math.min(held, cards) }
}

/** A18: returns the state after a player has drawn cards. If the draw pile runs out, the discards are shuffled into a new draw pile. */
export const drawing = (state: State, colour: Colour, drawn: number, discarded: number): State => {
  if (!countsCards(state.settings)) return state
  const { pile, discards } = state
  const left = drawn <= pile ? { pile: pile - drawn, discards } : { pile: Math.max(0, pile + discards - drawn), discards: 0 }
  return paying({ ...state, ...left, cards: plus(state.cards, colour, drawn) }, colour, discarded)
}

type TokenEvent = Extract<
  Event,
  {
    readonly e:
      | 'placed'
      | 'tookToHand'
      | 'reinforcedTo'
      | 'jailed'
      | 'raided'
      | 'headsSwapped'
      | 'planned'
      | 'released'
      | 'reinforced'
      | 'killed'
      | 'tookBack'
  }
>
const EVENTS: readonly string[] = [
  'placed',
  'tookToHand',
  'reinforcedTo',
  'jailed',
  'raided',
  'headsSwapped',
  'planned',
  'released',
  'reinforced',
  'killed',
  'tookBack',
] satisfies readonly TokenEvent['e'][]
export const isTokenEvent = (event: { readonly e: string }): event is TokenEvent => EVENTS.includes(event.e)

export const withTokens = (state: State, event: TokenEvent): State => {
  switch (event.e) {
    case 'placed':
      return { ...onTop(withMore(state, 'hand', event.by, -1), event.at, event.by), acted: event.by }
    case 'tookToHand':
      return withMore(withoutToken(state, event.at, event.place), 'hand', event.owner, 1)
    case 'reinforcedTo':
      return onTop(withMore(state, 'reserve', event.by, -1), event.at, event.by)
    case 'jailed': {
      const { at, place, owner, by } = event
      const moved = withMore(withMore(withoutToken(state, at, place), 'cell', owner, 1), 'fresh', owner, 1)
      return { ...moved, jailing: { owner, causer: by, open: true, used: false } }
    }
    case 'raided': {
      const { at, back, revived } = event
      const turns = revived.reduce((after, colour) => withReturned(after, colour), state.turns)
      const hand = Object.entries(back).reduce((after, [colour, count]) => plus(after, colour as Colour, count), state.hand)
      return { ...withStack(state, at, []), hand, turns }
    }
    case 'headsSwapped': {
      const [one, other] = [stackAt(state, event.at), stackAt(state, event.to)]
      const headed = withStack(state, event.at, [...other.slice(0, 1), ...one.slice(1)])
      return withStack(headed, event.to, [...one.slice(0, 1), ...other.slice(1)])
    }
    case 'planned':
      return onTop(withoutToken(state, event.at, event.place), event.to, event.owner)
    case 'killed': {
      const killed = withMore(withoutToken(state, event.at, event.place), 'reserve', event.owner, 1)
      return killed.cycle === undefined ? killed : { ...killed, cycle: { ...killed.cycle, killed: true } }
    }
    case 'released':
      return Object.entries(event.released).reduce((after, [name, count]) => {
        const colour = name as Colour
        return withMore(withMore(after, 'cell', colour, -count), 'hand', colour, count)
      }, withoutFresh(state))
    case 'reinforced':
      return event.players.reduce(
        (after, colour) => (after.settings.tokensKept ? withMore(withMore(after, 'reserve', colour, -1), 'hand', colour, 1) : after),
        state,
      )
    case 'tookBack': {
      const { by, at, places, taken } = event
      const stack = stackAt(state, at).filter((_, index) => !places.includes(index + 1))
      const hand = Object.entries(taken).reduce((after, [colour, count]) => plus(after, colour as Colour, count), state.hand)
      const after = { ...withStack(state, at, stack), hand }
      if (after.strategy === undefined) return after
      const { named: _, ...strategy } = after.strategy
      return { ...after, strategy: { ...strategy, decided: [...strategy.decided, by] } }
    }
  }
}

/**
 * Updates the record of Mafiosi jailed in this round, after the Prison has released Mafiosi. With the setting `all`, the record becomes
 * empty. With `nextRound`, these Mafiosi stay in the Cell, so the record does not change.
 */
const withoutFresh = (state: State): State => (state.settings.cellRelease === 'all' ? { ...state, fresh: {} } : state)
