// Tests the preview of a correction: each change shows the value before and the value after.
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Graenaland } from '../../../../src/games/graenaland'
import type { Begin } from '../../../../src/referee'
import { clanMoments } from '../../../gallery/graenaland'
import { openStandard } from '../../games/standard-table'

test('the list of changes shows the army before and after', async () => {
  const [opening, ...moments] = clanMoments({ players: 3, way: 'referee', settings: { ordersSealed: false } }, 1)
  const at = moments.findIndex(({ state }) => state.stage === 'construct')
  if (opening === undefined || at < 0) throw new Error('nobody builds')
  const { setup } = opening.entry.move as Begin<Graenaland['setup']>
  const state = moments[at]?.state
  const { clan, name } = state?.players[0] ?? { clan: 'red', name: '' }
  const army = state?.army[clan as 'red'] ?? 1
  await openStandard(
    'graenaland',
    setup,
    moments.slice(0, at + 1).map(({ entry }) => entry.move),
    'correct',
  )
  await userEvent.click(await screen.findByRole('button', { name: /^Clans/ }))
  await userEvent.click(await screen.findByText(new RegExp(`^${name}`)))
  await userEvent.click(
    within((await screen.findAllByRole('group', { name: /^Army/ }))[0] ?? document.body).getByRole('button', { name: 'One more' }),
  )
  expect(await screen.findByText(new RegExp(`${army} → ${army + 1}`))).toBeTruthy()
})
