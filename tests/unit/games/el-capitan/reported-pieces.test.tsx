// Tests the warning before a payout about reported pieces that cannot be right, if the app tracks only paydays.
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CITIES, type Colour } from '../../../../src/games/el-capitan/box/board'
import { openStandard } from '../standard-table'
import { capitanSetup } from './games'

interface Reported {
  readonly row: readonly Colour[]
  readonly fortress?: Colour
  readonly last?: number
}

/** Opens the payout of a game in which Anna placed the last piece, with the given rows of the first cities. The other cities are empty. */
const openPayout = async (...rows: readonly Reported[]) =>
  openStandard('el-capitan', { ...capitanSetup, settings: { turnsTold: false, moneyTold: false } }, [
    { do: 'firstPlayer', colour: 'red' },
    { do: 'lastPiece', colour: 'red' },
    ...CITIES.map((city, at) => {
      const { row = [], fortress, last = row.length } = rows[at] ?? {}
      return { do: 'row', city, row, fortresses: [fortress ?? null, null], ...(row.length > 0 && { value: 10, last }) }
    }),
  ])

test('too few pieces of the player who placed the last piece are a warning, which does not block', async () => {
  await openPayout({ row: ['red', 'green'] })
  const warning = await screen.findByText(/Anna: 1 of 6 warehouses entered\. Anna: 0 of 1 fortresses entered\. But Anna placed the last/)
  expect(warning.closest('[role="alert"]')).toBeTruthy()
  expect(screen.getByRole('button', { name: /^Everybody is paid/ }).getAttribute('aria-disabled')).toBeNull()
})

test('more pieces of a player than the box has are a warning', async () => {
  await openPayout({ row: ['red', 'red', 'green', 'red', 'red', 'blue', 'red', 'red', 'green', 'red'], fortress: 'red' })
  expect(await screen.findByText(/Anna: 7 of 6 warehouses entered, 1 too many\. Compare/)).toBeTruthy()
})

test('all pieces of this player are on the board: no warning, also if warehouses were shut down', async () => {
  await openPayout({ row: ['red', 'red', 'green', 'red', 'red'], fortress: 'red', last: 7 })
  await screen.findByRole('button', { name: /^Everybody is paid/ })
  expect(screen.queryByRole('alert')).toBeNull()
})
