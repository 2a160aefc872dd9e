import { fieldsDomain } from '../../../kit/fields-domain'
import type { Domain } from '../../../referee'
import { GOALS, LEVELS, MOST_POINTS, RESOURCES, THINGS, WORKS, HERO_OF, isWork, type Clan, type Resource, type Work } from '../box/box'
import { POSITIONS, type PlaceId } from '../box/island'
import { numberOf } from '../box/numbers'
import { clansOf, coastOf, ownBuildings, placesOf } from '../model/board'
import type { Choice, Fee, Plan } from '../model/moves'
import type { OwnMove } from '../rules/moves'
import type { GoalCard, State } from '../model/state'
import { proposable, votesOf } from '../rules/distribution'
import { reasonsAgainstAnchor, reasonsAgainstSettling } from '../rules/free-start'
import { mostPoints } from '../rules/goals'
import { heroesOnMap } from '../rules/movement'
import { canBuild, feeAt, placesFor, reasonsAgainstPlace } from '../rules/places'
import { dueDraw } from '../rules/production'
import { voteAt } from '../rules/votes'
import type { Draft, Question } from './draft'
import { seatsFrom } from '../../../kit/turns'
import { givenIn, paymentOf, paymentSteps } from './payments'

/**
 * Builds the legal answers to each question, one field after another. A step is offered only if the rules accept the answer that results.
 */

type Answer = OwnMove | Choice | undefined
interface Way {
  steps(state: State, draft: Draft, clan: Clan, prompt: Question): readonly Draft[]
  answer(state: State, draft: Draft, clan: Clan, prompt: Question): Answer
}

const areas = (places: readonly PlaceId[]): readonly Draft[] => places.map((area) => ({ area }))
const isFree = (reasons: readonly unknown[]): boolean => reasons.every((reason) => reason === false || reason === undefined)
const yesOrNo: readonly Draft[] = [{ yes: true }, { yes: false }]
/** Creates the steps of a question with only one possible answer, which the player gives with one tap. */
const tap = (move: (clan: Clan, prompt: Question) => OwnMove): Way => ({
  steps: () => [],
  answer: (_, __, clan, prompt) => move(clan, prompt),
})

const anchor: Way = {
  steps: (state, { area, yes }, clan) => {
    if (area !== undefined || yes !== undefined) return []
    return [{ yes: false }, ...areas(coastOf(state).filter((to) => isFree(reasonsAgainstAnchor(state, clan, to))))]
  },
  answer: (_, { area, yes }, by) =>
    area !== undefined ? { do: 'anchor', by, to: area } : yes === false ? { do: 'anchor', by } : undefined,
}

/**
 * R7: steps to choose start positions. The positions printed on the island for this seat are listed first. Seat numbers begin with the
 * first player. After a free start there are none.
 */
const startSpots: Way = {
  steps: (state, { spots = [] }, clan) => {
    if (spots.length >= 3) return []
    const seat = seatsFrom(clansOf(state), state.chief).indexOf(clan)
    const printed = spots.length === 0 && !state.settings.freeStart ? (state.spots[seat] ?? []) : []
    const { freeStart } = state.settings
    // R72: in a free start, the warrior comes with a village on the coast. After a lifted anchor the village may be elsewhere (R73).
    const places = !freeStart ? placesOf(state) : coastOf(state).filter((at) => spots.length !== 1 || at !== spots[0])
    return [...(printed.length > 0 ? [{ spots: printed }] : []), ...places.map((at): Draft => ({ spots: [...spots, at] }))]
  },
  answer: (_, { spots: [first, second, warrior] = [] }, by) =>
    first === undefined || second === undefined || warrior === undefined ? undefined : { do: 'place', by, spots: [first, second, warrior] },
}

