import { allCards, possibleCards } from '../../../referee'
import { numberOf, UNIT_KINDS, type AreaId, type HouseId, type Pair } from '../box/box'
import type { AnyEvent, Event } from '../model/events'
import { evolve } from '../transaction/evolve'
import { areaAt, onBoard, place, tokensOnBoard } from '../model/position'
import { NO_UNITS, opposite, ORDER_OF_DECKS, type Battle, type Side, type State } from '../model/state'
import { count, minus, plus, worth } from '../model/units'
import { armySizes, breach, type Breach } from './count'
import { changesOfSecondEdition, isEmptySide } from './second-edition'

/**
 * Invariants between two consecutive positions: changes that a single event may make (rules document, section 6). Implemented independently
 * of the rules.
 */

/** Returns the violations caused by the events of one entry. Entries made by hand (correction, overruling, rewind) are not checked. */
export const courseBreachesBetween = (before: State, events: readonly AnyEvent[], after: State): readonly Breach[] => {
  if (events.some(({ e }) => e === 'corrected' || e === 'overruled' || e === 'rewound')) return []
  const found: Breach[] = before.stage.at === 'over' && events.length > 0 ? [breach('I47')] : []
  let state = before
  for (const event of events as readonly Event[]) {
    const next = evolve(state, event)
    if (event.e !== 'begun')
      found.push(
        ...gains(state, event, next),
        ...fixtures(state, event, next),
        ...about(state, event, next),
        ...changesOfSecondEdition(state, event, next),
      )
    state = next
  }
  const wildlings = events.find(({ e }) => e === 'wildlingsAttacked')
  if (wildlings !== undefined && before.box.edition !== 2 && after.threat !== (before.box.threat[0] ?? 0))
    found.push(breach('I27', { threat: after.threat }))
  return [...found, ...moreTooMany(before, after), ...owedToWildlings(events as readonly Event[], after)]
}

/**
 * I16: if a correction left a house over its supply limit, the house does not exceed the limit further while its supply level is
 * unchanged.
 */
const moreTooMany = (before: State, after: State): readonly Breach[] =>
  before.playing.flatMap((house) => {
    const level = after.houses[house]?.supply ?? 0
    const flags = after.box.supplyTable[level] ?? []
    const armies = armySizes(after, house)
    const were = armySizes(before, house)
    const over = armies.some((size, index) => size > (flags[index] ?? 0))
    const worse = armies.some((size, index) => size > (were[index] ?? 1))
    return over && worse && before.houses[house]?.supply === level ? [breach('I16', { house, armies, flags })] : []
  })

/** I4: the available power of a house rises only if the house gains power, and at most by the number of tokens in its pile. */
const gains = (state: State, event: Event, next: State): readonly Breach[] =>
  state.playing.flatMap((house) => {
    const power = state.houses[house]?.power
    const rise = (next.houses[house]?.power ?? 0) - (power ?? 0)
    if (power === undefined || rise <= 0) return []
    const inPile = state.box.limits.power - power - tokensOnBoard(state, house)
    return event.e === 'powerGained' && event.house === house && rise <= inPile ? [] : [breach('I4', { house, rise, event: event.e })]
  })

/** I14, I15, I20, I21, I26: checks that each of these state fields is changed only by the kind of event that may change it. */
const fixtures = (state: State, event: Event, next: State): readonly Breach[] => {
  const found: Breach[] = []
  for (const area of Object.keys(next.areas))
    if (areaAt(state, area).neutral === undefined && areaAt(next, area).neutral !== undefined) found.push(breach('I14', { area }))
  for (const house of state.playing)
    if (state.houses[house]?.supply !== next.houses[house]?.supply && event.e !== 'supplySet' && event.e !== 'supplyMoved')
      found.push(breach('I15', { house }))
  for (const track of ['ironThrone', 'fiefdoms', 'kingsCourt'] as const) {
    const ordered = (event.e === 'trackOrdered' || event.e === 'placeChanged') && event.track === track
    if (!ordered && (state.holders[track] !== next.holders[track] || state.tracks[track] !== next.tracks[track]))
      found.push(breach(track === 'ironThrone' ? 'I21' : 'I20', { track }))
  }
  if (next.threat > state.threat && event.e !== 'cardsTurnedUp') found.push(breach('I26', { threat: next.threat }))
  return found
}

