// Tests the questions of a payday, if the app tracks only paydays.
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { CITIES } from '../../../../src/games/el-capitan/box/board'
import { openStandard, press } from '../standard-table'
import { capitanSetup } from './games'

/** Opens the question about Marseille, the first city of the first payday. */
const openRow = () =>
  openStandard('el-capitan', { ...capitanSetup, settings: { turnsTold: false, moneyTold: false } }, [
    { do: 'firstPlayer', colour: 'red' },
    { do: 'lastPiece', colour: 'red' },
  ])

const site = (at: number, owner: string) => screen.getByRole('button', { name: new RegExp(`^Fortress site ${at}, .*, ${owner}$`) })
const isDisabled = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true'

test('a fortress is entered in two steps as in the correction: first the site, then the owner', async () => {
  await openRow()
  await press(/^Fortress site 1,/)
  expect(site(1, 'free').getAttribute('aria-pressed')).toBe('true')
  expect(screen.getByRole('group', { name: 'Onto fortress site 1' })).toBeTruthy()
  await press('Add Petr')
  expect(site(1, 'Petr')).toBeTruthy()
  expect(screen.getByRole('button', { name: /^Site 1, free/ })).toBeTruthy()
  // A player has one fortress in a city.
  await press(/^Fortress site 2,/)
  expect(isDisabled('Add Petr')).toBe(true)
  await press('Add Jana')
  await press('Take the fortress off')
  expect(site(2, 'free')).toBeTruthy()
})

test('a second tap on the framed fortress site returns the frame to the next site of the track', async () => {
  await openRow()
  await press(/^Fortress site 2,/)
  await press(/^Fortress site 2,/)
  await press('Add Anna')
  expect(site(2, 'free')).toBeTruthy()
  expect(screen.getByRole('button', { name: /^Site 1, Anna/ })).toBeTruthy()
})

test('a fortress of an earlier payday stays', async () => {
  const { play } = await openRow()
  await play({ do: 'correct', changes: [{ set: 'city', city: 'marseille', row: [], shut: [], fortresses: ['red', null] }] })
  await press(/^Fortress site 1,/)
  expect(['Add Anna', 'Add Petr', 'Add Jana'].map(isDisabled)).toEqual([true, true, true])
})

test('the undo of an entered city names the city', async () => {
  const { play } = await openRow()
  await play({ do: 'row', city: 'marseille', row: [], fortresses: [null, null] })
  expect(await screen.findByRole('button', { name: /entry of Marseille/ })).toBeTruthy()
})

/** Moves to the payout of the first phase, without warehouses. Anna reports no money. */
const toStart = [
  ...CITIES.map((city) => ({ do: 'row', city, row: [], fortresses: [null, null] })),
  { do: 'paid' },
  { do: 'hand', by: 'red' },
]

test('if a player reports no money, the question about the start says who decides, and the correction shows no money', async () => {
  const { play, go } = await openRow()
  await play(...toStart, { do: 'hand', by: 'green', money: 7, loans: [] }, { do: 'hand', by: 'blue', money: 5, loans: [] })
  expect(await screen.findByRole('heading', { name: 'Who starts the next phase?' })).toBeTruthy()
  expect(screen.getByText(/^The player with the lowest cash check decides\. Compare at the table/)).toBeTruthy()
  await go('correct')
  await press('Merchants')
  const florinsOf = async (name: string) => {
    const row = (await screen.findAllByRole('group')).find((one) => one.querySelector('summary')?.textContent === name)
    await userEvent.click(row?.querySelector('summary') as HTMLElement)
    return within(row as HTMLElement).queryByText('Florins') !== null
  }
  expect([await florinsOf('Anna'), await florinsOf('Petr')]).toEqual([false, true])
})
