import { removeOrdersWithoutUnits } from './orders'
import { openBallot } from './ballots'
import { numberOf, type AreaId, type HouseId, type OrderId, type Units } from '../box/box'
import { editionOf } from '../model/edition'
import type { Transaction } from '../transaction/transaction'
import { areaAt, garrisonOwner, hand, houseState } from '../model/position'
import {
  NO_UNITS,
  opposite,
  SIDES,
  type Battle,
  type BattleResult,
  type PendingAbility,
  type PlayedCard,
  type Side,
  type State,
} from '../model/state'
import { count, minus, plus, units } from '../model/units'
import { abilitiesAfter, abilitiesPlayed, abilityDue, abilityTargets, isDueAfterResult, replaceCard, setAside } from './abilities'
import { cardOfSide, garrisonStrength } from './played'
import { playableCards, returnCards } from './battle-cards'
import { casualtiesOwed } from './casualties'
import { beaten, canMoveIn, retreatChooser, retreatWays, turnedBack } from './retreat'
import { engagementOf, forceOf, resultOf } from './strength'
import { defenseIn, supportOptions } from './support-call'
import { skullOwed, usesTides, type SkullOwed, type SkullTarget } from './tides-deck'
import { checkVictory } from './victory'

/** Steps of a battle (R14.2). Each step starts the next one; steps without a decision are skipped. */

/** Card of a side that plays none. */
const NO_CARD: PlayedCard = { told: { strength: 0, swords: 0, fortifications: 0 } }

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
 * Begins a battle after units entered an area that contains units or the garrison token of another house (R10.4, R14.1, E10.3).
 * Victory is checked after the movement; the area then still counts for the defender (A29).
 */
export const beginBattle = (transaction: Transaction, { house, area, from, march, attackers }: Attack): void => {
  const defender = areaAt(transaction.state, area).garrison?.house ?? garrisonOwner(transaction.state, area)
  if (defender === undefined) throw new TypeError('a battle needs a defender')
  const battle: Battle = {
    area,
    attacker: house,
    defender,
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
    if (battle.redraw !== undefined) return toAnotherCard(transaction, battle, battle.redraw)
    const wiped = wipedOut(state, battle)
    if (wiped !== undefined) return endAtOnce(transaction, battle, opposite(wiped))
    const due = abilityDue(state, battle)
    if (due === undefined) return battle.step === 'won' ? toCasualties(transaction) : toTides(transaction)
    if (abilityTargets(state, battle, due).length > 0) return
    setAside(transaction, due, 'noTarget')
  }
}

/** Asks a side for another House card (E14.8). A side without another card plays none: strength 0, no icons, no text (B46). */
const toAnotherCard = (transaction: Transaction, battle: Battle, side: Side): void => {
  const sent = cardOfSide(battle, side)
  const others = hand(transaction.state, battle[side])?.filter((card) => card !== sent)
  if (others === undefined || others.length > 0) return transaction.emit({ e: 'battleMoved', step: 'anotherCard', pending: battle.pending })
  replaceCard(transaction, side, sent ?? '', NO_CARD, false)
  return nextAbility(transaction)
}

/** Returns the side that a text left without units, if the setting `maceEndsCombat` ends the battle then (B18). */
const wipedOut = (state: State, battle: Battle): Side | undefined =>
  state.settings.maceEndsCombat === true && battle.step === 'abilities'
    ? SIDES.find(
        (side) =>
          count(plus(forceOf(state, battle, side).standing, forceOf(state, battle, side).routed)) === 0 &&
          hasNoGarrison(state, battle, side),
      )
    : undefined

const hasNoGarrison = (state: State, battle: Battle, side: Side): boolean => side === 'attacker' || garrisonStrength(state, battle) === 0

/** Ends a battle in which one side has no unit left, without a count (B18). */
const endAtOnce = (transaction: Transaction, battle: Battle, winner: Side): void => {
  const result = {
    ...resultOf(transaction.state, engagementOf(transaction.state, battle)),
    winner,
    decidedBy: 'strength',
    casualties: 0,
  } as const
  transaction.emit({ e: 'battleDecided', result })
  transaction.emit({ e: 'battleMoved', step: 'won', pending: abilitiesAfter(transaction.state, battle) })
  finishBattle(transaction)
}

