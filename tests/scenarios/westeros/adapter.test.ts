// Tests that a scenario with a wrong expectation fails.
import { expect, test } from 'vitest'
import { differences } from '../compare'
import { isMiss, run, type Case } from '../run'
import { cases } from '.'
import { begin } from './little-box'

const WITHOUT_KNIGHTS = { house: 'Stark', supply: 3, castles: { 'White Harbor': 1 }, groups: {}, pool: { F: 1, K: 0, S: 0 } }
const knight = (reason: string): Case => ({
  id: reason,
  kind: 'muster',
  before: WITHOUT_KNIGHTS,
  decision: { steps: [{ at: 'White Harbor', do: 'K' }] },
  expect: { results: [reason] },
})

test('of several reasons only the one that the table is told passes', () => {
  expect(isMiss(run(cases, knight('NO_POINTS')))).toBe(false)
  // The reason `POOL_EMPTY` applies too, but the app reports the other reason.
  expect(isMiss(run(cases, knight('POOL_EMPTY')))).toBe(true)
})

test('that a refusal stands even if overruled is no reason of it', () => {
  const march = (reason: string): Case => ({
    id: reason,
    kind: 'march',
    before: { house: 'Stark', supply: 3, origin: 'Winterfell', groups: { Winterfell: { F: 1 } }, adjacent: [['Winterfell', 'Karhold']] },
    decision: { moves: [{ to: 'Karhold', units: { K: 1 } }] },
    expect: { reason },
  })
  expect(isMiss(run(cases, march('NO_SUCH_UNIT')))).toBe(false)
  expect(isMiss(run(cases, march('NOT_OVERRULABLE')))).toBe(true)
})

test('a house with pieces on the board has to have a seat', () => {
  const spots = [['Sunset Sea', { type: 'sea', house: 'Greyjoy', units: { S: 1 } }]] as const
  expect(() => begin('raids', { houses: ['Stark', 'Lannister', 'Tyrell'], spots })).toThrow('no seat: Greyjoy')
  expect(() => begin('raids', { houses: ['Stark', 'Lannister', 'Greyjoy'], spots })).not.toThrow()
})

test('an answer that a kind does not give is a difference', () => {
  expect(differences({ weather: 'fair' }, { results: [] }, cases.fields)).toHaveLength(1)
})