/** Returns the violations of the invariants that apply to this kind of event. */
const about = (state: State, event: Event, next: State): readonly Breach[] => {
  switch (event.e) {
    case 'paid':
      return (Object.entries(event.amounts) as [HouseId, number][]).flatMap(([house, amount]) => {
        const power = state.houses[house]?.power
        if (power === undefined) return []
        const inPile = next.box.limits.power - (next.houses[house]?.power ?? 0) - tokensOnBoard(next, house)
        const wasInPile = state.box.limits.power - power - tokensOnBoard(state, house)
        if (amount > power || amount < 0) return [breach('I6', { house, amount, available: power })]
        return inPile === wasInPile + amount ? [] : [breach('I5', { house, amount })]
      })
    case 'mustered':
      return mustered(state, event, next)
    case 'supplySet': {
      const level = Math.min(state.box.supplyTable.length - 1, barrelsOf(state, event.house))
      return event.level === level ? [] : [breach('I17', { house: event.house, level: event.level, barrels: level })]
    }
    case 'unitsRemoved':
      if (event.why === 'wildlings') return state.box.edition === 2 ? [] : lossesOf(state, event.house, next)
      return Object.keys(event.units).flatMap((area) => (areaAt(next, area).garrison === undefined ? [breach('I18', { area })] : []))
    case 'trackOrdered': {
      const bids = event.order.map((house) => event.bids[house] ?? 0)
      const whole = event.order.length === state.playing.length && state.playing.every((house) => event.order.includes(house))
      const falling = bids.every((bid, index) => index === 0 || bid <= (bids[index - 1] ?? 0))
      return whole && falling ? [] : [breach('I22', { track: event.track, bids })]
    }
    case 'cardsTurnedUp':
      return turnedUp(state, event, next)
    case 'cardsPutUnder':
      return ORDER_OF_DECKS.flatMap((deck) => {
        const { faceUp } = state.decks[deck]
        return faceUp === undefined || next.decks[deck].bottom.at(-1) === faceUp ? [] : [breach('I25', { deck })]
      })
    case 'ordersRevealed':
      return Object.entries(event.orders).flatMap(([area, { house }]) =>
        state.tracking.units && areaAt(state, area).garrison?.house !== house ? [breach('I30', { area, house })] : [],
      )
    case 'ravenUsed':
      return state.ravenUsed ? [breach('I36', { house: event.house })] : []
    case 'bladeUsed':
      return state.bladeUsed ? [breach('I36', { house: event.house })] : []
    case 'battleTold':
      return state.bladeUsed && event.blade !== undefined ? [breach('I36', { house: event.blade })] : []
    case 'supportCalled':
      return event.supports.flatMap(({ area }) =>
        state.battle === undefined || borders(state, area, state.battle.area) ? [] : [breach('I41', { area })],
      )
    case 'battleDecided': {
      const { attacker, defender, winner } = event.result
      const [won, lost] = winner === 'attacker' ? [attacker, defender] : [defender, attacker]
      // A text that destroys the last unit of a side may end the battle without a count (B18).
      if (state.settings.maceEndsCombat === true && isEmptySide(state, opposite(winner))) return []
      return won > lost || (won === lost && higherOnFiefdoms(state, winner)) ? [] : [breach('I42', { won, lost })]
    }
    case 'casualtiesTaken':
      return casualties(state, event)
    case 'battleEnded':
      return state.battle === undefined ? [breach('I10')] : afterBattle(state.battle, event.winner, next)
    case 'retreated': {
      const there = event.to === undefined ? undefined : areaAt(next, event.to).garrison
      const arrived = event.to === undefined || (there?.house === event.house && count(there.routed) >= count(event.units))
      return arrived && (event.to !== undefined || count(event.units) === 0) ? [] : [breach('I40', { house: event.house })]
    }
    default:
      return []
  }
}