/** Returns whether the attacker or the defender of this battle may use the Blade now (R14.15). */
export const bladeAtHand = ({ bladeUsed, holders }: State, { attacker, defender }: Battle): boolean =>
  !bladeUsed && (holders.fiefdoms === attacker || holders.fiefdoms === defender)

/** Starts the step in which both sides draw a Tides of Battle card, if the deck is used (E22.1). */
const toTides = (transaction: Transaction): void => {
  const { battle } = transaction.state
  if (battle === undefined || !usesTides(transaction.state)) return toBlade(transaction)
  transaction.emit({ e: 'battleMoved', step: 'tides', pending: battle.pending })
}

/** Starts the step of the Valyrian Steel Blade if a side can use it, else decides the battle (R14.15). */
export const toBlade = (transaction: Transaction): void => {
  const { battle } = transaction.state
  if (battle === undefined) return
  if (!bladeAtHand(transaction.state, battle)) return toResult(transaction)
  transaction.emit({ e: 'battleMoved', step: 'blade', pending: battle.pending })
}

/** Returns the abilities that are carried out after the result or at the end of the battle (A23, E14.9). */
const pendingAfter = (state: State, battle: Battle, result: BattleResult): Battle['pending'] => {
  const later = abilitiesAfter(state, battle)
  return battle.pending.filter((pending) => later.includes(pending) || isDueAfterResult(state, { result }, pending))
}

/** Compares the strength of both sides (R14.16), then starts the abilities of the winner. */
export const toResult = (transaction: Transaction): void => {
  const { state } = transaction
  const { battle } = state
  if (battle === undefined) return
  const result = resultOf(state, engagementOf(state, battle))
  transaction.emit({ e: 'battleDecided', result })
  transaction.emit({ e: 'battleMoved', step: 'won', pending: pendingAfter(state, battle, result) })
  nextAbility(transaction)
}

/** Starts the step in which the loser removes casualties. The loser is asked only if it has a choice (R14.19). */
const toCasualties = (transaction: Transaction): void => {
  destroyHelpless(transaction)
  const { state } = transaction
  const owed = state.battle === undefined ? undefined : casualtiesOwed(state, state.battle)
  if (owed === undefined) return
  const [only = NO_UNITS] = owed.options
  if (owed.options.length > 1) return transaction.emit({ e: 'battleMoved', step: 'casualties', pending: state.battle?.pending ?? [] })
  if (count(only) > 0) transaction.emit({ e: 'casualtiesTaken', house: owed.house, side: owed.side, units: only })
  toSkulls(transaction)
}

/** Destroys a unit by a skull (E22.4). */
export const destroyBySkull = (transaction: Transaction, { house, side }: SkullOwed, { unit, routed }: SkullTarget): void => {
  const one = units({ [unit]: 1 })
  const lost = routed === true ? { standing: NO_UNITS, routed: one } : { standing: one, routed: NO_UNITS }
  transaction.emit({ e: 'skullSuffered', house, side, ...lost })
}

/** Starts the step in which both sides lose units by skulls; a side without a choice is not asked (E22.4). Then the loser retreats. */
export const toSkulls = (transaction: Transaction): void => {
  const { state } = transaction
  const { battle } = state
  if (battle === undefined) return
  const owed = skullOwed(state, battle)
  const [only] = owed?.options ?? []
  if (owed === undefined || only === undefined) return toRetreat(transaction)
  if (owed.options.length > 1) return transaction.emit({ e: 'battleMoved', step: 'skulls', pending: battle.pending })
  destroyBySkull(transaction, owed, only)
  toSkulls(transaction)
}

