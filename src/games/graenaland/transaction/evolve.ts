import { hiddenAfter, isHiddenEvent, type HiddenEvent } from '../../../kit/hidden'
import { withVote } from '../../../kit/vote'
import type { Rewound } from '../../../referee'
import { isSettlement, isWork, type Clan, type Hero } from '../box/box'
import type { PlaceId } from '../box/island'
import { armyOf, holdingOf } from '../model/board'
import type { Event } from '../model/events'
import { afterAnchor, afterSettling, afterStaying, freshStart } from '../model/free-start'
import type { Heroes, Holding, State } from '../model/state'
import { fields } from '../fields/index'

/** Applies an event to the state. Checks no rules. */
export const evolve = (before: State | undefined, event: Event | Rewound): State => {
  if (event.e === 'begun') return event.state
  if (before === undefined) throw new TypeError('no beginning')
  if (event.e === 'rewound' || isHiddenEvent(event)) {
    const { ballot: _, ...open } = before
    return { ...open, ...hiddenAfter(before, event) }
  }
  return written(before, event)
}

const withHolding = (state: State, at: PlaceId, clan: Clan, change: (holding: Holding) => Holding): State => ({
  ...state,
  settlements: { ...state.settlements, [at]: { ...state.settlements[at], [clan]: change(holdingOf(state, at, clan)) } },
})
const withOne = (state: State, at: PlaceId, clan: Clan, what: keyof Holding, by: 1 | -1 = 1): State =>
  withHolding(state, at, clan, (holding) => ({ ...holding, [what]: holding[what] + by }))
const withHeroes = (state: State, clan: Clan, heroes: Heroes): State => ({
  ...state,
  heroes: { ...state.heroes, [clan]: { ...state.heroes[clan], ...heroes } },
})
const withHero = (state: State, clan: Clan, hero: Hero, at: PlaceId): State => withHeroes(state, clan, { [hero]: at })
const withoutWaiting = (state: State, clan: Clan, hero: Hero): State => ({
  ...state,
  waiting: state.waiting.filter((one) => one.clan !== clan || one.hero !== hero),
})

type Of<E extends Event['e']> = Extract<Event, { readonly e: E }>

const moved = (state: State, { results }: Of<'moved'>): State =>
  results.reduce((after, { clan, result, hero, from, to }) => {
    if (hero === undefined || from === undefined || to === undefined || result === 'invalid') return after
    const other = (Object.keys(after.heroes[clan] ?? {}) as Hero[]).find((one) => one !== hero && after.heroes[clan]?.[one] === to)
    return withHeroes(after, clan, { ...(other && { [other]: from }), [hero]: to })
  }, state)

const built = (before: State, { by, what, at = '', resource, hero, markets }: Of<'built'>): State => {
  const { opened: _, ...state } = { ...before, marketsUsed: [...before.marketsUsed, ...markets] }
  if (what === 'army') return { ...state, army: { ...state.army, [by]: armyOf(state, by) + 1 } }
  if (isWork(what)) {
    const improvements = resource === undefined ? state.improvements : { ...state.improvements, [at]: resource }
    return { ...state, improvements, works: { ...state.works, [at]: [...(state.works[at] ?? []), what] } }
  }
  const after = isSettlement(what) ? withOne(state, at, by, what) : state
  if (hero === undefined) return after
  if (hero.how === 'waits') return { ...after, waiting: [...after.waiting, { clan: by, hero: hero.hero, at }] }
  return withoutWaiting(withHero(after, by, hero.hero, at), by, hero.hero)
}

const drawn = (state: State, { at, how, card, kept, token }: Of<'drawn'>): State => {
  const lying = state.cards[at] ?? []
  const before = state.drawn[at] ?? []
  return {
    ...state,
    drawn: { ...state.drawn, [at]: [...before, card === 'empty' ? card : how] },
    ...(token && { improvements: { ...state.improvements, [at]: token } }),
    cards: kept && card !== 'empty' ? { ...state.cards, [at]: [...lying, card] } : state.cards,
  }
}

/** Returns the state after an event of the free start, with the village on the board. */
const settling = (state: State, event: Of<'settled' | 'anchored' | 'stayed'>): State => {
  const { free } = state
  if (free === undefined) return state
  const { by } = event
  if (event.e === 'stayed') return { ...state, free: afterStaying(free, by) }
  if (event.e === 'anchored') {
    const lifted = withOne(withOne(state, event.from, by, 'village', -1), event.to, by, 'village')
    return { ...(event.warrior ? withHero(lifted, by, 'warrior', event.to) : lifted), free: afterAnchor(free, by, event.from, event.to) }
  }
  const after = { ...withOne(state, event.at, by, 'village'), free: afterSettling(free, by, event.at) }
  return state.heroes[by]?.warrior === undefined ? withHero(after, by, 'warrior', event.at) : after
}

const freshRound = (state: State, { round, chief }: Of<'roundBegun'>): State => ({
  ...state,
  stage: 'production',
  round,
  chief,
  drawn: {},
  orders: {},
  proposed: [],
  supplyTaken: false,
  jointSpent: false,
  marketsUsed: [],
  announced: {},
  failed: [],
  waits: [],
})

const voteClosed = (before: State, { proposal, adopted }: Of<'voteClosed'>): State => {
  const { proposal: _, ...state } = before
  const { by, at, split } = proposal
  const left = (state.cards[at] ?? []).filter((_card, index) => split !== undefined && (split[index] ?? null) === null)
  return { ...state, proposed: [...state.proposed, by], cards: adopted ? { ...state.cards, [at]: left } : state.cards }
}

