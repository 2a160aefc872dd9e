import { armiesOf, piecesFrom } from '../../../../src/games/axis-and-allies/model/pieces'
import { describe, expect, it } from 'vitest'
import type { State } from '../../../../src/games/axis-and-allies'
import { decideOwn } from '../../../../src/games/axis-and-allies/rules/decide'
import {
  againstGoing,
  againstJoining,
  gunFiresAt,
  marchOf,
  allTo,
  leavingFrom,
  startsIn,
  targetsFrom,
  usuallyTo,
  wayTo,
} from '../../../../src/games/axis-and-allies/table/voyages/march'
import { isTarget, nearestUnit, targetsInReach } from '../../../../src/games/axis-and-allies/table/voyages/attack-draft'
import { evolve } from '../../../../src/games/axis-and-allies/transaction/evolve'
import { ledgerAt } from './games'

const state = ledgerAt(({ phase, power, turn }) => phase === 3 && power === 'germany' && turn.announced.length === 0, {
  armiesTold: true,
}).head.state

const targets = (from: string): ReadonlySet<string> => {
  const steps = targetsFrom(state, from)
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}

it('only own units leave, and no complex', () => {
  const starts = [...startsIn(state)]
  expect(starts.length).toBeGreaterThan(3)
  for (const at of starts) {
    expect(leavingFrom(state, at)).not.toHaveProperty('ic')
    expect(leavingFrom(state, at)).not.toHaveProperty('aa')
  }
  expect(leavingFrom({ ...state, phase: 5 }, 'germany')).toHaveProperty('aa')
})

it('every target is reached by a legal move of something, and everything that goes is legal', () => {
  for (const from of [...startsIn(state)].slice(0, 6)) {
    for (const to of targets(from)) {
      const going = allTo(state, from, to)
      expect(going.length).toBeGreaterThan(0)
      for (const { move } of going) expect(decideOwn(state, move).ok).toBe(true)
    }
  }
})

it('the enemy spaces in reach are those that some unit can attack, and the nearest unit is known for the others', () => {
  const steps = targetsInReach(state)
  const found = new Set<string>()
  for (;;) {
    const step = steps.next()
    if (step.done === true) {
      for (const at of step.value) found.add(at)
      break
    }
  }
  const expected = [...startsIn(state)].flatMap((from) => [...targets(from)]).filter((at) => isTarget(state, at))
  expect([...found].toSorted()).toEqual([...new Set(expected)].toSorted())
  expect(found.has('karelia')).toBe(true)
  const nearest = nearestUnit(state, 'china')
  expect(found.has('china')).toBe(false)
  expect(nearest && againstGoing(state, nearest.unit, nearest.from, 'china')?.code).toBe('TOO_FAR')
  expect(nearest?.steps).toBeGreaterThan(2)
})

it('a place that is no target says why', () => {
  expect(againstGoing(state, 'inf', 'germany', 'japan')?.code).toBe('NOT_ADJACENT')
  expect(wayTo(state, 'inf', 'germany', 'japan')).toBeUndefined()
  expect(againstGoing(state, 'inf', 'germany', 'sz5')?.code).toBeDefined()
  expect(allTo(state, 'germany', 'switzerland')).toEqual([])
})

it('aircraft fly round guns where that is as short', () => {
  const british = { ...state, power: 'uk' } as const
  const land = { ...british.territories['western-europe'], controller: 'germany', aa: 1 } as State['territories'][string]
  const field: State = {
    ...british,
    pieces: piecesFrom({ 'united-kingdom': { uk: { bmb: 1 } }, germany: { germany: { inf: 1 } } }),
    territories: { ...british.territories, 'western-europe': land },
  }
  expect(wayTo(field, 'bmb', 'united-kingdom', 'germany')).toEqual(['united-kingdom', 'sz6', 'sz5', 'germany'])
})

describe('several kinds into an empty hostile territory', () => {
  const open: State = {
    ...state,
    pieces: piecesFrom({ ...armiesOf(state.pieces), karelia: {}, 'eastern-europe': { germany: { inf: 2, art: 1, arm: 1, ftr: 1 } } }),
    turn: { ...state.turn, taken: [] },
  }
  const [from, to] = ['eastern-europe', 'karelia'] as const

  it('all land units go, the first kind takes it, and aircraft stay', () => {
    const going = allTo(open, from, to)
    expect(going.map(({ move }) => [move.unit, move.count])).toEqual([
      ['inf', 2],
      ['art', 1],
      ['arm', 1],
    ])
    expect(going.map(({ taken }) => taken)).toEqual([['karelia'], [], []])
    const after = going.reduce((now, { events }) => events.reduce<State>(evolve, now), open)
    expect(armiesOf(after.pieces).karelia?.germany).toEqual({ inf: 2, art: 1, arm: 1 })
    // R19: the tank may still go on.
    expect(leavingFrom(after, to)).toEqual({ arm: 1 })
  })

  it('a kind that may not go along says why', () => {
    expect(againstJoining(open, { inf: 1 }, 'arm', from, to)).toBeUndefined()
    expect(againstJoining(open, { inf: 1 }, 'ftr', from, to)?.code).toBe('END_FRIENDLY')
  })
})

