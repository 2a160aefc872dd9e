import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { auction, rolesOf, sealElsewhere } from '../ballot/auction'

/** Tests what the page for interrupting a game says of an open secret choice. */

test('the page names the players whose choices are sealed on their own phones, and no other phone if all are', async () => {
  const table = await auction()
  const [own = 'stark', second = 'stark', third = 'stark'] = rolesOf(table)
  await table.go('pack')
  const here = /^A secret choice is open\. No copy contains what is sealed/
  expect(await screen.findByText(here)).toBeTruthy()
  expect(screen.queryByText(/sealed on their own phone/)).toBeNull()
  await sealElsewhere(table, own)
  expect(await screen.findByText(/^The choice of .+ is sealed on their own phone\./)).toBeTruthy()
  expect(screen.queryByText(here)).toBeNull()
  await sealElsewhere(table, second)
  expect(await screen.findByText(/^The choices of .+ and .+ are sealed on their own phones\./)).toBeTruthy()
  await act(async () => void (await table.play().cast(third, 1)))
  expect(await screen.findByText(here)).toBeTruthy()
  expect(await screen.findByText(/^The choices of .+ and .+ are sealed on their own phones\./)).toBeTruthy()
})
