// The screens of battles and raids at a table, as the players see them.
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { AnyMove, Change, Setup } from '../../../../src/games/axis-and-allies/model/moves'
import { settingsIn } from '../../../../src/games/axis-and-allies/table/settled'
import { openPlain } from '../plain-table'

const setup = (dice: 'app' | 'table'): Setup => ({
  players: [
    { name: 'Anna', powers: ['soviet', 'uk', 'us'] },
    { name: 'Petr', powers: ['germany', 'japan'] },
  ],
  dice,
  settings: settingsIn({ way: 'referee', needed: 8 }),
})
const set = (...changes: readonly Change[]): AnyMove => ({ do: 'correct', changes })
const german = set({ set: 'clock', round: 1, power: 'germany', phase: 4 })
/** Waits until the parts of the page are loaded and a text is on it. */
const reads = async (text: string): Promise<void> => {
  await waitFor(() => expect(document.body.textContent).toContain(text), { timeout: 20_000 })
}

it.each(['app', 'table'] as const)('a raid shows the AA fire before its bombs, rolled by the %s', async (dice) => {
  await openPlain('axis-and-allies', setup(dice), [
    german,
    { do: 'raid', at: 'united-kingdom', units: { bmb: 1 } },
    { do: 'dice', faces: [6] },
  ])
  await reads('AA fire 6: the bomber came through.')
  expect(screen.queryByRole('button', { name: 'Roll 1 die' }) !== null).toBe(dice === 'app')
})
