import { emptied, evolveBallot, putUnder, type BallotEvent } from '../../../referee'
import type { AreaId, CardId, HouseId, Units } from '../box/box'
import { fields } from '../fields'
import type { AnyEvent, BattleEnded, Event, Marched } from '../model/events'
import type { Hold } from '../model/moves'
import { areaAt, houseState } from '../model/position'
import { NO_UNITS, type AreaState, type Battle, type HouseState, type Side, type State } from '../model/state'
import { count, garrisonOf, minus, plus, units } from '../model/units'
import { countFallen, evolveTides } from './tides'
import { drawnFrom, inWildlings, underneath } from './wildlings'
import { without } from './without'

/** Returns the state after an event. Contains no rules, because the rules have already decided the event. */
export const evolve = (before: State | undefined, event: AnyEvent): State => {
  if (event.e === 'begun') return event.state
  if (before === undefined) throw new TypeError('a ledger begins with `begun`')
  return write(before, event)
}

const write = (state: State, event: Exclude<AnyEvent, { e: 'begun' }>): State => {
  switch (event.e) {
    case 'moved':
      return { ...state, stage: event.stage }
    case 'roundBegan':
      return without({ ...state, round: event.round }, 'turned', 'restriction')
    case 'cardsTurnedUp':
      return { ...state, decks: event.decks, turned: event.faceUp, threat: event.threat }
    case 'cardsPutUnder':
      return { ...state, decks: { 1: putUnder(state.decks[1]), 2: putUnder(state.decks[2]), 3: putUnder(state.decks[3]) } }
    case 'supplySet':
      return setHouse(state, event.house, { supply: event.level })
    case 'unitsRemoved':
      return Object.entries(event.routed ?? {}).reduce(
        (after, [area, gone]) => takeOff(after, area, NO_UNITS, gone),
        Object.entries(event.units).reduce((after, [area, gone]) => takeOff(after, area, gone), state),
      )
    case 'mustered':
      return event.steps.reduce((after, step) => {
        if (step.what === 'upgrade') return upgrade(after, step.at, event.house, 'knight')
        if (step.what === 'siegeUpgrade') return upgrade(after, step.at, event.house, 'siegeEngine')
        return land(after, step.what === 'ship' ? step.sea : step.at, event.house, units({ [step.what]: 1 }))
      }, state)
    case 'ballotOpened':
      return { ...state, ballot: event.ballot, ballots: state.ballots + 1 }
    case 'cast':
    case 'castAnew':
    case 'calledOff':
    case 'revealed':
      return onBallot(state, event)
    case 'paid':
      return Object.entries(event.amounts).reduce((after, [house, amount]) => addPower(after, house as HouseId, -(amount ?? 0)), state)
    case 'trackOrdered':
      return {
        ...state,
        tracks: { ...state.tracks, [event.track]: event.order },
        holders: { ...state.holders, [event.track]: event.order[0] ?? state.holders[event.track] },
      }
    case 'wildlingsAttacked':
      return { ...state, threat: event.threatAfter ?? 0 }
    case 'cardTakenBack':
      return event.card === undefined ? state : takeBack(state, event.house, event.card)
    case 'powerGained':
      return addPower(state, event.house, event.amount)
    case 'ordersRevealed':
      return setAreas(state, Object.entries(event.orders), (there, order) => ({ ...there, order }))
    case 'ravenUsed': {
      const used: State = { ...state, ravenUsed: true }
      if (event.area === undefined || event.to === undefined) return used
      return setArea(used, event.area, { order: { house: event.house, order: event.to } })
    }
    case 'raided':
      return [event.from, ...event.removed.map(({ area }) => area)].reduce((after, area) => dropOrder(after, area), state)
    case 'marched':
      return march(state, event)
    case 'routedRose':
      return setAreas(state, Object.entries(state.areas), (there, { garrison }) => {
        if (garrison === undefined || count(garrison.routed) === 0) return there
        return { ...there, garrison: { ...garrison, standing: plus(garrison.standing, garrison.routed), routed: NO_UNITS } }
      })
    case 'held':
      return event.areas.reduce((after, reported) => hold(after, reported), state)
    case 'battleTold': {
      const played = event.cards.reduce((after, card) => discardCard(after, card), state)
      return event.blade === undefined ? played : { ...played, bladeUsed: true }
    }
    case 'battleBegan':
      return { ...state, battle: event.battle }
    case 'supportCalled': {
      const { defense } = event
      return inBattle(state, (battle) => ({
        ...without(battle, 'defense'),
        supports: event.supports,
        ...(defense === undefined ? {} : { defense }),
      }))
    }
    case 'cardsRevealed':
      return inBattle(state, (battle) => ({ ...battle, cards: event.cards }))
    case 'abilityUsed':
      return spendAbility(state, event)
    case 'bladeUsed':
      return inBattle({ ...state, bladeUsed: true }, (battle) => ({ ...battle, blade: event.house }))
    case 'battleMoved':
      return inBattle(state, (battle) => ({ ...battle, step: event.step, pending: event.pending }))
    case 'battleDecided':
      return inBattle(state, (battle) => ({ ...battle, result: event.result }))
    case 'casualtiesTaken':
      return loseInBattle(state, event.side, event.units, NO_UNITS)
    case 'routedDestroyed':
      return takeOff(state, event.area, NO_UNITS, event.units)
    case 'retreated': {
      const gone = loseInBattle(state, event.side, plus(event.units, event.lost), NO_UNITS)
      return event.to === undefined ? gone : enter(gone, event.to, event.house, NO_UNITS, event.units)
    }
    case 'battleEnded':
      return endBattle(state, event)
    case 'orderRemoved':
      return dropOrder(state, event.area)
    case 'cardDiscarded':
      return inBattle(discardCard(state, event.card), (battle) => ({ ...battle, discarded: event.card }))
    case 'cardsReturned':
      return setUsed(state, event.house, () => event.stay)
    case 'roundEnded':
      return {
        ...withoutOrders(state),
        bladeUsed: false,
        ravenUsed: false,
      }
    case 'gameEnded':
      return { ...state, outcome: event.outcome, interrupted: state.interrupted ?? state.stage, stage: { at: 'over' } }
    case 'gameResumed':
      return without(state, 'outcome', 'interrupted')
    case 'corrected':
      // Drops a ballot in which no house has sealed a choice; later events open a ballot for the corrected position.
      return fields.apply(state.ballot === undefined ? state : without(state, 'ballot'), event.changes)
    case 'rewound': {
      const { ballot } = state
      const marked: State = { ...state, rewinds: event.count, known: [...new Set([...state.known, ...event.known])] }
      if (ballot === undefined) return marked
      const known = event.known.some((label) => sameQuestion(label, ballot.id)) || ballot.known
      return {
        ...marked,
        ballot: { ...emptied(ballot), id: `${questionOf(ballot.id)}~${event.count}#${state.ballots - 1}`, known },
      }
    }
    case 'effectChosen': {
      const { option } = event
      return option === 'storm-of-swords' || option === 'rains-of-autumn' ? { ...state, restriction: option } : state
    }
    case 'wildlingDrawn':
      return inWildlings(state, (deck) => underneath(drawnFrom(deck, event.card), event.card))
    case 'wildlingSeen': {
      const { card } = event
      return card === undefined ? state : inWildlings(state, (deck) => ({ ...drawnFrom(deck, card), top: card }))
    }
    case 'wildlingPut':
      if (!event.under) return state
      return inWildlings(state, (deck) => underneath(without(deck, 'top'), deck.top ?? null))
    case 'supplyMoved':
      return setHouse(state, event.house, { supply: event.level })
    case 'placeChanged':
      return {
        ...state,
        tracks: { ...state.tracks, [event.track]: event.order },
        holders: { ...state.holders, [event.track]: event.order[0] ?? state.holders[event.track] },
      }
    case 'unitsReplaced': {
      const to = event.from === 'knight' ? 'footman' : 'knight'
      return Object.entries(event.units).reduce((after, [area, some]) => {
        const number = some[event.from]
        return land(takeOff(after, area, units({ [event.from]: number })), area, event.house, units({ [to]: number }))
      }, state)
    }
    case 'cardSentBack':
      return inBattle(state, (battle) => ({ ...battle, redraw: event.side }))
    case 'cardReplaced': {
      const after = event.discarded ? discardCard(state, event.card) : state
      return inBattle(after, (battle) =>
        battle.cards === undefined ? battle : { ...without(battle, 'redraw'), cards: { ...battle.cards, [event.side]: event.played } },
      )
    }
    case 'tidesDrawn':
    case 'tidesReplaced':
    case 'tidesShown':
      return evolveTides(state, event)
    case 'skullSuffered':
      return loseInBattle(countFallen(state, event), event.side, event.standing, event.routed)
    case 'siegeDestroyed':
      return loseInBattle(state, event.side, event.units, NO_UNITS)
    case 'garrisonRemoved':
      return clearArea(state, event.area, 'garrisonToken')
    case 'marchMoved':
      return event.order === undefined ? state : setArea(state, event.area, { order: { house: event.house, order: event.order } })
    case 'attackersBack':
      return land(
        inBattle(state, (battle) => ({ ...battle, attackers: NO_UNITS })),
        event.to,
        event.house,
        event.units,
      )
    case 'retreatChosen':
      return inBattle(state, (battle) => ({ ...battle, retreatTo: event.to }))
    case 'shipsCaptured': {
      const cleared = clearArea(state, event.port, 'garrison', 'order')
      return event.to === undefined ? cleared : land(cleared, event.port, event.to, units({ ship: event.kept }))
    }
    case 'consolidated':
      return dropOrder(state, event.area)
    case 'ordersTold':
      return withoutOrders(state)
    case 'cardResolved':
    case 'tidesKept':
    case 'wildlingEffect':
    case 'armiesTold':
    case 'ravenPassed':
    case 'raidsEnded':
    case 'marchesEnded':
    case 'bladeKept':
    case 'overruled':
      return state
  }
}

