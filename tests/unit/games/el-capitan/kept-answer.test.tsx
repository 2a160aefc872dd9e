// Tests that a chosen city stays chosen when the player buys the sailing card in the meantime.
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openStandard, press } from '../standard-table'
import { capitanSetup, IN_CITIES } from './games'

test('the purchase of a card keeps the city that the player has already chosen', async () => {
  const { play } = await openStandard('el-capitan', capitanSetup, IN_CITIES)
  await press(/^Sail/)
  await press(/^Napoli/)
  expect(await screen.findByRole('button', { name: /^Sail to Napoli/ })).toBeTruthy()
  await play({ do: 'buy', price: 4 })
  expect(await screen.findByRole('button', { name: /^Sail to Napoli/ })).toBeTruthy()
})

test('the first voyage asks for the price itself, so the purchase is no other open question', async () => {
  await openStandard('el-capitan', capitanSetup, [{ do: 'firstPlayer', colour: 'red' }])
  expect(await screen.findByRole('button', { name: /^Napoli/ })).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Also open' })).toBeNull()
})

test('a reload during a voyage keeps the voyage and its city', async () => {
  const { go } = await openStandard('el-capitan', capitanSetup, IN_CITIES)
  await press(/^Sail/)
  await press(/^Napoli/)
  await go('')
  expect(await screen.findByRole('button', { name: /^Sail to Napoli/ })).toBeTruthy()
})

test('a voyage with a purchase lists no other question than the way back to the turn', async () => {
  await openStandard('el-capitan', capitanSetup, IN_CITIES)
  await press(/^Sail/)
  await press('Buy it now')
  expect(screen.getByRole('button', { name: 'Back to the turn' })).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Also open' })).toBeNull()
})
