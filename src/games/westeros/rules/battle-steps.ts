import { openBallot } from './ballots'
import type { AreaId, HouseId, OrderId, Units } from '../box/box'
import type { Transaction } from '../transaction/transaction'
import { areaAt, houseState } from '../model/position'
import { NO_UNITS, SIDES, type Battle, type PlayedCard, type Side, type State } from '../model/state'
import { count, minus } from '../model/units'
import { abilitiesPlayed, abilityDue, abilityTargets, cardOfSide, setAside } from './abilities'
import { playableCards, returnCards } from './battle-cards'
import { casualtiesOwed } from './casualties'
import { beaten, canMoveIn, retreatWays, turnedBack } from './retreat'
import { engagementOf, forceOf, resultOf } from './strength'
import { defenseIn, supportOptions } from './support-call'
import { checkVictory } from './victory'

/** Steps of a battle (R14.2). Each step starts the next one; steps without a decision are skipped. */

/** Data of a march that starts a battle: units of the house `house` entered an area with units of another house. */
export interface Attack {
  readonly house: HouseId
  readonly area: AreaId
  readonly from: AreaId
  /** March order of the march that started the battle. */
  readonly march: OrderId
  readonly attackers: Units
}

/**
 * Begins a battle after units entered an area that contains units of another house (R10.4, R14.1). Victory is checked after
 * the movement; the area then still counts for the defender (A29).
 */
export const beginBattle = (transaction: Transaction, { house, area, from, march, attackers }: Attack): void => {
  const { garrison } = areaAt(transaction.state, area)
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
  const defense = defenseIn(transaction.state, battle)
  transaction.emit({ e: 'battleBegan', battle: defense === undefined ? battle : { ...battle, defense } })
  transaction.emit({ e: 'moved', stage: { at: 'battle', last: house } })
  if (checkVictory(transaction)) return
  if (transaction.state.tracking.orders === 'table' || supportOptions(transaction.state, battle).length > 0) return
  transaction.emit({ e: 'supportCalled', supports: [], ...(defense === undefined ? {} : { defense }) })
  toCards(transaction)
}

/** Starts the step in which both sides choose a House card, in secret in the app or with the physical cards (R14.13). */
export const toCards = (transaction: Transaction): void => {
  const { state } = transaction
  const { battle } = state
  if (battle === undefined) return
  transaction.emit({ e: 'battleMoved', step: 'cards', pending: [] })
  const houses = [battle.attacker, battle.defender]
  const inApp = state.tracking.cards === 'app' && houses.every((house) => playableCards(state, house).length > 0)
  if (!inApp) return
  const used = houseState(state, battle.attacker).used?.length ?? 0
  openBallot(transaction, 'card', `card/${battle.from}/${battle.area}/${used}`, houses)
}

/** Reveals both House cards and lists their abilities in order (R14.14, A23). */
export const afterCards = (transaction: Transaction, cards: Readonly<Record<Side, PlayedCard>>): void => {
  transaction.emit({ e: 'cardsRevealed', cards })
  const { state } = transaction
  if (state.battle === undefined) return
  transaction.emit({ e: 'battleMoved', step: 'abilities', pending: abilitiesPlayed(state, state.battle) })
  nextAbility(transaction)
}

/** Continues with the next ability that can be carried out. Abilities without a target are dropped (A48). */
export const nextAbility = (transaction: Transaction): void => {
  for (;;) {
    const { state } = transaction
    const { battle } = state
    if (battle === undefined) return
    const due = abilityDue(state, battle)
    if (due === undefined) return battle.step === 'won' ? toCasualties(transaction) : toBlade(transaction)
    if (abilityTargets(state, battle, due).length > 0) return
    setAside(transaction, due, 'noTarget')
  }
}

/** Returns whether the attacker or the defender of this battle may use the Blade now (R14.15). */
const bladeAtHand = ({ bladeUsed, holders }: State, { attacker, defender }: Battle): boolean =>
  !bladeUsed && (holders.fiefdoms === attacker || holders.fiefdoms === defender)

const toBlade = (transaction: Transaction): void => {
  const { battle } = transaction.state
  if (battle === undefined) return
  if (!bladeAtHand(transaction.state, battle)) return toResult(transaction)
  transaction.emit({ e: 'battleMoved', step: 'blade', pending: battle.pending })
}