/**
 * Returns the part of a ballot name that identifies its question, without the numbers at the end: `r4/bid/fiefdoms~1#2` →
 * `r4/bid/fiefdoms`.
 */
export const questionOf = (ballot: string): string => ballot.replace(/(~\d+)?#\d+$/, '')

const sameQuestion = (a: string, b: string): boolean => questionOf(a) === questionOf(b)

/** Returns the state with changes in many areas, made with one copy of the board. */
const setAreas = <T>(
  state: State,
  entries: readonly (readonly [AreaId, T])[],
  change: (there: AreaState, value: T) => AreaState,
): State => ({
  ...state,
  areas: { ...state.areas, ...Object.fromEntries(entries.map(([area, one]) => [area, change(areaAt(state, area), one)])) },
})

const setArea = (state: State, area: AreaId, changed: AreaState): State => ({
  ...state,
  areas: { ...state.areas, [area]: { ...areaAt(state, area), ...changed } },
})

const clearArea = (state: State, area: AreaId, ...keys: readonly (keyof AreaState)[]): State => ({
  ...state,
  areas: { ...state.areas, [area]: without(areaAt(state, area), ...keys) },
})

/** Returns the state after an order of an area was used or removed. If the players report orders, marks the area. */
const dropOrder = (state: State, area: AreaId): State => {
  if (state.tracking.orders === 'table') return setArea(state, area, { noOrder: true })
  return areaAt(state, area).order === undefined ? state : clearArea(state, area, 'order')
}

/** Returns the state without orders and without marks of used orders. */
const withoutOrders = (state: State): State => setAreas(state, Object.entries(state.areas), (there) => without(there, 'order', 'noOrder'))

const setHouse = (state: State, house: HouseId, changed: Partial<HouseState>): State => ({
  ...state,
  houses: { ...state.houses, [house]: { ...houseState(state, house), ...changed } },
})

const addPower = (state: State, house: HouseId, amount: number): State => {
  const { power } = houseState(state, house)
  return power === undefined || amount === 0 ? state : setHouse(state, house, { power: power + amount })
}

const setUsed = (state: State, house: HouseId, change: (used: readonly CardId[]) => readonly CardId[]): State => {
  const { used } = houseState(state, house)
  return used === undefined ? state : setHouse(state, house, { used: change(used) })
}

const discardCard = (state: State, card: CardId): State => {
  const owner = state.box.cards[card]?.house
  return owner === undefined ? state : setUsed(state, owner, (used) => (used.includes(card) ? used : [...used, card]))
}

/**
 * Returns the state after a House card went from the used pile back to the hand. A card of the open battle is marked,
 * so that it is not put on the used pile.
 */
const takeBack = (state: State, house: HouseId, card: CardId): State => {
  const played = Object.values(state.battle?.cards ?? {}).some((other) => 'card' in other && other.card === card)
  const after = setUsed(state, house, (used) => used.filter((other) => other !== card))
  return played ? inBattle(after, (battle) => ({ ...battle, kept: card })) : after
}

/** Returns the state after adding units to an area. Units already in this area must belong to the same house. */
const land = (state: State, area: AreaId, house: HouseId, standing: Units, routed: Units = NO_UNITS): State => {
  if (count(standing) + count(routed) === 0) return state
  const there = areaAt(state, area).garrison
  const garrison = garrisonOf(house, plus(there?.standing ?? NO_UNITS, standing), plus(there?.routed ?? NO_UNITS, routed))
  return garrison === undefined ? state : setArea(state, area, { garrison })
}

/** Returns the state after units moved into an area. An area without units before has no order that the players can report. */
const enter = (state: State, area: AreaId, house: HouseId, standing: Units, routed?: Units): State => {
  const marked = state.tracking.orders === 'table' && areaAt(state, area).garrison === undefined
  return land(marked ? dropOrder(state, area) : state, area, house, standing, routed)
}

/** Returns the state after removing units from an area. */
const takeOff = (state: State, area: AreaId, standing: Units, routed: Units = NO_UNITS): State => {
  const { garrison } = areaAt(state, area)
  if (garrison === undefined) return state
  const rest = garrisonOf(garrison.house, minus(garrison.standing, standing), minus(garrison.routed, routed))
  return rest === undefined ? clearArea(state, area, 'garrison') : setArea(state, area, { garrison: rest })
}

/** Returns the state after a footman of an area became a unit of another kind. Only a routed footman gives a routed knight (B30). */
const upgrade = (state: State, area: AreaId, house: HouseId, to: 'knight' | 'siegeEngine'): State => {
  const footman = units({ footman: 1 })
  const one = units({ [to]: 1 })
  if ((areaAt(state, area).garrison?.standing.footman ?? 0) > 0) return land(takeOff(state, area, footman), area, house, one)
  const taken = takeOff(state, area, NO_UNITS, footman)
  return to === 'knight' ? land(taken, area, house, NO_UNITS, one) : land(taken, area, house, one)
}

const onBallot = (state: State, event: BallotEvent<HouseId>): State => {
  if (state.ballot === undefined) return state
  const ballot = evolveBallot(state.ballot, event)
  if (ballot === undefined) return without(state, 'ballot')
  return { ...state, ballot, ballots: state.ballots + (event.e === 'calledOff' ? 1 : 0) }
}

const inBattle = (state: State, change: (battle: Battle) => Battle): State =>
  state.battle === undefined ? state : { ...state, battle: change(state.battle) }

const loseInBattle = (state: State, side: Side, standing: Units, routed: Units): State => {
  const { battle } = state
  if (battle === undefined) return state
  if (side === 'defender') return takeOff(state, battle.area, standing, routed)
  return { ...state, battle: { ...battle, attackers: minus(battle.attackers, standing) } }
}

const march = (state: State, event: Marched): State => {
  const { house, from, moves, attack } = event
  const going = [...moves, ...(attack === undefined ? [] : [attack])].reduce((sum, move) => plus(sum, move.units), NO_UNITS)
  let after = takeOff(dropOrder(state, from), from, going)
  if (event.neutral !== undefined) after = clearArea(after, event.neutral.area, 'neutral')
  for (const area of event.tokensRemoved) after = clearArea(after, area, 'token')
  for (const { to, units: arriving } of moves) after = enter(after, to, house, arriving)
  if (!event.leftToken) return after
  return addPower(setArea(after, from, { token: house }), house, -1)
}

const spendAbility = (state: State, event: Extract<Event, { e: 'abilityUsed' }>): State => {
  const { destroyed, upgraded, cancels } = event
  let after = inBattle(state, (battle) => ({
    ...(event.defenseDiscarded === true ? without(battle, 'defense') : battle),
    modifiers: [...battle.modifiers, ...event.modifiers],
    pending: battle.pending.filter(({ card }) => card !== event.card && card !== cancels),
    ...(event.supportEnded === undefined ? {} : { supports: battle.supports.filter(({ area }) => area !== event.supportEnded) }),
    ...(event.choosesRetreat === true ? { chooser: battle[event.side] } : {}),
    ...(event.staysOut === true ? { staysOut: true } : {}),
    ...(event.marchMoves === true ? { marchMoves: true } : {}),
  }))
  const { battle } = after
  if (battle === undefined) return after
  if (event.defenseDiscarded === true) after = dropOrder(after, battle.area)
  if (event.orderArea !== undefined) after = dropOrder(after, event.orderArea)
  if (destroyed !== undefined) after = loseInBattle(after, destroyed.side, destroyed.standing, destroyed.routed)
  if (upgraded === undefined) return after
  const footman = units({ footman: 1 })
  const knight = units({ knight: 1 })
  if (upgraded.area !== undefined && upgraded.area !== battle.area)
    return land(takeOff(after, upgraded.area, footman), upgraded.area, battle[upgraded.side], knight)
  if (upgraded.side === 'attacker') return inBattle(after, (open) => ({ ...open, attackers: plus(minus(open.attackers, footman), knight) }))
  const owner = battle.defender
  return upgraded.routed
    ? land(takeOff(after, battle.area, NO_UNITS, footman), battle.area, owner, NO_UNITS, knight)
    : land(takeOff(after, battle.area, footman), battle.area, owner, knight)
}

/**
 * Returns the state after the players reported which house controls an area. A new power token is paid from the
 * available power; a token of another house returns to the pile of that house.
 */
const hold = (state: State, { area, house, token }: Hold): State => {
  const before = areaAt(state, area)
  const own = house !== undefined && before.token === house
  const cleared = own ? clearArea(state, area, 'holder', 'neutral') : clearArea(state, area, 'holder', 'neutral', 'token')
  if (house === undefined) return cleared
  if (token !== true) return setArea(cleared, area, { holder: house })
  return own ? cleared : addPower(setArea(cleared, area, { token: house }), house, -1)
}

const endBattle = (state: State, event: BattleEnded): State => {
  const { battle } = state
  if (battle === undefined) return state
  let after = without(state, 'battle')
  if (event.tokenRemoved) after = clearArea(after, event.area, 'token')
  after = enter(after, event.area, battle.attacker, event.movedIn)
  for (const played of Object.values(battle.cards ?? {}))
    if ('card' in played && played.card !== battle.kept) after = discardCard(after, played.card)
  return after
}
