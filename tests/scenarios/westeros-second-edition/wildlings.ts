import { HOUSES, type Box, type HouseId, type Track, type WildlingCard, type WildlingEffect } from '../../../src/games/westeros/box/box'
import { houseView, westerosSecondEdition, type Change, type Move, type MusterStep } from '../../../src/games/westeros'
import { OPTIONS, type Option } from '../../../src/games/westeros/model/moves'
import { WILDLINGS } from '../../../src/games/westeros/box/second/wildlings'
import { NOTHING_WAIVED } from '../../../src/games/westeros/model/refusals'
import { orderOfPlay } from '../../../src/games/westeros/rules/round'
import { replacementObjection } from '../../../src/games/westeros/rules/wildling-answers'
import {
  actor,
  destructionNow,
  destructionObjection,
  effectChoice,
  effectNow,
  replacementNow,
} from '../../../src/games/westeros/rules/wildling-effects'
import { resolveWildlings } from '../../../src/games/westeros/rules/wildlings'
import { startTransaction } from '../../../src/games/westeros/transaction/transaction'
import { AnyOrder, OneOf } from '../compare'
import type { Answers } from '../westeros/answers'
import { held, type Spots, type Stock } from '../westeros/little-box'
import * as words from '../westeros/notation'
import { byHouse, byName, houseOf, isEmpty, mapped, nameOf, OUTSIDE, standing } from '../westeros/notation'
import type { CaseUnits, Groups, Of, Purchase } from '../westeros/notation'
import { outcomeOf, type Outcome, type Play } from '../westeros/play'
import { begin, cardsWhere, onlyWith, playing, stackWildlings } from './box'
import { holdersOf, tracksOf } from './orders'
import type { State } from './types'

/** Scenarios about attacks of the wildlings and the nine wildling cards. */

interface HouseBefore {
  readonly units?: Groups
  readonly pool?: CaseUnits
  readonly supply?: number
  readonly hand?: readonly string[]
  readonly used?: readonly string[]
  readonly power?: number | { readonly available: number; readonly pile?: number }
  readonly castles?: Of<0 | 1 | 2>
  readonly tokens?: readonly string[]
}
interface Before {
  readonly card: WildlingCard
  readonly nextCard?: WildlingCard
  readonly threat: number
  readonly strength?: number
  readonly ironThroneToken: string
  readonly turnOrder?: readonly string[]
  readonly participants?: readonly string[]
  readonly tracks?: Of<readonly string[]>
  readonly holders?: Of<string>
  readonly available?: Of<number>
  readonly houses?: Of<HouseBefore>
}
export interface EffectChoice {
  readonly way?: string
  readonly track?: string
  readonly by?: string
  readonly destroy?: Groups
  readonly replace?: Groups
  readonly upgrade?: Groups
  readonly remove?: Groups
  readonly discard?: string | null
  readonly takeBack?: string | null
  readonly muster?: readonly Purchase[]
  readonly keep?: number
}
interface Decision {
  readonly bids: Of<number>
  readonly secondBids?: Of<number>
  readonly highestChoice?: string
  readonly lowestChoice?: string
  readonly secondHighestChoice?: string
  readonly secondLowestChoice?: string
  readonly choices?: Of<EffectChoice>
  readonly secondChoices?: Of<EffectChoice>
}

const availableOf = ({ power }: HouseBefore) => (typeof power === 'number' ? { available: power } : power)

/** Returns the board, cards, power and tracks of a scenario, before the attack. */
const positionOf = (before: Before, { bids, secondBids = {}, choices = {} }: Decision, names: readonly string[]) => {
  const { houses = {}, available = {}, threat, tracks = {} } = before
  const order = before.turnOrder ?? tracks.ironThrone ?? names
  const spots: Spots = Object.entries(houses).flatMap(([house, { units = {}, castles = {}, tokens = [] }]): Spots => [
    ...Object.entries(castles).map(([area, castle]) => [area, { castle, token: isEmpty(units[area]) ? house : undefined }] as const),
    ...tokens.map((area) => [area, { token: house }] as const),
    ...held(house, units),
  ])
  const bought = Object.values(choices).flatMap(({ muster = [] }) => muster)
  const seas = bought.flatMap(({ at, sea }): Spots =>
    sea === undefined
      ? []
      : [
          [sea, { type: sea.startsWith('Port of ') ? 'port' : 'sea' }],
          [at, {}],
        ],
  )
  const stock = Object.fromEntries(
    names.map((name): [string, Stock] => {
      const mine = houses[name] ?? {}
      const needed = Math.max(5, (bids[name] ?? 0) + (secondBids[name] ?? 0))
      const { available: power = available[name] ?? needed, ...rest } = availableOf(mine) ?? {}
      return [houseOf(name), { available: power, ...rest, ...(mine.pool === undefined ? {} : { pool: mine.pool }) }]
    }),
  )
  const full = (track: Track) => [...new Set([...(tracks[track] ?? order), ...names].map(houseOf))]
  const changes: readonly Change[] = [
    { set: 'threat', threat },
    ...Object.entries(houses).flatMap(([name, { used, supply }]): readonly Change[] => [
      ...(supply === undefined ? [] : [{ set: 'supply', house: houseOf(name), level: supply } as const]),
      ...(used === undefined ? [] : [{ set: 'used', house: houseOf(name), cards: used } as const]),
    ]),
  ]
  const borders = bought.flatMap(({ at, sea }) => (sea === undefined || sea.startsWith('Port of ') ? [] : [[at, sea]]))
  return { spots: [...seas, ...spots], stock, changes, borders, full }
}

