import { describe, expect, test } from 'vitest'
import type { Domain } from '../../../../src/referee'
import {
  FIRST_EDITION_HOUSES,
  unitKindsOf,
  type Area,
  type AreaId,
  type HouseId,
  type OrderId,
  type Units,
} from '../../../../src/games/westeros/box/box'
import { PRINTED_BOX } from '../../../../src/games/westeros/box/printed'
import { fields } from '../../../../src/games/westeros/fields'
import type { Change, Choice } from '../../../../src/games/westeros/model/moves'
import type { Move } from '../../../../src/games/westeros/rules/moves'
import { hand } from '../../../../src/games/westeros/model/position'
import { domain, questions } from '../../../../src/games/westeros/prompts'
import { oneOf } from '../../../../src/games/westeros/model/prompt-kinds'
import { neighbours } from '../../../../src/games/westeros/rules/geography'
import { countBreaches } from '../../../../src/games/westeros/invariants/count'
import { DEFAULT_SETTINGS, SETTING_NAMES } from '../../../../src/games/westeros/model/settings'
import type { AreaState, State } from '../../../../src/games/westeros/model/state'
import { count, includes, minus, singly, units } from '../../../../src/games/westeros/model/units'
import { attack, after, refusalOf } from './battlefield'
import { board, seeded, type Given, type Played } from './board'
import { repetitions } from '../../../repetitions'

// Plays random battles. Answers come from the samplers of the questions, or are composed step by step.

type Chance = () => number
const chance = (random: Chance, share: number) => random() < share
const some = <T>(random: Chance, list: readonly T[]): T => oneOf(random, list) as T

const randomUnits = (random: Chance, kind: Area['kind']): Units =>
  kind === 'sea'
    ? units({ ship: Math.floor(random() * 3) })
    : units({ footman: Math.floor(random() * 3), knight: Math.floor(random() * 2) })

const ORDERS_THERE: readonly OrderId[] = ['support', 'support', 'support-plus-1', 'defense-1', 'defense-2', 'consolidate-power']

/** Returns a board with many units and an attack. The totals of the pieces are correct. */
const randomBattle = (random: Chance): Played => {
  const tracked = chance(random, 0.6)
  const named = some(random, ['app', 'table', 'none'] as const)
  const left = new Map(FIRST_EDITION_HOUSES.map((house) => [house, units(PRINTED_BOX.limits)]))
  const take = (house: HouseId, wanted: Units): Units => {
    const pool = left.get(house) ?? units({})
    const got = includes(pool, wanted) ? wanted : units({})
    left.set(house, minus(pool, got))
    return got
  }
  const areas: Record<AreaId, AreaState> = {}
  const used: Partial<Record<string, number>> = {}
  for (const { id, kind } of Object.values(PRINTED_BOX.areas)) {
    if (chance(random, 0.45)) continue
    const house = some(random, FIRST_EDITION_HOUSES)
    const standing = take(house, randomUnits(random, kind))
    const routed = chance(random, 0.15) ? take(house, randomUnits(random, kind)) : units({})
    if (count(standing) + count(routed) === 0) {
      if (kind === 'land' && chance(random, 0.3)) areas[id] = { token: house }
      continue
    }
    const order = some(random, ORDERS_THERE)
    const key = `${house}/${order}`
    const free = (used[key] ?? 0) < PRINTED_BOX.orders[order].count && !(kind === 'sea' && order === 'consolidate-power')
    if (free) used[key] = (used[key] ?? 0) + 1
    areas[id] = { garrison: { house, standing, routed }, ...(tracked && free && chance(random, 0.8) ? { order: { house, order } } : {}) }
  }
  const targets = Object.entries(areas).flatMap(([id, { garrison }]) => (garrison === undefined ? [] : [{ id, defender: garrison.house }]))
  const { id: area, defender } = some(random, targets)
  const house = some(
    random,
    FIRST_EDITION_HOUSES.filter((other) => other !== defender),
  )
  const { kind } = PRINTED_BOX.areas[area] ?? { kind: 'land' }
  const near = [...neighbours(board(), area, 'movement')].filter((other) => PRINTED_BOX.areas[other]?.kind === kind)
  const from = some(random, near.length > 0 ? near : ['karhold'])
  // The attackers come from an area of their house, so a garrison of another house there is removed.
  if (areas[from]?.garrison?.house !== house) delete areas[from]
  const wanted =
    kind === 'sea' ? { ship: 1 + Math.floor(random() * 2) } : { footman: 1 + Math.floor(random() * 2), knight: Math.floor(random() * 3) }
  const attackers = take(house, units(wanted))
  const cardsUsed = (owner: HouseId) =>
    Object.values(PRINTED_BOX.cards)
      .filter((card) => card.house === owner)
      .map(({ id }) => id)
      .filter(() => chance(random, 0.6))
      .slice(0, 6)
  const houses = Object.fromEntries(
    FIRST_EDITION_HOUSES.map((owner) => [
      owner,
      { supply: Math.floor(random() * 7), power: Math.floor(random() * 6), ...(named === 'none' ? {} : { used: cardsUsed(owner) }) },
    ]),
  )
  const given: Given = {
    areas,
    houses,
    tracking: { orders: tracked ? 'app' : 'table', cards: named },
    tracks: {
      fiefdoms: [...FIRST_EDITION_HOUSES].sort(() => random() - 0.5),
      kingsCourt: [...FIRST_EDITION_HOUSES].sort(() => random() - 0.5),
    },
    turned: chance(random, 0.3) ? { 3: 'rains-of-autumn' } : {},
  }
  const begun = attack(given, {
    house,
    from,
    area,
    units: count(attackers) === 0 ? {} : attackers,
    march: some(random, ['march-minus-1', 'march-0', 'march-plus-1'] as const),
  })
  const settings = SETTING_NAMES.reduce((set, name) => ({ ...set, [name]: chance(random, 0.3) }), DEFAULT_SETTINGS)
  return { ...begun, state: { ...begun.state, settings: chance(random, 0.5) ? settings : DEFAULT_SETTINGS } }
}

