import { DECKS, type HouseId, type Track } from '../../../src/games/westeros/box/box'
import { PRINTED_BOX } from '../../../src/games/westeros/box/printed'
import { houseView, musterLedger, retreatOptions, retreatWays, roundView, strength } from '../../../src/games/westeros'
import type { MusterStep, State } from '../../../src/games/westeros'
import { OneOf } from '../compare'
import { byName, cardName, count, houseOf, mapped, nameOf, ORDER_NAMES, OUTSIDE, written, type Of } from './notation'
import { verdict, type Outcome, type Play } from './play'

/** Answer in the notation of the scenarios. Everything in the answer is read from the state, the views and the events. */
export type Answers = Of<unknown>

const power = (state: State, which: 'available' | 'pile') => byName(state.playing, (house) => houseView(state, house).power[which])

export const supplyAnswer = (play: Play, house: HouseId): Answers => {
  const { level, check } = houseView(play.state, house).supply
  return { supply: level, armiesAfter: check?.armies, groupsAfter: play.groups(house) }
}

/** @param before state when the house received the muster points */
export const musterAnswer = (play: Play, before: State, house: HouseId, bought: readonly MusterStep[]): Answers => {
  const pointsLost = musterLedger(before, house, bought).map(({ area, points, spent }) => [area, points - spent])
  const { pool } = houseView(play.state, house)
  return { groupsAfter: play.groups(house), poolAfter: pool && written(pool), pointsLost: Object.fromEntries(pointsLost) }
}

export const powerAfter = ({ state }: Play): Answers => ({ availableAfter: power(state, 'available'), pileAfter: power(state, 'pile') })

/** Returns the answer about one auction. If the bids were refused, contains only the name of the auction. */
export const auctionAnswer = (play: Play, track: Track, name: string): Answers => {
  const event = play.all('trackOrdered').findLast((other) => other.track === track)
  if (event === undefined) return { track: name }
  return { track: name, order: event.order.map(nameOf), decider: nameOf(event.decider), tokenTo: nameOf(play.state.holders[track]) }
}

const owedIn = (queue: readonly { readonly house: HouseId; readonly owed: number }[]) =>
  Object.fromEntries(queue.map(({ house, owed }) => [nameOf(house), owed]))

export const wildlingAnswer = (play: Play): Answers => {
  const { threat: strengthShown, watch, winner, highest, lowest, decider } = play.last('wildlingsAttacked') ?? {}
  const { stage, threat } = play.state
  return {
    strength: strengthShown,
    watch,
    winner,
    highest: nameOf(highest),
    lowest: nameOf(lowest),
    decider: nameOf(decider),
    owed: stage.at === 'losses' ? owedIn(stage.queue) : new OneOf([undefined, {}]),
    mayTakeBack: stage.at === 'reward',
    threatAfter: threat,
    availableAfter: power(play.state, 'available'),
  }
}

/** @param before state of the decks before the draw */
export const drawAnswer = (play: Play, before: State['decks']): Answers => {
  const event = play.last('cardsTurnedUp')
  const [I, II, III] = DECKS.map((deck) => play.state.decks[deck].shuffles - before[deck].shuffles)
  return {
    faceUp: DECKS.map((deck) => cardName(event?.faceUp[deck] ?? '')),
    iconsCounted: event?.mammoths,
    threatBeforeCards: event?.threat,
    threatAfter: play.state.threat,
    attackStrength: play.last('wildlingsAttacked')?.threat,
    forbidden: roundView(play.state).forbidden.map((kind) => ORDER_NAMES[kind]),
    reshuffles: { I, II, III },
  }
}

/** Returns the orders on the board that the scenario describes. */
export const ordersOn = ({ areas }: State) =>
  Object.entries(areas).flatMap(([area, { order }]) =>
    order === undefined || area.startsWith(OUTSIDE) ? [] : [{ area, house: order.house, token: PRINTED_BOX.orders[order.order] }],
  )

export const raidAnswer = ({ state }: Play): Answers => ({
  ordersAfter: ordersOn(state).map(({ area }) => area),
  powerAfter: byName(state.playing, (house) => houseView(state, house).power),
})

