import { describe, expect, test } from 'vitest'
import type { HouseId, Track } from '../../../../src/games/westeros/box/box'
import { available, pile, stars } from '../../../../src/games/westeros/model/position'
import { bidDomain, tellBidsDomain, tiesDomain } from '../../../../src/games/westeros/prompts/influence'
import { bidObjection, bidders, byBid, orderTied, revealBids } from '../../../../src/games/westeros/rules/influence'
import type { Bids, State } from '../../../../src/games/westeros/model/state'
import { board, happened, play, power, resolve, revealed, seeded, type Given, type Played } from './board'

const bid = (state: State, bids: Bids): Played => revealed(state, bids, revealBids)
const order = (state: State, by: HouseId, ...groups: (readonly HouseId[])[]): Played =>
  play(state, (transaction) => orderTied(transaction, { do: 'orderTied', by, groups }, new Set()))
const clash = (given: Given = {}): State => resolve(given, 'clash-of-kings').state
/** Returns a state with an open auction for this track, which must be the second or third track. */
const auction = (track: Track, given: Given = {}): State => {
  const state = board({ ...given, turned: { 2: 'clash-of-kings' }, stage: { at: 'auction', deck: 2, track } })
  return { ...state, ballot: { id: `r4/clash/${track}#0`, kind: 'bid', roles: bidders(state), cast: {}, anew: [], known: false } }
}
const sampledBids = (state: State, random: () => number): Bids => {
  const move = tellBidsDomain(state).sample(random)
  if (move?.do !== 'reveal') throw new Error('no sample')
  return Object.fromEntries(Object.entries(move.opened).map(([house, opened]) => [house, opened?.choice as number]))
}
const orderAtRandom = (state: State, random: () => number): Played => {
  const move = tiesDomain(state).sample(random)
  if (move?.do !== 'orderTied') throw new Error('no sample')
  return play(state, (transaction) => orderTied(transaction, move, new Set()))
}