/** Composes an answer step by step, as a screen does; undefined if a few steps do not complete it. */
const stepped = (random: Chance, asked: Domain<unknown, unknown, Move | Choice>): Move | Choice | undefined => {
  let draft = asked.empty
  for (let n = 0; n < 12; n++) {
    const steps = asked.steps(draft)
    const done = asked.finish(draft)
    if (done.ok && (steps.length === 0 || chance(random, 0.4))) return done.value
    if (steps.length === 0) return undefined
    const next = asked.take(draft, some(random, steps))
    expect(next.ok).toBe(true)
    if (next.ok) draft = next.value
  }
  const done = asked.finish(draft)
  return done.ok ? done.value : undefined
}

const answerTo = (random: Chance, state: State, question: ReturnType<typeof questions>[number]): Move | Choice => {
  const asked = domain(state, question)
  const sampled = asked.sample(random)
  expect(sampled, question.key).toBeDefined()
  return (chance(random, 0.5) ? stepped(random, asked) : sampled) ?? (sampled as Move)
}

/** Makes one correction during the battle, if the totals of the pieces allow the correction. */
const corrected = (random: Chance, state: State): State => {
  const { battle } = state
  if (battle === undefined || state.ballot !== undefined) return state
  const kind = PRINTED_BOX.areas[battle.area]?.kind ?? 'land'
  const near = some(random, [...neighbours(state, battle.area, 'movement'), battle.area])
  const changes: readonly Change[] = [
    { set: 'units', area: battle.area },
    { set: 'units', area: battle.area, house: battle.defender, standing: randomUnits(random, kind), routed: units({}) },
    { set: 'attackers', units: randomUnits(random, kind) },
    { set: 'units', area: near },
    { set: 'order', area: near },
    { set: 'bladeUsed', used: chance(random, 0.5) },
    { set: 'track', track: 'fiefdoms', order: [...FIRST_EDITION_HOUSES].sort(() => random() - 0.5) },
    { set: 'supply', house: battle.defender, level: Math.floor(random() * 7) },
    ...(PRINTED_BOX.areas[near]?.kind === 'land' ? [{ set: 'token', area: near, house: some(random, FIRST_EDITION_HOUSES) } as const] : []),
    { set: 'power', house: battle.attacker, available: 0 },
  ]
  const after_ = fields.apply(state, [some(random, changes)])
  return countBreaches(after_).length === 0 ? after_ : state
}

const fightToTheEnd = (seed: number, correcting: boolean): { readonly played: Played; readonly asked: readonly string[] } => {
  const random = seeded(seed)
  let played = randomBattle(random)
  const asked: string[] = []
  for (let n = 0; played.state.stage.at === 'battle'; n++) {
    expect(n, `seed ${seed}`).toBeLessThan(30)
    if (correcting && chance(random, 0.3)) played = { ...played, state: corrected(random, played.state) }
    const open = questions(played.state)
    expect(open.length, `seed ${seed}`).toBeGreaterThan(0)
    const [question] = open
    if (question === undefined) break
    asked.push(question.kind)
    let move: Move
    if (question.kind === 'card') {
      const { ballot } = played.state
      const opened = Object.fromEntries(open.map((one) => [one.roles[0] ?? '', { choice: answerTo(random, played.state, one) }]))
      move = { do: 'reveal', ballot: ballot?.id ?? '', opened }
    } else move = answerTo(random, played.state, question) as Move
    const next = after(played, move)
    expect(next.refused, `seed ${seed}: ${JSON.stringify(move)}`).toBeUndefined()
    expect(countBreaches(next.state), `seed ${seed}: ${JSON.stringify(move)}`).toEqual([])
    played = next
  }
  return { played, asked }
}

