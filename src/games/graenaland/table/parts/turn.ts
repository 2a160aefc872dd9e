import { seatsFrom } from '../../../../kit/turns'
import type { TurnSeat } from '../../../../table/game/game-now'
import type { Clan } from '../../box/box'
import type { PlaceId } from '../../box/island'
import { clansOf, nonChiefs, placesOf } from '../../model/board'
import { villagesOf } from '../../model/free-start'
import type { State } from '../../model/state'
import { builderIn } from '../../rules/construction'
import { nextProposer } from '../../rules/distribution'
import { awaitedIn, passOf } from '../../rules/free-start'
import { dueDraw } from '../../rules/production'
import { nextToPlace } from '../../rules/setup'

/**
 * Returns the clans in the order in which they make proposals, build or settle, with their progress. Undefined in stages without such an
 * order.
 */
export const turnOf = (state: State): readonly TurnSeat<Clan>[] | undefined => {
  const { stage, chief, proposed, proposal, final, heroes } = state
  const clans = clansOf(state)
  const seats = (all: readonly Clan[], now: Clan | undefined, isDone: (clan: Clan) => boolean): readonly TurnSeat<Clan>[] =>
    all.map((role) => ({ role, progress: role === now ? 'here' : isDone(role) ? 'done' : 'waits' }))
  if (stage === 'start' && state.free === undefined)
    return seats(seatsFrom(clans, chief), nextToPlace(state), (clan) => heroes[clan]?.warrior !== undefined)
  const { free } = state
  if (stage === 'start' && free !== undefined) {
    const pass = passOf(state, free)
    const order = seatsFrom(clans, chief)
    return seats(pass === 1 ? order : order.toReversed(), awaitedIn(state), (clan) => villagesOf(free, clan).length >= pass)
  }
  // During a vote, the rows of the question show who has not voted yet.
  if (stage === 'proposals' && proposal === undefined)
    return seats(nonChiefs(state), nextProposer({ clans, chief, done: proposed }), (clan) => proposed.includes(clan))
  if (stage === 'final' && final !== undefined) return seats(final.queue, builderIn(state), () => false)
  return undefined
}

/**
 * Returns the territory that the open question is about: the territory of the proposal, or the territory in which a card is drawn.
 * Otherwise undefined.
 */
export const shownAt = (state: State): PlaceId | undefined =>
  state.proposal?.at ?? (state.stage === 'production' ? dueDraw(state)?.at : undefined)

/**
 * Returns the territory that the island page shows before a territory is tapped: the territory of the open question, otherwise the
 * territory with the most cards; in a tie, the first one. Undefined if no card lies on the island.
 */
export const firstShownAt = (state: State): PlaceId | undefined => {
  const cardsAt = (at: PlaceId) => state.cards[at]?.length ?? 0
  const [fullest] = placesOf(state)
    .filter((at) => cardsAt(at) > 0)
    .toSorted((a, b) => cardsAt(b) - cardsAt(a))
  return shownAt(state) ?? fullest
}