describe('R5: auctions', () => {
  test('D5: Greyjoy orders the tied houses of the Fiefdoms auction', () => {
    const state = auction('fiefdoms', {
      tracks: { ironThrone: ['greyjoy', 'lannister', 'stark', 'tyrell', 'baratheon'] },
      houses: power({ lannister: 4, baratheon: 5, stark: 3, tyrell: 2, greyjoy: 1 }),
    })
    const open = bid(state, { lannister: 4, baratheon: 3, stark: 3, tyrell: 2, greyjoy: 0 })
    expect(open.state.stage).toMatchObject({ at: 'auctionTies', ties: [['stark', 'baratheon']] })
    expect(open.state.holders.fiefdoms).toBe(state.holders.fiefdoms)
    expect(order(open.state, 'stark', ['baratheon', 'stark']).refused).toBe('NOT_DECIDER')
    expect(order(open.state, 'greyjoy', ['baratheon', 'tyrell']).refused).toBe('NOT_TIED')
    expect(order(open.state, 'greyjoy', ['baratheon']).refused).toBe('NOT_TIED')
    expect(order(open.state, 'greyjoy').refused).toBe('NOT_TIED')
    const done = order(open.state, 'greyjoy', ['baratheon', 'stark'])
    expect(done.state.tracks.fiefdoms).toEqual(['lannister', 'baratheon', 'stark', 'tyrell', 'greyjoy'])
    expect(happened(done, 'trackOrdered')[0]).toMatchObject({ decider: 'greyjoy' })
    expect(done.state.holders.fiefdoms).toBe('lannister')
    expect(state.playing.map((house) => available(done.state, house))).toEqual([0, 1, 0, 2, 0])
    expect(pile(done.state, 'lannister')).toBe(20)
    expect(done.state.stage).toMatchObject({ at: 'auction', track: 'kingsCourt' })
    expect(done.state.ballot).toMatchObject({ id: 'r4/clash/kingsCourt#0', roles: ['greyjoy', 'baratheon'] })
  })
  test('E15: nobody bids: the old holder orders all, and no token moves to the pile', () => {
    const open = bid(clash(), {})
    expect(open.state.stage).toMatchObject({
      at: 'auctionTies',
      track: 'ironThrone',
      ties: [['stark', 'greyjoy', 'lannister', 'baratheon', 'tyrell']],
    })
    const done = order(open.state, 'baratheon', ['tyrell', 'baratheon', 'greyjoy', 'stark', 'lannister'])
    expect(happened(done, 'paid')).toEqual([])
    expect(done.state.holders.ironThrone).toBe('tyrell')
    expect(done.state.tracks.ironThrone).toEqual(['tyrell', 'baratheon', 'greyjoy', 'stark', 'lannister'])
  })
  test('E16: the old holder may put himself first', () => {
    const open = bid(clash(), { baratheon: 3, stark: 3, tyrell: 2, greyjoy: 1 })
    expect(open.state.stage).toMatchObject({ at: 'auctionTies', ties: [['stark', 'baratheon']] })
    const done = order(open.state, 'baratheon', ['baratheon', 'stark'])
    expect(done.state.holders.ironThrone).toBe('baratheon')
  })
  test('E17: ties of the first auction are the old holder’s, those of the second the new one’s', () => {
    const first = bid(clash(), { baratheon: 3, stark: 4, tyrell: 1, greyjoy: 1 })
    expect(first.state.holders.ironThrone).toBe('baratheon')
    expect(order(first.state, 'stark', ['tyrell', 'greyjoy']).refused).toBe('NOT_DECIDER')
    const second = order(first.state, 'baratheon', ['tyrell', 'greyjoy'])
    expect(second.state.tracks.ironThrone).toEqual(['stark', 'baratheon', 'tyrell', 'greyjoy', 'lannister'])
    const ties = bid(second.state, { lannister: 1, tyrell: 1 })
    expect(order(ties.state, 'baratheon', ['lannister', 'tyrell'], ['stark', 'baratheon', 'greyjoy']).refused).toBe('NOT_DECIDER')
    expect(order(ties.state, 'stark', ['lannister', 'tyrell'], ['stark', 'baratheon', 'greyjoy']).refused).toBeUndefined()
  })
  test('E18: what was bid is gone before the next auction', () => {
    const state = clash({ houses: power({ stark: 6 }) })
    const first = bid(state, { stark: 4, lannister: 3, baratheon: 2, tyrell: 1 })
    expect(available(first.state, 'stark')).toBe(2)
    const over = bid(first.state, { stark: 3 })
    expect(over.refused).toBe('BID_EXCEEDS_AVAILABLE')
    expect(bidObjection(first.state, 'stark', 3)).toMatchObject({ rule: 'R5.3', params: { limit: 2 } })
    expect([-1, 0.5, '1', Number.NaN, undefined].map((offer) => bidObjection(first.state, 'stark', offer)?.code)).toEqual(
      Array.from({ length: 5 }, () => 'BID_NOT_WHOLE'),
    )
  })
  test('E19: tied houses share places two to four, nobody may give one the fifth', () => {
    const open = bid(clash(), { stark: 5, greyjoy: 2, tyrell: 2, lannister: 2 })
    expect(open.state.stage).toMatchObject({ ties: [['greyjoy', 'lannister', 'tyrell']] })
    expect(order(open.state, 'baratheon', ['greyjoy', 'lannister', 'baratheon', 'tyrell']).refused).toBe('NOT_TIED')
    expect(order(open.state, 'baratheon', ['greyjoy', 'lannister', 'greyjoy']).refused).toBe('NOT_TIED')
    const done = order(open.state, 'baratheon', ['tyrell', 'greyjoy', 'lannister'])
    expect(done.state.tracks.ironThrone).toEqual(['stark', 'tyrell', 'greyjoy', 'lannister', 'baratheon'])
  })
  test('E20: with three players the last place of the King’s Court still has two stars', () => {
    const state = auction('kingsCourt', { playing: ['stark', 'lannister', 'baratheon'] })
    const done = bid(state, { stark: 2, lannister: 1, baratheon: 3 })
    expect(done.state.tracks.kingsCourt).toEqual(['baratheon', 'stark', 'lannister'])
    expect(['baratheon', 'stark', 'lannister'].map((house) => stars(done.state, house as HouseId))).toEqual([3, 3, 2])
    expect(done.state.stage.at).toBe('orders')
  })
  test('houses without power and houses run by the table bid nothing and are not asked', () => {
    const state = clash({ houses: power({ stark: 0 }), runByTable: ['tyrell'] })
    expect(state.ballot?.roles).toEqual(['baratheon', 'lannister', 'greyjoy'])
    const done = bid(state, { baratheon: 3, lannister: 2, greyjoy: 1 })
    expect(done.state.stage).toMatchObject({ at: 'auctionTies', ties: [['stark', 'tyrell']] })
  })
  test('if nobody has power all three auctions are ties at once', () => {
    const none = power({ stark: 0, greyjoy: 0, lannister: 0, baratheon: 0, tyrell: 0 })
    let state = clash({ houses: none })
    for (const track of ['ironThrone', 'fiefdoms', 'kingsCourt']) {
      expect(state.ballot).toBeUndefined()
      expect(state.stage).toMatchObject({ at: 'auctionTies', track })
      state = order(state, state.holders.ironThrone, [...state.playing]).state
    }
    expect(state.stage.at).toBe('orders')
  })
  test('where power is not tracked any bid up to all tokens is taken, and nothing is paid in the app', () => {
    const state = clash({ tracking: { power: false } })
    expect(bidObjection(state, 'stark', 20)).toBeUndefined()
    expect(bidObjection(state, 'stark', 21)?.code).toBe('BID_EXCEEDS_AVAILABLE')
    const done = bid(state, { stark: 20, tyrell: 3, greyjoy: 2, lannister: 1 })
    expect(happened(done, 'paid')[0]?.amounts).toEqual({ stark: 20, tyrell: 3, greyjoy: 2, lannister: 1 })
    expect(available(done.state, 'stark')).toBeUndefined()
  })
  test('a correction while ties are open never makes a house pay more than it has', () => {
    const open = bid(clash(), { stark: 4, tyrell: 4, greyjoy: 1 })
    const corrected: State = { ...open.state, houses: { ...open.state.houses, stark: { seat: 'stark', supply: 3, power: 1 } } }
    const done = order(corrected, 'baratheon', ['stark', 'tyrell'], ['baratheon', 'lannister'])
    expect(done.refused).toBeUndefined()
    expect(available(done.state, 'stark')).toBe(0)
  })
  test('a second Clash of Kings in one round has ballots of its own', () => {
    const state = resolve({ turned: { 1: 'clash-of-kings' } }, 'clash-of-kings').state
    expect(state.ballot?.id).toBe('r4/clash-2/ironThrone#0')
  })
  test('I22: a strictly higher bid always comes first', () => {
    expect(byBid(['stark', 'greyjoy', 'lannister'], { stark: 1, lannister: 2 })).toEqual([['lannister'], ['stark'], ['greyjoy']])
  })
})