describe('battles at random', () => {
  test('every question can be answered until the battle is over, and the count holds', () => {
    const asked = new Set<string>()
    const abilities = new Set<string>()
    for (let seed = 1; seed <= 1500; seed++) {
      const fought = fightToTheEnd(seed, false)
      for (const kind of fought.asked) asked.add(kind)
      for (const event of fought.played.events) if (event.e === 'abilityUsed') abilities.add(`${event.card} ${event.how}`)
    }
    expect(asked).toEqual(new Set(['support', 'card', 'cards', 'ability', 'blade', 'casualties', 'retreat']))
    const done = [...abilities].filter((one) => one.endsWith('carriedOut')).length
    expect(done).toBe(15)
  })
  test('corrections in the middle never leave a question nobody can answer', () => {
    const ends = new Set<string>()
    for (let seed = 5001; seed <= 5000 + repetitions(1000); seed++) ends.add(fightToTheEnd(seed, true).played.state.stage.at)
    expect(ends.has('battle')).toBe(false)
  })
  test('the winner loses nobody to casualties, and nobody stays with him in the area (I38, I39)', () => {
    for (let seed = 1; seed <= repetitions(1200); seed++) {
      const { events, state } = fightToTheEnd(seed, false).played
      const [began] = events.filter((event) => event.e === 'battleBegan')
      const [decided] = events.filter((event) => event.e === 'battleDecided')
      if (began === undefined || decided === undefined) continue
      const { battle } = began
      const { result } = decided
      for (const event of events) {
        if (event.e !== 'casualtiesTaken') continue
        expect(event.side).not.toBe(result.winner)
        expect(singly(event.units).length).toBeLessThanOrEqual(result.casualties)
      }
      const { garrison, token, order } = state.areas[battle.area] ?? {}
      expect([undefined, battle[result.winner]]).toContain(garrison?.house)
      const left = [token, order?.house].filter((house) => house === battle.defender)
      expect(result.winner === 'attacker' ? left : []).toEqual([])
    }
  })
})

test('a sealed card is one of the hand', () => {
  const begun = attack(
    {
      tracking: { orders: 'app', cards: 'app' },
      units: { greyjoy: { seagard: { footman: 1 } } },
      houses: { stark: { used: ['robb-stark', 'eddard-stark'] } },
    },
    { house: 'stark', from: 'moat-cailin', area: 'seagard', units: { knight: 1 } },
  )
  const [question] = questions(begun.state)
  if (question === undefined) throw new TypeError('nobody is asked')
  const asked = domain(begun.state, question)
  expect(asked.steps(asked.empty)).toEqual(hand(begun.state, 'stark'))
  expect(asked.take(asked.empty, 'robb-stark')).toMatchObject({ ok: false, refusal: { code: 'CARD_NOT_IN_HAND' } })
  expect(asked.finish(asked.empty)).toMatchObject({ ok: false })
})

test('unit by unit: casualties stop at what is owed, a retreat at what supply costs', () => {
  const begun = attack(
    {
      tracking: { orders: 'app', cards: 'table' },
      units: { tyrell: { reach: { footman: 2, knight: 2 } } },
      tracks: { fiefdoms: ['baratheon', 'stark', 'tyrell', 'greyjoy', 'lannister'] },
      houses: { tyrell: { supply: 0 } },
    },
    { house: 'stark', from: 'blackwater', area: 'reach', units: { knight: 4 } },
  )
  const owing = after(begun, { do: 'playCards', attacker: { card: 'greatjon-umber' }, defender: { card: 'ser-garlan-tyrell' } })
  const [question] = questions(owing.state)
  if (question === undefined) throw new TypeError('nobody is asked')
  const losing = domain(owing.state, question)
  expect(losing.steps(losing.empty)).toEqual(['footman', 'knight'])
  const one = losing.take(losing.empty, 'knight')
  expect(one.ok && losing.steps(one.value)).toEqual([])
  expect(one.ok && losing.take(one.value, 'knight')).toMatchObject({ refusal: { code: 'WRONG_NUMBER' } })
  const fleeing = after(owing, { do: 'casualties', house: 'tyrell', units: units({ knight: 1 }) })
  const [where] = questions(fleeing.state)
  if (where === undefined) throw new TypeError('nobody is asked')
  const way = domain(fleeing.state, where)
  const there = way.take(way.empty, { to: 'highgarden' })
  expect(there.ok && way.finish(there.value)).toMatchObject({ refusal: { code: 'WRONG_NUMBER', params: { number: 1 } } })
  const lost = there.ok ? way.take(there.value, { lose: 'footman' }) : there
  expect(lost.ok && way.finish(lost.value)).toMatchObject({ ok: true, value: { to: 'highgarden', lost: { footman: 1 } } })
  expect(lost.ok && way.take(lost.value, { lose: 'footman' })).toMatchObject({ refusal: { code: 'WRONG_NUMBER' } })
  expect(unitKindsOf(PRINTED_BOX).length).toBe(3)
  expect(refusalOf(fleeing.state, { do: 'retreat', house: 'tyrell', to: 'blackwater', lost: units({}) })).toBe('RETREAT_TO_ATTACK_ORIGIN')
})
