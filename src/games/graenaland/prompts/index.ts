import { allCast, awaited, canonical } from '../../../referee'
import { isWork, MOST_POINTS, THINGS, WORKS, type Clan } from '../box/box'
import { clansOf, nonChiefs } from '../model/board'
import type { State } from '../model/state'
import { builderIn } from '../rules/construction'
import { canBuild } from '../rules/places'
import { nextProposer } from '../rules/distribution'
import { awaitedIn } from '../rules/free-start'
import { goalsOf } from '../rules/goals'
import { dueDraw } from '../rules/production'
import { nextToPlace } from '../rules/setup'
import { canSkipSecretRound, cardName, hasSealed, toShow, withoutCard } from '../rules/victory-points'
import type { PromptKind, Question } from './draft'

/** Determines the open questions of a position, in the order in which players answer them. */

const ask = (kind: PromptKind, rule: string, roles: readonly Clan[], more: Partial<Question> = {}): Question => ({
  key: [kind, ...roles].join(':'),
  kind,
  roles,
  must: true,
  sealed: false,
  rule,
  params: roles[0] === undefined ? {} : { clan: roles[0] },
  ...more,
})
const one = (clan: Clan | undefined): readonly Clan[] => (clan === undefined ? [] : [clan])

/** R72, R73 or R7: returns the questions for the clan that places a village or may lift anchor, i.e. move a village. */
const atStart = (state: State): readonly Question[] => {
  const { free, settings } = state
  // R72: if the app does not track the cards, the players settle at the table, and each clan reports the result.
  if (free === undefined) return one(nextToPlace(state)).map((clan) => ask('startSpots', settings.freeStart ? 'R72' : 'R7', [clan]))
  const { pending } = free
  const clan = awaitedIn(state)
  if (clan === undefined) return []
  return pending === undefined
    ? [ask('settle', 'R72', [clan], { key: `settle:${clan}:${free.villages[clan]?.length ?? 0}` })]
    : [
        ask('anchor', 'R73', [clan], {
          key: `anchor:${clan}:${pending.newcomer}`,
          params: { clan, at: pending.at, newcomer: pending.newcomer },
        }),
      ]
}

/** R77, 0.4: questions for cards that can still be sealed. Each clan must choose a card after the initial placement, not later. */
const goalCards = (state: State): readonly Question[] =>
  withoutCard(state).map((clan) => ask('goalCard', 'R77', [clan], { must: state.stage === 'goals', sealed: true, secret: cardName(clan) }))

const atProduction = (state: State): readonly Question[] => {
  const due = dueDraw(state)
  if (due === undefined) return []
  if (!state.settings.cardsTold) return [ask('drawAll', 'R11', [], { key: `drawAll:${state.round}` })]
  const { at, how, token = '' } = due
  const rule = how === 'faceUp' ? 'R11' : how === 'faceDown' ? 'R14' : 'R15'
  return [ask('draw', rule, [], { key: `draw:${state.round}:${at}:${how}`, params: { at, how, token } })]
}

const atOrders = (state: State): readonly Question[] => {
  const { ballot, orders } = state
  if (ballot === undefined) return nonChiefs(state).flatMap((clan) => (orders[clan] === undefined ? [ask('order', 'R18', [clan])] : []))
  return allCast(ballot)
    ? [ask('reveal', 'R18', [], { ballot: ballot.id })]
    : awaited(ballot).map((clan) => ask('order', 'R18', [clan], { sealed: true, ballot: ballot.id }))
}

const atProposals = (state: State): readonly Question[] => {
  const { proposal, proposed, chief, round } = state
  if (proposal === undefined) {
    const next = nextProposer({ clans: clansOf(state), chief, done: proposed })
    return one(next).map((clan) => ask('propose', 'R23', [clan], { must: false, key: `propose:${round}:${clan}` }))
  }
  const { by, at, vote } = proposal
  const silent = vote.voters.filter(({ role }) => vote.said[role] === undefined)
  const { needed } = vote
  return [
    ...silent.map(({ role }) => ask('vote', 'R27', [role], { key: `vote:${round}:${by}:${role}`, params: { clan: role, by, at, needed } })),
    ask('closeVote', 'R28', [], { must: false, key: `closeVote:${round}:${by}`, params: { by, at } }),
  ]
}