type Plain = Exclude<Event, HiddenEvent | { readonly e: 'begun' }>
type Writers = { readonly [E in Plain['e']]: (state: State, event: Extract<Plain, { readonly e: E }>) => State }

const asked = (before: State, stage: State['stage'], ballot: State['ballot']): State => {
  const { ballot: _, ...state } = before
  return { ...state, stage, orders: {}, ...(ballot && { ballot }) }
}

const WRITERS: Writers = {
  numberTold: (state, { point, value }) => ({ ...state, numbers: { ...state.numbers, [point]: value } }),
  startChosen: (state, { by, isFree }) => ({ ...state, stage: 'start', chief: by, ...(isFree && { free: freshStart(state) }) }),
  placed: (state, { by, spots: [first, second, warrior] }) =>
    withHero(withOne(withOne(state, first, by, 'village'), second, by, 'village'), by, 'warrior', warrior),
  settled: settling,
  anchored: settling,
  stayed: settling,
  allPlaced: (before) => {
    const { free: _, ...state } = before
    return { ...state, stage: 'goals' }
  },
  keptOnPaper: (state, { by }) => ({ ...state, paper: [...state.paper, by] }),
  cardsChosen: (state, { paper }) => ({ ...state, paper }),
  roundBegun: freshRound,
  drawn,
  ordersAsked: (state, { ballot }) => asked(state, 'orders', ballot),
  ordered: (state, { by, order }) => ({ ...state, orders: { ...state.orders, [by]: order } }),
  reopened: (state, { by }) => {
    const { [by]: _, ...orders } = state.orders
    if (state.ballot === undefined) return { ...state, orders }
    const { [by]: _sealed, ...cast } = state.ballot.cast
    return { ...state, ballot: { ...state.ballot, cast } }
  },
  moved: (state, event) => ({ ...moved(state, event), stage: 'proposals' }),
  entered: (state, { entered }) =>
    entered.reduce((after, { clan, hero, at }) => withoutWaiting(withHero(after, clan, hero, at), clan, hero), state),
  proposed: (state, { proposal }) => ({ ...state, proposal }),
  waived: (state, { by }) => ({ ...state, proposed: [...state.proposed, by] }),
  voted: (state, { by, yes }) =>
    state.proposal === undefined ? state : { ...state, proposal: { ...state.proposal, vote: withVote(state.proposal.vote, by, yes) } },
  voteClosed,
  announceAsked: (state, { ballot }) => asked(state, 'announce', ballot),
  announced: (state, { by, points }) => ({ ...state, announced: { ...state.announced, [by]: points } }),
  waits: (state, { by }) => ({ ...state, waits: [...state.waits, by] }),
  ready: (state, { by }) => ({ ...state, waits: state.waits.filter((clan) => clan !== by) }),
  constructionBegun: (before) => {
    // The players can skip a secret round of announcements, so its ballot may still be open.
    const { ballot: _, ...state } = before
    return { ...state, stage: 'construct', marketsUsed: [] }
  },
  supplyTaken: (state) => ({ ...state, supplyTaken: true }),
  built,
  jointProposed: (state, { what, at, resource }) => ({
    ...state,
    jointSpent: true,
    opened: { kind: 'joint', what, at, ...(resource && { resource }) },
  }),
  offered: (state, { to }) => ({ ...state, jointSpent: true, opened: { kind: 'offer', to } }),
  dropped: (before) => {
    const { opened: _, ...state } = before
    return state
  },
  constructionEnded: (state, { mayClaim }) => ({ ...state, stage: mayClaim ? 'claim' : 'passShip' }),
  wentOn: (state) => ({ ...state, stage: 'passShip' }),
  finalBegun: (state, { announcer, points, queue }) => {
    const { settlements, works, heroes, waiting, army } = state
    const before = { settlements, works, heroes, waiting, army }
    return { ...state, stage: 'final', final: { announcer, queue, before, ...(points !== undefined && { points }) }, marketsUsed: [] }
  },
  finalEnded: (state, { by }) => {
    const { final } = state
    if (final === undefined) return state
    const queue = final.queue.slice(1)
    const isProof = final.points !== undefined && by === final.announcer
    return { ...state, stage: isProof ? 'proof' : afterBuilding(queue), final: { ...final, queue }, marketsUsed: [] }
  },
  proved: (state, { by, card }) => ({
    ...state,
    stage: state.stage === 'proof' ? afterBuilding(state.final?.queue ?? []) : state.stage,
    proofs: { ...state.proofs, [by]: card },
  }),
  announcementFailed: (before, { by, board }) => {
    const { final: _, ...state } = before
    // Discard points that were only reported, because they are valid only for this announcement. A revealed card stays revealed.
    const { [by]: card, ...others } = state.proofs
    return {
      ...state,
      ...board,
      stage: 'announce',
      failed: [...state.failed, by],
      proofs: typeof card === 'number' ? others : state.proofs,
    }
  },
  roundEnded: (state) => state,
  ended: (state, { result }) => ({ ...state, stage: 'over', result }),
  corrected: (state, { changes }) => fields.apply(state, changes),
  overruled: (state) => state,
}
const afterBuilding = (queue: readonly Clan[]): State['stage'] => (queue.length > 0 ? 'final' : 'showing')

const written = (state: State, event: Plain): State => WRITERS[event.e](state, event as never)
