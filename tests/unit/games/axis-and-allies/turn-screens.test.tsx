// Tests the screens of weapons, powers, armies and moves as the players see them.
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { AnyMove } from '../../../../src/games/axis-and-allies/rules/moves'
import type { Setup } from '../../../../src/games/axis-and-allies/model/moves'
import type { Way } from '../../../../src/games/axis-and-allies/table/parts/ways'
import { settingsIn } from '../../../../src/games/axis-and-allies/table/settled'
import { openStandard, settle } from '../standard-table'

const setup = (way: Way): Setup => ({
  players: [
    { name: 'Anna', powers: ['soviet', 'uk', 'us'] },
    { name: 'Petr', powers: ['germany', 'japan'] },
  ],
  dice: 'table',
  settings: settingsIn({ way, needed: 8 }),
})
const clock = (power: 'soviet' | 'germany', phase: number): AnyMove => ({
  do: 'correct',
  changes: [{ set: 'clock', round: 1, power, phase }],
})

it('territories beside own ones are first in the list of those that change hands', async () => {
  await openStandard('axis-and-allies', setup('banker'), [clock('soviet', 3)])
  const names = (await screen.findAllByRole('checkbox')).map((box) => box.closest('label')?.textContent ?? '')
  expect(names.findIndex((name) => name.includes('Ukraine'))).toBeLessThan(names.findIndex((name) => name.includes('Southern Europe')))
})

it('each weapon says what it does', async () => {
  await openStandard('axis-and-allies', setup('banker'), [clock('germany', 1)])
  await userEvent.click(await screen.findByRole('button', { name: 'Develop a weapon' }))
  await userEvent.click(
    await screen.findByRole('radio', { name: 'Super submarines', description: 'Submarines attack with 3. It takes a 3.' }),
  )
  expect(screen.getByRole('radio', { name: 'Dice, 5 IPCs each: 2' })).toBeInstanceOf(HTMLElement)
})

it('the list of powers labels the cash', async () => {
  await openStandard('axis-and-allies', setup('banker'), [], 'powers')
  expect((await screen.findByRole('link', { name: /Soviet Union/ })).textContent).toContain('24Cash')
})

it('one tap takes all suggested attackers off, and another puts them back', async () => {
  await openStandard('axis-and-allies', setup('referee'), [
    clock('soviet', 3),
    { do: 'announce', battle: { kind: 'land', at: 'ukraine' } },
    { do: 'phase', power: 'soviet', to: 4 },
  ])
  const attackers = await screen.findByRole('group', { name: 'Soviet Union attacks' })
  await userEvent.click(within(attackers).getByRole('button', { name: 'None yet' }))
  expect(await screen.findByRole('button', { name: 'None yet', pressed: true })).toBeInstanceOf(HTMLElement)
  await userEvent.click(screen.getByRole('button', { name: 'All suggested' }))
  expect(await screen.findByRole('button', { name: 'All suggested', pressed: true })).toBeInstanceOf(HTMLElement)
})

it('a move offers none and all of the units', async () => {
  await openStandard('axis-and-allies', setup('told'), [clock('soviet', 3)])
  await userEvent.click(await screen.findByRole('button', { name: /^Caucasus, / }))
  await userEvent.click(await screen.findByRole('button', { name: /^Ukraine SSR, / }))
  await userEvent.click(await screen.findByRole('button', { name: 'None' }))
  expect(await screen.findByRole('button', { name: 'None', pressed: true })).toBeInstanceOf(HTMLElement)
  await userEvent.click(screen.getByRole('button', { name: 'All' }))
  expect(await screen.findByRole('button', { name: 'All', pressed: true })).toBeInstanceOf(HTMLElement)
})

it('an enemy space gathers the attackers of several spaces, and one button announces them', async () => {
  const { session } = await openStandard('axis-and-allies', setup('told'), [clock('soviet', 3)])
  await userEvent.click(await screen.findByRole('button', { name: /^West Russia, / }))
  for (const from of ['Russia', 'Archangel', 'Caucasus'])
    await userEvent.click(within(await screen.findByRole('region', { name: from })).getByRole('button', { name: 'All' }))
  expect((await screen.findByText(/^Win/)).textContent).toContain('%')
  const archangel = within(screen.getByRole('region', { name: 'Archangel' }))
  await userEvent.click(archangel.getByRole('button', { name: 'All', pressed: true }))
  await userEvent.click(screen.getByRole('button', { name: /units to West Russia$/ }))
  await settle()
  const state = session.play.getState().open?.state as { pieces: Record<string, { at: string; power: string; unit: string }> } | undefined
  const pieces = Object.values(state?.pieces ?? {})
  const there = pieces.filter(({ at, power }) => at === 'west-russia' && power === 'soviet')
  expect(there.filter(({ unit }) => unit === 'inf')).toHaveLength(6)
  expect(pieces.filter(({ at }) => at === 'archangel').length).toBeGreaterThan(0)
})

it('the table view names the income while the income is asked', async () => {
  await openStandard('axis-and-allies', setup('banker'), [clock('soviet', 6)], 'table')
  await screen.findAllByText(/Soviet Union/)
  expect(document.body.textContent).toContain('Soviet Union, Income')
})