/** Returns the House cards of the box: a house with a listed hand has only the listed cards. */
const cardsFor = (houses: Of<HouseBefore>, names: readonly string[]): Partial<Box> => {
  const listed = byHouse(houses)
  const isThere = (card: string, house: HouseId): boolean => {
    const { hand, used = [] } = listed[house] ?? {}
    return hand === undefined || hand.includes(card) || used.includes(card)
  }
  return { cards: cardsWhere(isThere, names) }
}

/** Sets up the position and starts the attack. */
const attacked = (before: Before, decision: Decision): Play => {
  const { card, nextCard, houses = {}, participants, ironThroneToken, turnOrder = [], holders = {} } = before
  const names = [
    ...new Set([
      ...turnOrder,
      ...Object.keys(decision.bids),
      ...Object.keys(houses),
      ...Object.keys(before.available ?? {}),
      ironThroneToken,
    ]),
  ]
  const { spots, stock, changes, borders, full } = positionOf(before, decision, names)
  const play = begin('draw', {
    houses: names,
    spots,
    stock,
    borders,
    changes,
    fewOutside: true,
    cards: ['Wildlings Attack'],
    box: cardsFor(houses, playing(names)),
  })
  onlyWith(play, names.map(houseOf))
  const tracks = { ironThrone: full('ironThrone'), fiefdoms: full('fiefdoms'), kingsCourt: full('kingsCourt') }
  const [fiefdoms, kingsCourt] = [tracks.fiefdoms[0] as HouseId, tracks.kingsCourt[0] as HouseId]
  const tokens = { fiefdoms, kingsCourt, ...mapped(holders, houseOf), ironThrone: houseOf(ironThroneToken) }
  play.state = { ...play.state, tracks, holders: tokens }
  const first = [card, ...(nextCard === undefined ? [] : [nextCard])]
  stackWildlings(play, [...first, ...(Object.keys(WILDLINGS) as WildlingCard[]).filter((other) => !first.includes(other))])
  const without = participants === undefined ? undefined : names.find((name) => !participants.includes(name))
  if (without === undefined) {
    play.do({ do: 'draw', how: 'table', turned: { 1: ['wildling-attack'], 2: ['last-days-of-summer'], 3: ['last-days-of-summer'] } })
    play.do({ do: 'resolve', deck: 1 })
    return play
  }
  // The scenario begins with the second attack of *Preemptive Raid*.
  const transaction = startTransaction(play.state, orderOfPlay)
  resolveWildlings(transaction, { deck: 1, again: { strength: before.strength ?? 6, without: houseOf(without) } })
  play.follow(transaction.events)
  return play
}

const byArea = (groups: Groups = {}) => mapped(groups, standing)

/** Returns the option of the game for a word of the notation; one that is never offered if the game has no such option. */
export const optionOf = (word: string): Option => {
  const name = words.trackOf(word)
  return OPTIONS.find((option) => option === name) ?? 'nothing'
}

