import { canonical, type Random } from '../../src/referee'
import { westeros } from '../../src/games/westeros'
import {
  DECKS,
  FIRST_EDITION_HOUSES,
  ORDER_KINDS,
  ORDERS,
  TIDES_CARDS,
  UNIT_KINDS,
  WILDLING_CARDS,
  type AreaId,
  type CardId,
  type HouseId,
  type OrderId,
  type OrderKind,
} from '../../src/games/westeros/box/box'
import { OPTIONS, type MusterStep } from '../../src/games/westeros/model/moves'
import type { Move } from '../../src/games/westeros/rules/moves'
import { NO_UNITS, type State } from '../../src/games/westeros/model/state'
import { plus, units } from '../../src/games/westeros/model/units'
import { hex32, oneOf } from './random'

/**
 * Tries one random move that fits the stage of the round and is usually illegal. Checks that a refusal changes nothing.
 * @returns code of the refusal; undefined if the move was legal
 */
export const provoke = (state: State, random: Random): string | undefined => {
  const move = random() < 0.06 ? nonsense(random) : moveAtRandom(state, random)
  const before = random() < 0.1 ? canonical(state) : undefined
  const decision = westeros.decide(state, move as Move)
  if (before !== undefined && canonical(state) !== before) throw new Error(`a decision changed the state: ${JSON.stringify(move)}`)
  if (decision.ok) return undefined
  const { code, rule, params } = decision.refusal
  if (rule === '') throw new Error(`refusal without rule: ${code}`)
  canonical(params)
  const overruled = westeros.decide(state, { do: 'overrule', move: move as Move, waive: [code] })
  if (overruled.ok && !westeros.overrulable(decision.refusal)) throw new Error(`${code} was overruled`)
  return code
}

/** Returns the House card that was sent back to the hand in the open battle. */
const lastSent = ({ battle }: State): CardId | undefined => {
  const played = battle?.redraw === undefined ? undefined : battle.cards?.[battle.redraw]
  return played !== undefined && 'card' in played ? played.card : undefined
}

/** Returns JSON that is not a move, or JSON that is similar to a move. */
const nonsense = (random: Random): unknown =>
  oneOf(random, [
    null,
    7,
    'march',
    [],
    {},
    { do: 'march' },
    { do: '__proto__' },
    { do: 'constructor', house: 'stark' },
    {
      do: 'march',
      house: 'stark',
      from: 'winterfell',
      moves: [{ to: 'nowhere', units: { footman: 1, knight: 0, ship: 0 } }],
      leaveToken: false,
    },
    { do: 'muster', house: 'martell', steps: [] },
    { do: 'correct', changes: 'all' },
    { do: 'collect', orders: [{ house: 'stark', area: 'winterfell', extra: { deep: [[[[]]]] } }] },
    JSON.parse('{"do":"ready","__proto__":{"polluted":true}}'),
  ])

