// Tests the question for the pieces of a city at a payday, if the app tracks only paydays.
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
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
