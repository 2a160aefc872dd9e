import { moveShape } from '../../../kit/move-kinds'
import { maybe, only, keyed, type Infer } from '../../../kit/shape'
import { CLANS, isWork, WORKS, type Clan } from '../box/box'
import { clansOf } from '../model/board'
import type { Laid, Plan } from '../model/moves'
import { NOTHING_WAIVED, type Reason, type Waived } from '../model/refusals'
import type { Opened, State } from '../model/state'
import * as shapes from '../shapes/pieces'
import type { Transaction } from '../transaction/transaction'
import { tell, unless, type Handled } from './handler'
import { itemsOf, marketsFor, marketsNeeded, pricesOf, reasonsAgainstPayment, type Due } from './payment'
import { feeAt, heroOfBuilding, reasonsAgainstPlace } from './places'
import * as plans from '../shapes/plans'

/** Rules of phase 4, construction: R35–R54. The rules apply also in the final building (R63). */

const constructShape = moveShape('construct', { by: shapes.clan, ...plans.planParts })
const takeSupplyShape = moveShape('takeSupply', { by: shapes.clan })
const jointShape = moveShape('joint', { by: shapes.clan, what: only(...WORKS), at: shapes.place, resource: maybe(shapes.resource) })
const jointBuildShape = moveShape('jointBuild', {
  by: shapes.clan,
  give: maybe(keyed(shapes.clan, plans.placed, CLANS.length)),
  pay: plans.payment,
  told: maybe(plans.reportedNumbers),
})
const offerShape = moveShape('offer', { by: shapes.clan, to: shapes.clan })
const offerBuildShape = moveShape('offerBuild', plans.planParts)
const dropShape = moveShape('drop', { by: shapes.clan })

export const beginConstruction = ({ state, emit }: Transaction): void => emit({ e: 'constructionBegun', by: state.chief })

/** Returns the clan that builds now; undefined outside the construction phase and the final building. */
export const builderIn = ({ stage, chief, final }: State): Clan | undefined =>
  stage === 'construct' ? chief : stage === 'final' ? final?.queue[0] : undefined

/** R9, R63: returns the reasons why a clan may not build now. */
export const reasonsAgainstBuilder = (state: State, by: Clan): readonly Reason[] => {
  const builder = builderIn(state)
  if (builder === undefined) return [['WRONG_PHASE', {}, 'R35']]
  return [by !== builder && (state.stage === 'final' ? ['NOT_YOUR_TURN', { clan: builder }, 'R63'] : ['NOT_CHIEF', { clan: builder }])]
}
export const notWhileOpen = ({ opened }: State): Reason => opened !== undefined && ['JOINT_OPEN']
export const needsTelling = ({ settings }: State): Reason => !settings.paymentsTold && ['WRONG_PHASE', {}, 'R35']

/** Returns the prices, the palisade fee and the usable markets for a construction of a clan. */
export const dueFor = (state: State, by: Clan, plan: Plan, isOffer = false): Due => ({
  prices: pricesOf(state, by, plan),
  feeTo: feeAt(state, by, plan),
  markets: { usable: marketsFor(state, by), used: state.marketsUsed, isOffer },
})

/** Carries out a construction: adds it to the board. If a church or hall is built, its hero enters the map, waits or moves. */
export const build = (
  transaction: Transaction,
  by: Clan,
  plan: Plan,
  due: Due,
  more: { joint?: true; items?: ReturnType<typeof itemsOf> } = {},
) => {
  const { what, at, resource, pay = {} } = plan
  const hero = heroOfBuilding(transaction.state, by, plan)
  transaction.emit({
    e: 'built',
    by,
    what,
    ...(at !== undefined && what !== 'army' && { at }),
    ...(resource !== undefined && what === 'improvement' && { resource }),
    ...(hero && { hero }),
    ...(pay.cards !== undefined && { pay }),
    markets: marketsNeeded(due.prices, pay, more.items),
    fee: due.feeTo,
    ...(more.joint && { joint: true }),
  })
}

/** Returns the reasons why a clan may not carry out a construction now. */
export const reasonsAgainst = (state: State, by: Clan, plan: Plan): readonly Reason[] => {
  const due = dueFor(state, by, plan)
  return [
    state.stage === 'final' && isWork(plan.what) && ['NO_WORKS_IN_FINAL'],
    plan.what !== 'army' && plan.at === undefined && ['WRONG_PHASE', {}, 'R35'],
    ...reasonsAgainstPlace(state, by, plan),
    ...reasonsAgainstPayment(due, plan.pay ?? {}, plan.fee ?? {}),
  ]
}

/** A3: stores a price that is reported together with the payment. */
const pricing = (transaction: Transaction, { told: reported = {} }: Pick<Plan, 'told'>): Handled =>
  tell(transaction, { do: 'tell', numbers: reported })

/** R35: carries out one construction. */
export const construct = (transaction: Transaction, move: Infer<typeof constructShape>, waived: Waived): Handled => {
  const { do: _, by, ...plan } = move
  const priced = pricing(transaction, plan)
  if (!priced.ok) return priced
  const { state } = transaction
  return unless(waived, [...reasonsAgainstBuilder(state, by), notWhileOpen(state), ...reasonsAgainst(state, by, plan)], () =>
    build(transaction, builderIn(state) ?? by, plan, dueFor(state, by, plan)),
  )
}

