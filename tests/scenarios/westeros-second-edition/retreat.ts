import type { HouseId } from '../../../src/games/westeros/box/box'
import { retreatObjection, retreatWays } from '../../../src/games/westeros'
import { OneOf } from '../compare'
import * as answers from '../westeros/answers'
import { guard, held, TOLD, type Spots } from '../westeros/little-box'
import * as words from '../westeros/notation'
import { count, houseOf, OUTSIDE, standing, typeFor, unitsIn, type Candidate, type CaseUnits, type Groups } from '../westeros/notation'
import { outcomeOf, verdict, type Play } from '../westeros/play'
import { BASE, begin, isHouse, playing } from './box'

/** Scenarios about retreats. */

type Place = Candidate & {
  readonly closed?: boolean
  readonly port?: boolean
  readonly portOwner?: string
  readonly ships?: number
  readonly garrison?: boolean | number
  readonly home?: string
}
interface Before {
  readonly house: string
  readonly chooser?: string
  readonly supply: number
  readonly groups?: Groups
  readonly retreating: CaseUnits
  readonly battleArea: string
  readonly attackedFrom: string
  readonly candidates: readonly Place[]
  readonly homes?: Readonly<Record<string, string>>
}
interface Decision {
  readonly by?: string
  readonly to?: string | null
  readonly lost?: CaseUnits
}

/** Returns the areas of the scenario with their pieces. */
const spotsOf = (before: Before, house: HouseId, foe: HouseId, third: HouseId): Spots => {
  const { retreating, battleArea, attackedFrom, candidates, groups, homes = {} } = before
  const type = typeFor(retreating)
  const place = (candidate: Place): Spots => {
    const { area, port, portOwner = house, closed, garrison, home, enemyHome } = candidate
    if (closed === true) return [[area, { type, closed: true }]]
    const spot = words.spotOf(candidate, type, house, third)
    const whose = home ?? (garrison && !enemyHome ? third : undefined)
    const crest = whose === undefined ? {} : { home: whose }
    const token = garrison ? { garrison: typeof garrison === 'number' ? garrison : 2 } : {}
    if (port !== true) return [[area, { ...spot, ...crest, ...token }]]
    const land = `${OUTSIDE}land of ${area}`
    const sea = type === 'sea' ? battleArea : `${OUTSIDE}sea of ${area}`
    return [
      [land, { token: portOwner }],
      [area, { ...spot, token: undefined, type: 'port', port: { land, sea } }],
    ]
  }
  return [
    ...candidates.flatMap(place),
    ...Object.entries(homes).map(([area, home]) => [area, { home }] as const),
    ...held(house, groups),
    [battleArea, { type, house, units: retreating }],
    [attackedFrom, { type, ...guard(foe, type) }],
  ]
}

/** Card that the attacker plays. It wins the battle; the card of a chooser lets its owner choose the area of the retreat. */
const cardsFor = (chooser: HouseId | undefined) => {
  const robb = BASE.cards['robb-stark']
  if (chooser === undefined || robb === undefined) return {}
  return { cards: { ...BASE.cards, 'robb-stark': { ...robb, house: chooser, strength: 20, swords: 0 } } }
}

/** Plays the battle up to the retreat. */
const beatenIn = (before: Before, house: HouseId, foe: HouseId, third: HouseId): Play => {
  const { retreating, battleArea, attackedFrom, candidates, chooser } = before
  const type = typeFor(retreating)
  const far = new Set(candidates.flatMap(({ area, adjacent }) => (adjacent === false ? [area] : [])))
  const ships = candidates.flatMap(({ area, viaShips }) => (viaShips ? [{ area, by: house, sea: `${OUTSIDE}sea to ${area}` }] : []))
  const crossing = far.has(attackedFrom) ? [{ area: attackedFrom, by: foe, sea: `${OUTSIDE}sea from ${attackedFrom}` }] : []
  const routes = [...ships, ...crossing]
  const near = [attackedFrom, ...candidates.map(({ area }) => area)].filter((area) => !far.has(area))
  const over = routes.flatMap(({ sea, area }) => [
    [sea, area],
    [sea, battleArea],
  ])
  const play = begin('marches', {
    houses: [house, foe, third, ...playing(Object.keys(BASE.houses))],
    spots: [...spotsOf(before, house, foe, third), ...routes.map(({ sea, by }): Spots[number] => [sea, guard(by, 'sea')])],
    borders: [...near.map((area) => [area, battleArea]), ...over],
    tracking: TOLD,
    changes: [{ set: 'supply', house, level: before.supply }],
    box: cardsFor(chooser === undefined ? undefined : foe),
  })
  const moves = [{ to: battleArea, units: standing(unitsIn(type)) }]
  const march = play.do({ do: 'march', house: foe, from: attackedFrom, order: 'march-0', moves, leaveToken: false })
  if (march !== 'ok') throw new Error(`the march was refused: ${march}`)
  play.do({ do: 'callSupport', supports: [] })
  const reported = words.reportedCard({ strength: 20 })
  play.do({
    do: 'playCards',
    attacker: chooser === undefined ? reported : { card: 'robb-stark' },
    defender: words.reportedCard({ strength: 0 }),
  })
  return play
}

export const retreat = (before: Before, { by, to, lost }: Decision): answers.Answers => {
  const { house: name, retreating, candidates, chooser } = before
  const [house = houseOf(name), foe = house, third = house] = playing([name, ...(isHouse(chooser) ? [chooser] : [])])
  const play = beatenIn(before, house, foe, third)
  play.settle(({ battle }) => battle === undefined || ['won', 'retreat'].includes(battle.step))
  if (play.state.battle?.step === 'won') play.do({ do: 'ability', card: 'robb-stark' })
  play.settle(({ battle }) => battle === undefined || battle.step === 'retreat')
  const isAsked = play.state.battle !== undefined
  const { state: decided } = play.past.find(({ event }) => event.e === 'battleDecided') ?? play
  const { battle } = decided
  if (battle === undefined) throw new Error('there was no battle')
  const routes = retreatWays(decided, battle)
  const way = (area: string) => ({ house, to: area, lost: routes.find((one) => one.to === area)?.lost ?? standing(retreating) })
  const objection = (area: string) => outcomeOf(retreatObjection(decided, battle, way(area)))
  const mayChoose = isHouse(chooser) && (by === undefined || houseOf(by) === foe)
  const named = mayChoose ? { by: foe } : by === undefined || houseOf(by) === house ? {} : { by: houseOf(by) }
  const chosen = to ? { ...way(to), ...(lost === undefined ? {} : { lost: standing(lost) }) } : undefined
  let result = 'ok'
  if (chosen !== undefined) result = isAsked ? play.do({ do: 'retreat', ...chosen, ...named }) : objection(chosen.to)
  if (result === 'ok' && chosen !== undefined && mayChoose && play.state.battle?.step === 'retreat')
    result = play.do({ do: 'retreat', ...chosen })
  play.settle(({ stage }) => stage.at !== 'battle')
  const objections = Object.fromEntries(candidates.map(({ area }) => [area, objection(area)]))
  const answer = answers.retreatAnswer(play, decided, objections)
  const engines = count(play.last('siegeDestroyed')?.units)
  const destroyed = Number(answer.destroyed)
  return { ...verdict(result), ...answer, destroyed: new OneOf([destroyed + engines, destroyed]), siegeDestroyed: engines, asked: isAsked }
}
