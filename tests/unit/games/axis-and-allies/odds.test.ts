// Tests the exact odds: compares them with an enumeration of all dice, with each other, and with simulated battles.
import { describe, expect, test } from 'vitest'
import type { Army } from '../../../../src/games/axis-and-allies/box/units'
import { odds, oddsInSteps, shownOdds, type Odds, type Question } from '../../../../src/games/axis-and-allies/odds/odds'
import { totalOf } from '../../../../src/kit/counts'
import { compared } from '../../../odds/compare'
import { enumerated } from '../../../odds/enumerate'
import { SWITCHES } from '../../../odds/switches'
import { seeded } from '../../../playout/random'

const TINY: Readonly<Record<string, Question>> = {
  tanks: { place: 'land', attack: { arm: 2 }, defend: { inf: 1, arm: 1 } },
  artillery: { place: 'land', attack: { inf: 1, art: 1 }, defend: { inf: 2 } },
  aaGun: { place: 'land', attack: { inf: 1, ftr: 1 }, defend: { inf: 1, aa: 1 } },
  radar: { place: 'land', attack: { inf: 1, ftr: 1, bmb: 1 }, defend: { inf: 1, aa: 1 }, modifiers: { aaHitsOn: 2, safeBombers: true } },
  bombardment: { place: 'land', amphibious: true, bombard: { bb: 1 }, attack: { inf: 1 }, defend: { inf: 1, ftr: 1 } },
  combined: {
    place: 'land',
    amphibious: true,
    bombard: { bb: 1, dd: 1 },
    attackTech: ['combinedBombardment'],
    attack: { inf: 2 },
    defend: { inf: 2 },
  },
  atlanticWall: { place: 'land', amphibious: true, attack: { inf: 1, arm: 1 }, defend: { inf: 2 }, modifiers: { firstCycleInfantry: 1 } },
  heavyBombers: { place: 'land', attack: { inf: 1, bmb: 1 }, defend: { inf: 2 }, attackTech: ['heavyBombers'] },
  jets: { place: 'land', attack: { arm: 2 }, defend: { ftr: 1 }, defendTech: ['jetFighters'] },
  submarines: { place: 'sea', attack: { ss: 2 }, defend: { ss: 1, ftr: 1 } },
  destroyer: { place: 'sea', attack: { ss: 1, ftr: 1 }, defend: { dd: 1, tt: 1 } },
  destroyers: { place: 'sea', attack: { ss: 1, dd: 1 }, defend: { ss: 1, dd: 1 } },
  oneSided: { place: 'sea', attack: { ss: 1, dd: 1 }, defend: { ss: 1, dd: 1 }, destroyerBothSides: false },
  battleships: { place: 'sea', attack: { bb: 1, ss: 1 }, defend: { bb: 1, ss: 1 } },
  superSubs: { place: 'sea', attack: { ss: 2 }, defend: { bb: 1 }, attackTech: ['superSubs'] },
  carriers: { place: 'sea', attack: { cv: 1, ftr: 1 }, defend: { cv: 1, tt: 1 } },
}

test.each(Object.entries(TINY))('%s: as every face of every die has it', (_, question) => {
  const [exact, slow] = [odds(question), enumerated(question)]
  for (const what of ['win', 'lose', 'draw', 'capture'] as const) expect(Math.abs(exact[what] - slow[what])).toBeLessThan(1e-9)
})

