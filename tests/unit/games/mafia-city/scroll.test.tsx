// Tests that each question, and each step of an answer, starts at the top of the page.
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { OwnMove } from '../../../../src/games/mafia-city/rules/moves'
import { openStandard, press } from '../standard-table'
import { setupOf } from './games'

const COLOURS = ['red', 'blue', 'green'] as const
const moves: readonly OwnMove[] = [
  { do: 'map', centre: 4, ring: [1, 2, 3, 5, 6, 7] },
  ...COLOURS.map((by): OwnMove => ({ do: 'redraw', by, discard: 0 })),
  ...COLOURS.map((by): OwnMove => ({ do: 'act', by, what: 'place', at: 1 })),
]
const body = () => document.querySelector('.body') as Element

test('the next step of an answer and the next question start at the top', async () => {
  await openStandard('mafia-city', setupOf(), moves)
  const buttons = [/^Card/, /^Snitch/, /^1 Prison/, /^Petr, 2nd/] as const
  for (const button of buttons) {
    await screen.findByRole('button', { name: button })
    body().scrollTop = 150
    await press(button)
    expect(body().scrollTop, String(button)).toBe(0)
  }
})

test('a choice within a step leaves the page where it is', async () => {
  const passes = COLOURS.map((by): OwnMove => ({ do: 'act', by, what: 'pass' }))
  await openStandard('mafia-city', setupOf({ tokensKept: false }), passes)
  await press(/^Evaluate/)
  await screen.findByRole('button', { name: 'Anna on top' })
  body().scrollTop = 150
  await press('Anna on top')
  expect(body().scrollTop).toBe(150)
})