/** Returns the move with which a house answers the open question, or undefined if its choice does not answer this question. */
const moveFor = (state: State, house: HouseId, choice: EffectChoice): Move | undefined => {
  const { way, track, destroy, replace, upgrade, remove, discard, takeBack, muster, keep } = choice
  const open = effectChoice(state)
  const { stage } = state
  if (stage.at === 'ports') return { do: 'keepShips', house: stage.house, keep: keep ?? 0 }
  if (open !== undefined) {
    const isWay = open.options.includes('units')
    const word = isWay ? (way ?? (track === undefined ? 'units' : 'track')) : track
    return word === undefined ? undefined : { do: 'choose', house, option: optionOf(word) }
  }
  if (stage.at === 'effect' && stage.way === 'supply') return remove && { do: 'removeUnits', house, remove: byArea(remove) }
  if (destructionNow(state) !== undefined) return destroy && { do: 'removeUnits', house, remove: byArea(destroy) }
  const owed = replacementNow(state, house)
  if (owed !== undefined) {
    if (owed.from === 'footman') return { do: 'replaceUnits', house, replace: byArea(upgrade), destroy: {} }
    return replace || destroy ? { do: 'replaceUnits', house, replace: byArea(replace), destroy: byArea(destroy) } : undefined
  }
  switch (effectNow(state).effect) {
    case 'discardCard':
      return discard ? { do: 'discardCard', house, card: discard } : undefined
    case 'takeBackCard':
      return { do: 'takeBack', house, ...(takeBack ? { card: takeBack } : {}) }
    case 'musterOneArea':
      return { do: 'muster', house, steps: (muster ?? []).map((step): MusterStep => words.purchaseOf(step)) }
    default:
      return undefined
  }
}

/** Returns whether a choice would have been legal for a house that the rules did not have to ask. */
const unasked = (state: State, house: HouseId, { destroy, replace }: EffectChoice): Outcome => {
  if (replacementNow(state, house)?.from === 'knight' && (replace ?? destroy) !== undefined)
    return outcomeOf(replacementObjection(state, { house, replace: byArea(replace), destroy: byArea(destroy) }))
  if (destroy === undefined || destructionNow(state) === undefined) return 'ok'
  return outcomeOf(destructionObjection(state, house, byArea(destroy), NOTHING_WAIVED))
}

const IN_ATTACK = ['contribution', 'wildlingTie', 'wildlingCard', 'effect', 'ports']

/** Answers all questions of the attack and of a second attack. Stops at the first refused choice. Returns the result for each house. */
const carryOut = (play: Play, decision: Decision): Of<Outcome> => {
  const results: Record<string, Outcome> = {}
  for (let guard = 0; guard < 200 && IN_ATTACK.includes(play.state.stage.at); guard++) {
    const { stage, holders, wildlings } = play.state
    const isSecond =
      'again' in stage && stage.again !== undefined && play.all('wildlingsAttacked').length > (stage.at === 'contribution' ? 0 : 1)
    if (stage.at === 'contribution') {
      const bids = byHouse(play.all('wildlingsAttacked').length > 0 ? decision.secondBids : decision.bids)
      if (play.reveal(bids) !== 'ok') return { ...results, bids: 'refused' }
    } else if (stage.at === 'wildlingTie') {
      const isAgain = play.all('wildlingsAttacked').length > 0
      const { highestChoice, lowestChoice, secondHighestChoice = highestChoice, secondLowestChoice = lowestChoice } = decision
      const [high, low] = isAgain ? [secondHighestChoice, secondLowestChoice] : [highestChoice, lowestChoice]
      const named = stage.which === 'highest' ? high : low
      const result = named === undefined ? 'open' : play.do({ do: 'nameTied', by: holders.ironThrone, house: houseOf(named) })
      if (result !== 'ok') play.do({ do: 'nameTied', by: holders.ironThrone, house: stage.tied[0] as HouseId })
    } else if (stage.at === 'wildlingCard') {
      play.do({ do: 'drawWildling', card: wildlings?.under[0] as WildlingCard, how: 'app' })
    } else if (!answered(play, (isSecond ? decision.secondChoices : undefined) ?? decision.choices ?? {}, results)) return results
  }
  return results
}

/** Answers one question about a wildling card. Returns false if the choice of the scenario was refused. */
const answered = (play: Play, choices: Of<EffectChoice>, results: Record<string, Outcome>): boolean => {
  const { state } = play
  const acting = state.stage.at === 'ports' ? state.stage.house : actor(state)
  const asked = effectChoice(state)?.house ?? acting
  if (acting === undefined || asked === undefined) throw new Error('nobody acts')
  const given = (house: HouseId) => Object.entries(choices).find(([name]) => houseOf(name) === house)
  const own = given(acting)
  const [name, choice] = (asked === acting ? own : given(asked)?.[1].track === undefined ? own : given(asked)) ?? ['', {}]
  const isUnanswered = asked !== acting && choice.track === undefined
  const house = asked === acting ? acting : choice.by === undefined ? asked : houseOf(choice.by)
  const move = name === '' || isUnanswered ? undefined : moveFor(state, house, choice)
  if (move === undefined) {
    const steps = play.past.length
    play.settle(() => play.past.length > steps)
    return true
  }
  const result = play.do(move)
  results[name] = result
  return result === 'ok'
}