/** I11: an upgrade replaces a footman by a knight and does not change army sizes. */
const mustered = (state: State, event: Extract<Event, { e: 'mustered' }>, next: State): readonly Breach[] => {
  const found: Breach[] = []
  const bought = { ...NO_UNITS, siegeEngine: 0 }
  const arrivals = new Map<AreaId, number>()
  for (const step of event.steps) {
    if (step.what === 'upgrade') {
      bought.footman--
      bought.knight++
      continue
    }
    if (step.what === 'siegeUpgrade') {
      bought.footman--
      bought.siegeEngine++
      continue
    }
    bought[step.what]++
    const area = step.what === 'ship' ? step.sea : step.at
    arrivals.set(area, (arrivals.get(area) ?? 0) + 1)
  }
  const change = minus(onBoard(next, event.house), onBoard(state, event.house))
  for (const kind of UNIT_KINDS) if (numberOf(change, kind) !== bought[kind]) found.push(breach('I11', { house: event.house, kind }))
  for (const area of new Set(event.steps.map((step) => (step.what === 'ship' ? step.sea : step.at))))
    if (sizeAt(next, area) - sizeAt(state, area) !== (arrivals.get(area) ?? 0)) found.push(breach('I11', { area }))
  return found
}

const sizeAt = (state: State, area: AreaId): number => {
  const { garrison } = areaAt(state, area)
  return garrison === undefined ? 0 : count(garrison.standing) + count(garrison.routed)
}

/** Returns the number of barrels of a house, counted by R1 independently of the rules code. */
const barrelsOf = (state: State, house: HouseId): number =>
  Object.values(state.box.areas).reduce((sum, { id, kind, home, barrels }) => {
    const { garrison, holder, token, neutral } = areaAt(state, id)
    if (kind !== 'land' || neutral !== undefined) return sum
    const units = state.tracking.units ? garrison?.house : holder
    const crest = home !== undefined && state.playing.includes(home) ? home : undefined
    return (units ?? token ?? crest) === house ? sum + barrels : sum
  }, 0)

/**
 * I28: the removed units are worth exactly the muster points that the house has to lose to the wildlings. If all its units are worth less,
 * all are removed.
 */
const lossesOf = (state: State, house: HouseId, next: State): readonly Breach[] => {
  const { stage, box } = state
  const owed = stage.at === 'losses' ? (stage.queue.find((entry) => entry.house === house)?.owed ?? 0) : 0
  const had = worth(onBoard(state, house), box.musterValue)
  const gone = had - worth(onBoard(next, house), box.musterValue)
  const printed = box.musterValue.footman === 1 && box.musterValue.knight === 2 && box.musterValue.ship === 1
  return !printed || gone === Math.min(owed, had) ? [] : [breach('I28', { house, owed, gone })]
}

/** I28: if the wildlings win, one house must remove units worth 4 and all others units worth 2. Houses without units are not asked. */
const owedToWildlings = (events: readonly Event[], { stage }: State): readonly Breach[] => {
  const attack = events.find((event) => event.e === 'wildlingsAttacked')
  if (attack?.e !== 'wildlingsAttacked' || attack.winner === 'watch' || stage.at !== 'losses') return []
  return stage.queue.flatMap(({ house, owed }) => (owed === (house === attack.lowest ? 4 : 2) ? [] : [breach('I28', { house, owed })]))
}

/** I25, I26: cards are drawn from the top, and the threat rises by one space for each mammoth. */
const turnedUp = (state: State, event: Extract<Event, { e: 'cardsTurnedUp' }>, next: State): readonly Breach[] => {
  const found: Breach[] = []
  for (const deck of ORDER_OF_DECKS) {
    const before = state.decks[deck]
    const after = next.decks[deck]
    const [first] = event.turned[deck]
    const shuffled = event.turned[deck].length - 1
    const whole = allCards(before).join() === allCards(after).join() && after.faceUp === event.faceUp[deck]
    const bottom = shuffled > 0 ? [] : before.unseen.length > 0 ? before.bottom : before.bottom.slice(1)
    const fromTop = first !== undefined && possibleCards(before).includes(first) && after.bottom.join() === bottom.join()
    if (!whole || !fromTop || after.shuffles !== before.shuffles + shuffled) found.push(breach('I25', { deck }))
  }
  const { threat } = state.box
  const mammoths = Object.values(event.faceUp).filter((card) => card.endsWith('*')).length
  const space = threat.indexOf(state.threat)
  const expected = space < 0 ? next.threat : (threat[Math.min(threat.length - 1, space + mammoths)] ?? state.threat)
  if (next.threat !== expected) found.push(breach('I26', { threat: next.threat }))
  return found
}

