import { describe, expect, test } from 'vitest'
import { totalOf } from '../../../../src/kit/counts'
import { RESOURCES } from '../../../../src/games/graenaland/box/box'
import type { Price } from '../../../../src/games/graenaland/box/island'
import type { Draft } from '../../../../src/games/graenaland/prompts/draft'
import { covered } from '../../../../src/games/graenaland/rules/payment'
import { bestPrice, isUseful, layOut, lyingIn, withCard, withMarket, withSupply } from '../../../../src/games/graenaland/prompts/laying'
import { seeded } from '../../../playout/random'

const PRICE: Price = { wood: 2, grain: 1, ore: 1 }
const slotsOf = (price: Price, draft: Draft) => {
  const lying = lyingIn(draft)
  const items = lying.map(({ item }) => item)
  return layOut(price, items, draft.markets?.length ?? 0).map(
    ({ asked, by, isTraded }) => `${asked}: ${by === undefined ? '' : items[by]?.join('/')}${isTraded ? ' at the market' : ''}`,
  )
}

describe('what pays what', () => {
  test('a supply card pays two units, a card its own, and the market takes the card that fits nowhere', () => {
    expect(slotsOf(PRICE, { cards: { wood: 1, cattle: 1 }, supplies: [['grain', 'wood']], markets: ['I3'] })).toEqual([
      'wood: wood',
      'wood: grain/wood',
      'grain: grain/wood',
      'ore: cattle at the market',
    ])
  })

  test('gold pays what nothing else pays', () => {
    expect(slotsOf(PRICE, { cards: { gold: 1, ore: 1, wood: 2 } }).toSorted()).toEqual([
      'grain: gold',
      'ore: ore',
      'wood: wood',
      'wood: wood',
    ])
  })

  test('as much is laid out as can be paid, whatever lies there', () => {
    const random = seeded(5)
    const any = (most: number) => Math.floor(random() * (most + 1))
    for (let n = 0; n < 300; n += 1) {
      const price = Object.fromEntries(RESOURCES.slice(0, 4).map((one) => [one, any(2)]))
      const draft: Draft = {
        cards: Object.fromEntries(RESOURCES.map((one) => [one, any(1)])),
        supplies: any(1) === 0 ? [] : [[RESOURCES[any(4)] ?? 'ore', RESOURCES[any(4)] ?? 'ore']],
        markets: Array.from({ length: any(2) }, (_, at) => `C${at}`),
      }
      const items = lyingIn(draft).map(({ item }) => item)
      const slots = layOut(price, items, draft.markets?.length ?? 0)
      expect(slots).toHaveLength(totalOf(price))
      expect(slots.filter(({ by }) => by !== undefined)).toHaveLength(covered(price, items, draft.markets?.length ?? 0, true))
    }
  })
})

test('of two prices, the slots show the one for which every card pays', () => {
  const prices: readonly Price[] = [
    { grain: 1, ore: 1, cattle: 1 },
    { grain: 4, ore: 1 },
  ]
  const priceOf = (...cards: readonly string[]) => bestPrice(prices, cards.map((card) => [card]) as never, 0)
  expect(priceOf()).toEqual(prices[0])
  expect(priceOf('grain')).toEqual(prices[0])
  expect(priceOf('grain', 'grain')).toEqual(prices[1])
  expect(priceOf('grain', 'cattle')).toEqual(prices[0])
})

describe('what lies down', () => {
  test('each thing can be taken back alone, those of others too', () => {
    const draft = withCard(withCard(withCard({ supplies: [['ore', 'ore']] }, 'wood'), 'wood'), 'grain', 'red')
    expect(lyingIn(draft).map(({ item, giver }) => [item.join('/'), giver])).toEqual([
      ['wood', undefined],
      ['wood', undefined],
      ['ore/ore', undefined],
      ['grain', 'red'],
    ])
    expect(lyingIn(draft).map(({ without }) => lyingIn(without).length)).toEqual([3, 3, 3, 3])
    expect(lyingIn(lyingIn(draft)[3]?.without ?? {}).map(({ giver }) => giver)).toEqual([undefined, undefined, undefined])
  })

  test('others give supply cards for a joint work, too, and take them back', () => {
    const draft = withSupply(withCard(withCard({}, 'wood'), 'ore', 'red'), ['grain', 'wood'], 'red')
    expect(slotsOf(PRICE, draft).toSorted()).toEqual(['grain: grain/wood', 'ore: ore', 'wood: grain/wood', 'wood: wood'])
    const [pair] = lyingIn(draft).filter(({ item }) => item.length === 2)
    expect(pair?.giver).toBe('red')
    expect(pair?.without.give).toEqual({ red: { cards: { ore: 1 }, supplies: [] } })
  })

  test('a card that the price does not ask for pays nothing, and is taken back with the market that took it', () => {
    expect(isUseful([PRICE], { cards: { cattle: 1 } })).toBe(false)
    const traded = { cards: { cattle: 1, wood: 1 }, markets: ['C1'] }
    expect(isUseful([PRICE], traded)).toBe(true)
    const without = withMarket([PRICE], traded, 'C1')
    expect(without.markets).toEqual([])
    expect(lyingIn(without).map(({ item }) => item.join('/'))).toEqual(['wood'])
  })
})