const CARD_EFFECTS: readonly WildlingEffect['effect'][] = ['discardCard', 'discardStrongestCards']

/** Returns the houses in the order in which they acted, including a house whose choice was refused. */
const sequenceOf = (play: Play): OneOf => {
  const parts = play.all('wildlingEffect').map(({ house, card, part, how }) => ({ house, how, effect: WILDLINGS[card][part].effect }))
  const asked = play.state.stage.at === 'effect' ? actor(play.state) : undefined
  const last = asked === undefined ? [] : [nameOf(asked)]
  const real = parts.filter(({ effect }) => effect !== 'nothing')
  const listed = real.filter(({ effect, how }) => how !== 'nothing' || !CARD_EFFECTS.includes(effect))
  const changed = real.filter(({ how }) => how !== 'nothing')
  const names = (some: typeof parts) => [...some.map(({ house }) => nameOf(house)), ...last]
  return new OneOf([names(listed), names(changed), names(real)])
}

/** Returns the results of houses that acted without a question, if the scenario gives a choice for them. */
const automatic = (play: Play, choices: Of<EffectChoice>, results: Of<Outcome>): Of<Outcome> => {
  const others = Object.entries(choices).flatMap(([name, choice]) => {
    if (name in results || !play.all('wildlingEffect').some(({ house }) => house === houseOf(name))) return []
    const before = play.past.find(({ state }) => state.stage.at === 'effect' && actor(state) === houseOf(name))
    return before === undefined ? [] : [[name, unasked(before.state, houseOf(name), choice)] as const]
  })
  return { ...Object.fromEntries(others), ...results }
}

/** Returns the units of a house in the areas of the scenario. Empty areas may be listed or not. */
export const unitsOf = (play: Play, house: HouseId): OneOf => {
  const there = play.groups(house)
  const empty = Object.keys(play.state.areas).filter((area) => !area.startsWith(OUTSIDE) && there[area] === undefined)
  const with0 = Object.fromEntries(empty.map((area) => [area, { F: 0, K: 0, S: 0, E: 0 }]))
  const without = Object.fromEntries(empty.map((area) => [area, {}]))
  return new OneOf([there, { ...with0, ...there }, { ...without, ...there }])
}

const pieces = (play: Play): Of<Of<unknown>> =>
  byName(play.state.playing, (house) => {
    const { supply, cards, power, pool } = houseView(play.state, house)
    return {
      units: unitsOf(play, house),
      pool: pool && words.written(pool),
      supply: supply.level,
      hand: new AnyOrder(cards?.hand ?? []),
      used: new AnyOrder(cards?.used ?? []),
      power: new OneOf([power.available, power]),
      available: power.available,
    }
  })

const attack = (event: ReturnType<Play['all']>[number] | undefined): Answers => {
  if (event?.e !== 'wildlingsAttacked') return {}
  const { threat: strength, watch, winner, highest, lowest, decider, bids } = event
  const participants = HOUSES.filter((house) => house in bids).map(nameOf)
  const names = { highest: nameOf(highest), lowest: nameOf(lowest), decider: nameOf(decider) }
  return { strength, watch, winner, ...names, participants: new AnyOrder(participants) }
}

export const wildling = (before: Before, decision: Decision): Answers => {
  const play = attacked(before, decision)
  const start = play.state
  const bidResults = mapped(decision.bids, (bid, name) => outcomeOf(westerosSecondEdition.checkChoice(start, houseOf(name), bid)))
  const startPieces = JSON.stringify([pieces(play), tracksOf(start)])
  const all = automatic(play, decision.choices ?? {}, carryOut(play, decision))
  const [first, second] = play.all('wildlingsAttacked')
  const after = { ...pieces(play), tracks: tracksOf(play.state), holders: holdersOf(play.state), threat: play.state.threat }
  const isUnchanged = JSON.stringify([pieces(play), tracksOf(play.state)]) === startPieces || Object.values(all).some((one) => one !== 'ok')
  const availableAfter = byName(play.state.playing, (house) => houseView(play.state, house).power.available)
  return {
    ...attack(first),
    ...(second === undefined ? { second: undefined } : { second: { ...attack(second), threatAfter: play.state.threat } }),
    bidResults,
    sequence: sequenceOf(play),
    results: all,
    reason: Object.values(all).find((one) => one !== 'ok'),
    after: isUnchanged ? new OneOf([after, {}]) : after,
    threatAfter: play.state.threat,
    availableAfter,
    pileAfter: byName(play.state.playing, (house) => houseView(play.state, house).power.pile),
    tracksAfter: tracksOf(play.state),
    holdersAfter: holdersOf(play.state),
    deckAfter: play.state.wildlings?.under,
  }
}