/** Destroys the units of the loser that cannot retreat, before the casualties: siege engines and routed units (E14.13). */
const destroyHelpless = (transaction: Transaction): void => {
  const { state } = transaction
  const { battle } = state
  if (battle?.result === undefined || !editionOf(state).textsApplyAlone) return
  const side = opposite(battle.result.winner)
  const { standing, routed } = forceOf(state, battle, side)
  const engines = units({ siegeEngine: numberOf(standing, 'siegeEngine') })
  if (count(engines) > 0) transaction.emit({ e: 'siegeDestroyed', house: battle[side], side, units: engines })
  if (count(routed) > 0) transaction.emit({ e: 'routedDestroyed', house: battle[side], area: battle.area, units: routed })
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
    const areas = new Set(retreats.map(({ to }) => to))
    // A house that may choose the area is asked only if there is a choice.
    if (retreatChooser(battle) !== undefined && areas.size === 1) {
      transaction.emit({ e: 'retreatChosen', by: retreatChooser(battle) as HouseId, to: first?.to ?? battle.from })
      return toRetreat(transaction)
    }
    const mustAsk = first !== undefined && loser.side === 'defender' && battle.retreatTo === undefined
    if (retreats.length > 1 || mustAsk) return transaction.emit({ e: 'battleMoved', step: 'retreat', pending: battle.pending })
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

/**
 * Ends the battle: moves units, tokens and cards (R14.30–R14.32, A28, A41, A46, E14.19–E14.22), then continues with the texts that come
 * last and with the marches.
 */
export const finishBattle = (transaction: Transaction): void => {
  const { battle } = transaction.state
  if (battle?.result === undefined) return
  const { area, attacker, from, cards, discarded, staysOut } = battle
  const { winner } = battle.result
  const conquered = winner === 'attacker' && canMoveIn(transaction.state, battle)
  const taken = conquered && staysOut !== true
  if (conquered && staysOut === true && canReturn(transaction.state, battle)) {
    if (count(battle.attackers) > 0) transaction.emit({ e: 'attackersBack', house: attacker, to: from, units: battle.attackers })
  } else if (winner === 'attacker' && !taken && count(battle.attackers) > 0)
    leave(transaction, attacker, 'attacker', battle.attackers, turnedBack(transaction.state, battle))
  const { order, token, garrison } = areaAt(transaction.state, area)
  if (order !== undefined && conquered && order.house !== attacker) transaction.emit({ e: 'orderRemoved', area, why: 'battle' })
  else if (order !== undefined && garrison?.house !== order.house && !conquered)
    transaction.emit({ e: 'orderRemoved', area, why: 'leftAlone' })
  if (winner === 'attacker' && garrisonStrength(transaction.state, battle) > 0)
    transaction.emit({ e: 'garrisonRemoved', house: battle.defender, area })
  const tokenRemoved = conquered && token !== undefined && token !== attacker
  const movedIn = taken ? (transaction.state.battle?.attackers ?? NO_UNITS) : NO_UNITS
  transaction.emit({ e: 'battleEnded', area, winner, movedIn, tokenRemoved })
  if (battle.marchMoves === true && count(movedIn) > 0) moveMarchOrder(transaction, battle)
  removeOrdersWithoutUnits(transaction)
  for (const side of SIDES) {
    const played = cards === undefined ? undefined : cardOfSide(battle, side)
    const own = discarded !== undefined && transaction.state.box.cards[discarded]?.house === battle[side]
    if (played !== undefined) returnCards(transaction, battle[side], own ? discarded : played)
  }
  if (checkVictory(transaction)) return
  const [last] = abilitiesAfter(transaction.state, battle)
  if (last === undefined || !askAfterBattle(transaction, battle, last)) transaction.order.afterMarch(transaction, attacker)
}

/** Returns whether the attackers can go back to the area from which they marched. False only after a correction. */
const canReturn = (state: State, { from, attacker }: Battle): boolean => {
  const { garrison, neutral } = areaAt(state, from)
  return neutral === undefined && (garrison === undefined || garrison.house === attacker)
}

/** Moves the March order to the conquered area, where it can be used again (E14.20). */
const moveMarchOrder = (transaction: Transaction, { attacker: house, area, march: order }: Battle): void => {
  if (transaction.state.tracking.orders === 'table') transaction.emit({ e: 'marchMoved', house, area })
  else if (areaAt(transaction.state, area).order === undefined) transaction.emit({ e: 'marchMoved', house, area, order })
}

/** Asks the owner of a text that works at the end of the battle. @returns false if the text has no target (E14.9, B47) */
const askAfterBattle = (transaction: Transaction, battle: Battle, { side, card }: PendingAbility): boolean => {
  const [house, of] = [battle[side], battle[opposite(side)]]
  const held = hand(transaction.state, of)
  if (held?.length === 0) return false
  transaction.emit({ e: 'moved', stage: { at: 'afterBattle', last: battle.attacker, house, of, card } })
  return true
}
