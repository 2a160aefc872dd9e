import { moveShape } from '../../../kit/move-kinds'
import { listOf, maybe, boolean, either, keyed, type Infer } from '../../../kit/shape'
import { countOf, weightOf, withVote, type Vote } from '../../../kit/vote'
import { seatsAfter } from '../../../kit/turns'
import { CLANS, type Clan } from '../box/box'
import type { PlaceId } from '../box/island'
import { clansOf, nonChiefs } from '../model/board'
import { NOTHING_WAIVED, type Reason, type Waived } from '../model/refusals'
import type { ByClan, Card, State } from '../model/state'
import * as shapes from '../shapes/pieces'
import type { Transaction } from '../transaction/transaction'
import { beginConstruction } from './construction'
import { unless, type Handled } from './handler'
import { askAnnouncements } from './victory-points'
import { voteAt } from './votes'

/** Rules of phase 3, distribution: R23–R29. */

/** Maximum number of shares in one proposal. */
const MOST_SHARES = 60
const proposeShape = moveShape('propose', {
  by: shapes.clan,
  at: shapes.place,
  split: maybe(listOf(either<Clan | null>(shapes.clan, shapes.nobody), MOST_SHARES)),
})
const waiveShape = moveShape('waive', { by: shapes.clan })
const voteShape = moveShape('vote', { by: shapes.clan, yes: boolean })
/** Closes the vote. `said` contains the votes that the players have not entered one by one. */
const closeVoteShape = moveShape('closeVote', { said: maybe(keyed(shapes.clan, boolean, CLANS.length)) })

/** Progress of the phase in which the clans make proposals. */
export interface Proposing {
  readonly clans: readonly Clan[]
  readonly chief: Clan
  /** Clans that have made or waived a proposal. */
  readonly done: readonly Clan[]
  /** Whether a vote is open. */
  readonly voting: boolean
  /** Whether the app enforces the order of proposals. Otherwise it only shows the order (9.2). */
  readonly inOrder: boolean
}

/** R23: returns the clan that proposes next; undefined after the last proposal. */
export const nextProposer = ({ clans, chief, done }: Pick<Proposing, 'clans' | 'chief' | 'done'>): Clan | undefined =>
  seatsAfter(clans, chief).find((clan) => clan !== chief && !done.includes(clan))

/** R9, R23, R26: returns the reasons why a clan may not make or waive a proposal now. */
export const reasonsAgainstTurn = (proposing: Proposing, by: Clan): readonly Reason[] => {
  const { chief, done, voting, inOrder } = proposing
  const next = nextProposer(proposing)
  return [
    by === chief && ['CHIEF_MAY_NOT_PROPOSE', { clan: by }],
    done.includes(by) && ['ALREADY_PROPOSED', { clan: by }],
    voting && ['PROPOSAL_FIXED'],
    inOrder && by !== chief && !done.includes(by) && next !== by && ['NOT_YOUR_TURN', { clan: next ?? '' }],
  ]
}

/**
 * R24, R25: returns the reasons why the cards of a territory may not be shared in this way.
 * @param cards number of cards in the territory
 * @param split clan that receives each card; undefined if the app does not track who receives cards
 */
export const reasonsAgainstSplit = (
  votes: ByClan<number>,
  cards: number,
  by: Clan,
  split: readonly (Clan | null)[] | undefined,
): readonly Reason[] => {
  const votesOf = (clan: Clan) => votes[clan] ?? 0
  const without = split?.find((clan): clan is Clan => clan !== null && votesOf(clan) === 0)
  const given = split?.filter((clan) => clan !== null).length ?? cards
  return [
    cards === 0 && ['NO_CARDS_HERE'],
    cards > 0 && votesOf(by) === 0 && ['NO_VOTES_HERE', { clan: by }],
    split !== undefined && split.length > cards && ['NO_SUCH_CARD', { cards }],
    cards > 0 && given < cards && ['CARD_LEFT', { left: cards - given }],
    without !== undefined && ['RECEIVER_WITHOUT_VOTES', { clan: without }],
  ]
}

/** Returns the number of votes of each clan in an open vote. */
export const votesOf = ({ voters }: Pick<Vote<Clan>, 'voters'>): ByClan<number> =>
  Object.fromEntries(voters.map((voter) => [voter.role, weightOf(voter)]))

const proposingIn = (state: State): Proposing => ({
  clans: clansOf(state),
  chief: state.chief,
  done: state.proposed,
  voting: state.proposal !== undefined,
  inOrder: state.settings.cardsTold,
})
const isOn = ({ stage }: State): Reason => stage !== 'proposals' && ['WRONG_PHASE']

