import { HOUSES, type CardId, type HouseId, type Track } from '../../../src/games/westeros/box/box'
import { houseView } from '../../../src/games/westeros'
import { hand, houseState } from '../../../src/games/westeros/model/position'
import type { Side } from '../../../src/games/westeros/model/state'
import { engagementOf, iconsOf } from '../../../src/games/westeros/rules/strength'
import { AnyOrder, OneOf } from '../compare'
import * as answers from '../westeros/answers'
import * as words from '../westeros/notation'
import { byName, count, houseOf, mapped, nameOf, OUTSIDE, written, type Of } from '../westeros/notation'
import type { Play } from '../westeros/play'
import type { Before } from './combat-case'
import { powerOf, textOf } from './orders'

/** Answers about a finished combat in the notation of the second edition. */

const SIDES = ['attacker', 'defender'] as const satisfies readonly Side[]

/** Returns the icons of both sides as they count at the result. */
const icons = (play: Play, icon: 'swords' | 'fortifications'): readonly number[] => {
  const { state } = play.past.find(({ event }) => event.e === 'battleDecided') ?? play
  const { battle } = state
  return battle === undefined ? [] : SIDES.map((side) => iconsOf(engagementOf(state, battle), side)[icon])
}

/** Returns the texts carried out before the result. Texts that only change the count may be listed or not. */
const textsOf = (play: Play): OneOf => {
  const decided = play.past.findIndex(({ event }) => event.e === 'battleDecided')
  const used = play.past
    .slice(0, decided)
    .flatMap(({ event }): CardId[] => (event.e === 'abilityUsed' && event.how === 'carriedOut' ? [event.card] : []))
  const counted = (play.last('battleDecided')?.result.texts ?? []).filter((card) => !used.includes(card))
  const spared = Object.values(play.last('cardsRevealed')?.cards ?? {}).flatMap((played) =>
    'card' in played && played.card === 'the-blackfish' ? [played.card] : [],
  )
  return new OneOf([used, [...used, ...counted], [...spared, ...used], [...spared, ...used, ...counted], [...used, ...spared, ...counted]])
}

/** Returns the orders on the board: all of them, or only those of areas that the scenario lists. */
const ordersAfter = (play: Play, { area, orders = {} }: Before): OneOf => {
  const all = answers.ordersOn(play.state).map((order) => [order.area, textOf(order.token.id)] as const)
  const listed = all.filter(([where]) => where in orders || where === area)
  return new OneOf([Object.fromEntries(all), Object.fromEntries(listed), Object.fromEntries(all.filter(([where]) => where in orders))])
}

/** Returns the units in each area of the scenario, and those of each house by area. */
const unitsAfter = (play: Play): Of<unknown> => {
  const areas = Object.keys(play.state.areas).filter((area) => !area.startsWith(OUTSIDE))
  const there = areas.map((area) => {
    const { garrison } = play.state.areas[area] ?? {}
    return [
      area,
      garrison === undefined ? new OneOf([{}, written(words.standing({}))]) : written(garrison.standing, garrison.routed),
    ] as const
  })
  const ofHouse = (house: HouseId) => {
    const own = play.groups(house)
    return new OneOf([own, { ...mapped(Object.fromEntries(areas.map((area) => [area, 0])), () => ({})), ...own }])
  }
  return { ...Object.fromEntries(there), ...byName(play.state.playing, ofHouse) }
}

/** Returns the tracks, without houses that the scenario does not list on them. */
const tracksAfter = (play: Play, before: Before): Of<readonly (string | undefined)[]> =>
  Object.fromEntries(
    (Object.keys(play.state.tracks) as Track[]).map((track) => {
      const listed = (before[track] ?? before.fiefdoms ?? []).map(houseOf)
      return [track, play.state.tracks[track].filter((house) => listed.length === 0 || listed.includes(house)).map(nameOf)]
    }),
  )

const poolAfter = ({ state }: Play, owner: HouseId): Of<unknown> => {
  const poolOf = (house: HouseId) => {
    const { pool } = houseView(state, house)
    return pool === undefined ? {} : written(pool)
  }
  return { ...poolOf(owner), ...byName(state.playing, poolOf) }
}

/** @param owner house whose pool the scenario gives without a name */
export const combatAnswer = (play: Play, before: Before, owner: HouseId): answers.Answers => {
  const { state } = play
  const attacker = houseOf(before.attacker.house)
  const houses = HOUSES.filter((house) => state.playing.includes(house))
  const routedIn = (house: HouseId) =>
    Object.entries(state.areas).reduce((sum, [, { garrison }]) => sum + (garrison?.house === house ? count(garrison.routed) : 0), 0)
  const movedIn = play.last('battleEnded')?.movedIn
  const back = play.last('attackersBack')?.units
  return {
    ...answers.combatAnswer(play),
    order: textsOf(play),
    swords: icons(play, 'swords'),
    fortifications: icons(play, 'fortifications'),
    siegeDestroyed: count(play.last('siegeDestroyed')?.units),
    garrisonGone: play.last('garrisonRemoved') !== undefined,
    attackersMoveIn: movedIn === undefined ? {} : written(movedIn),
    attackersBack: back === undefined ? {} : written(back),
    routedAttackers: routedIn(attacker),
    routedDefenders: routedIn(houseOf(before.defender.house)),
    handsAfter: byName(houses, (house) => new AnyOrder(hand(state, house) ?? [])),
    discardsAfter: byName(houses, (house) => new AnyOrder(houseState(state, house).used ?? [])),
    powerAfter: powerOf(state),
    ordersAfter: ordersAfter(play, before),
    tracksAfter: tracksAfter(play, before),
    holdersAfter: mapped(state.holders, nameOf),
    unitsAfter: unitsAfter(play),
    poolAfter: poolAfter(play, owner),
    skullLosses: SIDES.map((side) => play.all('skullSuffered').filter((event) => event.side === side).length),
  }
}
