// Tests which orders the players can report if the app does not track orders (preset "referee").
import { describe, expect, test } from 'vitest'
import type { AreaId, HouseId } from '../../../../src/games/westeros/box/box'
import type { Change } from '../../../../src/games/westeros/model/moves'
import type { Move } from '../../../../src/games/westeros/rules/moves'
import type { State } from '../../../../src/games/westeros/model/state'
import { units } from '../../../../src/games/westeros/model/units'
import { supportDomain } from '../../../../src/games/westeros/prompts/battle-support'
import { marchDomain } from '../../../../src/games/westeros/prompts/marches'
import { areasFor, collectDomain } from '../../../../src/games/westeros/prompts/power'
import { ordersToConsolidate } from '../../../../src/games/westeros/prompts/second-edition'
import { raidDomain } from '../../../../src/games/westeros/prompts/raids'
import { decide } from '../../../../src/games/westeros/rules/decide'
import { defensesToTell, supportOptions } from '../../../../src/games/westeros/rules/support-call'
import { raidAreaObjection } from '../../../../src/games/westeros/table/questions/raid-on-map'
import { evolve } from '../../../../src/games/westeros/transaction/evolve'
import { loadWords } from '../../../../src/games/westeros/words'
import { begun, move, accepted as after } from './opening'
import { placed, second } from './second-game'

const first = (changes: readonly Change[], stage: 'raids' | 'marches' = 'raids'): State =>
  begun({ changes: [...changes, { set: 'stage', at: stage }] })

const march = (house: HouseId, from: AreaId, to: AreaId, footman = 1): Move => ({
  do: 'march',
  house,
  from,
  order: 'march-0',
  moves: [{ to, units: units({ footman }) }],
  leaveToken: false,
})
const codeOf = (state: State, made: Move): string | undefined => {
  const decision = decide(state, made)
  return decision.ok ? undefined : decision.refusal.code
}
const supporters = (state: State): readonly AreaId[] =>
  state.battle === undefined ? [] : supportOptions(state, state.battle).map(({ area }) => area)

/** Greyjoy stands beside Stark in the north; */
const north = [
  placed('greyjoy', 'moat-cailin'),
  placed('stark', 'white-harbor'),
  placed('stark', 'winterfell', 2),
  { set: 'units', area: 'greywater-watch' },
] satisfies readonly Change[]

describe.each([
  ['second edition', second, 'greyjoy'],
  ['first edition', first, 'tyrell'],
] as const)('R8.2: %s, special orders of a house without stars', (_edition, game, last) => {
  const stars = (stage: 'raids' | 'marches') => {
    const state = game([placed(last, 'moat-cailin')], stage)
    const others = state.tracks.kingsCourt.filter((house) => house !== last)
    return move(state, { do: 'correct', changes: [{ set: 'track', track: 'kingsCourt', order: [...others, last] }] }).state
  }
  test('March +1 is neither offered nor accepted', () => {
    const state = stars('marches')
    const domain = marchDomain(state)
    const draft = { ...domain.empty, house: last, from: 'moat-cailin' }
    expect(domain.steps(draft).filter((step) => 'order' in step)).toEqual([{ order: 'march-minus-1' }, { order: 'march-0' }])
    expect(domain.take(draft, { order: 'march-plus-1' })).toMatchObject({ ok: false, refusal: { code: 'STAR_LIMIT' } })
    const strong = { do: 'march', house: last, from: 'moat-cailin', order: 'march-plus-1', moves: [], leaveToken: false } as const
    expect(codeOf(state, strong)).toBe('STAR_LIMIT')
    expect(codeOf(state, { ...strong, order: 'march-0' })).toBeUndefined()
  })
  test('nor a special Raid', () => {
    const state = stars('raids')
    const domain = raidDomain(state)
    const draft = { ...domain.empty, house: last, from: 'moat-cailin' }
    expect(domain.steps(draft)).not.toContainEqual({ special: true })
    expect(codeOf(state, { do: 'raid', house: last, from: 'moat-cailin', special: true, targets: [] })).toBe('STAR_LIMIT')
    expect(codeOf(state, { do: 'raid', house: last, from: 'moat-cailin', special: false, targets: [] })).toBeUndefined()
  })
})

