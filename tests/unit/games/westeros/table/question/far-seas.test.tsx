// Tests which seas the question about a Raid order lists first if the app tracks neither units nor orders.
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { secondSetupFor } from '../../../../../playout/westeros-second-edition'
import { openTable } from '../fixture'

test('if units are not tracked, the seas that touch no area of the house are in a folded list, and stay possible', async () => {
  const setup = { ...secondSetupFor(3, 'light', () => 0.5), changes: [{ set: 'stage', at: 'raids' }] as const }
  const { play } = await openTable('', {}, [], { setup })
  await play().play({ do: 'ready' })
  const listed = async (name: string) =>
    within(await screen.findByRole('group', { name, hidden: true }))
      .getAllByRole('button', { hidden: true })
      .map(({ textContent }) => textContent)
  const near = (await listed('Where the Raid is')).join(' ')
  const far = (await listed('Other areas')).join(' ')
  const sea = 'Shipbreaker Bay'
  expect(near).toContain(sea)
  expect(near).not.toContain('Sunset Sea')
  expect(far).toContain('Sunset Sea')
  expect(far).not.toContain(sea)
})