it('an aircraft that has flown to its battle has that much less left to fly home', () => {
  const flown: State = {
    ...state,
    phase: 5,
    pieces: { 1: { unit: 'bmb', power: 'germany', at: 'ukraine', spent: 3, since: 'germany', status: 'fought' } },
  }
  const [outcome] = allTo(flown, 'ukraine', 'germany')
  expect(outcome?.move.path).toHaveLength(3)
  expect(outcome?.left).toBe(1)
})

it('an AA gun stays while other units go', () => {
  const later: State = { ...state, phase: 5 }
  expect(leavingFrom(later, 'germany')).toHaveProperty('aa')
  expect(allTo(later, 'germany', 'eastern-europe').map(({ move }) => move.unit)).not.toContain('aa')
  const alone: State = { ...later, pieces: {} }
  expect(allTo(alone, 'germany', 'eastern-europe').map(({ move }) => move.unit)).toEqual(['aa'])
})

it('the AA gun of the target fires only at aircraft that fight there', () => {
  const at = 'caucasus'
  const pieces = piecesFrom({ ukraine: { germany: { arm: 1, ftr: 1 } }, [at]: { soviet: { inf: 1 } } })
  const field: State = { ...state, pieces }
  const fires = (unit: 'arm' | 'ftr') => gunFiresAt(field, marchOf(field, { [unit]: 1 }, 'ukraine', at).outcomes, at)
  expect(state.territories[at]?.aa).toBe(1)
  expect([fires('ftr'), fires('arm')]).toEqual([true, false])
})

describe('a tank that enters an empty enemy territory (R19)', () => {
  const german = (at: string) => ({ ...state.territories[at], controller: 'germany', aa: 0, ic: false }) as State['territories'][string]
  const soviet = { ...state.territories['west-russia'], controller: 'soviet' } as State['territories'][string]
  const field: State = {
    ...state,
    power: 'soviet',
    territories: {
      ...state.territories,
      'west-russia': soviet,
      karelia: german('karelia'),
      belorussia: german('belorussia'),
      ukraine: german('ukraine'),
      'eastern-europe': german('eastern-europe'),
    },
    pieces: piecesFrom({
      'west-russia': { soviet: { inf: 1, arm: 2 } },
      karelia: { germany: { inf: 1 } },
      ukraine: { germany: { inf: 1 } },
      'eastern-europe': { germany: { inf: 1 } },
    }),
  }
  const after = (now: State, unit: 'inf' | 'arm', path: readonly string[]): State => {
    const decided = decideOwn(now, { do: 'move', unit, count: 1, path })
    if (!decided.ok) throw new Error(decided.refusal.code)
    return decided.value.reduce<State>(evolve, now)
  }

  it('goes on to the next one, by the only path of three that is free', () => {
    expect(wayTo(field, 'arm', 'west-russia', 'eastern-europe')).toEqual(['west-russia', 'belorussia', 'eastern-europe'])
  })
  it.each(['eastern-europe', 'west-russia', 'karelia'])('goes on or back in a second move: to %s', (to) => {
    const there = after(after(field, 'arm', ['west-russia', 'belorussia']), 'inf', ['west-russia', 'belorussia'])
    expect(leavingFrom(there, 'belorussia')).toEqual({ arm: 1 })
    const gone = after(there, 'arm', ['belorussia', to])
    expect(leavingFrom(gone, to).arm).toBe(to === 'west-russia' ? 1 : undefined)
    expect(decideOwn(gone, { do: 'move', unit: 'arm', count: 1, path: [to, 'belorussia'] }).ok).toBe(to === 'west-russia')
  })
  it('stops at a gun, and a tank that has landed from a ship does not go on', () => {
    const guarded = { ...field, territories: { ...field.territories, belorussia: { ...german('belorussia'), aa: 1 } } }
    expect(leavingFrom(after(guarded, 'arm', ['west-russia', 'belorussia']), 'belorussia')).toEqual({})
    const landed = { ...field, turn: { ...field.turn, taken: ['karelia'] }, pieces: piecesFrom({ karelia: { soviet: { arm: 1 } } }) }
    const [id = '', piece] = Object.entries(landed.pieces)[0] ?? []
    expect(leavingFrom({ ...landed, pieces: { [id]: { ...piece, spent: 2, status: 'moved' } as never } }, 'karelia')).toEqual({})
  })
})

it('transports stay out of an attack on ships unless nothing else can attack', () => {
  const fleet = (...units: readonly ('ss' | 'tt')[]): State => ({
    ...state,
    pieces: piecesFrom({ sz5: { germany: Object.fromEntries(units.map((unit) => [unit, 1])) }, sz6: { uk: { ss: 1 } } }),
  })
  const sent = (now: State) => usuallyTo(now, 'sz5', 'sz6').map(({ move }) => move.unit)
  expect(allTo(fleet('ss', 'tt'), 'sz5', 'sz6').map(({ move }) => move.unit)).toEqual(['ss', 'tt'])
  expect(sent(fleet('ss', 'tt'))).toEqual(['ss'])
  expect(sent(fleet('tt'))).toEqual(['tt'])
})
