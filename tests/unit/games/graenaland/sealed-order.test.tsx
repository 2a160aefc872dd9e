// Tests the secret order of a hero: the chosen hero and position are marked, and the only hero of a clan is marked from the start.
import { readFileSync } from 'node:fs'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Graenaland } from '../../../../src/games/graenaland'
import type { Begin } from '../../../../src/referee'
import { clanMoments } from '../../../gallery/graenaland'
import { openStandard, press, settle } from '../standard-table'

/** Opens the secret order of the first clan in the first round. */
const ordering = async () => {
  const [opening, ...moments] = clanMoments({ players: 4, way: 'referee' }, 1)
  const at = moments.findIndex(({ state }) => state.stage === 'orders')
  if (opening === undefined || at < 0) throw new Error('nobody orders')
  const { setup } = opening.entry.move as Begin<Graenaland['setup']>
  const moves = moments.slice(0, at + 1).map(({ entry }) => entry.move)
  const table = await openStandard('graenaland', setup, moves)
  await table.go('')
  await press(/^Hand the phone to/)
  const dialog = within(await screen.findByRole('dialog'))
  dialog.getByRole('button', { name: 'Hold to open' }).focus()
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard('{Enter}')
  await settle()
}

const pressed = () =>
  screen.queryAllByRole('button', { pressed: true }).map((button) => button.getAttribute('aria-label') ?? button.textContent)

test('the only hero is marked at once, and the chosen position after a tap, by the fill of every chosen button', async () => {
  await ordering()
  expect(pressed()).toEqual([expect.stringMatching(/^warrior/i)])
  await userEvent.click(await screen.findByRole('button', { name: 'east' }))
  expect(pressed()).toEqual([expect.stringMatching(/^warrior/i), 'east'])
  const sheet = readFileSync('src/games/graenaland/table/parts/island.css', 'utf8')
  expect(/\.rose-key \{([^}]*)\}/.exec(sheet)?.[1]).toContain('aria-pressed:bg-choice-wash')
  for (const button of screen.getAllByRole('button', { pressed: true })) expect(button.className).toBe('rose-key')
  // No rule takes the fill away from a chosen button.
  expect(sheet).not.toMatch(/rose-key\[aria-pressed/)
  for (const button of screen.getAllByRole('button', { pressed: true })) expect(button.parentElement?.dataset['secret']).toBeUndefined()
})
