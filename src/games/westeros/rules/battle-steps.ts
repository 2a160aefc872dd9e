import { openBallot } from '../ballots'
import type { AreaId, HouseId, OrderId, Units } from '../box/box'
import type { Course } from '../course'
import { areaAt, houseState } from '../position'
import { NO_UNITS, SIDES, type Battle, type PlayedCard, type Side, type State } from '../state'
import { count, minus } from '../units'
import { abilitiesPlayed, abilityDue, abilityTargets, cardOfSide, setAside } from './abilities'
import { playableCards, returnCards } from './battle-cards'
import { casualtiesOwed } from './casualties'
import { beaten, canMoveIn, retreatWays, turnedBack } from './retreat'
import { engagementOf, forceOf, resultOf } from './strength'
import { defenseIn, supportOptions } from './support-call'
import { checkVictory } from './victory'

/** R14.2: the steps of a battle. Each hands over to the next one; steps in which nobody has anything to decide are passed over. */

/** What a march hands over: units of `house` entered an area with units of another house. */
export interface Attack {
  readonly house: HouseId
  readonly area: AreaId
  readonly from: AreaId
  /** March order that was used. */
  readonly march: OrderId
  readonly attackers: Units
}

/**
 * The units of a march have entered an area with units of another house: a battle begins (R10.4, R14.1). The movement is a
 * check point of victory, at which the area still counts for the defender (A29).
 */
export const beginBattle = (course: Course, { house, area, from, march, attackers }: Attack): void => {
  const { garrison } = areaAt(course.state, area)
  if (garrison === undefined) throw new TypeError('a battle needs a defender')
  const battle: Battle = {
    area,
    attacker: house,
    defender: garrison.house,
    from,
    march,
    attackers,
    step: 'support',
    supports: [],
    pending: [],
    modifiers: [],
  }
  const defense = defenseIn(course.state, battle)
  course.happen({ e: 'battleBegan', battle: defense === undefined ? battle : { ...battle, defense } })
  course.happen({ e: 'moved', stage: { at: 'battle', last: house } })
  if (checkVictory(course)) return
  if (course.state.tracking.orders === 'table' || supportOptions(course.state, battle).length > 0) return
  course.happen({ e: 'supportCalled', supports: [], ...(defense === undefined ? {} : { defense }) })
  toCards(course)
}

/** Support is called: both sides choose a House card, in secret in the app or on the table (R14.13). */
export const toCards = (course: Course): void => {
  const { state } = course
  const { battle } = state
  if (battle === undefined) return
  course.happen({ e: 'battleMoved', step: 'cards', pending: [] })
  const houses = [battle.attacker, battle.defender]
  const inApp = state.tracking.cards === 'app' && houses.every((house) => playableCards(state, house).length > 0)
  if (!inApp) return
  const used = houseState(state, battle.attacker).used?.length ?? 0
  openBallot(course, 'card', `card/${battle.from}/${battle.area}/${used}`, houses)
}

/** Both cards are face up: their abilities wait in their order (R14.14, A23). */
export const afterCards = (course: Course, cards: Readonly<Record<Side, PlayedCard>>): void => {
  course.happen({ e: 'cardsRevealed', cards })
  const { state } = course
  if (state.battle === undefined) return
  course.happen({ e: 'battleMoved', step: 'abilities', pending: abilitiesPlayed(state, state.battle) })
  nextAbility(course)
}

/** On to the next ability that can be carried out; those without a target fall away (A48). */
export const nextAbility = (course: Course): void => {
  for (;;) {
    const { state } = course
    const { battle } = state
    if (battle === undefined) return
    const due = abilityDue(state, battle)
    if (due === undefined) return battle.step === 'won' ? toCasualties(course) : toBlade(course)
    if (abilityTargets(state, battle, due).length > 0) return
    setAside(course, due, 'noTarget')
  }
}

/** Whether somebody in this battle may use the Blade now (R14.15). */
const bladeAtHand = ({ bladeUsed, holders }: State, { attacker, defender }: Battle): boolean =>
  !bladeUsed && (holders.fiefdoms === attacker || holders.fiefdoms === defender)

