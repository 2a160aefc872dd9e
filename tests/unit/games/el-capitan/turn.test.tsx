// Tests the screen of a turn: its buttons and labels, and the screen that follows each choice.
import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { OwnMove } from '../../../../src/games/el-capitan/rules/moves'
import { openStandard, press } from '../standard-table'
import { capitanSetup, IN_CITIES } from './games'

test('a turn opens on the turn, also where the one before was at the voyage', async () => {
  const { play } = await openStandard('el-capitan', capitanSetup, IN_CITIES)
  await press(/^Sail/)
  expect(await screen.findByRole('heading', { name: /where does your ship sail/ })).toBeTruthy()
  await play({ do: 'sail', to: 'napoli' }, { do: 'build', site: 1 }, { do: 'endTurn' })
  for (let others = 0; others < 2; others++) await play({ do: 'loan', face: 10 }, { do: 'endTurn' })
  expect(await screen.findByRole('heading', { name: /one action/ })).toBeTruthy()
})

test('the two lit sites of an empty city are keys', async () => {
  const { play } = await openStandard('el-capitan', capitanSetup, IN_CITIES)
  await play({ do: 'sail', to: 'napoli' })
  await press(/^Warehouse/)
  await press(/^Site 2, .*next/)
  expect(await screen.findByRole('button', { name: /^Build on site 2/ })).toBeTruthy()
})

test('the statement of a payday has its columns in turn order', async () => {
  await openStandard(
    'el-capitan',
    capitanSetup,
    IN_CITIES.map((move) => (move.do === 'firstPlayer' ? { ...move, colour: 'blue' } : move)),
    'payday',
  )
  const columns = await screen.findAllByRole('button', { name: /: reasons$/ })
  expect(columns.map(({ textContent }) => textContent)).toEqual(['Jana', 'Anna', 'Petr'])
})

test('the city that a voyage has reached is not called out of reach', async () => {
  await openStandard('el-capitan', { ...capitanSetup, settings: { cardsTold: true } }, [{ do: 'firstPlayer', colour: 'red' }])
  await press(/^Napoli/)
  await press(/^Sea route/)
  const reached = await screen.findByRole('button', { name: /^Napoli/, pressed: true })
  expect(reached.textContent).not.toMatch(/no neighbour/)
})

test('one price buys one card: before the first purchase another city replaces the played card (R54)', async () => {
  await openStandard('el-capitan', { ...capitanSetup, settings: { cardsTold: true } }, [{ do: 'firstPlayer', colour: 'red' }])
  const played = () => within(screen.getByRole('list', { name: 'Cards of this voyage' })).getAllByRole('listitem')
  await press(/^Napoli/)
  expect(played().map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Napoli')])
  await press(/^Venezia/)
  expect(played().map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Venezia')])
})

test('a warehouse that shuts another down takes three taps, the last one ends the turn', async () => {
  const { play } = await openStandard('el-capitan', capitanSetup, IN_CITIES)
  // Petr and Jana build next to Anna in Venezia, so the next free site is the fourth, which is dark.
  await play({ do: 'build', site: 2 }, { do: 'endTurn' })
  await play({ do: 'sail', to: 'venezia' }, { do: 'build', site: 3 }, { do: 'endTurn' }, { do: 'loan', face: 10 }, { do: 'endTurn' })
  await press(/^Warehouse/)
  await press(/^Build on site 4/)
  await press('Done: Petr’s turn')
  expect(await screen.findByRole('heading', { name: /^Petr: one action/ })).toBeTruthy()
})

test('the kinds of cards stand above the cities, where no fixed button covers them', async () => {
  await openStandard('el-capitan', { ...capitanSetup, settings: { cardsTold: true } }, [{ do: 'firstPlayer', colour: 'red' }])
  const kinds = await screen.findByRole('group', { name: 'Next card' })
  const cities = screen.getByRole('group', { name: 'Cities' })
  expect(kinds.compareDocumentPosition(cities) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0)
})

test('a city that no card of a kind reaches says why: a full harbour, no neighbour, or the ship itself', async () => {
  const bought = IN_CITIES.flatMap((move): readonly OwnMove[] => {
    if (move.do !== 'sail' || move.to === undefined) return [move]
    return [
      { do: 'buy', price: 1 },
      { ...move, cards: [{ as: 'destination', city: move.to, seals: 1 }] },
    ]
  })
  await openStandard('el-capitan', { ...capitanSetup, settings: { cardsTold: true } }, bought)
  await press(/^Sail/)
  await press(/^Link/)
  expect((await screen.findByRole('button', { name: /^Venezia/ })).textContent).toMatch(/ship is here/)
  await press(/^Sea route/)
  expect((await screen.findByRole('button', { name: /^Valencia/ })).textContent).toMatch(/no neighbour/)
})

test('if the balance of the supply leaves one colour, the turn says so (R47)', async () => {
  const players = [
    { colour: 'red', name: 'Anna', neutral: 'yellow' },
    { colour: 'green', name: 'Petr', neutral: 'purple' },
  ]
  const left = (main: number) => ({
    do: 'correct',
    changes: [
      { set: 'city', city: 'napoli', row: Array.from({ length: 6 - main }, () => 'red'), shut: [], fortresses: [null, null] },
      { set: 'left', colour: 'red', main, neutral: 2, fortresses: 1 },
    ],
  })
  const { play } = await openStandard('el-capitan', { ...capitanSetup, players }, [
    { do: 'firstPlayer', colour: 'red' },
    { do: 'sail', to: 'venezia' },
    left(4),
  ])
  expect(await screen.findByRole('radio', { name: 'Yellow, neutral' })).toBeTruthy()
  expect(screen.queryByText(/More main must be left/)).toBeNull()
  await play(left(3))
  expect(screen.queryByRole('radio', { name: 'Yellow, neutral' })).toBeNull()
  expect(screen.getByText('In front: 3 main, 2 neutral. More main must be left, so only yellow can be built.')).toBeTruthy()
})

test.each([true, false])('before a voyage, an unknown price is announced only if the app tracks money: %s', async (moneyTold) => {
  const { 'harbour/venezia/1': _price, ...numbers } = capitanSetup.numbers ?? {}
  await openStandard('el-capitan', { ...capitanSetup, numbers, settings: { moneyTold } }, [{ do: 'firstPlayer', colour: 'red' }])
  await press(/^Venezia/)
  expect(screen.queryByText(/the price of a warehouse is asked next/) !== null).toBe(moneyTold)
})

test('the back button of the browser leads from the voyage back to the turn, and not out of the game', async () => {
  await openStandard('el-capitan', capitanSetup, IN_CITIES)
  await press(/^Sail/)
  expect(await screen.findByRole('heading', { name: /where does your ship sail/ })).toBeTruthy()
  act(() => history.back())
  expect(await screen.findByRole('heading', { name: /one action/ })).toBeTruthy()
})
