import { describe, expect, test } from 'vitest'
import { PRINTED_BOX } from '../../../../src/games/westeros/box/printed'
import { barrels } from '../../../../src/games/westeros/model/control'
import {
  armies,
  changeObjection,
  cuts,
  groupsOf,
  removeSurplus,
  supplyCheck,
  supplyForecast,
  supplyObjection,
} from '../../../../src/games/westeros/rules/supply'
import { surplusDomain } from '../../../../src/games/westeros/prompts/supply'
import type { UnitsByArea } from '../../../../src/games/westeros/model/moves'
import type { State } from '../../../../src/games/westeros/model/state'
import { units } from '../../../../src/games/westeros/model/units'
import { board, happened, play, resolve, seeded, standing, type Given } from './board'

const check = (level: number, ...sizes: number[]) => supplyCheck(PRINTED_BOX, level, sizes)

describe('R3.3: armies against flags', () => {
  test('E1: a level of three flags feeds three armies, and any number of single units', () => {
    expect(check(2, 3, 2, 2, 1, 1)).toMatchObject({ legal: true, armies: [3, 2, 2] })
    expect(check(2, 3, 2, 2, 2, 1)).toMatchObject({ legal: false, reason: 'TOO_MANY_ARMIES' })
  })
  test('E2: the third army may not be larger than the third flag', () => {
    expect(check(4, 3, 3, 3)).toMatchObject({ legal: false, reason: 'ARMY_TOO_LARGE', flags: [3, 3, 2, 2] })
  })
  test('E3: single units need no supply', () => {
    expect(check(0, 1, 1, 1, 1, 1, 1, 1, 1, 1).legal).toBe(true)
  })
})

describe('R3.7: no change may leave a house over its limit', () => {
  const given: Given = {
    houses: { stark: { supply: 0 } },
    units: { stark: { winterfell: { footman: 4 }, 'white-harbor': { footman: 2 } } },
  }

  test('a house within its limit', () => {
    const state = board({ units: { stark: { winterfell: { footman: 2 } } }, houses: { stark: { supply: 0 } } })
    expect(supplyObjection(state, 'stark', [2, 2])).toBeUndefined()
    expect(supplyObjection(state, 'stark', [2, 2, 2])?.code).toBe('TOO_MANY_ARMIES')
    expect(supplyObjection(state, 'stark', [3])?.code).toBe('ARMY_TOO_LARGE')
    expect(supplyObjection(state, 'stark', [3], 1)).toBeUndefined()
  })
  test('a house that is over it already may do anything that makes nothing worse', () => {
    const state = board(given)
    expect(supplyObjection(state, 'stark', [4, 2, 1])).toBeUndefined()
    expect(supplyObjection(state, 'stark', [3, 2, 1, 1])).toBeUndefined()
    expect(supplyObjection(state, 'stark', [5, 2])?.code).toBe('ARMY_TOO_LARGE')
    expect(supplyObjection(state, 'stark', [4, 2, 2])?.code).toBe('TOO_MANY_ARMIES')
    expect(supplyObjection(state, 'stark', [3, 3])?.code).toBe('ARMY_TOO_LARGE')
    expect(changeObjection(state, 'stark', [9], [8])).toBeUndefined()
  })
  test('routed units count, and attackers stand in the embattled area', () => {
    const state: State = {
      ...board({ units: { stark: { winterfell: { footman: 1 } } }, routed: { stark: { winterfell: { knight: 2 } } } }),
      battle: {
        area: 'moat-cailin',
        attacker: 'stark',
        defender: 'greyjoy',
        from: 'winterfell',
        march: 'march-0',
        attackers: units({ footman: 2 }),
        step: 'support',
        supports: [],
        pending: [],
        modifiers: [],
      },
    }
    expect(armies(state, 'stark')).toEqual([3, 2])
    expect(groupsOf(state, 'stark').get('moat-cailin')).toBe(2)
  })
  test('where units are not tracked no army is known', () => {
    expect(armies(board({ ...given, tracking: { units: false } }), 'stark')).toEqual([])
  })
})

/** Board on which Lannister has three barrels: Lannisport 2 (crest), Searoad Marches 1. */
const d2: Given = {
  houses: { lannister: { supply: 5 } },
  units: {
    lannister: {
      harrenhal: { knight: 2, footman: 2 },
      'golden-sound': { ship: 3 },
      'searoad-marches': { knight: 2 },
      'stoney-sept': { footman: 2 },
      'kings-landing': { footman: 1 },
    },
  },
}
const remove = (state: State, house: 'lannister' | 'stark', what: UnitsByArea) =>
  play(state, (transaction) => removeSurplus(transaction, { do: 'removeUnits', house, remove: what }, new Set()))

