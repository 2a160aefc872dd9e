// Tests that the undo and redo buttons of two corrections have different names.
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { WAYS_TO_PLAY } from '../../../src/games/graenaland/model/settings'
import { openStandard, press } from '../games/standard-table'

const setup = {
  players: [
    { clan: 'yellow', name: 'Anna' },
    { clan: 'red', name: 'Petr' },
    { clan: 'white', name: 'Tom' },
  ],
  settings: { ...WAYS_TO_PLAY.referee, three: true },
}
const army = (clan: string, strength: number) => ({ set: 'army', clan, strength })
const renamed = { set: 'name', clan: 'yellow', name: 'Anna'.repeat(15) }

test('a correction names its value, or its first value and the number of the others', async () => {
  const corrections = [[army('yellow', 3)], [army('red', 5), army('white', 1)], [renamed]]
  await openStandard(
    'graenaland',
    setup,
    corrections.map((changes) => ({ do: 'correct', changes })),
  )
  await press('Undo: correction (Yellow)')
  expect(await screen.findByRole('button', { name: 'Redo: correction' })).toBeTruthy()
  await press(/^Undo: correction \(Petr: .*5; \+1 more\)$/)
  expect(await screen.findByRole('button', { name: /^Undo: correction \(.*: .*3\)$/ })).toBeTruthy()
})
