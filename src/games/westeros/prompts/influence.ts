import { accepted, refusedByReferee, type Opened, type Random } from '../../../referee'
import type { HouseId } from '../box/box'
import { decider } from '../model/position'
import { oneOf } from '../model/prompt-kinds'
import type { ChoiceDomain, MoveDomain } from './domains'
import { refuse } from '../model/refusals'
import { bidLimit, bidObjection, groupsObjection, openedBids } from '../rules/influence'
import type { Bids, State } from '../model/state'

/** R5.3, R6.4: offering power, sealed or entered by hand; R5.5: ordering equal bids. */

/** Draft of a bid: the number of power tokens that a house offers. */
export interface BidDraft {
  readonly tokens: number
}
export type BidStep = BidDraft

const upTo = (limit: number): readonly number[] => Array.from({ length: limit + 1 }, (_, tokens) => tokens)

/** Returns a random bid from 0 to `limit`. Most bids are at most 2. */
const randomBid = (limit: number, random: Random): number => Math.floor(random() * ((random() < 0.6 ? Math.min(limit, 2) : limit) + 1))

/** Returns the possible answers for a secret bid or contribution: 0 to all available power. */
export const bidDomain = (state: State, house: HouseId): ChoiceDomain<BidDraft, BidStep> => ({
  empty: { tokens: 0 },
  steps: (draft) => upTo(bidLimit(state, house)).flatMap((tokens) => (tokens === draft.tokens ? [] : [{ tokens }])),
  take: (_, step) => {
    const refusal = bidObjection(state, house, step.tokens)
    return refusal === undefined ? accepted({ tokens: step.tokens }) : { ok: false, refusal }
  },
  finish: ({ tokens }) => {
    const refusal = bidObjection(state, house, tokens)
    return refusal === undefined ? accepted(tokens) : { ok: false, refusal }
  },
  sample: (random) => randomBid(bidLimit(state, house), random),
})

/** Draft of all bids on one screen, for bids that the players revealed by hand. */
export interface TellBidsDraft {
  readonly bids: Bids
}
export interface TellBidsStep {
  readonly house: HouseId
  readonly tokens: number
}

export const tellBidsDomain = (state: State): MoveDomain<TellBidsDraft, TellBidsStep> => {
  const { id = '', roles = [] } = state.ballot ?? {}
  const reveal = (bids: Bids) => {
    const opened: Partial<Record<HouseId, Opened>> = {}
    for (const house of roles) opened[house] = { choice: bids[house] ?? 0 }
    return { do: 'reveal', ballot: id, opened } as const
  }
  return {
    empty: { bids: Object.fromEntries(roles.map((house) => [house, 0])) },
    steps: ({ bids }) =>
      roles.flatMap((house) => upTo(bidLimit(state, house)).flatMap((tokens) => (tokens === bids[house] ? [] : [{ house, tokens }]))),
    take: ({ bids }, { house, tokens }) => {
      if (!roles.includes(house)) return refusedByReferee('NOT_IN_BALLOT', { role: house })
      const refusal = bidObjection(state, house, tokens)
      return refusal === undefined ? accepted({ bids: { ...bids, [house]: tokens } }) : { ok: false, refusal }
    },
    finish: ({ bids }) => {
      const move = reveal(bids)
      const checked = openedBids(state, move.opened)
      return checked.ok ? accepted(move) : checked
    },
    sample: (random) => reveal(Object.fromEntries(roles.map((house) => [house, randomBid(bidLimit(state, house), random)]))),
  }
}

/**
 * Returns the possible answers of the reveal after all houses have chosen in secret. The state does not contain secret choices, so there is
 * no answer and no sample; the session stores the choices and reveals them.
 */
export const revealDomain = (state: State): MoveDomain<undefined, never> => ({
  empty: undefined,
  steps: () => [],
  take: (draft) => accepted(draft),
  finish: () => refusedByReferee('NOT_ALL_CAST', { roles: state.ballot?.roles ?? [] }),
  sample: () => undefined,
})

/** Draft that orders tied houses, in the order in which the player named them. The last house of a group is added automatically. */
export interface TiesDraft {
  readonly named: readonly HouseId[]
}
/** Step that names the next tied house or, with `back`, removes a named house. */
export interface TiesStep {
  readonly house: HouseId
  readonly back?: true
}

export const tiesDomain = (state: State): MoveDomain<TiesDraft, TiesStep> => {
  const { stage } = state
  const ties = stage.at === 'auctionTies' ? stage.ties : []
  const by = decider(state)
  const left = (named: readonly HouseId[]) => ties.map((tie) => tie.filter((house) => !named.includes(house)))
  const groups = (named: readonly HouseId[]) =>
    ties.map((tie, index) => {
      const open = left(named)[index] ?? []
      return [...named.filter((house) => tie.includes(house)), ...(open.length === 1 ? open : [])]
    })
  return {
    empty: { named: [] },
    steps: ({ named }) => {
      const open = left(named).find((houses) => houses.length > 1) ?? []
      return [...open.map((house) => ({ house })), ...named.map((house) => ({ house, back: true }) as const)]
    },
    take: ({ named }, { house, back }) => {
      if (back === true) return accepted({ named: named.filter((other) => other !== house) })
      if (named.includes(house) || !ties.flat().includes(house)) return refuse('NOT_TIED', { houses: ties.flat() })
      return accepted({ named: [...named, house] })
    },
    finish: ({ named }) => {
      const refusal = groupsObjection(ties, groups(named))
      return refusal === undefined ? accepted({ do: 'orderTied', by, groups: groups(named) }) : { ok: false, refusal }
    },
    sample: (random) => {
      let named: readonly HouseId[] = []
      for (const tie of ties)
        for (;;) {
          const house = oneOf(
            random,
            tie.filter((other) => !named.includes(other)),
          )
          if (house === undefined) break
          named = [...named, house]
        }
      return { do: 'orderTied', by, groups: groups(named) }
    },
  }
}