/**
 * @param tokens owners of enemy power tokens; the key is the area
 * @param unseen sea areas with ships of the house that the scenario does not list
 */
export const marchAnswer = (play: Play, house: HouseId, tokens: Of<string>, unseen: readonly string[]): Answers => {
  const event = play.last('marched')
  return {
    battleAt: event?.attack === undefined ? undefined : [event.attack.to],
    groupsAfter: Object.fromEntries(Object.entries(play.groups(house)).filter(([area]) => !unseen.includes(area))),
    availableAfter: houseView(play.state, house).power.available,
    tokensToPile: Object.fromEntries((event?.tokensRemoved ?? []).map((area) => [area, tokens[area]])),
  }
}

/** Returns the total strengths in the open battle, attacker first. */
export const announced = ({ state }: Play): readonly number[] => {
  if (state.battle === undefined) return []
  const { attacker, defender } = strength(state, state.battle)
  return [attacker.total, defender.total]
}

/** Returns the answer about a finished battle. */
export const combatAnswer = (play: Play): Answers => {
  const { attacker, defender, winner, decidedBy, casualties } = play.last('battleDecided')?.result ?? {}
  const battle = play.last('battleBegan')?.battle
  const gone = play.last('retreated')
  return {
    final: [attacker, defender],
    winner: winner && nameOf(battle?.[winner]),
    decidedBy,
    casualties,
    toRetreat: count(gone?.units) + count(gone?.lost),
    routedDestroyed: count(play.last('routedDestroyed')?.units),
  }
}

/** @param decided state in which the app asks the loser of a battle for the retreat, or would ask if there were a choice */
export const retreatAnswer = (play: Play, decided: State, objections: Of<Outcome>): Answers => {
  const { battle } = decided
  const gone = play.last('retreated')
  const routedAfter = count(gone?.units)
  const options = battle === undefined ? [] : retreatOptions(decided, battle)
  const retreats = battle === undefined ? [] : [...new Set(retreatWays(decided, battle).map(({ to }) => to))]
  const legal = Object.fromEntries(options.flatMap(({ area, lost }) => (lost === undefined ? [] : [[area, lost]])))
  return {
    legal,
    refusals: Object.fromEntries(Object.entries(objections).filter(([area]) => !(area in legal))),
    // If no unit survives in any area, the scenario may list no area or all legal areas.
    mustChooseAmong: retreats.length > 0 ? retreats : new OneOf([[], Object.keys(legal).toSorted()]),
    destroyed: count(gone?.lost) + count(play.last('routedDestroyed')?.units),
    allDestroyed: routedAfter === 0,
    routedAfter,
  }
}

export const victoryAnswer = ({ state: { outcome } }: Play): Answers => {
  const none = new OneOf([undefined, [], false])
  if (outcome === undefined) return { over: false, how: undefined, winners: none, draw: none, decidedBy: undefined }
  const { how, winners, decidedBy } = outcome
  const words = {
    castles: ['areas', 'castles'],
    supply: ['supply'],
    landAreas: ['land', 'landAreas'],
    ironThrone: ['ironThrone', 'Iron Throne'],
    power: ['available', 'power'],
    draw: ['draw', undefined],
  }
  return {
    over: true,
    how: how === 'sudden' ? how : 'round10',
    winners: winners.map(nameOf),
    draw: winners.length > 1,
    decidedBy: new OneOf(words[decidedBy]),
  }
}

/** Returns the power that a house gained, and its available power afterwards. */
export const gain = (before: number, after = 0): Answers => ({ gain: after - before, availableAfter: after })

export const gains = (state: State, before: Of<{ readonly available: number }>): Answers => {
  const rows = mapped(before, ({ available }, name) => gain(available, houseView(state, houseOf(name)).power.available))
  return { gain: mapped(rows, (row) => row.gain), availableAfter: mapped(rows, (row) => row.availableAfter) }
}

/** Returns the answer about the Valyrian Steel Blade: whether its use was accepted, and the reason of a refusal. */
export const bladeAnswer = (wish: Outcome | undefined): Answers => {
  const { accepted, reason } = wish === undefined ? { accepted: undefined, reason: undefined } : verdict(wish)
  return { bladeAccepted: accepted, bladeReason: reason }
}
