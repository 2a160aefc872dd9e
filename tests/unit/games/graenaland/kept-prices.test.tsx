// A3, R40: tests that the price of a village is remembered for its tile, so that another terrain or layout never gets the price silently.
import { act, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { graenaland } from '../../../../src/games/graenaland'
import type { Terrain } from '../../../../src/games/graenaland/box/box'
import { tileOf, usualIsland, type Island } from '../../../../src/games/graenaland/box/island'
import { saved } from '../../../../src/games/graenaland/table/house-rules/own-rules'
import { BOOK } from '../../../../src/games/graenaland/table/house-rules/points'
import { FRESH, numbersFor, settledIn } from '../../../../src/games/graenaland/table/parts/settled'
import { PricesLink } from '../../../../src/games/graenaland/table/prices/SetUpPrices'
import { reportedNumbers } from '../../../../src/session/environment/reported-numbers'
import { LanguageProvider } from '../../../../src/ui/words'
import { clanMoments } from '../../../gallery/graenaland'

const [begun] = clanMoments({ players: 4, way: 'referee' }, 1)
if (begun === undefined) throw new Error('no game')
const { state } = begun
const island = usualIsland(4)
const withTerrain = (at: string, terrain: Terrain): Island => ({ ...island, [at]: tileOf(terrain, at.startsWith('C'), {}) })
/** Numbers of a price: 2 grain and 2 wood, or as many cards of grain as given. */
const price = (at: string, grain = 2, wood = 2) => ({
  [`price/village/${at}/grain`]: grain,
  [`price/village/${at}/cattle`]: 0,
  [`price/village/${at}/wood`]: wood,
  [`price/village/${at}/ore`]: 0,
  [`price/village/${at}/gold`]: 0,
})
/** Returns the numbers that the device stores when the players of a game report a price. */
const toldIn = (numbers: Readonly<Record<string, number>>) =>
  Object.fromEntries(
    Object.entries(numbers).flatMap(([point, value]) =>
      (graenaland.tells?.({ e: 'numberTold', point, value }, { ...state, island }) ?? []).map((one) => [one.point, one.value]),
    ),
  )

beforeEach(() => reportedNumbers.setState({ byGame: {} }))

test('the price of a village is known in a later game for the same tile only', () => {
  const stored = toldIn({ ...price('C1'), 'price/fort/wood': 2 })
  expect(numbersFor(4, island, undefined, stored)).toEqual({ ...price('C1'), 'price/fort/wood': 2 })
  expect(numbersFor(4, withTerrain('C1', 'hills'), undefined, stored)).toEqual({ 'price/fort/wood': 2 })
  expect(numbersFor(3, usualIsland(3), undefined, stored)).toEqual({ 'price/fort/wood': 2 })
})

test('prices that an older version stored by territory are not used', () => {
  expect(numbersFor(4, island, price('I1'), price('C1'))).toEqual({})
})

test('a rematch keeps the prices of its tiles, but not for another terrain', () => {
  const { numbers } = settledIn({ ...state, island, numbers: { ...price('C1'), ...price('I1'), houses: 12 } })
  expect(numbersFor(4, island, numbers, {})).toEqual({ ...price('C1'), houses: 12 })
  expect(numbersFor(4, withTerrain('C1', 'forest'), numbers, {})).toEqual({ houses: 12 })
})

test('saved house rules contain no price of a village', () => {
  const own = { name: 'Ours', ...BOOK, numbers: { ...price('C1'), points: 8 } }
  expect(saved.rulesIn(saved.rulesFile(own).text)?.numbers).toEqual({ points: 8 })
})

test.each([
  ['en', /^Village prices that were typed in before: Coast.1\./],
  ['cs', /^Dříve zadané ceny osad: Pobřeží.1\./],
] as const)('the set-up of the island names the tiles with a price of an earlier game (%s)', async (language, note) => {
  reportedNumbers.setState({ byGame: { graenaland: toldIn(price('C1')) } })
  const show = (now: Island) =>
    act(async () =>
      render(
        <LanguageProvider value={language}>
          <MemoryRouter>
            <PricesLink players={4} island={now} options={FRESH} />
          </MemoryRouter>
        </LanguageProvider>,
      ),
    )
  const { unmount } = await show(island)
  expect(screen.getByText(note)).toBeTruthy()
  unmount()
  await show(withTerrain('C1', 'hills'))
  expect(screen.queryByText(note)).toBeNull()
})
