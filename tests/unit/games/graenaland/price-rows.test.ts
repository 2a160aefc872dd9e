// Tests the table of prices: first the reference card, then a village on each tile. A price is known if every resource has a number.
import { expect, test } from 'vitest'
import { withoutHalfPrices } from '../../../../src/games/graenaland/box/numbers'
import { usualIsland } from '../../../../src/games/graenaland/box/island'
import { isOddPrice, priceRows } from '../../../../src/games/graenaland/table/prices/price-rows'

test('a price is open until every resource of it is known', () => {
  const island = usualIsland(4)
  const half = priceRows({ 'price/fort/grain': 3, 'price/village/C2/grain': 1 }, island)
  expect(half).toHaveLength(7 + Object.keys(island).length)
  expect(half.find(({ what }) => what === 'fort')).toMatchObject({
    costs: undefined,
    typed: [3, undefined, undefined, undefined, undefined],
  })
  expect(half.find(({ what }) => what === 'church')?.costs).toBeUndefined()
  expect(half.find(({ at }) => at === 'C2')).toMatchObject({ costs: undefined, asked: 4 })
  const whole = { 'price/fort/grain': 0, 'price/fort/cattle': 0, 'price/fort/wood': 2, 'price/fort/ore': 0, 'price/fort/gold': 0 }
  expect(priceRows(whole, island).find(({ what }) => what === 'fort')?.costs).toEqual([0, 0, 2, 0, 0])
})

test('a price that is typed in half is not part of a new game', () => {
  const whole = { 'price/fort/grain': 0, 'price/fort/cattle': 0, 'price/fort/wood': 2, 'price/fort/ore': 1, 'price/fort/gold': 0 }
  expect(withoutHalfPrices({ ...whole, 'price/church/grain': 3, houses: 12 }, Object.keys(usualIsland(4)))).toEqual({
    ...whole,
    houses: 12,
  })
})

test('a village that costs more or fewer cards than its tile asks for is odd', () => {
  const village = (grain: number) =>
    priceRows(
      Object.fromEntries(['grain', 'cattle', 'wood', 'ore', 'gold'].map((one) => [`price/village/C2/${one}`, one === 'grain' ? grain : 0])),
      usualIsland(4),
    ).find(({ at }) => at === 'C2')
  expect([4, 6].map((grain) => isOddPrice(village(grain) ?? { what: 'village', ids: [], typed: [], costs: undefined }))).toEqual([
    false,
    true,
  ])
})
