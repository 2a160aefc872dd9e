import { describe, expect, test } from 'vitest'
import type { HouseId } from '../../../../src/games/westeros/box/box'
import type { MusterStep } from '../../../../src/games/westeros/model/moves'
import { pool } from '../../../../src/games/westeros/model/position'
import { musterDomain } from '../../../../src/games/westeros/prompts/mustering'
import type { Code } from '../../../../src/games/westeros/model/refusals'
import { afterPurchases, muster, musterLedger, purchaseObjection } from '../../../../src/games/westeros/rules/mustering'
import { supplyOf } from '../../../../src/games/westeros/rules/supply'
import type { State } from '../../../../src/games/westeros/model/state'
import { units } from '../../../../src/games/westeros/model/units'
import { board, happened, play, resolve, seeded, standing, type Given } from './board'

/** Tries purchases one after another. A refused purchase does not change the state. */
const tryAll = (state: State, house: HouseId, steps: readonly MusterStep[], ...waived: Code[]) => {
  let made: readonly MusterStep[] = []
  const results = steps.map((step) => {
    const refusal = purchaseObjection(state, house, made, step, new Set(waived))
    if (refusal === undefined) made = [...made, step]
    return refusal?.code ?? 'ok'
  })
  return { results, made, after: afterPurchases(state, house, made) }
}
const footman = (at: string): MusterStep => ({ at, what: 'footman' })
const knight = (at: string): MusterStep => ({ at, what: 'knight' })
const upgrade = (at: string): MusterStep => ({ at, what: 'upgrade' })
const ship = (at: string, sea: string): MusterStep => ({ at, what: 'ship', sea })
const go = (state: State, house: HouseId, steps: readonly MusterStep[], ...waived: Code[]) =>
  play(state, (transaction) => muster(transaction, { do: 'muster', house, steps }, new Set(waived)))

