// R35: tests that the building page lists the buildings of this turn, and that the undo button names everything that it takes back.
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { graenaland, type Graenaland } from '../../../../src/games/graenaland'
import type { Begin } from '../../../../src/referee'
import { clanMoments } from '../../../gallery/graenaland'
import { openStandard, press } from '../standard-table'

/** Opens the first turn of building, in which nothing is built yet. */
const openBuilding = async (way: 'light' | 'referee') => {
  const [opening, ...moments] = clanMoments({ players: 3, way, settings: { ordersSealed: false } }, 1)
  const begins = moments.findIndex(({ state }) => state.stage === 'construct')
  const building = moments[begins]?.state
  if (opening === undefined || building === undefined) throw new Error('nobody builds')
  const { chief } = building
  const { setup } = opening.entry.move as Begin<Graenaland['setup']>
  const table = await openStandard(
    'graenaland',
    setup,
    moments.slice(0, begins + 1).map(({ entry }) => entry.move),
  )
  // The page imports its code on demand; on a busy machine, the import can exceed the time limit of the app.
  await import('../../../../src/games/graenaland/table/questions/Build')
  return { table, building, chief, name: setup.players.find(({ clan }) => clan === chief)?.name ?? '' }
}

test('constructions of the turn are listed, and the last one is undone by its name', async () => {
  const { table, building, chief, name } = await openBuilding('light')
  expect(screen.queryByRole('list', { name: 'Built this turn' })).toBeNull()
  await table.play({ do: 'construct', by: chief, what: 'army' })
  const home = Object.keys(building.settlements).find(
    (at) => graenaland.decide(building, { do: 'construct', by: chief, what: 'village', at }).ok,
  )
  await table.play({ do: 'construct', by: chief, what: 'village', at: home })
  await table.go('')
  const list = await screen.findByRole('list', { name: 'Built this turn' })
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Army +1: move the house on the army track to 2;', expect.stringMatching(/^Village, (Coast|Inland)\u00a0\d$/)])
  await press(`Undo ${name}’s village`)
  expect(await screen.findByRole('button', { name: `Undo ${name}’s army step` })).toBeTruthy()
  const after = await screen.findByRole('list', { name: 'Built this turn' })
  expect(within(after).getAllByRole('listitem')).toHaveLength(1)
})

test('an army step is built by one tap if payments are not tracked', async () => {
  await openBuilding('light')
  await press(/^Army \+1/)
  const list = await screen.findByRole('list', { name: 'Built this turn' })
  expect(within(list).getByRole('listitem').textContent).toBe('Army +1: move the house on the army track to 2')
})

test('a turn that ends with a supply card is undone at once, and the button names both', async () => {
  const { table, name } = await openBuilding('referee')
  await press('Finish building')
  await press('Take it and finish')
  await table.go('')
  await press(`Undo ${name}’s supply card + end of building`)
  expect(await screen.findByRole('button', { name: `Redo ${name}’s supply card + end of building` })).toBeTruthy()
})
