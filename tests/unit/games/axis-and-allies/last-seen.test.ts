// The armies with which a battle is preset where the app does not follow units: from the set-up card, then from what was last seen.
import { expect, test } from 'vitest'
import { axisAndAllies, type AxisAndAllies } from '../../../../src/games/axis-and-allies'
import type { PlainMove } from '../../../../src/games/axis-and-allies/model/moves'
import { settingsIn } from '../../../../src/games/axis-and-allies/table/settled'
import { attackersSeen, defendersSeen, lastSeen } from '../../../../src/games/axis-and-allies/views/last-seen'
import { append, begin, type Ledger } from '../../../../src/referee'
import { sha256 } from '../../../../src/session/ledger/digest'
import { hex32, seeded } from '../../../playout/random'

const random = seeded(7)
let clock = 1_800_000_000_000
const stamp = () => ({ id: hex32(random), time: (clock += 1000), by: 'table' })

/** A game in the way of battles without units, after some moves. */
const after = (moves: readonly PlainMove[]): Ledger<AxisAndAllies> => {
  const players = [
    { name: 'Anna', powers: ['soviet', 'uk', 'us'] },
    { name: 'Petr', powers: ['germany', 'japan'] },
  ] as const
  const begun = begin(axisAndAllies, { players, dice: 'table', settings: settingsIn({ way: 'referee', needed: 8 }) }, stamp(), sha256)
  if (!begun.ok) throw new Error(begun.refusal.code)
  return moves.reduce((ledger, move) => {
    const next = append(ledger, move, stamp(), sha256)
    if (!next.ok) throw new Error(`${JSON.stringify(move)}: ${next.refusal.code}`)
    return next.value
  }, begun.value)
}

const toBattles: readonly PlainMove[] = [
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
  // A unit beside both battles is counted once: for the one that can be reached from fewer places.
  expect(attackersSeen(seen, state, 'west-russia')).toEqual({ inf: 9, art: 1, arm: 3 })
  expect(attackersSeen(seen, state, 'ukraine')).toEqual({ inf: 3, art: 1, arm: 1 })
  expect(defendersSeen(seen, state, 'sz5')).toEqual({ germany: { tt: 1, ss: 2, dd: 1 } })
})

test('later both armies are what the battle before has left, and what was placed', () => {
  const battle: PlainMove = {
    do: 'battle',
    at: 'west-russia',
    place: 'land',
    attack: { inf: 8, arm: 1, ftr: 1 },
    defend: { germany: { inf: 2 } },
  }
  const ledger = after([...toBattles, battle, { do: 'breakOff', attack: { inf: 6, arm: 1, ftr: 1 }, defend: {} }, { do: 'confirm' }])
  const seen = lastSeen(ledger)
  expect(seen['west-russia']).toEqual({ soviet: { inf: 6, arm: 1 }, germany: {}, japan: {} })
  // The infantry that fought has left its places: nobody stands in two of them.
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
