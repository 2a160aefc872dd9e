// The screen of a turn: what it opens on, and what it leads to.
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPlain, press } from '../plain-table'
import { capitanSetup, IN_CITIES } from './games'

test('a turn opens on the turn, also where the one before was at the voyage', async () => {
  const { play } = await openPlain('el-capitan', capitanSetup, IN_CITIES)
  await press(/^Sail/)
  expect(await screen.findByRole('heading', { name: /where does your ship sail/ })).toBeTruthy()
  await play({ do: 'sail', to: 'napoli' }, { do: 'build', site: 1 }, { do: 'endTurn' })
  for (let others = 0; others < 2; others++) await play({ do: 'loan', face: 10 }, { do: 'endTurn' })
  expect(await screen.findByRole('heading', { name: /one action/ })).toBeTruthy()
})

test('the two lit sites of an empty city are keys', async () => {
  const { play } = await openPlain('el-capitan', capitanSetup, IN_CITIES)
  await play({ do: 'sail', to: 'napoli' })
  await press(/^Warehouse/)
  await press(/^Site 2, .*next/)
  expect(await screen.findByRole('button', { name: /^Build on site 2/ })).toBeTruthy()
})

test('the statement of a payday has its columns in turn order', async () => {
  await openPlain(
    'el-capitan',
    capitanSetup,
    IN_CITIES.map((move) => (move.do === 'firstPlayer' ? { ...move, colour: 'blue' } : move)),
    'payday',
  )
  const columns = await screen.findAllByRole('button', { name: /: reasons$/ })
  expect(columns.map(({ textContent }) => textContent)).toEqual(['Jana', 'Anna', 'Petr'])
})

test('the city that a voyage has reached is not called out of reach', async () => {
  await openPlain('el-capitan', { ...capitanSetup, settings: { cardsTold: true } }, [{ do: 'firstPlayer', colour: 'red' }])
  await press(/^Napoli/)
  await press(/^Sea route/)
  const reached = await screen.findByRole('button', { name: /^Napoli/, pressed: true })
  expect(reached.textContent).not.toMatch(/no neighbour/)
})