/** Compares the strength of both sides (R14.16), then starts the abilities of the winner. */
export const toResult = (transaction: Transaction): void => {
  const { state } = transaction
  const { battle } = state
  if (battle === undefined) return
  const result = resultOf(state, engagementOf(state, battle))
  transaction.emit({ e: 'battleDecided', result })
  transaction.emit({ e: 'battleMoved', step: 'won', pending: battle.pending.filter(({ side }) => side === result.winner) })
  nextAbility(transaction)
}

/** Starts the step in which the loser removes casualties. The loser is asked only if it has a choice (R14.19). */
const toCasualties = (transaction: Transaction): void => {
  const { state } = transaction
  const owed = state.battle === undefined ? undefined : casualtiesOwed(state, state.battle)
  if (owed === undefined) return
  const [only = NO_UNITS] = owed.options
  if (owed.options.length > 1) return transaction.emit({ e: 'battleMoved', step: 'casualties', pending: [] })
  if (count(only) > 0) transaction.emit({ e: 'casualtiesTaken', house: owed.house, side: owed.side, units: only })
  toRetreat(transaction)
}

/**
 * Destroys routed units of a beaten defender (R14.27) and starts the retreat of the other survivors. A defender chooses if any area is open
 * to its units. An attacker chooses only which units to lose, if there is a choice (R14.20, R14.21, R14.29).
 */
export const toRetreat = (transaction: Transaction): void => {
  const { battle } = transaction.state
  const loser = battle === undefined ? undefined : beaten(transaction.state, battle)
  if (battle === undefined || loser === undefined) return
  const { routed } = forceOf(transaction.state, battle, loser.side)
  if (count(routed) > 0) transaction.emit({ e: 'routedDestroyed', house: loser.house, area: battle.area, units: routed })
  if (count(loser.survivors) > 0) {
    const retreats = retreatWays(transaction.state, battle, loser)
    const [first] = retreats
    if (retreats.length > 1 || (first !== undefined && loser.side === 'defender'))
      return transaction.emit({ e: 'battleMoved', step: 'retreat', pending: [] })
    leave(transaction, loser.house, loser.side, loser.survivors, first ?? { lost: loser.survivors })
  }
  finishBattle(transaction)
}

/**
 * Moves the surviving units out of the battle. They are routed in the area that they reach. If no area is open to them, all are lost
 * (R14.26, A26, A27).
 */
export const leave = (
  transaction: Transaction,
  house: HouseId,
  side: Side,
  survivors: Units,
  { to, lost }: { readonly to?: AreaId; readonly lost: Units },
): void => {
  const arriving = to === undefined ? NO_UNITS : minus(survivors, lost)
  const where = to === undefined || count(arriving) === 0 ? {} : { to }
  transaction.emit({ e: 'retreated', house, side, units: arriving, lost: minus(survivors, arriving), ...where })
}

/** Ends the battle: moves units, tokens and cards (R14.30–R14.32, A28, A41, A46), then continues with the marches. */
export const finishBattle = (transaction: Transaction): void => {
  const { battle } = transaction.state
  if (battle?.result === undefined) return
  const { area, attacker, cards, discarded } = battle
  const { winner } = battle.result
  const taken = winner === 'attacker' && canMoveIn(transaction.state, battle)
  if (winner === 'attacker' && !taken && count(battle.attackers) > 0)
    leave(transaction, attacker, 'attacker', battle.attackers, turnedBack(transaction.state, battle))
  const { order, token, garrison } = areaAt(transaction.state, area)
  if (order !== undefined && taken && order.house !== attacker) transaction.emit({ e: 'orderRemoved', area, why: 'battle' })
  else if (order !== undefined && garrison?.house !== order.house && !taken) transaction.emit({ e: 'orderRemoved', area, why: 'leftAlone' })
  const tokenRemoved = taken && token !== undefined && token !== attacker
  const movedIn = taken ? (transaction.state.battle?.attackers ?? NO_UNITS) : NO_UNITS
  transaction.emit({ e: 'battleEnded', area, winner, movedIn, tokenRemoved })
  for (const side of SIDES) {
    const played = cards === undefined ? undefined : cardOfSide(battle, side)
    const own = discarded !== undefined && transaction.state.box.cards[discarded]?.house === battle[side]
    if (played !== undefined) returnCards(transaction, battle[side], own ? discarded : played)
  }
  if (!checkVictory(transaction)) transaction.order.afterMarch(transaction, attacker)
}