describe('R4: purchases', () => {
  test('D3: Lannister musters in three places and loses the last point', () => {
    const state = board({
      units: {
        lannister: {
          lannisport: { footman: 1 },
          harrenhal: { footman: 2 },
          riverrun: { knight: 3 },
          'stoney-sept': { footman: 1 },
          'sunset-sea': { ship: 1 },
        },
        greyjoy: { 'ironmans-bay': { ship: 1 } },
      },
    })
    expect(pool(state, 'lannister')).toEqual(units({ footman: 6, knight: 1, ship: 4 }))
    const { results, made, after } = tryAll(state, 'lannister', [
      footman('lannisport'),
      ship('lannisport', 'golden-sound'),
      upgrade('harrenhal'),
      ship('riverrun', 'golden-sound'),
      footman('riverrun'),
      ship('riverrun', 'golden-sound'),
      ship('riverrun', 'ironmans-bay'),
    ])
    expect(results).toEqual(['ok', 'ok', 'ok', 'ok', 'ARMY_TOO_LARGE', 'ARMY_TOO_LARGE', 'ENEMY_SHIPS'])
    expect(standing(after, 'lannisport')).toEqual(units({ footman: 2 }))
    expect(standing(after, 'harrenhal')).toEqual(units({ footman: 1, knight: 1 }))
    expect(standing(after, 'golden-sound')).toEqual(units({ ship: 2 }))
    expect(pool(after, 'lannister')).toEqual(units({ footman: 6, knight: 0, ship: 2 }))
    expect(musterLedger(state, 'lannister', made)).toEqual([
      { area: 'riverrun', points: 2, spent: 1 },
      { area: 'lannisport', points: 2, spent: 2 },
      { area: 'harrenhal', points: 1, spent: 1 },
    ])
  })
  test('E7: a castle raises no new knight, but may upgrade', () => {
    const state = board({ units: { lannister: { harrenhal: { footman: 1 } } } })
    expect(tryAll(state, 'lannister', [knight('harrenhal'), upgrade('harrenhal')]).results).toEqual(['NO_POINTS', 'ok'])
  })
  test('E8: with all knights on the board there is neither knight nor upgrade', () => {
    const state = board({ units: { lannister: { lannisport: { footman: 1 }, riverrun: { knight: 2 }, seagard: { knight: 2 } } } })
    expect(tryAll(state, 'lannister', [knight('lannisport'), upgrade('lannisport')]).results).toEqual(['POOL_EMPTY', 'POOL_EMPTY'])
  })
  test('E9: an upgrade frees a footman, in this sequence only', () => {
    const state = board({
      houses: { tyrell: { supply: 6 } },
      units: {
        tyrell: {
          seagard: { footman: 2 },
          highgarden: { footman: 1 },
          reach: { footman: 4 },
          oldtown: { footman: 3 },
          starfall: { knight: 1 },
          yronwood: { knight: 1 },
          kingswood: { knight: 1 },
        },
      },
    })
    const { results, after } = tryAll(state, 'tyrell', [
      footman('highgarden'),
      upgrade('seagard'),
      footman('highgarden'),
      upgrade('seagard'),
    ])
    expect(results).toEqual(['POOL_EMPTY', 'ok', 'ok', 'POOL_EMPTY'])
    expect(standing(after, 'seagard')).toEqual(units({ footman: 1, knight: 1 }))
    expect(pool(after, 'tyrell')).toEqual(units({ ship: 5 }))
  })
  test('E10: the first footman stands alone, the second would be an army too many', () => {
    const state = board({
      tokens: { seagard: 'stark' },
      units: {
        stark: { 'moat-cailin': { footman: 3 }, 'white-harbor': { footman: 2 }, 'narrow-sea': { ship: 2 }, 'shivering-sea': { ship: 2 } },
      },
    })
    expect(tryAll(state, 'stark', [footman('seagard'), footman('seagard')]).results).toEqual(['ok', 'TOO_MANY_ARMIES'])
    expect(purchaseObjection(state, 'stark', [footman('seagard')], footman('seagard'))).toMatchObject({ rule: 'R4.7' })
  })
  test('E11: two upgrades in one stronghold cost two points and no supply', () => {
    const state = board({ units: { stark: { winterfell: { footman: 2 } } }, houses: { stark: { supply: 0 } } })
    expect(tryAll(state, 'stark', [upgrade('winterfell'), upgrade('winterfell'), upgrade('winterfell')]).results).toEqual([
      'ok',
      'ok',
      'NO_POINTS',
    ])
  })
  test('E13: the sixth ship is there only if the box has six', () => {
    const ships = { 'bay-of-ice': { ship: 2 }, 'shivering-sea': { ship: 2 }, 'narrow-sea': { ship: 1 } }
    const five = board({ units: { stark: ships } })
    const six: State = { ...five, box: { ...five.box, limits: { ...five.box.limits, ship: 6 } } }
    expect(tryAll(five, 'stark', [ship('winterfell', 'shivering-sea')]).results).toEqual(['POOL_EMPTY'])
    expect(tryAll(six, 'stark', [ship('winterfell', 'shivering-sea')]).results).toEqual(['ok'])
  })
  test('E14: a footman raised in this turn may be upgraded', () => {
    const { results, after } = tryAll(board(), 'stark', [upgrade('winterfell'), footman('winterfell'), upgrade('winterfell')])
    expect(results).toEqual(['NO_FOOTMAN', 'ok', 'ok'])
    expect(standing(after, 'winterfell')).toEqual(units({ knight: 1 }))
  })
  test('R4.2, R4.4: only own castle areas pay, each for itself', () => {
    const state = board({
      tokens: { 'moat-cailin': 'greyjoy', karhold: 'stark' },
      units: { lannister: { 'white-harbor': { footman: 1 } } },
    })
    const places = ['moat-cailin', 'karhold', 'white-harbor', 'pyke', 'narrow-sea']
    expect(tryAll(state, 'stark', places.map(footman)).results).toEqual(places.map(() => 'NOT_A_CASTLE_YOU_CONTROL'))
  })
  test('R4.5: ships only into adjacent seas, never beside others, be they of nobody (A10)', () => {
    const neutral = { strength: 2, house: 'greyjoy', units: units({ ship: 2 }) } as const
    const state = board({ areas: { 'bay-of-ice': { neutral } }, units: { tyrell: { 'shivering-sea': { ship: 1 } } } })
    expect(tryAll(state, 'stark', [ship('winterfell', 'bay-of-ice')]).results).toEqual(['ENEMY_SHIPS'])
    expect(purchaseObjection(state, 'stark', [], ship('winterfell', 'bay-of-ice'))?.rule).toBe('A10')
    expect(
      tryAll(state, 'stark', [ship('winterfell', 'shivering-sea'), ship('winterfell', 'narrow-sea'), ship('winterfell', 'karhold')])
        .results,
    ).toEqual(['ENEMY_SHIPS', 'NOT_ADJACENT', 'NOT_SEA'])
  })
  test('a position over the limit does not stop what makes it no worse', () => {
    const state = board({ houses: { stark: { supply: 0 } }, units: { stark: { karhold: { footman: 5 }, winterfell: { footman: 2 } } } })
    expect(supplyOf(state, 'stark').legal).toBe(false)
    expect(tryAll(state, 'stark', [footman('winterfell'), upgrade('winterfell'), ship('winterfell', 'bay-of-ice')]).results).toEqual([
      'ARMY_TOO_LARGE',
      'ok',
      'ok',
    ])
  })
  test('what the table may play differently, and what would break the count', () => {
    const state = board({ units: { lannister: { 'white-harbor': { footman: 1 } } }, houses: { stark: { supply: 0 } } })
    expect(tryAll(state, 'stark', [footman('moat-cailin')], 'NOT_A_CASTLE_YOU_CONTROL').results).toEqual(['ok'])
    expect(tryAll(state, 'stark', [footman('karhold')], 'NOT_A_CASTLE_YOU_CONTROL').results).toEqual(['NO_POINTS'])
    expect(tryAll(state, 'stark', [footman('white-harbor'), footman('narrow-sea')], 'NOT_A_CASTLE_YOU_CONTROL').results).toEqual([
      'NOT_A_CASTLE_YOU_CONTROL',
      'NOT_A_CASTLE_YOU_CONTROL',
    ])
    expect(tryAll(state, 'stark', [ship('winterfell', 'narrow-sea')], 'NOT_ADJACENT').results).toEqual(['ok'])
    expect(tryAll(state, 'stark', [knight('winterfell'), footman('winterfell')], 'NO_POINTS').results).toEqual(['ok', 'ok'])
  })
})