const toBlade = (course: Course): void => {
  const { battle } = course.state
  if (battle === undefined) return
  if (!bladeAtHand(course.state, battle)) return toResult(course)
  course.happen({ e: 'battleMoved', step: 'blade', pending: battle.pending })
}

/** The totals are compared (R14.16); then the abilities of the winner. */
export const toResult = (course: Course): void => {
  const { state } = course
  const { battle } = state
  if (battle === undefined) return
  const result = resultOf(state, engagementOf(state, battle))
  course.happen({ e: 'battleDecided', result })
  course.happen({ e: 'battleMoved', step: 'won', pending: battle.pending.filter(({ side }) => side === result.winner) })
  nextAbility(course)
}

/** The loser takes casualties, asked only if it has a choice (R14.19). */
const toCasualties = (course: Course): void => {
  const { state } = course
  const owed = state.battle === undefined ? undefined : casualtiesOwed(state, state.battle)
  if (owed === undefined) return
  const [only = NO_UNITS] = owed.ways
  if (owed.ways.length > 1) return course.happen({ e: 'battleMoved', step: 'casualties', pending: [] })
  if (count(only) > 0) course.happen({ e: 'casualtiesTaken', house: owed.house, side: owed.side, units: only })
  toRetreat(course)
}

/**
 * Routed units of a beaten defender are destroyed (R14.27), the other survivors retreat. A defender is asked whenever an
 * area is open to it, an attacker only which units it loses on the way home (R14.20, R14.21, R14.29).
 */
export const toRetreat = (course: Course): void => {
  const { battle } = course.state
  const loser = battle === undefined ? undefined : beaten(course.state, battle)
  if (battle === undefined || loser === undefined) return
  const { routed } = forceOf(course.state, battle, loser.side)
  if (count(routed) > 0) course.happen({ e: 'routedDestroyed', house: loser.house, area: battle.area, units: routed })
  if (count(loser.survivors) > 0) {
    const ways = retreatWays(course.state, battle, loser)
    const [first] = ways
    if (ways.length > 1 || (first !== undefined && loser.side === 'defender'))
      return course.happen({ e: 'battleMoved', step: 'retreat', pending: [] })
    leave(course, loser.house, loser.side, loser.survivors, first ?? { lost: loser.survivors })
  }
  finishBattle(course)
}

/** Survivors leave the battle: to an area, laid down there, or for want of one they are all lost (R14.26, A26, A27). */
export const leave = (
  course: Course,
  house: HouseId,
  side: Side,
  survivors: Units,
  { to, lost }: { readonly to?: AreaId; readonly lost: Units },
): void => {
  const arriving = to === undefined ? NO_UNITS : minus(survivors, lost)
  const where = to === undefined || count(arriving) === 0 ? {} : { to }
  course.happen({ e: 'retreated', house, side, units: arriving, lost: minus(survivors, arriving), ...where })
}

/** Clean-up (R14.30–R14.32, A28, A41, A46), then on with the marches. */
export const finishBattle = (course: Course): void => {
  const { battle } = course.state
  if (battle?.result === undefined) return
  const { area, attacker, cards, discarded } = battle
  const { winner } = battle.result
  const taken = winner === 'attacker' && canMoveIn(course.state, battle)
  if (winner === 'attacker' && !taken && count(battle.attackers) > 0)
    leave(course, attacker, 'attacker', battle.attackers, turnedBack(course.state, battle))
  const { order, token, garrison } = areaAt(course.state, area)
  if (order !== undefined && taken && order.house !== attacker) course.happen({ e: 'orderRemoved', area, why: 'battle' })
  else if (order !== undefined && garrison?.house !== order.house && !taken) course.happen({ e: 'orderRemoved', area, why: 'leftAlone' })
  const tokenRemoved = taken && token !== undefined && token !== attacker
  const movedIn = taken ? (course.state.battle?.attackers ?? NO_UNITS) : NO_UNITS
  course.happen({ e: 'battleEnded', area, winner, movedIn, tokenRemoved })
  for (const side of SIDES) {
    const played = cards === undefined ? undefined : cardOfSide(battle, side)
    const own = discarded !== undefined && course.state.box.cards[discarded]?.house === battle[side]
    if (played !== undefined) returnCards(course, battle[side], own ? discarded : played)
  }
  if (!checkVictory(course)) course.order.afterMarch(course, attacker)
}