const shown = (question: Question): Odds => {
  const steps = shownOdds(question)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

test('the odds of a capture keep the last land unit while another unit can be lost', () => {
  const question: Question = { place: 'land', attack: { inf: 1, arm: 1, ftr: 1 }, defend: { inf: 2 } }
  const kept = odds({ ...question, attOrder: ['inf', 'ftr', 'arm'] })
  expect(Math.abs(shown(question).capture - kept.capture)).toBeLessThan(1e-9)
  expect(Math.abs(shown(question).win - kept.win)).toBeLessThan(1e-9)
  expect(kept.capture).toBeGreaterThan(odds(question).capture)
})

test('a land battle with a fighter: win 86, take it 86 and not 80', () => {
  const attack = { inf: 3, art: 1, arm: 3, ftr: 1 }
  const { win, capture } = shown({ place: 'land', attack, defend: { inf: 3, art: 1, arm: 1, ftr: 1 } })
  expect([win, capture].map((p) => Math.round(100 * p))).toEqual([86, 86])
})

test('aircraft alone take nothing, and a fleet has no odds of a capture that differ', () => {
  expect(shown({ place: 'land', attack: { ftr: 2 }, defend: { inf: 1 } }).capture).toBe(0)
  const fleet: Question = { place: 'sea', attack: { dd: 1, ftr: 1 }, defend: { ss: 1 } }
  expect(shown(fleet)).toEqual(odds(fleet))
})

const few = (random: () => number, kinds: readonly string[], most: number): Army =>
  Object.fromEntries(kinds.map((kind) => [kind, Math.floor(random() * (most + 1))] as const).filter(([, n]) => n > 0))

test('all that can happen comes to one, and survivors to what the ends say', () => {
  const random = seeded(7)
  for (let n = 0; n < 60; n++) {
    const isSea = n % 2 === 0
    const kinds = isSea ? ['ss', 'dd', 'tt', 'bb', 'cv', 'ftr', 'bmb'] : ['inf', 'art', 'arm', 'ftr', 'bmb']
    const question: Question = {
      place: isSea ? 'sea' : 'land',
      attack: few(random, kinds, 3),
      defend: { ...few(random, kinds, 3), ...(isSea ? {} : { aa: 1 }) },
      ...(n % 3 === 0 ? { retreat: { unitsLeft: 2 } } : {}),
    }
    const { win, lose, draw, retreat, capture, ends, attack } = odds(question)
    expect(Math.abs(win + lose + draw + retreat - 1)).toBeLessThan(1e-12)
    expect(capture).toBeLessThanOrEqual(win + 1e-15)
    expect(Math.abs(ends.reduce((sum, { p }) => sum + p, 0) - 1)).toBeLessThan(1e-12)
    const kept = ends.filter(({ how }) => how === 'win' || how === 'retreat').reduce((sum, { p, left }) => sum + p * totalOf(left), 0)
    expect(Math.abs(kept - totalOf(attack))).toBeLessThan(1e-9)
  }
})

test('sides that hit alike can be exchanged', () => {
  const random = seeded(11)
  for (let n = 0; n < 20; n++) {
    const [one, other] = [few(random, ['ss', 'dd', 'bb'], 3), few(random, ['ss', 'dd', 'bb'], 3)]
    const [there, back] = [odds({ place: 'sea', attack: one, defend: other }), odds({ place: 'sea', attack: other, defend: one })]
    expect(Math.abs(there.win - back.lose)).toBeLessThan(1e-12)
    expect(Math.abs(there.draw - back.draw)).toBeLessThan(1e-12)
  }
})

test('one unit more never makes it worse', () => {
  const random = seeded(13)
  for (let n = 0; n < 40; n++) {
    const kinds = n % 2 === 0 ? ['inf', 'art', 'arm', 'ftr'] : ['ss', 'dd', 'bb']
    const place = n % 2 === 0 ? 'land' : 'sea'
    const [attack, defend] = [few(random, kinds, 3), few(random, kinds, 3)]
    const more = kinds[n % kinds.length] ?? 'inf'
    const added = (army: Army): Army => ({ ...army, [more]: ((army as Readonly<Record<string, number>>)[more] ?? 0) + 1 })
    const before = odds({ place, attack, defend })
    expect(odds({ place, attack: added(attack), defend }).win).toBeGreaterThanOrEqual(before.win - 1e-12)
    expect(odds({ place, attack, defend: added(defend) }).win).toBeLessThanOrEqual(before.win + 1e-12)
  }
})

describe('battles that were really thrown', () => {
  test.each(Object.entries(SWITCHES))('%s', (_, question) => {
    expect(compared(question, 4000, seeded(3)).filter(({ isOff }) => isOff)).toEqual([])
  })
})

test('somebody may say in between that they are not wanted any more', () => {
  const steps = oddsInSteps({ place: 'land', attack: { inf: 9 }, defend: { inf: 9 } })
  expect(steps.next().done).toBe(false)
  expect(steps.return({} as never).done).toBe(true)
})