const pairIs = ([a, b]: Pair, c: AreaId, d: AreaId): boolean => (a === c && b === d) || (a === d && b === c)

/** Returns whether an order in area `a` can support area `b` because the areas are adjacent; ship transport does not count (A31, A33). */
const borders = ({ box, settings }: State, a: AreaId, b: AreaId): boolean => {
  const disputed = box.disputed !== undefined && pairIs(box.disputed, a, b) && !settings.oldtownTouchesSunsetSea
  const across = settings.riversBlockOnlyMovement && box.rivers.some((pair) => pairIs(pair, a, b))
  return across || (!disputed && box.adjacency.some((pair) => pairIs(pair, a, b)))
}

const higherOnFiefdoms = (state: State, winner: Side): boolean => {
  const { battle } = state
  return battle !== undefined && place(state, 'fiefdoms', battle[winner]) < place(state, 'fiefdoms', battle[opposite(winner)])
}

/** Returns the swords and fortifications of one side in a battle, with those of its Tides of Battle card. */
const iconsOf = (state: State, battle: Battle, side: Side): { readonly swords: number; readonly fortifications: number } => {
  const { swords, fortifications } = cardIconsOf(state, battle, side)
  const card = battle.tides?.[side]
  const tides = card === undefined ? undefined : state.box.tides?.[card]
  return { swords: swords + (tides?.swords ?? 0), fortifications: fortifications + (tides?.fortifications ?? 0) }
}

/** Returns the swords and fortifications of the House card of one side: set by hand, reported by the players, or printed on the card. */
const cardIconsOf = ({ box }: State, battle: Battle, side: Side): { readonly swords: number; readonly fortifications: number } => {
  const byHand = battle.modifiers.findLast((modifier) => modifier.mod === 'icons' && modifier.side === side)
  if (byHand?.mod === 'icons') return byHand
  const played = battle.cards?.[side]
  const none = { swords: 0, fortifications: 0 }
  if (played === undefined) return none
  if ('told' in played) return played.told
  const card = box.cards[played.card]
  // Texts of the second edition can add swords; their largest number is the limit.
  const effect = card?.ability?.effect
  const added = effect?.effect === 'gain' ? effect.gains.reduce((sum, { swords }) => sum + swords, 0) : 0
  return card === undefined ? none : { swords: card.swords + added, fortifications: card.fortifications }
}

/** I38: only the loser of a battle takes casualties, at most the winner's swords minus the loser's fortifications. */
const casualties = (state: State, event: Extract<Event, { e: 'casualtiesTaken' }>): readonly Breach[] => {
  const { battle } = state
  const winner = battle?.result?.winner
  if (battle === undefined || winner === undefined) return [breach('I38', { house: event.house })]
  const limit = Math.max(0, iconsOf(state, battle, winner).swords - iconsOf(state, battle, opposite(winner)).fortifications)
  return event.side !== winner && count(event.units) <= limit ? [] : [breach('I38', { house: event.house, limit })]
}

/**
 * I39: after a battle, its area contains only units of the winner. If the attacker won, none of these units is routed, and the area has no
 * order or power token of the loser.
 */
const afterBattle = (battle: Battle, winner: Side, next: State): readonly Breach[] => {
  const { garrison, token, order } = areaAt(next, battle.area)
  const loser = battle[opposite(winner)]
  const units = garrison === undefined ? NO_UNITS : plus(garrison.standing, garrison.routed)
  const stranger = garrison !== undefined && count(units) > 0 && garrison.house !== battle[winner]
  const conquered = winner === 'attacker' && garrison !== undefined
  const leftover = conquered && (token === loser || order?.house === loser || count(garrison.routed) > 0)
  return stranger || leftover ? [breach('I39', { area: battle.area, house: battle[winner] })] : []
}
