import type { Refusal } from '../../../referee'
import { TRACKS, type AreaId, type CardId, type HouseId, type Track, type WildlingEffect } from '../box/box'
import type { RuleHandler } from './handler'
import { castleAreas } from '../model/control'
import type { Option, UnitsByArea } from '../model/moves'
import { available, hand, houseState, place, pool, turnOrder } from '../model/position'
import { refuse, type Code, type Waived } from '../model/refusals'
import { NO_UNITS, type State, type WildlingEffectStage } from '../model/state'
import { count, units } from '../model/units'
import type { Transaction } from '../transaction/transaction'
import { returnCards } from './battle-cards'
import { settlePorts } from './ports'
import { gainPower } from './power'
import { missingUnit, piecesOf, takeAway, total } from './removal'
import { highestLevel, owesRemoval } from './supply'
import { moveOnTrack } from './tracks'
import { checkVictory } from './victory'
import { participants } from './wildlings'

/** E6.6–E6.10: effects of the wildling cards. Each house carries out its part when it is first in the queue of the stage. */

/** Returns the stage of the open wildling card; undefined in other stages. */
export const stageOf = ({ stage }: State): WildlingEffectStage | undefined => (stage.at === 'effect' ? stage : undefined)

/** Returns the effect that the first house in the queue carries out now. */
export const effectNow = (state: State): WildlingEffect => {
  const stage = stageOf(state)
  const effects = stage === undefined ? undefined : state.box.wildlings?.[stage.card]
  return (stage === undefined ? undefined : effects?.[stage.part]) ?? { effect: 'nothing' }
}

/** Returns the house that carries out its part of the wildling card now. */
export const actor = (state: State): HouseId | undefined => stageOf(state)?.queue[0]

/** Carries out the part of the next house, or asks it; after the last house, continues after the attack. */
export const continueEffect = (transaction: Transaction): void => {
  for (;;) {
    const stage = stageOf(transaction.state)
    if (stage === undefined) return
    const [house] = stage.queue
    if (house === undefined) {
      if (stage.part !== 'lowest') return transaction.order.afterAttack(transaction, stage)
      const others = turnOrder(transaction.state).filter(
        (other) => other !== stage.house && participants(transaction.state, stage).includes(other),
      )
      transaction.emit({ e: 'moved', stage: { ...withoutWay(stage), part: 'others', queue: others } })
      continue
    }
    const result = begin(transaction, stage, house)
    if (result === 'asked') return
    if (result === 'again') return
    finishPart(transaction, result)
    if (transaction.state.outcome !== undefined) return
    if (transaction.state.stage.at === 'ports') return
  }
}

const withoutWay = ({ way: _way, ...stage }: WildlingEffectStage): WildlingEffectStage => stage

/** Records that the first house in the queue is done, checks victory and ports (E6.10), and removes it from the queue. */
const finishPart = (transaction: Transaction, how: 'done' | 'byHand' | 'nothing'): void => {
  const stage = stageOf(transaction.state)
  const [house, ...rest] = stage?.queue ?? []
  if (stage === undefined || house === undefined) return
  transaction.emit({ e: 'wildlingEffect', house, card: stage.card, part: stage.part, how })
  const next: WildlingEffectStage = { ...withoutWay(stage), queue: rest }
  transaction.emit({ e: 'moved', stage: next })
  if (!checkVictory(transaction)) settlePorts(transaction, next)
}

/** Ends the part of a house that has answered, and continues with the next one. */
export const afterAnswer = (transaction: Transaction): undefined => {
  finishPart(transaction, 'done')
  if (transaction.state.outcome === undefined && transaction.state.stage.at === 'effect') continueEffect(transaction)
  return undefined
}

type Begun = 'asked' | 'again' | 'done' | 'byHand' | 'nothing'