describe('R4.1: the Mustering card', () => {
  test('houses muster in turn order, completely; a last stop ends it', () => {
    let { state } = resolve({}, 'mustering')
    for (const house of ['baratheon', 'lannister', 'stark', 'tyrell', 'greyjoy'] as const) {
      expect(state.stage).toMatchObject({ at: 'muster' })
      const other = house === 'stark' ? 'tyrell' : 'stark'
      expect(go(state, other, []).refused).toBe('NOT_YOUR_TURN')
      const { home } = state.box.houses[house]
      const after = go(state, house, [footman(home)])
      expect(after.refused).toBeUndefined()
      expect(standing(after.state, home).footman).toBe(1)
      state = after.state
    }
    expect(state.stage.at).toBe('orders')
  })
  test('E12: the ships of the first to muster stand in the way of the next', () => {
    const given: Given = { units: { lannister: { riverrun: { footman: 1 } } } }
    const lannister = ship('riverrun', 'ironmans-bay')
    const greyjoy = ship('pyke', 'ironmans-bay')
    const inOrder = (...order: HouseId[]) =>
      resolve({ ...given, tracks: { ironThrone: [...order, ...(['stark', 'tyrell', 'baratheon'] as const)] } }, 'mustering').state
    const first = go(inOrder('lannister', 'greyjoy'), 'lannister', [lannister])
    expect(go(first.state, 'greyjoy', [greyjoy]).refused).toBe('ENEMY_SHIPS')
    const other = go(inOrder('greyjoy', 'lannister'), 'greyjoy', [greyjoy])
    expect(go(other.state, 'lannister', [lannister]).refused).toBe('ENEMY_SHIPS')
  })
  test('E31: mustering runs in the turn order of now, whatever the second card will bring', () => {
    const { state } = resolve(
      { turned: { 2: 'clash-of-kings' }, tracks: { ironThrone: ['tyrell', 'stark', 'greyjoy', 'lannister', 'baratheon'] } },
      'mustering',
    )
    expect(state.stage).toMatchObject({ queue: ['tyrell', 'stark', 'greyjoy', 'lannister', 'baratheon'] })
  })
  test('a house without points is not asked, one without any use for them is noted', () => {
    const card = resolve(
      {
        // Baratheon has lost its home. Lannister has a stronghold, but no supply and no knight left.
        tokens: { dragonstone: 'stark' },
        houses: { lannister: { supply: 0 } },
        units: {
          lannister: { lannisport: { knight: 2 }, blackwater: { knight: 2 }, 'golden-sound': { ship: 1 }, 'sunset-sea': { ship: 2 } },
          tyrell: { harrenhal: { footman: 1 } },
        },
      },
      'mustering',
    )
    expect(happened(card, 'mustered')).toEqual([{ e: 'mustered', house: 'lannister', steps: [] }])
    expect(card.state.stage).toEqual({ at: 'muster', deck: 1, queue: ['stark', 'tyrell', 'greyjoy'] })
  })
  test('a house that a correction has left without points may still answer that it musters nothing', () => {
    const state = board({
      tokens: { winterfell: 'tyrell' },
      turned: { 1: 'mustering' },
      stage: { at: 'muster', deck: 1, queue: ['stark'] },
    })
    expect(musterDomain(state, 'stark').steps({ steps: [] })).toEqual([])
    expect(musterDomain(state, 'stark').finish({ steps: [] }).ok).toBe(true)
    expect(go(state, 'stark', []).state.stage.at).toBe('orders')
  })
  test('the table may change the turn', () => {
    const { state } = resolve({}, 'mustering')
    const after = go(state, 'stark', [], 'NOT_YOUR_TURN')
    expect(after.state.stage).toMatchObject({ queue: ['baratheon', 'lannister', 'tyrell', 'greyjoy'] })
  })
  test('a refused mustering changes nothing at all', () => {
    const { state } = resolve({}, 'mustering')
    const after = go(state, 'baratheon', [footman('dragonstone'), knight('dragonstone')])
    expect(after.refused).toBe('NO_POINTS')
    expect(after.events).toEqual([])
  })
})

