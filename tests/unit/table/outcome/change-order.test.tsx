// Tests the list of things to do on the board: rows that the app has ticked come after the rows that need an action.
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Graenaland } from '../../../../src/games/graenaland'
import type { Begin } from '../../../../src/referee'
import { clanMoments } from '../../../gallery/graenaland'
import { openStandard } from '../../games/standard-table'

test('things to do come before heroes that stay', async () => {
  const [opening, ...moments] = clanMoments({ players: 4, way: 'referee', settings: { ordersSealed: false } }, 1)
  const at = moments.findIndex(({ entry }) =>
    entry.events.some(({ e, ...event }) => e === 'moved' && 'results' in event && /stays.*moved/.test(JSON.stringify(event.results))),
  )
  if (opening === undefined || at < 0) throw new Error('no hero stays')
  const { setup } = opening.entry.move as Begin<Graenaland['setup']>
  await openStandard(
    'graenaland',
    setup,
    moments.slice(0, at + 1).map(({ entry }) => entry.move),
  )
  const list = within(await screen.findByRole('region', { name: 'On the board now' }))
  const ticked = list.getAllByRole<HTMLInputElement>('checkbox').map(({ disabled }) => disabled)
  expect(ticked).toContain(true)
  expect(ticked).toEqual([...ticked].sort((one, other) => Number(one) - Number(other)))
})