/** Carries out the part of one house if nothing has to be chosen; otherwise the house is asked. */
const begin = (transaction: Transaction, stage: WildlingEffectStage, house: HouseId): Begun => {
  const { state } = transaction
  const effect = effectNow(state)
  switch (effect.effect) {
    case 'nothing':
      return 'nothing'
    case 'destroyUnits':
      return beginDestroying(transaction, house, effect.number)
    case 'unitsOrTrack':
      return 'asked'
    case 'attackAgain': {
      transaction.emit({ e: 'wildlingEffect', house, card: stage.card, part: stage.part, how: 'done' })
      transaction.order.attackAgain(transaction, stage, { strength: effect.strength, without: house })
      return 'again'
    }
    case 'knightsToFootmen':
      return beginReplacing(transaction, house, 'knight', replacedKnights(state, house, effect.number))
    case 'footmenToKnights':
      return beginReplacing(transaction, house, 'footman', 0)
    case 'moveSupply':
      return moveSupply(transaction, stage, house, effect.by)
    case 'discardStrongestCards':
    case 'discardCard':
    case 'takeBackAll':
    case 'takeBackCard':
      return beginCards(transaction, house, effect)
    case 'moveOnTrack':
      if (effect.choose) return effect.tracks.length > 1 ? 'asked' : 'nothing'
      for (const track of effect.tracks) moveOnTrack(transaction, house, track, effect.to, 'wildlings')
      return 'done'
    case 'musterOneArea':
      if (!state.tracking.units) return 'byHand'
      return castleAreas(state, house).length > 0 ? 'asked' : 'nothing'
    case 'discardPower':
      return discardPower(transaction, house, effect.number)
    case 'bidComesBack': {
      const bid = stage.bids[house] ?? 0
      gainPower(transaction, house, bid, 'wildlings')
      return bid > 0 ? 'done' : 'nothing'
    }
  }
}

/** E6.6: the house destroys units. A house with no more units than it owes loses all of them at once (E6.7). */
const beginDestroying = (transaction: Transaction, house: HouseId, number: number): Begun => {
  const { state } = transaction
  if (!state.tracking.units) return 'byHand'
  const pieces = piecesOf(state, house)
  const all = count(total(pieces))
  if (all === 0) return 'nothing'
  if (all > number) return 'asked'
  takeAway(transaction, house, 'wildlings', pieces)
  return 'done'
}

/** Returns how many knights of a house become footmen or are destroyed. */
const replacedKnights = (state: State, house: HouseId, number: number | 'all'): number => {
  const knights = total(piecesOf(state, house)).knight
  return number === 'all' ? knights : Math.min(number, knights)
}

/** Number of units that a house replaces by units of the other kind, and of knights that are destroyed for want of footmen (E6.7). */
export interface Replacement {
  readonly from: 'footman' | 'knight'
  /** Number of units that are replaced: exactly for knights, at most for footmen. */
  readonly replace: number
  readonly destroy: number
  readonly exactly: boolean
}

/** Returns what a house owes to *Crow Killers* now; undefined if another effect is carried out. */
export const replacementNow = (state: State, house: HouseId): Replacement | undefined => {
  const effect = effectNow(state)
  if (effect.effect === 'footmenToKnights') {
    const footmen = total(piecesOf(state, house)).footman
    return { from: 'footman', replace: Math.min(effect.number, footmen, pool(state, house).knight), destroy: 0, exactly: false }
  }
  if (effect.effect !== 'knightsToFootmen') return undefined
  const number = replacedKnights(state, house, effect.number)
  const replace = Math.min(number, pool(state, house).footman)
  return { from: 'knight', replace, destroy: number - replace, exactly: true }
}

/** Asks a house which units it replaces. If all its knights are replaced, nothing is to be chosen. */
const beginReplacing = (transaction: Transaction, house: HouseId, from: 'footman' | 'knight', knights: number): Begun => {
  const { state } = transaction
  if (!state.tracking.units) return 'byHand'
  const owed = replacementNow(state, house)
  if (owed === undefined || owed.replace + owed.destroy === 0) return 'nothing'
  const all = total(piecesOf(state, house)).knight
  if (from === 'footman' || knights < all || owed.destroy > 0) return 'asked'
  const byArea = Object.entries(piecesOf(state, house)).flatMap(([area, { knight }]) =>
    knight > 0 ? [[area, units({ knight })] as const] : [],
  )
  transaction.emit({ e: 'unitsReplaced', house, from, units: Object.fromEntries(byArea) })
  return 'done'
}