describe('R3.4: the Supply card', () => {
  test('D2: Lannister falls to three and removes one ship and one footman', () => {
    const card = resolve(d2, 'supply')
    expect(happened(card, 'supplySet').find(({ house }) => house === 'lannister')).toMatchObject({ barrels: 3, level: 3 })
    expect(card.state.stage).toEqual({ at: 'supply', deck: 1, queue: ['lannister'] })
    const after = remove(card.state, 'lannister', { 'golden-sound': units({ ship: 1 }), harrenhal: units({ footman: 1 }) })
    expect(after.refused).toBeUndefined()
    expect(armies(after.state, 'lannister')).toEqual([3, 2, 2, 2])
    expect(standing(after.state, 'kings-landing').footman).toBe(1)
    expect(after.state.stage.at).toBe('orders')
  })
  test('E4: eight barrels give level six', () => {
    const tokens = Object.fromEntries(['blackwater', 'lannisport', 'seagard', 'riverrun'].map((area) => [area, 'tyrell'] as const))
    const card = resolve({ tokens }, 'supply')
    expect(barrels(card.state, 'tyrell')).toBe(8)
    expect(card.state.houses.tyrell?.supply).toBe(6)
    expect(card.state.stage.at).toBe('orders')
  })
  test('E5: only surplus goes, and all of it', () => {
    // Stark has two barrels: Winterfell 1, and a token on the Stony Shore 1.
    const card = resolve(
      {
        units: { stark: { winterfell: { footman: 2, knight: 2 }, 'moat-cailin': { footman: 2 }, 'narrow-sea': { ship: 2 } } },
        tokens: { 'stony-shore': 'stark' },
      },
      'supply',
    )
    expect(card.state.houses.stark?.supply).toBe(2)
    expect(remove(card.state, 'stark', { winterfell: units({ footman: 2 }) }).refused).toBe('REMOVAL_NOT_NEEDED')
    expect(remove(card.state, 'stark', { 'moat-cailin': units({ footman: 1 }) }).refused).toBe('STILL_OVER_LIMIT')
    expect(remove(card.state, 'stark', {}).refused).toBe('STILL_OVER_LIMIT')
    expect(remove(card.state, 'stark', { winterfell: units({ ship: 1 }) }).refused).toBe('NO_SUCH_UNIT')
    expect(remove(card.state, 'lannister', {}).refused).toBe('NOT_YOUR_TURN')
    const done = remove(card.state, 'stark', { winterfell: units({ knight: 1 }) })
    expect(armies(done.state, 'stark')).toEqual([3, 2, 2])
  })
  test('E6: an empty home and a token count, in turn order', () => {
    const card = resolve({ tokens: { 'dornish-marches': 'tyrell' }, units: { tyrell: { starfall: { footman: 1 } } } }, 'supply')
    expect(card.state.houses.tyrell?.supply).toBe(4)
    expect(happened(card, 'supplySet').map(({ house }) => house)).toEqual(['baratheon', 'lannister', 'stark', 'tyrell', 'greyjoy'])
  })
  test('R3.6: barrels count only when the card comes', () => {
    const state = board({ tokens: { blackwater: 'stark' } })
    expect(state.houses.stark?.supply).toBe(3)
    expect(supplyForecast(state).find(({ house }) => house === 'stark')).toMatchObject({ barrels: 3, level: 3 })
  })
  test('a house whose armies a correction has made fit may answer that it removes nothing', () => {
    const state = board({
      units: { stark: { winterfell: { footman: 2 } } },
      turned: { 1: 'supply' },
      stage: { at: 'supply', deck: 1, queue: ['stark'] },
    })
    const [step] = surplusDomain(state, 'stark').steps({ remove: {} })
    expect(step).toBeUndefined()
    expect(remove(state, 'stark', {}).state.stage.at).toBe('orders')
    expect(remove(state, 'stark', { winterfell: units({ footman: 1 }) }).refused).toBe('REMOVAL_NOT_NEEDED')
  })
  test('one unit more than needed is refused with the number that is enough', () => {
    const { state } = resolve(d2, 'supply')
    const domain = surplusDomain(state, 'lannister')
    const enough = { remove: { 'golden-sound': units({ ship: 1 }), harrenhal: units({ footman: 1 }) } }
    expect(domain.take(enough, { area: 'golden-sound', unit: 'ship' })).toMatchObject({
      refusal: { code: 'REMOVAL_NOT_NEEDED', params: { house: 'lannister', area: 'golden-sound', chosen: 2 } },
    })
  })
  test('a table may overrule what is not the count', () => {
    const card = resolve(d2, 'supply')
    const go = (what: UnitsByArea, ...codes: ('STILL_OVER_LIMIT' | 'REMOVAL_NOT_NEEDED')[]) =>
      play(card.state, (transaction) => removeSurplus(transaction, { do: 'removeUnits', house: 'lannister', remove: what }, new Set(codes)))
    expect(go({}, 'STILL_OVER_LIMIT').state.stage.at).toBe('orders')
    expect(go({ 'stoney-sept': units({ footman: 2 }) }, 'STILL_OVER_LIMIT', 'REMOVAL_NOT_NEEDED').refused).toBeUndefined()
  })
  test('routed units that a correction left lying go as well', () => {
    const card = resolve({ routed: { stark: { karhold: { footman: 5 } } } }, 'supply')
    const left = remove(card.state, 'stark', { karhold: units({ footman: 2 }) })
    expect(left.refused).toBeUndefined()
    expect(left.state.areas.karhold?.garrison).toMatchObject({ standing: units({}), routed: units({ footman: 3 }) })
  })
})