const atAnnouncing = (state: State): readonly Question[] => {
  const { ballot, waits, chief, announced, failed } = state
  if (ballot !== undefined)
    return allCast(ballot)
      ? [ask('reveal', 'R79', [], { ballot: ballot.id })]
      : [
          ...awaited(ballot).map((clan) => ask('announcement', 'R79', [clan], { sealed: true, ballot: ballot.id })),
          ...(canSkipSecretRound(state) ? [ask('closeAnnounce', 'R81', [chief], { must: false })] : []),
        ]
  const canSay = clansOf(state).some((clan) => !failed.includes(clan) && ((announced[clan] ?? 0) < MOST_POINTS || !waits.includes(clan)))
  return [
    ...(canSay ? [ask('announce', 'R79', [], { must: false, key: `announce:${canonical([announced, waits])}` })] : []),
    ...waits.map((clan) => ask('ready', 'R81', [clan])),
    ...(waits.length > 0 ? [] : [ask('closeAnnounce', 'R81', [chief])]),
  ]
}

/** Returns the questions for the clan that builds now. */
const atConstruction = (state: State): readonly Question[] => {
  const { stage, opened, supplyTaken, jointSpent, settings, round } = state
  const builder = builderIn(state)
  if (builder === undefined) return []
  const isChief = stage === 'construct' && settings.paymentsTold
  const supply = isChief && !supplyTaken ? [ask('takeSupply', 'R37', [builder], { must: false })] : []
  if (opened?.kind === 'joint')
    return [ask('jointBuild', 'R55', [builder], { params: { clan: builder, what: opened.what, at: opened.at } }), ...supply]
  if (opened?.kind === 'offer') return [ask('offerBuild', 'R86', [opened.to], { params: { clan: opened.to, by: builder } }), ...supply]
  // Includes a number that changes with each construction, so that the question after a construction counts as a new question.
  const count = canonical([state.settlements, state.works, state.army]).length
  const construct =
    stage === 'final' ? ask('finalBuild', 'R63', [builder], { must: false }) : ask('construct', 'R35', [builder], { must: false })
  const more =
    isChief && !jointSpent && WORKS.some((what) => canBuild(state, builder, what)) ? [ask('joint', 'R55', [builder], { must: false })] : []
  // An offer needs no payments, so the app also follows it if the players do not enter payments.
  const offer = stage === 'construct' && !jointSpent && settings.offerRule ? [ask('offer', 'R83', [builder], { must: false })] : []
  const kinds = THINGS.filter((what) => stage !== 'final' || !isWork(what))
  const isAny = kinds.toReversed().some((what) => canBuild(state, builder, what))
  return [
    ...(isAny ? [{ ...construct, key: `${construct.key}:${round}:${count}` }] : []),
    ...supply,
    ...more,
    ...offer,
    ask('done', 'R35', [builder], { params: { clan: builder, supply: supply.length > 0 } }),
  ]
}

const STAGES: { readonly [Stage in State['stage']]: (state: State) => readonly Question[] } = {
  firstPlayer: () => [ask('firstPlayer', 'R6', [])],
  start: atStart,
  goals: () => [ask('goalsDone', 'R77', [], { must: false })],
  production: atProduction,
  orders: atOrders,
  proposals: atProposals,
  announce: atAnnouncing,
  construct: atConstruction,
  claim: (state) => [ask('claim', 'R57', [state.chief], { params: { clan: state.chief, goals: goalsOf(state, state.chief).length } })],
  passShip: ({ supplyTaken }) => [ask('passShip', 'R56', [], { params: { supply: supplyTaken } })],
  final: atConstruction,
  proof: (state) => toShow(state).map((clan) => showing(state, clan)),
  showing: (state) => toShow(state).map((clan) => showing(state, clan)),
  over: () => [],
}
const showing = (state: State, clan: Clan): Question =>
  ask('proof', 'R82', [clan], { params: { clan, ...(hasSealed(state, clan) && { secret: cardName(clan) }) } })

/**
 * R77: stages in which the app does not ask for victory point cards. The cards are dealt after the initial placement and shown at the end.
 */
const WITHOUT_CARDS: readonly State['stage'][] = ['firstPlayer', 'start', 'proof', 'showing']

export const prompts = (state: State): readonly Question[] => {
  const asked = STAGES[state.stage](state)
  const cards = WITHOUT_CARDS.includes(state.stage) ? [] : goalCards(state)
  return state.stage === 'goals' ? [...cards, ...asked] : [...asked, ...cards]
}

export type { PromptKind, Question } from './draft'