const moveAtRandom = (state: State, random: Random): Move => {
  const below = (limit: number) => Math.floor(random() * limit)
  const maybe = (chance = 0.5) => random() < chance
  const taken = Object.keys(state.areas).filter(
    (area) => state.areas[area]?.garrison !== undefined || state.areas[area]?.order !== undefined,
  )
  const area = (): AreaId => (maybe(0.7) ? oneOf(random, taken) : undefined) ?? (oneOf(random, Object.keys(state.box.areas)) as AreaId)
  const house = (): HouseId => (maybe(0.9) ? oneOf(random, state.playing) : oneOf(random, FIRST_EDITION_HOUSES)) as HouseId
  const order = (): OrderId => oneOf(random, ORDERS) as OrderId
  const card = (): CardId => oneOf(random, Object.keys(state.box.cards)) as CardId
  const someUnits = () => units({ [oneOf(random, UNIT_KINDS) as string]: below(3) })
  const withOrder = (kind: OrderKind): { house: HouseId; from: AreaId } => {
    const own = Object.entries(state.areas).filter(
      ([, { order: placed }]) => placed !== undefined && state.box.orders[placed.order].kind === kind,
    )
    const [from, there] = oneOf(random, own) ?? [area(), undefined]
    const armed = oneOf(
      random,
      Object.entries(state.areas).filter(([, { garrison }]) => garrison !== undefined),
    )
    if (there?.order !== undefined && maybe(0.85)) return { house: there.order.house, from }
    return armed?.[1].garrison !== undefined && maybe(0.8)
      ? { house: armed[1].garrison.house, from: armed[0] }
      : { house: house(), from: area() }
  }
  const byStage = (): Move => {
    const { stage, battle, ballot } = state
    if (ballot !== undefined) {
      const role = house()
      return oneOf<() => Move>(random, [
        () => ({ do: 'cast', ballot: maybe(0.9) ? ballot.id : 'r9/none#0', role, commitment: hex32(random) + hex32(random) }),
        () => ({ do: 'castAnew', ballot: ballot.id, commitment: hex32(random) + hex32(random) }),
        () => ({
          do: 'reveal',
          ballot: ballot.id,
          opened: Object.fromEntries(
            ballot.roles
              .slice(below(2))
              .map((one) => [one, { choice: choiceFor(ballot.kind, one), ...(maybe() ? { nonce: hex32(random) } : {}) }]),
          ),
        }),
        () => ({ do: 'ready' }),
      ])?.() as Move
    }
    switch (stage.at) {
      case 'draw':
        return {
          do: 'draw',
          how: 'table',
          turned: Object.fromEntries(
            DECKS.map((deck) => [deck, [oneOf(random, [...state.decks[deck].unseen, 'winter-is-coming', 'supply', 'wildling-attack'])]]),
          ) as never,
        }
      case 'supply':
      case 'losses':
        return {
          do: 'removeUnits',
          house: head(stage.queue) ?? house(),
          remove: maybe(0.2) ? {} : { [area()]: someUnits(), [area()]: someUnits() },
        }
      case 'muster':
        return {
          do: 'muster',
          house: maybe(0.95) ? (stage.queue[0] ?? house()) : house(),
          steps: Array.from({ length: 1 + below(4) }, () => musterStep()),
        }
      case 'auctionTies':
        return {
          do: 'orderTied',
          by: maybe(0.7) ? state.holders.ironThrone : house(),
          groups: maybe() ? stage.ties.map((group) => group.slice(below(2))) : [[house(), house()]],
        }
      case 'wildlingTie':
        return { do: 'nameTied', by: maybe(0.7) ? state.holders.ironThrone : house(), house: house() }
      case 'reward':
        return { do: 'takeBack', house: stage.house, card: card() }
      case 'raven':
        return {
          do: 'raven',
          house: maybe(0.85) ? state.holders.kingsCourt : house(),
          use: maybe(0.9),
          ...(maybe(0.8) ? { swap: { area: area(), order: order() } } : {}),
        }
      case 'raids': {
        const { house: who, from } = withOrder('raid')
        const target = () => ({
          area: area(),
          ...(state.tracking.orders === 'table' ? { kind: oneOf(random, ORDER_KINDS) as OrderKind } : {}),
        })
        return { do: 'raid', house: who, from, targets: Array.from({ length: below(4) }, target) }
      }
      case 'marches': {
        const { house: who, from } = withOrder('march')
        const close = state.box.adjacency.flatMap(([a, b]) => (a === from ? [b] : b === from ? [a] : []))
        const to = () => (maybe(0.85) ? oneOf(random, close) : area()) ?? area()
        const garrison = state.areas[from]?.garrison
        const going = () =>
          garrison !== undefined && maybe(0.6)
            ? (oneOf(random, [garrison.standing, garrison.routed, units({ footman: 1 }), units({ ship: 1 })]) ?? NO_UNITS)
            : someUnits()
        return {
          do: 'march',
          house: who,
          from,
          moves: Array.from({ length: below(3) }, () => ({ to: to(), units: going() })),
          leaveToken: maybe(),
          ...(state.tracking.orders === 'table' ? { order: maybe(0.95) ? 'march-minus-1' : order() } : {}),
          ...(maybe(0.1) ? { support: [{ area: area() }] } : {}),
        }
      }
      case 'battle': {
        if (battle === undefined) return { do: 'ready' }
        switch (battle.step) {
          case 'support':
            return {
              do: 'callSupport',
              supports: Array.from({ length: 1 + below(2) }, () => {
                const from = maybe(0.7)
                  ? (oneOf(
                      random,
                      state.box.adjacency.flatMap(([a, b]) => (a === battle.area ? [b] : b === battle.area ? [a] : [])),
                    ) ?? area())
                  : area()
                return {
                  area: from,
                  for: oneOf(random, ['attacker', 'defender', 'none'] as const) ?? 'none',
                  ...(maybe(0.2) ? { units: someUnits() } : {}),
                }
              }),
              ...(maybe(0.2) ? { defense: order() } : {}),
            }
          case 'cards':
            return { do: 'playCards', attacker: { card: card() }, defender: { card: card() } }
          case 'abilities':
          case 'won':
            return {
              do: 'ability',
              card: battle.pending[0]?.card ?? card(),
              ...(maybe(0.3) ? { pass: true } : {}),
              area: area(),
              target: card(),
            }
          case 'tides':
            return {
              do: 'drawTides',
              cards: { attacker: oneOf(random, TIDES_CARDS) ?? 'skull', ...(maybe() ? { defender: 'skull' } : {}) },
              how: maybe() ? 'app' : 'table',
              ...(maybe(0.3) ? { blade: house() } : {}),
            }
          case 'tidesLook':
            return { do: 'replaceTides', house: house(), use: maybe() }
          case 'skulls':
            return {
              do: 'sufferSkull',
              house: maybe() ? battle.attacker : battle.defender,
              ...(maybe(0.8) ? { unit: oneOf(random, UNIT_KINDS) ?? 'knight' } : {}),
              ...(maybe(0.2) ? { routed: true } : {}),
            }
          case 'anotherCard':
            return { do: 'playAnother', house: house(), card: { card: maybe(0.4) ? (lastSent(state) ?? card()) : card() } }
          case 'blade':
            return { do: 'blade', house: house(), use: true }
          case 'casualties':
            return {
              do: 'casualties',
              house: maybe() ? battle.attacker : battle.defender,
              units: maybe(0.3)
                ? units({ knight: 2 })
                : maybe()
                  ? someUnits()
                  : plus(someUnits(), state.areas[battle.area]?.garrison?.routed ?? NO_UNITS),
            }
          case 'retreat': {
            const near = state.box.adjacency.flatMap(([a, b]) => (a === battle.area ? [b] : b === battle.area ? [a] : []))
            return {
              do: 'retreat',
              house: maybe(0.1) ? house() : battle.result?.winner === 'attacker' ? battle.defender : battle.attacker,
              to: (maybe(0.8) ? oneOf(random, near) : undefined) ?? area(),
              lost: maybe(0.7) ? NO_UNITS : someUnits(),
              ...(maybe(0.15) ? { units: units({ footman: 1 }) } : {}),
            }
          }
        }
      }
      case 'choice':
      case 'effect':
        return effectMove()
      case 'wildlingCard':
        return { do: 'drawWildling', card: wildling(), how: 'table' }
      case 'ravenLook':
        return maybe() ? { do: 'putWildling', house: house(), under: maybe() } : { do: 'lookAtWildling', house: house(), card: wildling() }
      case 'afterBattle':
        return { do: 'discardCard', house: maybe(0.7) ? stage.house : house(), card: card() }
      case 'ports':
        return { do: 'keepShips', house: maybe(0.8) ? stage.house : house(), keep: below(6) }
      case 'power':
        if (maybe(0.6))
          return {
            do: 'consolidate',
            house: house(),
            area: area(),
            ...(maybe() ? { muster: [musterStep(), musterStep()].slice(below(2)) } : {}),
          }
        return { do: 'collect', orders: Array.from({ length: 1 + below(5) }, () => ({ house: house(), area: area() })) }
      default:
        return { do: 'resolve', deck: 2 }
    }
  }
  const wildling = () => oneOf(random, WILDLING_CARDS) ?? 'crow-killers'
  const fewUnits = () => ({ [area()]: units({ knight: below(3), footman: below(2) }) })
  /** Answer to a Westeros card with a choice, or to a wildling card. */
  const effectMove = (): Move => {
    const who = house()
    return oneOf<() => Move>(random, [
      () => ({ do: 'choose', house: who, option: oneOf(random, OPTIONS) ?? 'nothing' }),
      () => ({ do: 'removeUnits', house: who, remove: { ...fewUnits(), ...fewUnits() } }),
      () => ({ do: 'replaceUnits', house: who, replace: fewUnits(), destroy: maybe(0.2) ? fewUnits() : {} }),
      () => ({ do: 'discardCard', house: who, card: card() }),
      () => ({ do: 'takeBack', house: who, card: card() }),
      () => ({ do: 'muster', house: who, steps: [musterStep(), musterStep()] }),
    ])?.() as Move
  }
  const musterStep = (): MusterStep => {
    const castles = Object.values(state.box.areas).filter(({ castle }) => castle > 0)
    const at = (maybe(0.9) ? oneOf(random, castles)?.id : undefined) ?? area()
    if (maybe(0.35))
      return {
        at,
        what: 'ship',
        sea:
          oneOf(
            random,
            Object.values(state.box.areas).filter(({ kind }) => kind !== 'land'),
          )?.id ?? area(),
      }
    return { at, what: oneOf(random, ['footman', 'knight', 'upgrade', 'siegeEngine', 'siegeUpgrade'] as const) ?? 'footman' }
  }
  const choiceFor = (kind: string, role: HouseId): unknown => {
    if (kind === 'card') return card()
    if (kind === 'orders' && maybe()) {
      const own = Object.entries(state.areas).flatMap(([where, { garrison }]) => (garrison?.house === role ? [where] : []))
      return Object.fromEntries(
        own.map((where) => [where, oneOf(random, ['march-plus-1', 'defense-2', 'support-plus-1', 'raid-star'] as const)]),
      )
    }
    if (kind === 'orders') return Object.fromEntries(Array.from({ length: 1 + below(4) }, () => [area(), order()]))
    return maybe(0.2) ? 1.5 : below(24)
  }
  if (maybe(0.05)) return { do: 'hold', areas: [{ area: area(), house: house(), token: maybe() }] }
  if (state.stage.at === 'raven' && maybe(0.1))
    return { do: 'overrule', move: { do: 'raven', house: state.holders.kingsCourt, use: true }, waive: ['RAVEN_USED'] }
  if (state.battle !== undefined && maybe(0.08)) return { do: 'blade', house: house(), use: true }
  if (maybe(0.05)) return { do: 'overrule', move: byStage(), waive: ['POOL_EMPTY'] }
  return byStage()
}

const head = (queue: readonly (HouseId | { readonly house: HouseId })[]): HouseId | undefined => {
  const first = queue[0]
  return typeof first === 'object' ? first.house : first
}