/** R37: the chief takes one of the open supply cards, once per construction phase, at any time in the phase. */
export const takeSupply = ({ state, emit }: Transaction, { by }: Infer<typeof takeSupplyShape>, waived: Waived): Handled => {
  const reasons: readonly Reason[] = [
    ...reasonsAgainstBuilder(state, by),
    needsTelling(state),
    state.stage === 'final' && ['NO_SUPPLY_IN_FINAL'],
    state.stage !== 'final' && state.supplyTaken && ['SUPPLY_ALREADY_TAKEN'],
  ]
  return unless(waived, reasons, () => emit({ e: 'supplyTaken', by }))
}

/** R55, R93: proposes one public work per round to all clans; the kind and the territory of the work cannot be changed afterwards. */
export const joint = ({ state, emit }: Transaction, move: Infer<typeof jointShape>, waived: Waived): Handled => {
  const { do: _, by, ...plan } = move
  const reasons: readonly Reason[] = [
    ...reasonsAgainstBuilder(state, by),
    needsTelling(state),
    state.stage === 'final' && ['NO_WORKS_IN_FINAL'],
    state.jointSpent && ['JOINT_SPENT'],
    notWhileOpen(state),
    ...reasonsAgainstPlace(state, by, plan),
  ]
  return unless(waived, reasons, () => emit({ e: 'jointProposed', by, ...plan }))
}

/** R83–R85, R87: the chief allows another clan one construction instead of a joint work. */
export const offer = ({ state, emit }: Transaction, { by, to }: Infer<typeof offerShape>, waived: Waived): Handled => {
  const reasons: readonly Reason[] = [
    ...reasonsAgainstBuilder(state, by),
    state.stage === 'final' && ['NO_OFFER_IN_FINAL'],
    !state.settings.offerRule && ['NO_OFFER_RULE'],
    state.jointSpent && ['JOINT_SPENT'],
    notWhileOpen(state),
    (to === builderIn(state) || !clansOf(state).includes(to)) && ['NOT_ANOTHER_PLAYER'],
  ]
  return unless(waived, reasons, () => emit({ e: 'offered', by, to }))
}

const openedAs = <Kind extends Opened['kind']>({ opened }: State, kind: Kind): Extract<Opened, { kind: Kind }> | undefined =>
  opened?.kind === kind ? (opened as Extract<Opened, { kind: Kind }>) : undefined

/** R55, A14: builds the proposed public work with the cards that all clans give. Only markets of the chief can be used. */
export const jointBuild = (
  transaction: Transaction,
  { by, give = {}, pay = {}, told: reported = {} }: Infer<typeof jointBuildShape>,
  waived: Waived,
): Handled => {
  const priced = pricing(transaction, { told: reported })
  if (!priced.ok) return priced
  const { state } = transaction
  const opened = openedAs(state, 'joint')
  if (opened === undefined) return unless(NOTHING_WAIVED, [['NOTHING_OPEN']], () => undefined)
  // If a clan gives cards to the work, the players enter these cards. If no cards are entered, the work counts as paid.
  const isTyped = pay.cards !== undefined || Object.keys(give).length > 0
  const plan: Plan = { ...opened, pay: isTyped ? { ...pay, cards: pay.cards ?? {} } : pay }
  const due = dueFor(state, by, plan)
  const items = [pay, ...Object.values<Laid | undefined>(give)].flatMap((placed) => itemsOf(placed ?? {}))
  return unless(waived, [...reasonsAgainstBuilder(state, by), ...reasonsAgainstPayment(due, plan.pay ?? {}, {}, items)], () =>
    build(transaction, by, plan, due, { joint: true, items }),
  )
}

/** R86, R95: the clan that received the offer builds one thing alone and pays the whole price. */
export const offerBuild = (transaction: Transaction, move: Infer<typeof offerBuildShape>, waived: Waived): Handled => {
  const { do: _, ...plan } = move
  const priced = pricing(transaction, plan)
  if (!priced.ok) return priced
  const { state } = transaction
  const to = openedAs(state, 'offer')?.to
  if (to === undefined) return unless(NOTHING_WAIVED, [['NOTHING_OPEN']], () => undefined)
  const due = dueFor(state, to, plan, true)
  const place = plan.what !== 'army' && plan.at === undefined
  const reasons: readonly Reason[] = [
    place && ['WRONG_PHASE', {}, 'R86'],
    ...reasonsAgainstPlace(state, to, plan),
    ...reasonsAgainstPayment(due, plan.pay ?? {}, plan.fee ?? {}),
  ]
  return unless(waived, reasons, () => build(transaction, to, plan, due))
}

/** R55, R87: cancels the joint work or the offer. No clan builds it, and the chief cannot propose another one this round. */
export const drop = ({ state, emit }: Transaction, { by }: Infer<typeof dropShape>): Handled => {
  const { opened } = state
  return unless(NOTHING_WAIVED, [opened === undefined && ['NOTHING_OPEN']], () => opened && emit({ e: 'dropped', by, kind: opened.kind }))
}

/** Moves of this chapter. */
export const CONSTRUCTION_MOVES = {
  construct: { shape: constructShape, decide: construct },
  takeSupply: { shape: takeSupplyShape, decide: takeSupply },
  joint: { shape: jointShape, decide: joint },
  jointBuild: { shape: jointBuildShape, decide: jointBuild },
  offer: { shape: offerShape, decide: offer },
  offerBuild: { shape: offerBuildShape, decide: offerBuild },
  drop: { shape: dropShape, decide: drop },
}
