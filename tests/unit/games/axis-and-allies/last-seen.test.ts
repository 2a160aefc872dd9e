// Tests the armies that the app suggests for a battle if units are not tracked: from the set-up card, later from reported units.
import { expect, test } from 'vitest'
import type { OwnMove } from '../../../../src/games/axis-and-allies/rules/moves'
import { attackersSeen, defendersSeen, lastSeen } from '../../../../src/games/axis-and-allies/views/last-seen'
import { ledgerAfter } from './games'

const after = (moves: readonly OwnMove[]) => ledgerAfter({ way: 'referee' }, moves)

const toBattles: readonly OwnMove[] = [
  { do: 'phase', power: 'soviet', to: 3 },
  { do: 'announce', battle: { at: 'west-russia', kind: 'land' } },
  { do: 'announce', battle: { at: 'ukraine', kind: 'land' } },
  { do: 'phase', power: 'soviet', to: 4 },
]

test('in the first round both armies come from the set-up card', () => {
  const ledger = after(toBattles)
  const { state } = ledger.head
  const seen = lastSeen(ledger)
  expect(defendersSeen(seen, state, 'west-russia')).toEqual({ germany: { inf: 3, art: 1, arm: 1 } })
  expect(defendersSeen(seen, state, 'ukraine')).toEqual({ germany: { inf: 3, art: 1, arm: 1, ftr: 1 } })
  // A unit adjacent to both battles is counted once, for the battle that fewer units can reach.
  expect(attackersSeen(seen, state, 'west-russia')).toEqual({ inf: 9, art: 1, arm: 3 })
  expect(attackersSeen(seen, state, 'ukraine')).toEqual({ inf: 3, art: 1, arm: 1 })
  expect(defendersSeen(seen, state, 'sz5')).toEqual({ germany: { tt: 1, ss: 2, dd: 1 } })
})

test('later both armies are what the battle before has left, and what was placed', () => {
  const battle: OwnMove = {
    do: 'battle',
    at: 'west-russia',
    place: 'land',
    attack: { inf: 8, arm: 1, ftr: 1 },
    defend: { germany: { inf: 2 } },
  }
  const ledger = after([...toBattles, battle, { do: 'breakOff', attack: { inf: 6, arm: 1, ftr: 1 }, defend: {} }, { do: 'confirm' }])
  const seen = lastSeen(ledger)
  expect(seen['west-russia']).toEqual({ soviet: { inf: 6, arm: 1 }, germany: {}, japan: {} })
  // The infantry that fought is no longer counted in its starting areas, so no unit is counted twice.
  const infantry = Object.values(seen).reduce((all, here) => all + (here.soviet?.inf ?? 0), 0)
  expect(infantry).toBe(24 - 2)
  expect(defendersSeen(seen, { power: 'germany' }, 'west-russia')).toEqual({ soviet: { inf: 6, arm: 1 } })
})

test('an attack that is beaten off leaves the defenders that were reported', () => {
  const ledger = after([
    ...toBattles,
    { do: 'battle', at: 'ukraine', place: 'land', attack: { inf: 2 }, defend: { germany: { inf: 3, arm: 1 } } },
    { do: 'breakOff', attack: {}, defend: { germany: { inf: 2, arm: 1 } } },
    { do: 'confirm' },
  ])
  expect(defendersSeen(lastSeen(ledger), ledger.head.state, 'ukraine')).toEqual({ germany: { inf: 2, arm: 1 } })
})

test('the first of two battles leaves the neighbours that are preset for the second', () => {
  const announced = ledgerAfter({ way: 'referee' }, [
    { do: 'phase', power: 'soviet', to: 3 },
    { do: 'announce', battle: { at: 'west-russia', kind: 'land' } },
    { do: 'announce', battle: { at: 'ukraine', kind: 'land' } },
    { do: 'phase', power: 'soviet', to: 4 },
  ])
  const attack = attackersSeen(lastSeen(announced), announced.head.state, 'west-russia')
  const fought = ledgerAfter({ way: 'referee' }, [
    { do: 'phase', power: 'soviet', to: 3 },
    { do: 'announce', battle: { at: 'west-russia', kind: 'land' } },
    { do: 'announce', battle: { at: 'ukraine', kind: 'land' } },
    { do: 'phase', power: 'soviet', to: 4 },
    { do: 'battle', at: 'west-russia', place: 'land', attack, defend: { germany: { inf: 3 } } },
  ])
  const { state } = fought.head
  const later = { ...state, turn: { ...state.turn, fought: ['west-russia'], taken: ['west-russia'] } }
  expect(attackersSeen(lastSeen(fought), later, 'ukraine')).toEqual({ inf: 3, art: 1, arm: 1 })
})
