import { expect, it } from 'vitest'
import {
  aboardOf,
  against,
  didOf,
  hasEnemy,
  keptAboard,
  landAt,
  landOnly,
  leaveBehind,
  legOf,
  movesOf,
  planOf,
  sailTo,
  takeOn,
  waitingAt,
  withDid,
  withEnemy,
  type Voyage,
} from '../../../../src/games/axis-and-allies/table/voyages/voyage'
import { decideOwn } from '../../../../src/games/axis-and-allies/rules/decide'
import { ledgerAt } from './games'

const { state } = ledgerAt(({ phase, power }) => phase === 3 && power === 'us').head
const lying: Voyage = { do: 'ship', ship: { at: 'sz10' }, steps: [] }
const laden = takeOn(takeOn(lying, 'inf', 'eastern-us'), 'inf', 'eastern-us')

it('a voyage takes on, sails two zones and lands all that is aboard', () => {
  const voyage = landAt(sailTo(sailTo(laden, 0, 'sz11'), 1, 'sz12'), 'algeria')
  expect(voyage.steps.map((step) => step.do)).toEqual(['load', 'load', 'move', 'move', 'unload', 'unload'])
  expect(planOf(voyage)).toMatchObject({ shore: 'algeria', ashore: ['inf', 'inf'] })
  expect(planOf(voyage).stops.map(({ zone }) => zone)).toEqual(['sz10', 'sz11', 'sz12'])
  expect(decideOwn(state, voyage).ok).toBe(true)
})

it('the last leg may be changed once no move is left, and then the landing is open again', () => {
  const there = sailTo(sailTo(laden, 0, 'sz11'), 1, 'sz12')
  expect(movesOf(there, state)).toEqual({ all: 2, left: 0 })
  expect([legOf(laden, state), legOf(sailTo(laden, 0, 'sz11'), state), legOf(there, state)]).toEqual([0, 1, 1])
  const elsewhere = sailTo(landAt(there, 'algeria'), 1, 'sz18')
  expect(planOf(elsewhere)).toMatchObject({ shore: undefined, ashore: [] })
  expect(planOf(elsewhere).stops.map(({ zone }) => zone)).toEqual(['sz10', 'sz11', 'sz18'])
})

it('whoever is left behind is not aboard, and goes no further ashore', () => {
  const voyage = leaveBehind(landAt(sailTo(laden, 0, 'sz11'), 'x'), 'inf', 'eastern-us')
  expect(aboardOf(voyage)).toEqual(['inf', 'inf'])
  expect(aboardOf(leaveBehind(laden, 'inf', 'eastern-us'))).toEqual(['inf'])
  expect(planOf(leaveBehind(landAt(laden, 'panama'), 'inf', 'eastern-us')).shore).toBeUndefined()
})

it('why a step is refused: a full hold, a zone that is no neighbour, enemies in the zone', () => {
  expect(against(state, laden, { do: 'load', unit: 'inf', from: 'eastern-us' })?.code).toBeDefined()
  expect(against(state, lying, { do: 'move', to: 'sz60' })?.code).toBe('NOT_ADJACENT')
  const beset = withEnemy(lying, 'sz10', true)
  expect(hasEnemy(beset, 'sz10')).toBe(true)
  expect(against(state, beset, { do: 'load', unit: 'inf', from: 'eastern-us' })?.code).toBe('HOSTILE_ZONE')
  expect(withEnemy(beset, 'sz10', false)).toEqual(lying)
})

it('cargo from before counts, and combat leaves its mark on the ship', () => {
  const carrying: Voyage = { ...lying, ship: { ...lying.ship, cargo: [{ unit: 'arm', owner: 'us' }] } }
  expect(aboardOf(carrying)).toEqual(['arm'])
  for (const did of ['nothing', 'moved', 'fought', 'retreated'] as const) expect(didOf(withDid(carrying, did))).toBe(did)
  expect(withDid(withDid(lying, 'retreated'), 'nothing')).toEqual(lying)
})

it('guns go aboard in phase 5 only', () => {
  expect(waitingAt(state, 'eastern-us').map(({ unit }) => unit)).not.toContain('aa')
  expect(waitingAt({ ...state, phase: 5 }, 'eastern-us').map(({ unit }) => unit)).toContain('aa')
})

it('a part of the cargo may land, and with nobody ashore there is no landing', () => {
  const all = landAt(sailTo(sailTo(laden, 0, 'sz11'), 1, 'sz12'), 'algeria')
  const one = landOnly(all, ['inf'])
  expect(planOf(one)).toMatchObject({ shore: 'algeria', ashore: ['inf'] })
  expect([keptAboard(all), keptAboard(one)]).toEqual([[], ['inf']])
  expect(decideOwn(state, one).ok).toBe(true)
  expect(planOf(landOnly(one, [])).shore).toBeUndefined()
})