/** R24–R27: makes a proposal and opens the vote on it. */
export const propose = ({ state, emit }: Transaction, { by, at, split }: Infer<typeof proposeShape>, waived: Waived): Handled => {
  const { settings, cards } = state
  const vote = voteAt(state, at)
  const reportedSplit = settings.cardsTold ? (split ?? []) : undefined
  const lying = cards[at]?.length ?? 0
  const reasons = [
    isOn(state),
    ...reasonsAgainstTurn(proposingIn(state), by),
    ...reasonsAgainstSplit(votesOf(vote), lying, by, reportedSplit),
  ]
  return unless(waived, reasons, () => emit({ e: 'proposed', proposal: { by, at, ...(reportedSplit && { split: reportedSplit }), vote } }))
}

/** A8: records that a clan waives its proposal. */
export const waive = (transaction: Transaction, { by }: Infer<typeof waiveShape>, waived: Waived): Handled => {
  const { state, emit } = transaction
  return unless(waived, [isOn(state), ...reasonsAgainstTurn(proposingIn(state), by)], () => {
    emit({ e: 'waived', by })
    afterProposal(transaction)
  })
}

/** R27, A30: records that a clan votes yes or no with all of its votes. Clans vote in any order, and the last clan closes the vote. */
export const vote = (transaction: Transaction, { by, yes }: Infer<typeof voteShape>): Handled => {
  const { state, emit } = transaction
  const { proposal } = state
  const hasVote = proposal?.vote.voters.some(({ role }) => role === by)
  const reasons: readonly Reason[] = [
    proposal === undefined && ['WRONG_PHASE', {}, 'R27'],
    !hasVote && ['VOTER_WITHOUT_VOTES', { clan: by }],
  ]
  return unless(NOTHING_WAIVED, reasons, () => {
    emit({ e: 'voted', by, yes })
    const after = proposal && withVote(proposal.vote, by, yes)
    if (after?.voters.every(({ role }) => after.said[role] !== undefined)) close(transaction)
  })
}

/** A7: adds the votes in `said` clan by clan in seating order and closes the vote. A clan that has not voted counts as no. */
export const closeVote = (transaction: Transaction, { said: votes = {} }: Infer<typeof closeVoteShape>): Handled => {
  const { state, emit } = transaction
  const voters = state.proposal?.vote.voters ?? []
  const voting = clansOf(state).filter((clan) => votes[clan] !== undefined)
  const without = voting.find((clan) => voters.every(({ role }) => role !== clan))
  const reasons: readonly Reason[] = [
    state.proposal === undefined && ['WRONG_PHASE', {}, 'R27'],
    without !== undefined && ['VOTER_WITHOUT_VOTES', { clan: without }],
  ]
  return unless(NOTHING_WAIVED, reasons, () => {
    for (const by of voting) emit({ e: 'voted', by, yes: votes[by] === true })
    close(transaction)
  })
}

/**
 * R28: returns whether a proposal is adopted. A proposal needs more than half of all votes. A clan that has not voted counts as no (A7).
 */
export const verdictOn = (open: Vote<Clan>): { readonly yes: number; readonly adopted: boolean } => {
  const { yes, needed } = countOf(open)
  return { yes, adopted: yes >= needed }
}

const isUnseen = (card: Card | undefined): boolean => card === 'down'

const close = (transaction: Transaction): void => {
  const { state, emit } = transaction
  if (state.proposal === undefined) return
  const { vote: open, ...proposal } = state.proposal
  const verdict = verdictOn(open)
  const unseen = verdict.adopted ? (state.cards[proposal.at] ?? []).filter(isUnseen).length : 0
  emit({ e: 'voteClosed', round: state.round, proposal, vote: open, ...verdict, unseen })
  afterProposal(transaction)
}

/**
 * Starts the next step after the last proposal. If victory point cards are used, players may announce victory (R79). Otherwise the chief
 * builds.
 */
const afterProposal = (transaction: Transaction): void => {
  const { state } = transaction
  if (nonChiefs(state).some((clan) => !state.proposed.includes(clan))) return
  if (state.settings.vpCards) askAnnouncements(transaction)
  else beginConstruction(transaction)
}

/** Returns the territories for which a clan can make a proposal: territories with cards in which the clan has a vote (R24, R25). */
export const proposable = (state: State, by: Clan): readonly PlaceId[] =>
  Object.keys(state.island).filter((at) => (state.cards[at]?.length ?? 0) > 0 && (votesOf(voteAt(state, at))[by] ?? 0) > 0)

/**
 * Returns the clans that still have to make a proposal, if no such clan has a vote in a territory with cards. Otherwise returns undefined.
 */
export const unableToPropose = (state: State): readonly Clan[] | undefined => {
  const { chief, proposed } = state
  const others = seatsAfter(clansOf(state), chief).filter((clan) => clan !== chief && !proposed.includes(clan))
  return others.length > 0 && others.every((clan) => proposable(state, clan).length === 0) ? others : undefined
}

/** Moves of this chapter. */
export const DISTRIBUTION_MOVES = {
  propose: { shape: proposeShape, decide: propose },
  waive: { shape: waiveShape, decide: waive },
  vote: { shape: voteShape, decide: vote },
  closeVote: { shape: closeVoteShape, decide: closeVote },
}
