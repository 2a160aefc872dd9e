import { hiddenRevealed } from '../../kit/hidden'
import { seatsFrom } from '../../kit/turns'
import type { Game, Revealed, ReportedNumber, Vocabulary } from '../../referee'
import type { Clan } from './box/box'
import { reportedCard } from './box/kept-cards'
import { islandTold, spotsTold } from './box/kept-island'
import { pricesByTile } from './box/kept-prices'
import { clansOf } from './model/board'
import type { Event } from './model/events'
import type { AnyMove } from './rules/moves'
import type { Change, Choice, Setup } from './model/moves'
import { isOverrulable, type Code } from './model/refusals'
import type { State } from './model/state'
import { parseSetup } from './parse/parse'
import { prompts } from './prompts'
import { domain } from './prompts/domains'
import type { Draft, PromptKind } from './prompts/draft'
import { followingFrom } from './prompts/following'
import { checkCard, checkChoice, decide } from './rules/decide'
import { begin } from './rules/setup'
import { evolve } from './transaction/evolve'

/** Types of *Graenaland* that the referee engine needs. Orders and victory point cards are secret. The app draws nothing at random. */
export interface Graenaland extends Vocabulary {
  readonly setup: Setup
  readonly state: State
  readonly move: AnyMove
  readonly event: Event
  readonly promptKind: PromptKind
  readonly offerKind: 'correct'
  readonly role: Clan
  readonly draft: Draft
  readonly step: Draft
  readonly choice: Choice
  readonly change: Change
  readonly code: Code
}

/**
 * Returns the secret information that an event reveals: drawn cards, face-down cards that players received, or an opened secret. Returns
 * undefined if the event reveals nothing.
 */
const revealed = (event: Event): Revealed | undefined => {
  if (event.e === 'drawn' && event.how !== 'faceDown' && event.card !== 'empty')
    return { kind: 'cards', label: `r${event.round}/${event.at}/${event.how}`, what: { [event.at]: event.card }, reported: true }
  if (event.e === 'voteClosed' && event.unseen > 0) {
    const { by, at, split = [] } = event.proposal
    const label = `r${event.round}/${by}/${at}`
    const seenBy = [...new Set(split.flatMap((clan) => clan ?? []))]
    return { kind: 'cards', label, what: { [label]: event.unseen }, reported: true, seenBy }
  }
  return hiddenRevealed(event)
}

/**
 * Returns the numbers that the device stores for later games: prices, victory point cards that were shown and, after the game has begun,
 * the printed island with its start positions. The price of a village is stored under its tile.
 */
const reportedIn = (event: Event, state: State): readonly ReportedNumber[] => {
  const { players, island, chief } = state
  if (event.e === 'numberTold')
    return Object.entries(pricesByTile({ [event.point]: event.value }, players.length, island)).map(([point, value]) => ({ point, value }))
  if (event.e === 'startChosen' || (event.e === 'corrected' && event.changes.some(({ set }) => set === 'tile')))
    return islandTold(players.length, island)
  if (event.e === 'proved' && typeof event.card !== 'number') return [reportedCard(event.card)]
  // The spots of a free start are chosen, not printed.
  if (event.e !== 'placed' || state.settings.freeStart) return []
  return spotsTold(players.length, seatsFrom(clansOf(state), chief).indexOf(event.by), event.spots, island)
}

/**
 * Returns the open ballot. The chief announces first, because the chief has priority among equal announcements (R80). The event of the
 * ballot lists the clans in seating order.
 */
const ballotsIn = ({ ballot, chief }: State) => {
  if (ballot === undefined) return []
  return [ballot.kind === 'announcement' ? { ...ballot, roles: seatsFrom(ballot.roles, chief) } : ballot]
}

export const graenaland: Game<Graenaland> = {
  id: 'graenaland',
  rules: 1,
  begin: (json) => {
    const setup = parseSetup(json)
    return setup.ok ? begin(setup.value) : setup
  },
  decide,
  evolve,
  prompts,
  domain,
  following: followingFrom,
  checkChoice,
  byChance: () => undefined,
  draws: () => undefined,
  offers: () => [{ kind: 'correct' }],
  ballots: ballotsIn,
  secrets: { asMove: (move) => move, kept: ({ secrets }) => secrets, check: checkCard },
  seats: (state) => clansOf(state).map((clan) => ({ id: clan, plays: [clan] })),
  reveals: revealed,
  records: ['draw', 'drawAll'],
  tells: reportedIn,
  closes: (event) => (event.e === 'roundEnded' ? event.round : undefined),
  overrulable: ({ code }) => isOverrulable(code),
  upcast: (event) => event,
}

export { REFUSALS, type Code } from './model/refusals'
export type { State } from './model/state'
