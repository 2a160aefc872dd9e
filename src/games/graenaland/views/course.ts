import { weightOf } from '../../../kit/vote'
import { lineOfPlay, stateWithCorrections, type Ledger, type Vocabulary } from '../../../referee'
import type { Clan } from '../box/box'
import type { PlaceId } from '../box/island'
import type { Event } from '../model/events'
import type { ByClan, State } from '../model/state'

/** Computes the course of a game from its ledger, for the charts. */

/** Vote that is closed, with its result. */
export interface Voted {
  readonly round: number
  readonly at: PlaceId
  readonly by: Clan
  readonly adopted: boolean
  /** Number of votes in favour (`yes`), and number of all votes (`total`). */
  readonly yes: number
  readonly total: number
  /** Number of votes of each clan. */
  readonly weights: ByClan<number>
  /** Clans that voted in favour. */
  readonly favoured: readonly Clan[]
  /** Number of face-up and face-down cards that each clan received, if the app tracks which clan receives which card. */
  readonly given: ByClan<{ readonly up: number; readonly down: number }>
}

export interface Course {
  readonly state: State
  /** Rounds with the state of the game at the start of the first round, at the end of each round, and now or at the end. */
  readonly rounds: readonly { readonly round: number; readonly state: State }[]
  readonly votes: readonly Voted[]
  /** Number of proposals that each clan has waived. */
  readonly waived: ByClan<number>
}

type Closed = Extract<Event, { readonly e: 'voteClosed' }>

const givenBy = ({ adopted, proposal: { at, split = [] } }: Closed, before: State): Voted['given'] => {
  const given: Partial<Record<Clan, { up: number; down: number }>> = {}
  const lying = before.cards[at] ?? []
  for (const [n, clan] of split.entries())
    if (adopted && clan !== null) {
      const { up, down } = given[clan] ?? { up: 0, down: 0 }
      given[clan] = lying[n] === 'down' ? { up, down: down + 1 } : { up: up + 1, down }
    }
  return given
}

/** Computes the course of a game from its ledger. Accepts the ledger of any game, because the callers do not know the type of the game. */
export const courseOf = (ledger: Ledger<Vocabulary>): Course => {
  const moments = lineOfPlay(ledger)
  const state = (moments.at(-1)?.state ?? ledger.head.state) as State
  const all = moments.flatMap(({ entry, state: after }, at) =>
    (entry.events as readonly Event[]).map((event) => ({
      event,
      after: (event.e === 'roundEnded' ? stateWithCorrections(moments, at) : after) as State,
      before: (moments[at - 1]?.state ?? after) as State,
    })),
  )
  const ended = all.flatMap(({ event, after }) => {
    if (event.e === 'roundBegun' && event.round === 1) return [{ round: 0, state: after }]
    return event.e === 'roundEnded'
      ? [{ round: event.round, state: after }]
      : event.e === 'ended'
        ? [{ round: after.round, state: after }]
        : []
  })
  // The current round is part of the course as well, with the state of the game now.
  const isOpen = state.result === undefined && ended.length > 0 && (ended.at(-1)?.round ?? 0) < state.round
  const rounds = isOpen ? [...ended, { round: state.round, state }] : ended
  const waived: Partial<Record<Clan, number>> = {}
  for (const { event } of all) if (event.e === 'waived') waived[event.by] = (waived[event.by] ?? 0) + 1
  return {
    state,
    rounds,
    votes: all.flatMap(({ event, before }): readonly Voted[] => {
      if (event.e !== 'voteClosed') return []
      const { round, proposal, vote, yes, adopted } = event
      const weights = Object.fromEntries(vote.voters.map((voter) => [voter.role, weightOf(voter)]))
      return [
        {
          round,
          at: proposal.at,
          by: proposal.by,
          adopted,
          yes,
          total: vote.voters.reduce((sum, voter) => sum + weightOf(voter), 0),
          weights,
          favoured: vote.voters.flatMap(({ role }) => (vote.said[role] === true ? [role] : [])),
          given: givenBy(event, before),
        },
      ]
    }),
    waived,
  }
}
