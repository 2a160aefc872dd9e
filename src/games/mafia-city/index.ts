import { hiddenRevealed } from '../../kit/hidden'
import { refusedByReferee, type Game, type Revealed, type Vocabulary } from '../../referee'
import type { Colour } from './box/box'
import type { Event } from './model/events'
import type { Change, Setup } from './model/moves'
import type { OwnMove } from './rules/moves'
import { isOverrulable, type Code } from './model/refusals'
import { drawsThief } from './model/settings'
import type { State } from './model/state'
import { parseSetup } from './parse/setup'
import { prompts } from './prompts'
import { domain } from './prompts/domains'
import { followingFrom } from './prompts/following'
import type { Draft, PromptKind } from './prompts/draft'
import { takenByChance, thiefLabel } from './rules/cards'
import { decide } from './rules/decide'
import { begin, isMapDue, mapByChance, mapLabelled } from './rules/setup'
import { evolve } from './transaction/evolve'

/** Types of *Mafia City* that the referee engine needs. */
export interface MafiaCity extends Vocabulary {
  readonly setup: Setup
  readonly state: State
  readonly move: OwnMove
  readonly event: Event
  readonly promptKind: PromptKind
  readonly offerKind: 'correct'
  readonly role: Colour
  readonly draft: Draft
  readonly step: Draft
  /** Secret choice of a player: whether the player reacts to an effect. */
  readonly choice: boolean
  readonly change: Change
  readonly code: Code
}

/** Records that some players have seen cards. The record does not contain the cards, because the app does not know them. */
const seen = (label: string, seenBy: readonly Colour[]): Revealed => ({ kind: 'cards', label, what: {}, reported: true, seenBy })

const reveals = (event: Event): Revealed | undefined => {
  switch (event.e) {
    case 'mapTold': {
      const what = mapLabelled([event.centre, ...event.ring])
      return event.drawn && { kind: 'chance', label: Object.keys(what).join('; '), what }
    }
    case 'cardTaken': {
      const label = thiefLabel(event.count)
      return event.position === undefined ? seen(label, [event.by]) : { kind: 'chance', label, what: { [label]: event.position } }
    }
    case 'cardsDrawn':
      return seen(`cards ${event.count}`, [event.by])
    case 'drawn':
      return seen(`cards ${event.count}`, [])
    default:
      return hiddenRevealed(event)
  }
}

export const mafiaCity: Game<MafiaCity> = {
  id: 'mafia-city',
  rules: 2,
  begin: (json) => {
    const setup = parseSetup(json)
    return setup.ok ? begin(setup.value) : setup
  },
  decide,
  evolve,
  prompts,
  domain,
  following: followingFrom,
  checkChoice: (_, __, choice) => (typeof choice === 'boolean' ? undefined : refusedByReferee('MALFORMED').refusal),
  byChance: (state, pick) => {
    if (state.reacting !== undefined || state.pending !== undefined) return takenByChance(state, pick)
    return state.settings.mapDrawn && isMapDue(state) ? mapByChance(pick) : undefined
  },
  draws: ({ settings }) => (settings.mapDrawn || drawsThief(settings) ? 'cards' : undefined),
  offers: () => [{ kind: 'correct' }],
  ballots: ({ ballot }) => (ballot === undefined ? [] : [ballot]),
  seats: ({ players }) => players.map(({ colour }) => ({ id: colour, plays: [colour] })),
  reveals,
  closes: (event) => (event.e === 'drawn' ? event.round : undefined),
  overrulable: ({ code }) => isOverrulable(code),
  upcast: (event) => event,
}

export { REFUSALS } from './model/refusals'
export type { State } from './model/state'