describe('R3.4 where units are not tracked', () => {
  const low = { supply: 0 }
  const light: Given = {
    tracking: { units: false },
    houses: { stark: { supply: 4 }, lannister: low, baratheon: low, tyrell: low, greyjoy: low },
  }
  const report = (state: State, sizes?: readonly number[]) =>
    play(state, (transaction) =>
      removeSurplus(transaction, { do: 'removeUnits', house: 'stark', remove: {}, ...(sizes === undefined ? {} : { sizes }) }, new Set()),
    )

  test('a house whose level fell is asked; the others are not', () => {
    const card = resolve(light, 'supply')
    expect(card.state.stage).toEqual({ at: 'supply', deck: 1, queue: ['stark'] })
  })
  test('sizes are told or skipped', () => {
    const { state } = resolve({ ...light, tokens: { blackwater: 'stark' } }, 'supply')
    expect(state.houses.stark?.supply).toBe(3)
    expect(happened(report(state), 'armiesTold')).toEqual([{ e: 'armiesTold', house: 'stark', why: 'supply' }])
    expect(happened(report(state, [3, 2]), 'armiesTold')[0]?.sizes).toEqual([3, 2])
    expect(report(state, [4]).refused).toBe('STILL_OVER_LIMIT')
    expect(report(state, [1.5]).refused).toBe('NO_SUCH_UNIT')
    expect(report(state, [30]).refused).toBe('NO_SUCH_UNIT')
  })
  test('units are told only where they are tracked, sizes only where not', () => {
    const { state } = resolve(light, 'supply')
    expect(remove(state, 'stark', { winterfell: units({ footman: 1 }) }).refused).toBe('NOT_TRACKED')
    expect(report({ ...state, tracking: { ...state.tracking, units: true } }, [2]).refused).toBe('NOT_TRACKED')
  })
})

