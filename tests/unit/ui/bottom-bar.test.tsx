// Tests the way back from the places of the bottom bar: to the open question first, and from there out of the game.
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { BottomBar } from '../../../src/ui/BottomBar'

const places = ['game', 'game/map', 'game/houses'].map((to) => ({ to: `/${to}`, label: to, icon: '' }))

/** Renders the bar in a game that was opened from the home screen. */
const openGame = () => {
  const router = createMemoryRouter([{ path: '*', element: <BottomBar label="Places" places={places} /> }], {
    initialEntries: ['/', '/game'],
    initialIndex: 1,
  })
  render(<RouterProvider router={router} />)
  const go = (name: string) => userEvent.click(screen.getByRole('link', { name }))
  const back = () => act(() => router.navigate(-1))
  return { go, back, here: () => router.state.location.pathname }
}

test('Back from another place leads to the open question, however many places were visited', async () => {
  const { go, back, here } = openGame()
  await go('game/map')
  await go('game/houses')
  await back()
  expect(here()).toBe('/game')
  await back()
  expect(here()).toBe('/')
})

test('after the way to the open question one Back leaves the game', async () => {
  const { go, back, here } = openGame()
  await go('game/map')
  await go('game')
  await expect.poll(here).toBe('/game')
  await back()
  expect(here()).toBe('/')
})