/** Maximum level that the user can enter on a victory point card: the default number of houses that a clan can place on the map. */
const HIGHEST = 13
const card: Way = {
  steps: (_, { card: soFar = {} }) => {
    const goal = GOALS.find((one) => (soFar[one]?.length ?? 0) < LEVELS)
    if (goal === undefined) return []
    const levels = soFar[goal] ?? []
    const least = (levels.at(-1) ?? 0) + 1
    const most = HIGHEST - (LEVELS - 1 - levels.length)
    return Array.from({ length: most - least + 1 }, (_unused, at) => ({ card: { ...soFar, [goal]: [...levels, least + at] } }))
  },
  answer: (_, { card: soFar = {} }) => (isWholeCard(soFar) ? soFar : undefined),
}
const isWholeCard = (soFar: Partial<GoalCard>): soFar is GoalCard => GOALS.every((goal) => soFar[goal]?.length === LEVELS)

/**
 * R82: steps to report the points of a victory point card that was on paper, up to the most that any card can give now. A sealed card is
 * revealed instead.
 */
const proof: Way = {
  steps: (state, { amount }, by, { params }) =>
    params.secret === undefined && amount === undefined
      ? Array.from({ length: mostPoints(state, by) + 1 }, (_unused, points) => ({ amount: points }))
      : [],
  answer: (_, { amount }, by, { params }) =>
    params.secret !== undefined || amount === undefined ? undefined : { do: 'proof', by, points: amount },
}

const draw: Way = {
  steps: (state, { option }) => {
    const due = dueDraw(state)
    if (option !== undefined || due === undefined) return []
    const shown = due.how === 'faceDown' ? ['down'] : due.how === 'turn' && due.token === undefined ? ['match', 'other'] : RESOURCES
    return [...shown, 'empty'].map((one) => ({ option: one }))
  },
  answer: (_, { option }) =>
    option === undefined ? undefined : { do: 'draw', card: option as Resource | 'down' | 'match' | 'other' | 'empty' },
}

/** Steps to report, for one improvement after the other, whether the turned card shows the resource of the improvement. */
const drawAll: Way = {
  steps: (state, { matches = [] }) => {
    const open = placesOf(state).filter((at) => state.works[at]?.includes('improvement') && !matches.includes(at))
    return open.map((at) => ({ matches: [...matches, at] }))
  },
  answer: (_, { matches = [], empty = [] }) => ({ do: 'drawAll', matches, ...(empty.length > 0 && { empty }) }),
}

/** Steps to give an order: first a hero, then a compass position. Positions that lead off the map are also offered (R20). */
const order: Way = {
  steps: (state, { hero, go }, clan) => {
    if (go !== undefined) return []
    const directions = POSITIONS.filter((position) => position !== '0').map((position): Draft => ({ go: position }))
    return hero === undefined ? [{ go: '0' }, ...heroesOnMap(state, clan).map((one): Draft => ({ hero: one }))] : directions
  },
  answer: (_, { hero, go }, by, { sealed }) => {
    if (go === undefined) return undefined
    const chosen = { ...(hero && { hero }), go }
    return sealed ? chosen : { do: 'order', by, ...chosen }
  },
}

/** Steps to make a proposal: first a territory, then a clan for each card. The answer "no" waives the proposal. */
const propose: Way = {
  steps: (state, { area, yes, split = [] }, clan) => {
    if (yes !== undefined) return []
    if (area === undefined) return [{ yes: false }, ...areas(proposable(state, clan))]
    const isWhole = !state.settings.cardsTold || split.length >= (state.cards[area]?.length ?? 0)
    if (isWhole) return []
    const votes = votesOf(voteAt(state, area))
    return clansOf(state).flatMap((one) => ((votes[one] ?? 0) > 0 ? [{ split: [...split, one] }] : []))
  },
  answer: (state, { area, yes, split = [] }, by) => {
    if (area === undefined) return yes === false ? { do: 'waive', by } : undefined
    if (!state.settings.cardsTold) return { do: 'propose', by, at: area }
    return split.length < (state.cards[area]?.length ?? 0) ? undefined : { do: 'propose', by, at: area, split }
  },
}