describe('how bids are made and ties ordered', () => {
  test('a bid is any whole number up to what is available', () => {
    const domain = bidDomain(clash({ houses: power({ stark: 2 }) }), 'stark')
    expect(domain.steps(domain.empty)).toEqual([{ tokens: 1 }, { tokens: 2 }])
    expect(domain.take(domain.empty, { tokens: 3 })).toMatchObject({ refusal: { code: 'BID_EXCEEDS_AVAILABLE' } })
    expect(domain.finish({ tokens: 2 })).toEqual({ ok: true, value: 2 })
    const random = seeded(1)
    const all = new Set(Array.from({ length: 100 }, () => domain.sample(random)))
    expect(all).toEqual(new Set([0, 1, 2]))
  })
  test('bids revealed by hand are typed in on one screen', () => {
    const state = clash({ tracking: { bids: 'table' }, runByTable: ['greyjoy'] })
    const domain = tellBidsDomain(state)
    expect(domain.empty.bids).toEqual({ baratheon: 0, lannister: 0, stark: 0, tyrell: 0 })
    expect(domain.take(domain.empty, { house: 'greyjoy', tokens: 1 })).toMatchObject({ refusal: { code: 'NOT_IN_BALLOT' } })
    expect(domain.take(domain.empty, { house: 'stark', tokens: 6 })).toMatchObject({ refusal: { code: 'BID_EXCEEDS_AVAILABLE' } })
    const taken = domain.take(domain.empty, { house: 'stark', tokens: 5 })
    expect(taken.ok && domain.finish(taken.value)).toMatchObject({
      value: { do: 'reveal', ballot: 'r4/clash/ironThrone#0', opened: { stark: { choice: 5 }, tyrell: { choice: 0 } } },
    })
  })
  test('tied houses are named one by one, the last of a group names itself', () => {
    const { state } = bid(clash(), { stark: 2, tyrell: 2, greyjoy: 1, lannister: 1, baratheon: 1 })
    const domain = tiesDomain(state)
    expect(domain.steps(domain.empty)).toEqual([{ house: 'stark' }, { house: 'tyrell' }])
    expect(domain.steps({ named: ['tyrell'] })).toEqual([
      { house: 'greyjoy' },
      { house: 'lannister' },
      { house: 'baratheon' },
      { house: 'tyrell', back: true },
    ])
    expect(domain.finish({ named: ['tyrell'] })).toMatchObject({ refusal: { code: 'NOT_TIED' } })
    expect(domain.take({ named: ['tyrell'] }, { house: 'tyrell' })).toMatchObject({ refusal: { code: 'NOT_TIED' } })
    expect(domain.take({ named: ['tyrell'] }, { house: 'tyrell', back: true })).toEqual({ ok: true, value: { named: [] } })
    expect(domain.finish({ named: ['tyrell', 'greyjoy', 'baratheon'] })).toMatchObject({
      value: {
        by: 'baratheon',
        groups: [
          ['tyrell', 'stark'],
          ['greyjoy', 'baratheon', 'lannister'],
        ],
      },
    })
  })
  test('random clashes: every sample is accepted, and tokens are never lost or made', () => {
    const random = seeded(2)
    for (let n = 0; n < 60; n++) {
      let state = clash({ houses: power({ stark: n % 7, tyrell: n % 3, greyjoy: 0 }), tracking: { bids: 'table' } })
      while (state.stage.at === 'auction' || state.stage.at === 'auctionTies') {
        const after = state.stage.at === 'auction' ? bid(state, sampledBids(state, random)) : orderAtRandom(state, random)
        expect(after.refused).toBeUndefined()
        state = after.state
        for (const track of ['ironThrone', 'fiefdoms', 'kingsCourt'] as const) expect(new Set(state.tracks[track]).size).toBe(5)
        for (const house of state.playing) expect(pile(state, house)).toBe(20 - (available(state, house) ?? 0))
      }
      for (const track of ['ironThrone', 'fiefdoms', 'kingsCourt'] as const) expect(state.holders[track]).toBe(state.tracks[track][0])
    }
  })
})