/** E3.3: moves the supply token of a house. A lower level asks the house for its surplus units. */
const moveSupply = (transaction: Transaction, stage: WildlingEffectStage, house: HouseId, by: number): Begun => {
  const { supply } = houseState(transaction.state, house)
  const level = Math.min(highestLevel(transaction.state.box), Math.max(0, supply + by))
  if (stage.way === undefined && level !== supply) transaction.emit({ e: 'supplyMoved', house, level })
  if (!transaction.state.tracking.units) return by < 0 ? 'byHand' : 'done'
  if (owesRemoval(transaction.state, house)) {
    transaction.emit({ e: 'moved', stage: { ...stage, way: 'supply' } })
    return 'asked'
  }
  return level === supply ? 'nothing' : 'done'
}

type CardEffect = Extract<WildlingEffect, { effect: 'discardStrongestCards' | 'discardCard' | 'takeBackAll' | 'takeBackCard' }>

const beginCards = (transaction: Transaction, house: HouseId, { effect }: CardEffect): Begun => {
  const { state } = transaction
  const held = hand(state, house)
  const used = houseState(state, house).used ?? []
  if (held === undefined) return 'byHand'
  switch (effect) {
    case 'discardStrongestCards': {
      const gone = strongest(state, held)
      for (const card of gone) transaction.emit({ e: 'cardDiscarded', house, card })
      returnCards(transaction, house, gone.at(-1))
      return gone.length > 0 ? 'done' : 'nothing'
    }
    case 'discardCard':
      return held.length > 1 ? 'asked' : 'nothing'
    case 'takeBackAll':
      if (used.length === 0) return 'nothing'
      transaction.emit({ e: 'cardsReturned', house, stay: [] })
      return 'done'
    case 'takeBackCard':
      return used.length > 0 ? 'asked' : 'nothing'
  }
}

/** Returns the strongest cards of a hand with more than one card; none if all cards are equally strong (E6.6, B32). */
const strongest = (state: State, held: readonly CardId[]): readonly CardId[] => {
  const strengthOf = (card: CardId) => state.box.cards[card]?.strength ?? 0
  const most = Math.max(...held.map(strengthOf))
  const found = held.filter((card) => strengthOf(card) === most)
  const isAll = found.length === held.length && state.settings.massingMayEmptyHand !== true
  return held.length <= 1 || isAll ? [] : found
}

const discardPower = (transaction: Transaction, house: HouseId, number: number | 'all'): Begun => {
  const power = available(transaction.state, house)
  if (power === undefined) return 'byHand'
  const amount = number === 'all' ? power : Math.min(power, number)
  if (amount > 0) transaction.emit({ e: 'paid', why: 'wildlings', amounts: { [house]: amount } })
  return amount > 0 ? 'done' : 'nothing'
}

/** Returns the best tracks of a house: those on which its place has the smallest number (E6.9). */
export const bestTracks = (state: State, house: HouseId): readonly Track[] => {
  const best = Math.min(...TRACKS.map((track) => place(state, track, house)))
  return TRACKS.filter((track) => place(state, track, house) === best)
}

/** Open choice about a wildling card: the house that chooses, and the options. */
export interface EffectChoice {
  readonly house: HouseId
  readonly options: readonly Option[]
}

/**
 * Returns the choice that a wildling card opens now: units or a track, or one of several tracks; undefined if nothing is to be chosen. The
 * holder of the Iron Throne token chooses among equally good tracks (E6.9).
 */
export const effectChoice = (state: State): EffectChoice | undefined => {
  const stage = stageOf(state)
  const house = actor(state)
  if (stage === undefined || house === undefined) return undefined
  const effect = effectNow(state)
  if (effect.effect === 'moveOnTrack' && effect.choose) return { house, options: effect.tracks }
  if (effect.effect !== 'unitsOrTrack') return undefined
  if (stage.way === 'track') return { house: state.holders.ironThrone, options: bestTracks(state, house) }
  return stage.way === undefined ? { house, options: ['units', 'track'] } : undefined
}

