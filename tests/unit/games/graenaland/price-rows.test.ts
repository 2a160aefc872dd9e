// The table of prices: the reference card first, then a village on each tile; a known price has a number for every resource.
import { expect, test } from 'vitest'
import { usualIsland } from '../../../../src/games/graenaland/box/island'
import { priceRows } from '../../../../src/games/graenaland/table/prices/price-rows'

test('a price is open until one resource of it is known', () => {
  const island = usualIsland(4)
  const rows = priceRows({ 'price/fort/wood': 2, 'price/village/C2/grain': 1 }, island)
  expect(rows).toHaveLength(7 + Object.keys(island).length)
  expect(rows.find(({ what }) => what === 'fort')?.costs).toEqual([0, 0, 2, 0, 0])
  expect(rows.find(({ what }) => what === 'church')?.costs).toBeUndefined()
  expect(rows.find(({ at }) => at === 'C2')).toMatchObject({ costs: [1, 0, 0, 0, 0], asked: 4 })
})