describe('R4 where units are not tracked', () => {
  const { state } = resolve({ tracking: { units: false } }, 'mustering')
  const tell = (sizes: readonly number[] | undefined, steps: readonly MusterStep[] = []) =>
    play(state, (transaction) =>
      muster(transaction, { do: 'muster', house: 'baratheon', steps, ...(sizes === undefined ? {} : { sizes }) }, new Set()),
    )

  test('points are known, sizes are told or skipped', () => {
    expect(musterLedger(state, 'baratheon')).toEqual([{ area: 'dragonstone', points: 2, spent: 0 }])
    expect(happened(tell(undefined), 'armiesTold')).toEqual([{ e: 'armiesTold', house: 'baratheon', why: 'muster' }])
    expect(happened(tell([3, 2]), 'armiesTold')[0]?.sizes).toEqual([3, 2])
    expect(tell([4]).refused).toBe('ARMY_TOO_LARGE')
    expect(tell([2, 2, 2, 2, 2]).refused).toBe('TOO_MANY_ARMIES')
    expect(tell(undefined, [footman('dragonstone')]).refused).toBe('NOT_TRACKED')
  })
  test('the question tells armies step by step, and its samples are accepted', () => {
    const domain = musterDomain(state, 'baratheon')
    expect(domain.steps(domain.empty)).toEqual([{ tell: true }])
    expect(domain.take(domain.empty, footman('dragonstone'))).toMatchObject({ refusal: { code: 'NOT_TRACKED' } })
    const random = seeded(11)
    for (let n = 0; n < 60; n++) {
      const move = domain.sample(random)
      if (move?.do !== 'muster') throw new Error('no sample')
      expect(play(state, (transaction) => muster(transaction, move, new Set())).refused).toBeUndefined()
    }
  })
})

describe('how a mustering is put together', () => {
  test('purchases can be taken back as long as the others still hold', () => {
    const { state } = resolve({ tracks: { ironThrone: ['stark', 'tyrell', 'greyjoy', 'lannister', 'baratheon'] } }, 'mustering')
    const domain = musterDomain(state, 'stark')
    const draft = { steps: [footman('winterfell'), upgrade('winterfell')] }
    expect(domain.steps(draft)).toEqual([{ without: 1 }])
    expect(domain.take(draft, { without: 0 })).toMatchObject({ refusal: { code: 'NO_FOOTMAN' } })
    expect(domain.take(draft, { without: 1 })).toEqual({ ok: true, value: { steps: [footman('winterfell')] } })
    expect(domain.take({ steps: [] }, knight('pyke'))).toMatchObject({ refusal: { code: 'NOT_A_CASTLE_YOU_CONTROL', rule: 'R4.2' } })
    expect(domain.take({ steps: [] }, { tell: true })).toMatchObject({ refusal: { code: 'NOT_TRACKED' } })
  })
  test('every sample and every path of steps is accepted, and no army grows over the limit', () => {
    const random = seeded(5)
    for (let n = 0; n < 150; n++) {
      const level = Math.floor(random() * 7)
      const given: Given = {
        houses: { stark: { supply: level } },
        tokens: { seagard: 'stark', riverrun: 'stark', 'flints-finger': 'stark' },
        units: {
          stark: { winterfell: { footman: 1 }, 'moat-cailin': { footman: 1 + Math.floor(random() * 2) }, 'narrow-sea': { ship: 1 } },
          greyjoy: { 'ironmans-bay': { ship: 1 } },
        },
        tracks: { ironThrone: ['stark', 'tyrell', 'greyjoy', 'lannister', 'baratheon'] },
      }
      const { state } = resolve(given, 'mustering')
      const domain = musterDomain(state, 'stark')
      const move = domain.sample(random)
      if (move?.do !== 'muster') throw new Error('no sample')
      const after = play(state, (transaction) => muster(transaction, move, new Set()))
      expect(after.refused).toBeUndefined()
      expect(supplyOf(after.state, 'stark').legal).toBe(true)
      let draft = domain.empty
      const stepAt = (at: number) => domain.steps(draft)[at]
      for (let step = stepAt(0); step !== undefined && draft.steps.length < 6; step = stepAt(Math.floor(random() * 9))) {
        const next = domain.take(draft, step)
        if (!next.ok) throw new Error(`refused: ${next.refusal.code}`)
        draft = next.value
      }
      expect(domain.finish(draft).ok).toBe(true)
    }
  })
})