test('B43: after Doran Martell was played, a house that he moved to the last place keeps its special orders', () => {
  const state = second([placed('greyjoy', 'moat-cailin')], 'marches')
  const others = state.tracks.kingsCourt.filter((house) => house !== 'greyjoy')
  const moved = move(state, {
    do: 'correct',
    changes: [
      { set: 'track', track: 'kingsCourt', order: [...others, 'greyjoy'] },
      { set: 'used', house: 'martell', cards: ['doran-martell'] },
    ],
  }).state
  const strong = { do: 'march', house: 'greyjoy', from: 'moat-cailin', order: 'march-plus-1', moves: [], leaveToken: false } as const
  expect(moved.houses.martell?.used).toEqual(['doran-martell'])
  expect(codeOf(moved, strong)).toBeUndefined()
})

test('E7.3: a forbidden March +1 cannot be reported', () => {
  const state = { ...second([placed('stark', 'moat-cailin')], 'marches'), restriction: 'rains-of-autumn' as const }
  const strong = { do: 'march', house: 'stark', from: 'moat-cailin', order: 'march-plus-1', moves: [], leaveToken: false } as const
  expect(codeOf(state, strong)).toBe('ORDER_FORBIDDEN')
})

describe.each([
  ['second edition', second],
  ['first edition', first],
] as const)('R14.6: %s, areas whose order is gone give no support', (_edition, game) => {
  test('an order that a raid removed, and the Raid itself', () => {
    const state = game([...north, placed('stark', 'twins')])
    const fought = (raided: State) => after(after(raided, { do: 'endRaids' }), march('stark', 'winterfell', 'moat-cailin', 2))
    expect(supporters(fought(state))).toEqual(expect.arrayContaining(['white-harbor', 'twins']))
    const raid = (from: AreaId, area: AreaId, house: HouseId): Move => ({
      do: 'raid',
      house,
      from,
      special: false,
      targets: [{ area, kind: 'support' }],
    })
    const raided = after(state, raid('moat-cailin', 'white-harbor', 'greyjoy'))
    expect(supporters(fought(raided))).toEqual(['twins'])
    const own = after(state, { do: 'raid', house: 'stark', from: 'twins', special: false, targets: [] })
    expect(supporters(fought(own))).toEqual(['white-harbor'])
  })
  test('an area that units entered in this round, and an area whose March was used', () => {
    const state = game([...north, placed('stark', 'twins')], 'marches')
    const entered = after(after(state, march('stark', 'twins', 'seagard')), march('stark', 'white-harbor', 'winterfell'))
    const fought = after(entered, march('stark', 'winterfell', 'moat-cailin', 2))
    expect(supporters(fought)).toEqual([])
  })
  test('the orders of the next round count again', () => {
    const state = game(north)
    const raided = after(state, { do: 'raid', house: 'greyjoy', from: 'moat-cailin', special: false, targets: [] })
    expect(raided.areas['moat-cailin']?.noOrder).toBe(true)
    const next = evolve(raided, { e: 'ordersTold' })
    expect(next.areas['moat-cailin']?.noOrder).toBeUndefined()
  })
})

describe.each([
  ['second edition', second],
  ['first edition', first],
] as const)('R15.1: %s, power for a reported order that was used or removed', (_edition, game) => {
  test('is neither offered nor accepted', () => {
    const state = game([...north], 'marches')
    const marched = after(state, march('stark', 'white-harbor', 'winterfell'))
    const collecting = after(after(state, march('stark', 'winterfell', 'karhold')), { do: 'endMarches' })
    expect(areasFor(collecting, 'stark')).toContain('white-harbor')
    for (const area of ['winterfell', 'karhold']) {
      expect(areasFor(collecting, 'stark')).not.toContain(area)
      expect(codeOf(collecting, { do: 'collect', orders: [{ house: 'stark', area }] })).toBe('NO_ORDER_THERE')
      expect(collectDomain(collecting).take([], { house: 'stark', area })).toMatchObject({ ok: false, refusal: { code: 'NO_ORDER_THERE' } })
    }
    expect(codeOf(collecting, { do: 'collect', orders: [{ house: 'stark', area: 'white-harbor' }] })).toBeUndefined()
    expect(areasFor(after(marched, { do: 'endMarches' }), 'stark')).not.toContain('white-harbor')
  })
})

