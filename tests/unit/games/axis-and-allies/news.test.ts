// Tests the summary for the next player: everything that the player's power lost or gained since its last turn.
import { expect, test } from 'vitest'
import { courseOf } from '../../../../src/games/axis-and-allies/views/course'
import { newsOf } from '../../../../src/games/axis-and-allies/views/news'
import { ledgerAfter } from './games'

test('a power hears what the powers before it have taken from it', () => {
  const ledger = ledgerAfter({ way: 'banker' }, [
    { do: 'phase', power: 'soviet', to: 3 },
    { do: 'enter', at: 'west-russia', units: { inf: 1 } },
    { do: 'enter', at: 'ukraine', units: { inf: 1 } },
    { do: 'phase', power: 'soviet', to: 7 },
    { do: 'phase', power: 'soviet', to: 'end' },
  ])
  expect(newsOf(ledger)).toEqual({
    lost: ['ukraine', 'west-russia'],
    gained: [],
    units: {},
    production: [40, 35],
    cash: [40, 40],
  })
})

test('units that fell in the battles of others are counted, and nothing is no news', () => {
  const begun = ledgerAfter({ way: 'referee' }, [])
  expect(newsOf(begun)).toBeUndefined()
  const ledger = ledgerAfter({ way: 'referee' }, [
    { do: 'phase', power: 'soviet', to: 3 },
    { do: 'announce', battle: { at: 'ukraine', kind: 'land' } },
    { do: 'phase', power: 'soviet', to: 4 },
    { do: 'battle', at: 'ukraine', place: 'land', attack: { arm: 2 }, defend: { germany: { inf: 3 } } },
    { do: 'fire', stage: 'attack', hits: { 3: 2 } },
    { do: 'lose', losses: { germany: { inf: 2 } } },
    { do: 'fire', stage: 'defend', hits: { 2: 2 } },
    { do: 'lose', losses: { soviet: { arm: 2 } } },
    { do: 'confirm' },
    { do: 'phase', power: 'soviet', to: 7 },
    { do: 'phase', power: 'soviet', to: 'end' },
  ])
  expect(newsOf(ledger)).toMatchObject({ lost: [], units: { inf: 2 }, production: [40, 40] })
})

test('units of a battle that was ended by hand are counted too', () => {
  const ledger = ledgerAfter({ way: 'referee' }, [
    { do: 'phase', power: 'soviet', to: 3 },
    { do: 'announce', battle: { at: 'ukraine', kind: 'land' } },
    { do: 'phase', power: 'soviet', to: 4 },
    { do: 'battle', at: 'ukraine', place: 'land', attack: { arm: 2 }, defend: { germany: { inf: 3 } } },
    { do: 'breakOff', attack: {}, defend: { germany: { inf: 1 } } },
    { do: 'confirm' },
    { do: 'phase', power: 'soviet', to: 7 },
    { do: 'phase', power: 'soviet', to: 'end' },
  ])
  expect(newsOf(ledger)).toMatchObject({ lost: [], units: { inf: 2 } })
})

test('a damaged battleship that sinks is one lost unit', () => {
  const ledger = ledgerAfter({ way: 'referee' }, [
    { do: 'phase', power: 'soviet', to: 3 },
    { do: 'announce', battle: { at: 'sz5', kind: 'sea' } },
    { do: 'phase', power: 'soviet', to: 4 },
    { do: 'battle', at: 'sz5', place: 'sea', attack: { ss: 2 }, defend: { germany: { bb: 1, hurt: 1 } } },
    { do: 'breakOff', attack: { ss: 2 }, defend: {} },
    { do: 'confirm' },
    { do: 'phase', power: 'soviet', to: 7 },
    { do: 'phase', power: 'soviet', to: 'end' },
  ])
  expect(newsOf(ledger)?.units).toEqual({ bb: 1 })
  expect(courseOf(ledger).tally.germany.lost).toBe(24)
})