/** Steps to announce victory: first a clan, then the points. The answer "no" means that the clan asks the chief to wait (R81). */
const announce: Way = {
  steps: (state, { option, amount, yes }) => {
    if (amount !== undefined || yes !== undefined) return []
    const asked = clansOf(state).filter((clan) => !state.failed.includes(clan))
    if (option === undefined) return asked.flatMap((clan) => (stepsOfAnnouncing(state, clan).length > 0 ? [{ option: clan }] : []))
    return stepsOfAnnouncing(state, option as Clan)
  },
  answer: (_, { option, amount, yes }) => {
    const by = option as Clan | undefined
    if (by === undefined || (amount === undefined && yes === undefined)) return undefined
    return amount === undefined ? { do: 'wait', by } : { do: 'announce', by, points: amount }
  },
}
const stepsOfAnnouncing = (state: State, clan: Clan): readonly Draft[] => {
  const least = Math.max(numberOf(state.numbers, 'points'), (state.announced[clan] ?? 0) + 1)
  const points = Array.from({ length: Math.max(0, MOST_POINTS - least + 1) }, (_, at): Draft => ({ amount: least + at }))
  return [...points, ...(state.waits.includes(clan) ? [] : [{ yes: false }])]
}
const announcement: Way = {
  steps: (state, { amount }) => {
    const least = numberOf(state.numbers, 'points')
    const points = Array.from({ length: MOST_POINTS - least + 1 }, (_, at) => least + at)
    return amount === undefined ? [0, ...points].map((one) => ({ amount: one })) : []
  },
  answer: (_, { amount }) => amount,
}

/** Returns the construction that the unfinished answer describes, without its payment. */
const planIn = ({ what = 'village', area, resource, relocate }: Draft): Plan => ({
  what,
  ...(area !== undefined && { at: area }),
  ...(resource && { resource }),
  ...(relocate !== undefined && { relocate }),
})
/**
 * Returns the next steps to plan a construction: its kind, its territory, the resource of an improvement, and whether a hero moves. Moving
 * a hero is offered only if the rules allow it (R46, R88) and the hero is not in the territory yet.
 */
const planSteps = (state: State, clan: Clan, draft: Draft, kinds: readonly Plan['what'][]): readonly Draft[] => {
  const { what, area, resource, relocate } = draft
  if (what === undefined) return kinds.filter((one) => canBuild(state, clan, one)).map((one): Draft => ({ what: one }))
  if (what === 'army') return []
  if (area === undefined) return areas(placesFor(state, clan, what))
  if (what === 'improvement' && resource === undefined) return RESOURCES.map((one): Draft => ({ resource: one }))
  const hero = HERO_OF[what]
  if (hero === undefined || ownBuildings(state, clan, what) === 0 || relocate !== undefined) return []
  const waits = state.waiting.some((one) => one.clan === clan && one.hero === hero && one.at === area)
  if (state.heroes[clan]?.[hero] === area || waits) return []
  const canMove = isFree(reasonsAgainstPlace(state, clan, { what, at: area, relocate: true }))
  return canMove ? [{ relocate: false }, { relocate: true }] : []
}
const isPlanned = (state: State, clan: Clan, draft: Draft, kinds: readonly Plan['what'][]): boolean =>
  draft.what !== undefined && planSteps(state, clan, draft, kinds).length === 0

const building = (kinds: (state: State) => readonly Plan['what'][], move: 'construct' | 'offerBuild'): Way => ({
  steps: (state, draft, clan) => {
    const next = planSteps(state, clan, draft, kinds(state))
    if (next.length > 0 || draft.what === undefined || !state.settings.paymentsTold) return next
    return paymentSteps(state, clan, planIn(draft), draft, move === 'offerBuild' ? 'offer' : [])
  },
  answer: (state, draft, clan) => {
    if (!isPlanned(state, clan, draft, kinds(state))) return move === 'offerBuild' && draft.yes === false ? dropping(state) : undefined
    const plan = planIn(draft)
    const pay = state.settings.paymentsTold ? paymentOf(state, clan, plan, draft) : {}
    if (pay === undefined) return undefined
    const owed = pay.cards === undefined ? [] : feeAt(state, clan, plan)
    const fee: Fee = Object.fromEntries(owed.map((one) => [one, 'resource']))
    const whole = { ...plan, pay, ...(owed.length > 0 && { fee }), ...(draft.told && { told: draft.told }) }
    return move === 'construct' ? { do: move, by: clan, ...whole } : { do: move, ...whole }
  },
})
const dropping = (state: State): OwnMove => ({ do: 'drop', by: state.chief })

