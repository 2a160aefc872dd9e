// Tests entering the numbers of a city: the complete form, or only the site at which a player builds.
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { Setup } from '../../../../src/games/el-capitan/model/moves'
import { DEFAULT_SETTINGS } from '../../../../src/games/el-capitan/model/settings'
import { isSiteBySite, rememberSiteBySite } from '../../../../src/games/el-capitan/table/parts/site-by-site'
import { isToRead, jumpsIn } from '../../../../src/games/el-capitan/table/questions/CityForm'
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

test('a linked phone shows the turn, also while the shared phone asks for the numbers of a city', async () => {
  const { session } = await openStandard('el-capitan', unread, TO_VENEZIA)
  expect(await screen.findByRole('button', { name: 'Now mark the dark sites' })).toBeTruthy()
  const { open } = session.play.getState()
  act(() => session.play.setState({ open: open && { ...open, followed: true } }))
  expect(await screen.findByRole('heading', { name: /one action/ })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Now mark the dark sites' })).toBeNull()
})

test('with all prices read, the button leads to the dark sites', async () => {
  await openStandard('el-capitan', unread, TO_VENEZIA)
  await press('Now mark the dark sites')
  expect(await screen.findByText('Tap a site: dark, triangle, plain.')).toBeTruthy()
  expect(screen.getByRole('button', { name: /^Keep Venezia/ })).toBeTruthy()
})

test('a city without a dark site or a triangle is kept, with a warning', async () => {
  await openStandard('el-capitan', unread, TO_VENEZIA)
  await press('Now mark the dark sites')
  expect((await screen.findByText(/No dark site is marked. No triangle is marked./)).getAttribute('role')).toBe('status')
  await press(/^Site 4,/)
  expect(screen.queryByText(/No dark site is marked/)).toBeNull()
  expect(screen.getByText(/No triangle is marked/)).toBeTruthy()
  await press(/^Keep Venezia/)
  expect(await screen.findByRole('heading', { name: /one action/ })).toBeTruthy()
})

test('with four players, a city without a triangle is complete, because triangles are plain then', async () => {
  const four = { ...unread, players: [...unread.players, { colour: 'yellow', name: 'Eva' } as const] }
  await openStandard('el-capitan', four, TO_VENEZIA)
  await press('Now mark the dark sites')
  expect((await screen.findByText(/No dark site is marked\./)).textContent).not.toContain('triangle')
})

test('an unusually high number of a city is named before the city is kept', async () => {
  const high = { ...unread, numbers: { ...unread.numbers, 'fortress/venezia/1': 88 } }
  await openStandard('el-capitan', high, TO_VENEZIA)
  await press('Now mark the dark sites')
  expect((await screen.findByText(/88: an unusually high number\./)).getAttribute('role')).toBe('status')
})

test('numbers of a track that jump are named: several digits were typed as one number', async () => {
  const glued = { ...unread, numbers: { ...unread.numbers, 'track/venezia/1': 0, 'track/venezia/2': 24, 'track/venezia/3': 6 } }
  await openStandard('el-capitan', glued, TO_VENEZIA)
  await press('Now mark the dark sites')
  expect(await screen.findByText(/0, then 24\? .*24, then 6\?/)).toBeTruthy()
})

test('a track whose numbers fall again towards its end is not doubted', () => {
  const numbers = [0, 4, 8, 12, 16, 20, 24, 26, 24, 22, 20, 18, 16]
  expect(jumpsIn(Object.fromEntries(numbers.map((number, at) => [`track/venezia/${at + 1}`, number])), 'venezia')).toEqual([])
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

test('the form that was left out is remembered for the game and the city, on the device', () => {
  rememberSiteBySite('friday', 'venezia')
  expect([isSiteBySite('friday', 'venezia'), isSiteBySite('friday', 'napoli')]).toEqual([true, false])
  expect(isSiteBySite('saturday', 'venezia')).toBe(false)
  expect(Object.values(localStorage).join()).toContain('venezia')
})

test('a city of which only some kinds of sites are known is read site by site', () => {
  const { state } = ledgerAfter(...IN_CITIES).head
  const numbersWith = (...kept: readonly string[]) =>
    Object.fromEntries(Object.entries(state.numbers).filter(([id]) => !id.startsWith('site/venezia/') || kept.includes(id)))
  expect(isToRead({ ...state, numbers: numbersWith() }, 'venezia')).toBe(true)
  expect(isToRead({ ...state, numbers: numbersWith('site/venezia/3') }, 'venezia')).toBe(false)
})

test('a city begins at its first unknown number; a known price can be replaced, but not by 0', async () => {
  await openStandard('el-capitan', { ...capitanSetup, numbers: {} }, [
    { do: 'firstPlayer', colour: 'red' },
    { do: 'sail', to: 'marseille' },
  ])
  // The prices of Marseille are known.
  expect(await screen.findByText('Number in Marseille, site 1')).toBeTruthy()
  await press(/^Harbour space 1, price 4/)
  expect(screen.getByText('Price in Marseille, harbour space 1, 4 until now')).toBeTruthy()
  await press('0')
  expect(screen.getByRole('button', { name: /^Harbour space 1, price 4/ })).toBeTruthy()
  await press('6')
  expect(screen.getByRole('button', { name: /^Harbour space 1, price 6/ })).toBeTruthy()
  await press('Next')
  expect(screen.getByText(/^Price in Marseille, harbour space 2/)).toBeTruthy()
})

test('the numbers that were typed before the form was left out are kept, also when an action is chosen', async () => {
  const { go } = await openStandard('el-capitan', { ...capitanSetup, numbers: {} }, [
    { do: 'firstPlayer', colour: 'red' },
    { do: 'sail', to: 'marseille' },
  ])
  await press(/^Harbour space 1, /)
  await press('6')
  await press('Next')
  await press('7')
  await press('Only what is needed now')
  await press(/^Warehouse/)
  await press(/^Site 1, /)
  expect(screen.getByRole('button', { name: /^Warehouse/ }).textContent).toMatch(/costs\s6/)
  await go('')
  expect((await screen.findByRole('button', { name: /^Warehouse/ })).textContent).toMatch(/costs\s6/)
  expect(screen.getAllByText(/^Harbour space 2, price 7/).length).toBeGreaterThan(0)
})

test('the form of a city is shown only to a player who can build a warehouse there', async () => {
  const none = {
    do: 'correct',
    changes: [
      { set: 'city', city: 'venezia', row: ['red', 'red', 'red'], shut: [], fortresses: [null, null] },
      { set: 'left', colour: 'red', main: 3, neutral: 0, fortresses: 1 },
    ],
  }
  await openStandard('el-capitan', unread, [...TO_VENEZIA, none])
  expect(await screen.findByRole('heading', { name: /one action/ })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Only what is needed now' })).toBeNull()
})

test('the rest of a city is read on the page of the cities', async () => {
  const { session, go } = await openStandard('el-capitan', unread, TO_VENEZIA)
  await go('coasts')
  await press(/^Venezia/)
  await press('Read the rest of Venezia')
  await press(/^Fortress site 1,/)
  for (const key of ['8', 'Next', '1', '2']) await press(key)
  await press('Keep Venezia, the rest later')
  expect(session.play.getState().open?.state).toMatchObject({ numbers: { 'fortress/venezia/1': 8, 'fortress/venezia/2': 12 } })
  expect(await screen.findByRole('button', { name: 'Read the rest of Venezia' })).toBeTruthy()
})

test('the price of a fortress is typed on the number pad, which names the city', async () => {
  const unpriced = {
    ...capitanSetup,
    numbers: Object.fromEntries(Object.entries(capitanSetup.numbers ?? {}).filter(([id]) => id !== 'fortress/venezia/1')),
  }
  await openStandard('el-capitan', unpriced, TO_VENEZIA)
  await press(/^Fortress/)
  expect(screen.queryByRole('textbox')).toBeNull()
  const pad = within(screen.getByRole('group', { name: 'Price of a fortress in Venezia, fortress site 1' }))
  await userEvent.click(pad.getByRole('button', { name: '0' }))
  expect(screen.getByRole('button', { name: 'A number is missing' })).toBeTruthy()
  await userEvent.click(pad.getByRole('button', { name: '9' }))
  await press('Build a fortress for 9')
  expect(screen.queryByRole('heading', { name: /one action/ })).toBeNull()
})

test('a typed price above the money in hand is named before the tap, and a digit starts the price anew', async () => {
  const unpriced = {
    ...capitanSetup,
    numbers: Object.fromEntries(Object.entries(capitanSetup.numbers ?? {}).filter(([id]) => id !== 'fortress/venezia/1')),
  }
  const poor = { do: 'correct', changes: [{ set: 'money', colour: 'red', florins: 9 }] }
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  await openStandard('el-capitan', unpriced, [...TO_VENEZIA, poor])
  await press(/^Fortress/)
  await press('1')
  await press('2')
  expect(screen.getByRole('button', { name: '3 short' }).getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByRole('button', { name: /^Price of a fortress/ }).getAttribute('aria-pressed')).toBe('true')
  scrolled.mockClear()
  await press('8')
  expect(screen.getByRole('button', { name: 'Build a fortress for 8' }).getAttribute('aria-disabled')).toBeNull()
  // The preview of the action takes space above the submit button, so the number pad scrolls into view again.
  expect(scrolled).toHaveBeenCalled()
})

test('the number pad of a city scrolls the selected field into view', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  await openStandard('el-capitan', { ...capitanSetup, numbers: {} }, [TO_VENEZIA[0], { do: 'sail', to: 'tanger' }])
  expect(screen.getByRole('group', { name: 'Price in Tanger, harbour space 1' })).toBeTruthy()
  scrolled.mockClear()
  const space = screen.getByRole('button', { name: /^Space 13/ })
  await userEvent.click(space)
  expect(scrolled.mock.instances).toContain(space)
})

test('numbers typed in the form of a city stay when a house rule is saved in the meantime', async () => {
  // Other tests leave the form of Marseille out, and this choice can count for a game with the same id.
  const { play, go } = await openStandard('el-capitan', { ...capitanSetup, numbers: {} }, [
    { do: 'firstPlayer', colour: 'red' },
    { do: 'sail', to: 'valencia' },
  ])
  await press(/^Harbour space 1, /)
  await press('6')
  await press('Next')
  await press('7')
  expect(screen.getAllByRole('button', { name: /^Harbour space 2, price 7/ }).length).toBeGreaterThan(0)
  await go('house-rules')
  await go('')
  expect((await screen.findAllByRole('button', { name: /^Harbour space 2, price 7/ })).length).toBeGreaterThan(0)
  await play({ do: 'correct', changes: [{ set: 'settings', settings: { ...DEFAULT_SETTINGS, smallExtended: 16 } }] })
  expect((await screen.findAllByRole('button', { name: /^Harbour space 2, price 7/ })).length).toBeGreaterThan(0)
  await go('')
  expect((await screen.findAllByRole('button', { name: /^Harbour space 2, price 7/ })).length).toBeGreaterThan(0)
})