test('E15.3: a reported special order musters once, for a house with a star, and then gives no power', () => {
  const collecting = after(second(north, 'marches'), { do: 'endMarches' })
  const muster = (house: HouseId, at: AreaId): Move => ({ do: 'consolidate', house, area: at, muster: [{ at, what: 'footman' }] })
  const others = collecting.tracks.kingsCourt.filter((house) => house !== 'stark')
  const court = (...order: readonly HouseId[]) =>
    after(collecting, { do: 'correct', changes: [{ set: 'track', track: 'kingsCourt', order }] })
  const last = court(...others, 'stark')
  expect(codeOf(last, muster('stark', 'winterfell'))).toBe('STAR_LIMIT')
  expect(ordersToConsolidate(last, 'stark')).toEqual([])
  const best = court('stark', ...others)
  expect(ordersToConsolidate(best, 'stark')).toContain('winterfell')
  const mustered = after(best, muster('stark', 'winterfell'))
  expect(ordersToConsolidate(mustered, 'stark')).not.toContain('winterfell')
  expect(codeOf(mustered, muster('stark', 'winterfell'))).toBe('NO_ORDER_THERE')
  expect(codeOf(mustered, { do: 'collect', orders: [{ house: 'stark', area: 'winterfell' }] })).toBe('NO_ORDER_THERE')
})

test('E8.1: an area with only a garrison has no Defense order', () => {
  const state = second([placed('stark', 'moat-cailin', 2), { set: 'units', area: 'pyke' }, { set: 'units', area: 'winterfell' }], 'marches')
  const fought = after(
    move(state, { do: 'correct', changes: [placed('greyjoy', 'moat-cailin', 2), { set: 'units', area: 'winterfell' }] }).state,
    march('greyjoy', 'moat-cailin', 'winterfell', 2),
  )
  const { battle } = fought
  if (battle === undefined) throw new Error('no battle')
  expect(battle.defender).toBe('stark')
  expect(defensesToTell(fought, battle)).toEqual([])
  expect(supportDomain(fought, battle).steps({ supports: [] })).not.toContainEqual({ reported: true, defense: 'defense-1' })
  expect(codeOf(fought, { do: 'callSupport', supports: [], defense: 'defense-1' })).toBe('NOT_FOR_GARRISON')
})

describe('E9.2: the reason why an area cannot be raided', () => {
  test('names the kinds of orders that this raid can remove', async () => {
    const game = second([...north], 'raids', 'full')
    const orders = {
      'moat-cailin': { house: 'greyjoy', order: 'raid-star' },
      'white-harbor': { house: 'stark', order: 'march-0' },
    } as const
    const areas = Object.fromEntries(Object.entries(orders).map(([area, order]) => [area, { ...game.areas[area], order }]))
    const state: State = { ...game, areas: { ...game.areas, ...areas }, stage: { at: 'raids' } }
    const draft = { house: 'greyjoy', from: 'moat-cailin', special: false, targets: [], over: false } as const
    const refusal = raidAreaObjection(state, draft, 'white-harbor')
    expect(refusal).toMatchObject({ code: 'RAID_TARGET_KIND', params: { kinds: ['raid', 'support', 'consolidate', 'defense'] } })
    if (refusal === undefined) throw new Error('no refusal')
    const [en, cs] = await Promise.all([loadWords('en'), loadWords('cs')])
    expect(en.refusal(refusal, state).allowed).toBe('Raid, Support, Consolidate Power and Defense orders can be raided.')
    expect(cs.refusal(refusal, state).allowed).toBe('Cílem může být Nájezd, Podpora, Konsolidace sil nebo Obrana.')
  })
  test('does not depend on the kind of order if the players report the orders', () => {
    const state = second([...north])
    const draft = { house: 'greyjoy', from: 'moat-cailin', special: true, targets: [], over: false } as const
    expect(raidAreaObjection(state, draft, 'white-harbor')).toBeUndefined()
    expect(raidAreaObjection(state, draft, 'karhold')?.code).toBe('NOT_ADJACENT')
  })
})