const offerBuild = building(() => THINGS, 'offerBuild')
const joint: Way = {
  steps: (state, draft, clan) => planSteps(state, clan, draft, WORKS),
  answer: (state, draft, clan) => {
    const { what, area, resource } = draft
    if (area === undefined || !isPlanned(state, clan, draft, WORKS)) return undefined
    return { do: 'joint', by: clan, what: what as Work, at: area, ...(resource && { resource }) }
  },
}
const jointBuild: Way = {
  steps: (state, draft, clan) => {
    const { opened } = state
    if (draft.yes === false || opened?.kind !== 'joint') return []
    const others = clansOf(state).filter((one) => one !== clan)
    const begun = Object.keys(draft).length > 0
    return [...(begun ? [] : [{ yes: false }]), ...paymentSteps(state, clan, opened, draft, others)]
  },
  answer: (state, draft, clan) => {
    const { opened } = state
    if (draft.yes === false) return dropping(state)
    const pay = opened?.kind === 'joint' ? paymentOf(state, clan, opened, draft) : undefined
    if (pay === undefined) return undefined
    const give = givenIn(draft)
    return { do: 'jointBuild', by: clan, pay, ...(Object.keys(give).length > 0 && { give }), ...(draft.told && { told: draft.told }) }
  },
}

const WAYS: { readonly [Kind in Question['kind']]: Way } = {
  firstPlayer: {
    steps: (state, { option }) => (option === undefined ? clansOf(state).map((clan) => ({ option: clan })) : []),
    answer: (_, { option }) => (option === undefined ? undefined : { do: 'firstPlayer', by: option as Clan }),
  },
  startSpots,
  settle: {
    steps: (state, { area }, clan) =>
      area === undefined ? areas(coastOf(state).filter((at) => isFree(reasonsAgainstSettling(state, clan, at)))) : [],
    answer: (_, { area }, by) => (area === undefined ? undefined : { do: 'settle', by, at: area }),
  },
  anchor,
  goalCard: card,
  goalsDone: tap(() => ({ do: 'cardsChosen' })),
  draw,
  drawAll,
  order,
  reveal: { steps: () => [], answer: () => undefined },
  propose,
  vote: {
    steps: (_, { yes }) => (yes === undefined ? yesOrNo : []),
    answer: (_, { yes }, by) => (yes === undefined ? undefined : { do: 'vote', by, yes }),
  },
  closeVote: tap(() => ({ do: 'closeVote' })),
  announcement,
  announce,
  ready: tap((by) => ({ do: 'ready', by })),
  closeAnnounce: tap(() => ({ do: 'closeAnnounce' })),
  construct: building(() => THINGS, 'construct'),
  takeSupply: tap((by) => ({ do: 'takeSupply', by })),
  joint,
  jointBuild,
  offer: {
    steps: (state, { option }, clan) =>
      option === undefined ? clansOf(state).flatMap((one) => (one === clan ? [] : [{ option: one }])) : [],
    answer: (_, { option }, by) => (option === undefined ? undefined : { do: 'offer', by, to: option as Clan }),
  },
  offerBuild: {
    ...offerBuild,
    steps: (state, draft, clan, prompt) => {
      if (draft.yes === false) return []
      return [...(draft.what === undefined ? [{ yes: false }] : []), ...offerBuild.steps(state, draft, clan, prompt)]
    },
  },
  done: tap((by) => ({ do: 'done', by })),
  claim: {
    steps: (_, { yes }) => (yes === undefined ? yesOrNo : []),
    answer: (_, { yes }, by) => (yes === undefined ? undefined : { do: 'claim', by, yes }),
  },
  passShip: tap(() => ({ do: 'passShip' })),
  finalBuild: building(() => THINGS.filter((what) => !isWork(what)), 'construct'),
  proof,
}

export const domain = (state: State, prompt: Question): Domain<Draft, Draft, OwnMove | Choice, 'MALFORMED'> => {
  const way = WAYS[prompt.kind]
  const [clan = state.chief] = prompt.roles
  return fieldsDomain<Draft, OwnMove | Choice>(
    (draft) => way.steps(state, draft, clan, prompt),
    (draft) => way.answer(state, draft, clan, prompt),
  )
}