describe('how a removal is put together', () => {
  const { state } = resolve(
    {
      units: { stark: { winterfell: { footman: 2, knight: 2 }, 'moat-cailin': { footman: 2 }, 'narrow-sea': { ship: 2 } } },
      tokens: { 'stony-shore': 'stark' },
    },
    'supply',
  )
  const domain = surplusDomain(state, 'stark')

  test('only units that can end up as surplus are offered, the others with their reason', () => {
    expect(domain.steps(domain.empty)).toEqual([
      { area: 'winterfell', unit: 'footman' },
      { area: 'winterfell', unit: 'knight' },
    ])
    expect(domain.take(domain.empty, { area: 'moat-cailin', unit: 'footman' })).toMatchObject({
      refusal: { code: 'REMOVAL_NOT_NEEDED', rule: 'R3.5' },
    })
    expect(domain.take(domain.empty, { area: 'karhold', unit: 'footman' })).toMatchObject({ refusal: { code: 'NO_SUCH_UNIT' } })
    expect(domain.finish(domain.empty)).toMatchObject({ refusal: { code: 'STILL_OVER_LIMIT' } })
  })
  test('a unit can be put back', () => {
    const gone = domain.take(domain.empty, { area: 'winterfell', unit: 'knight' })
    if (!gone.ok) throw new Error('refused')
    expect(domain.steps(gone.value)).toEqual([{ area: 'winterfell', unit: 'knight', back: true }])
    expect(domain.take(gone.value, { area: 'winterfell', unit: 'knight', back: true })).toEqual({ ok: true, value: domain.empty })
    expect(domain.finish(gone.value)).toMatchObject({ ok: true })
  })
  test('cuts of many small armies stay few enough to be listed', () => {
    const groups = new Map(Array.from({ length: 10 }, (_, k) => [`area-${k}`, 2] as const))
    expect(cuts(PRINTED_BOX, 6, groups)).toHaveLength(252)
    expect(
      cuts(
        PRINTED_BOX,
        2,
        new Map([
          ['a', 2],
          ['b', 1],
        ]),
      ),
    ).toEqual([
      new Map([
        ['a', 2],
        ['b', 1],
      ]),
    ])
  })
  test('every sample is accepted, and so is every way of taking the offered steps', () => {
    const random = seeded(7)
    for (let n = 0; n < 300; n++) {
      const sea = ['narrow-sea', 'shivering-sea', 'bay-of-ice']
      const land = ['winterfell', 'karhold', 'castle-black', 'moat-cailin', 'twins']
      const any = (kinds: readonly string[], most: number) => Object.fromEntries(kinds.map((kind) => [kind, Math.floor(random() * most)]))
      const pieces = Object.fromEntries([
        ...land.map((area) => [area, any(['footman', 'knight'], 3)] as const),
        ...sea.map((area) => [area, any(['ship'], 4)] as const),
      ])
      const filled = Object.fromEntries(Object.entries(pieces).filter(([, some]) => Object.values(some).some((count) => count > 0)))
      const position = resolve({ units: { stark: filled } }, 'supply').state
      if (position.stage.at !== 'supply') continue
      const open = surplusDomain(position, 'stark')
      const move = open.sample(random)
      if (move?.do !== 'removeUnits') throw new Error('no sample')
      expect(play(position, (transaction) => removeSurplus(transaction, move, new Set())).refused).toBeUndefined()
      let draft = open.empty
      for (;;) {
        const further = open.steps(draft).filter((step) => !('back' in step))
        const step = further[Math.floor(random() * further.length)]
        if (step === undefined) break
        const next = open.take(draft, step)
        if (!next.ok) throw new Error(`refused: ${next.refusal.code}`)
        draft = next.value
      }
      expect(open.finish(draft).ok).toBe(true)
      expect(Object.keys(draft.remove).every((area) => (groupsOf(position, 'stark').get(area) ?? 0) > 0)).toBe(true)
    }
  })
  test('told armies grow one by one', () => {
    const untracked = board({ tracking: { units: false }, turned: { 1: 'supply' }, stage: { at: 'supply', deck: 1, queue: ['stark'] } })
    const untrackedDomain = surplusDomain(untracked, 'stark')
    expect(untrackedDomain.steps(untrackedDomain.empty)).toEqual([{ tell: true }])
    const begun = untrackedDomain.take(untrackedDomain.empty, { tell: true })
    if (!begun.ok) throw new Error('refused')
    expect(untrackedDomain.steps(begun.value)).toEqual([{ tell: false }, { army: 2 }, { army: 3 }])
    expect(untrackedDomain.take(begun.value, { army: 4 })).toMatchObject({ refusal: { code: 'STILL_OVER_LIMIT' } })
    const two = untrackedDomain.take(begun.value, { army: 2 })
    if (!two.ok) throw new Error('refused')
    expect(two.value.sizes).toEqual([2])
    expect(untrackedDomain.take(two.value, { drop: 2 })).toMatchObject({ value: { sizes: [] } })
    expect(untrackedDomain.finish(two.value)).toMatchObject({ value: { sizes: [2] } })
    const random = seeded(3)
    for (let n = 0; n < 100; n++) {
      const move = untrackedDomain.sample(random)
      if (move?.do !== 'removeUnits') throw new Error('no sample')
      expect(play(untracked, (transaction) => removeSurplus(transaction, move, new Set())).refused).toBeUndefined()
    }
  })
})
