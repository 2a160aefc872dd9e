// Tests entering the numbers of a city: the complete form, or only the site at which a player builds.
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Setup } from '../../../../src/games/el-capitan/model/moves'
import { isToRead } from '../../../../src/games/el-capitan/table/questions/CityForm'
import { openStandard, press } from '../standard-table'
import { capitanSetup, IN_CITIES, ledgerAfter } from './games'

/** Setup of a game in which the app knows only the harbour prices of Venezia. */
const unread: Setup = {
  ...capitanSetup,
  numbers: Object.fromEntries(
    Object.entries(capitanSetup.numbers ?? {}).filter(([id]) => !id.includes('/venezia/') || id.startsWith('harbour/')),
  ),
}
const TO_VENEZIA = [
  { do: 'firstPlayer', colour: 'red' },
  { do: 'sail', to: 'venezia' },
]

test('with all prices read, the button leads to the dark sites', async () => {
  await openStandard('el-capitan', unread, TO_VENEZIA)
  await press('Now mark the dark sites')
  expect(await screen.findByText('Tap a site: dark, triangle, plain.')).toBeTruthy()
  expect(screen.getByRole('button', { name: /^Keep Venezia/ })).toBeTruthy()
})

test('the form that was left out is not shown again: the action asks for its site alone, by its kind', async () => {
  const round = [{ do: 'build' }, { do: 'endTurn' }]
  const { go } = await openStandard('el-capitan', unread, [...IN_CITIES, ...round, ...round, ...round])
  await press('Only what is needed now')
  await press(/^Warehouse/)
  expect(screen.getByRole('button', { name: 'Say what kind of site it is' })).toBeTruthy()
  await go('coasts')
  await go('')
  expect(screen.queryByRole('button', { name: 'Only what is needed now' })).toBeNull()
})

test('a city of which only some kinds of sites are known is read site by site', () => {
  const { state } = ledgerAfter(...IN_CITIES).head
  const numbersWith = (...kept: readonly string[]) =>
    Object.fromEntries(Object.entries(state.numbers).filter(([id]) => !id.startsWith('site/venezia/') || kept.includes(id)))
  expect(isToRead({ ...state, numbers: numbersWith() }, 'venezia')).toBe(true)
  expect(isToRead({ ...state, numbers: numbersWith('site/venezia/3') }, 'venezia')).toBe(false)
})