/** Records a choice about a wildling card (E6.6, E6.9). Refusals: NOT_YOUR_TURN, NOT_DECIDER, NOT_AN_OPTION. */
export const chooseForEffect: RuleHandler<{ readonly house: HouseId; readonly option: Option }> = (transaction, { house, option }) => {
  const choice = effectChoice(transaction.state)
  const stage = stageOf(transaction.state)
  if (choice === undefined || stage === undefined) return refuse('NOT_AN_OPTION', { option }, 'E6.6').refusal
  if (house !== choice.house) {
    const code = stage.way === 'track' ? 'NOT_DECIDER' : 'NOT_YOUR_TURN'
    return refuse(code, code === 'NOT_DECIDER' ? { house, decider: choice.house } : { house, turn: choice.house }, 'E6.9').refusal
  }
  if (!choice.options.includes(option)) return refuse('NOT_AN_OPTION', { option }, 'E6.6').refusal
  const acting = actor(transaction.state) ?? house
  const effect = effectNow(transaction.state)
  if (effect.effect === 'moveOnTrack') {
    moveOnTrack(transaction, acting, option as Track, effect.to, 'wildlings')
    return afterAnswer(transaction)
  }
  if (effect.effect !== 'unitsOrTrack') return undefined
  if (option === 'units') return chooseUnits(transaction, stage, acting, effect.units)
  const tracks = option === 'track' ? bestTracks(transaction.state, acting) : [option as Track]
  const [track] = tracks
  if (tracks.length > 1) {
    transaction.emit({ e: 'moved', stage: { ...stage, way: 'track' } })
    return undefined
  }
  if (track !== undefined) moveOnTrack(transaction, acting, track, { down: effect.places }, 'wildlings')
  return afterAnswer(transaction)
}

const chooseUnits = (transaction: Transaction, stage: WildlingEffectStage, house: HouseId, number: number): undefined => {
  const begun = beginDestroying(transaction, house, number)
  if (begun === 'asked') {
    transaction.emit({ e: 'moved', stage: { ...stage, way: 'units' } })
    return undefined
  }
  return afterAnswer(transaction)
}

/** Units that a house has to destroy for a wildling card: their number, and whether they must stand in one castle area. */
export interface Destruction {
  readonly number: number
  /** Castle areas with at least this number of units; all destroyed units must stand in one of them. Empty: any areas. */
  readonly castles: readonly AreaId[]
}

/** Returns the units that the first house in the queue has to destroy now; undefined if it is asked something else. */
export const destructionNow = (state: State): Destruction | undefined => {
  const stage = stageOf(state)
  const house = actor(state)
  if (stage === undefined || house === undefined) return undefined
  const effect = effectNow(state)
  if (effect.effect === 'unitsOrTrack') return stage.way === 'units' ? { number: effect.units, castles: [] } : undefined
  if (effect.effect !== 'destroyUnits') return undefined
  const pieces = piecesOf(state, house)
  const castles =
    effect.where === 'anywhere' ? [] : castleAreas(state, house).filter((area) => count(pieces[area] ?? NO_UNITS) >= effect.number)
  return { number: effect.number, castles }
}

/** Returns the refusal of destroyed units: NO_SUCH_UNIT, WRONG_NUMBER, NOT_ONE_CASTLE (E6.6). */
export const destructionObjection = (state: State, house: HouseId, remove: UnitsByArea, waived: Waived): Refusal<Code> | undefined => {
  const owed = destructionNow(state)
  if (owed === undefined) return undefined
  const missing = missingUnit(state, house, remove)
  if (missing !== undefined) return missing
  const number = Math.min(owed.number, count(total(piecesOf(state, house))))
  if (count(total(remove)) !== number && !waived.has('WRONG_NUMBER')) return refuse('WRONG_NUMBER', { number }, 'E6.6').refusal
  const areas = Object.keys(remove).filter((area) => count(remove[area] ?? NO_UNITS) > 0)
  const inOneCastle = areas.length === 1 && owed.castles.includes(areas[0] ?? '')
  if (owed.castles.length > 0 && !inOneCastle && !waived.has('NOT_ONE_CASTLE'))
    return refuse('NOT_ONE_CASTLE', { house, areas: owed.castles }).refusal
  return undefined
}
