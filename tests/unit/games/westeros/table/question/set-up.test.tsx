import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { PRESETS } from '../../../../../../src/games/westeros/model/settings'
import { askOnScreen } from './table'

/** Tests the question about setting up the board. */

const asked = async (preset: 'referee' | 'light', round: number) => {
  await askOnScreen({ tracking: PRESETS[preset], changes: [{ set: 'round', round }] })
  await screen.findByRole('heading', { level: 1, name: 'Is the board laid out?' })
}

/** First, second and third step of setting up the board for a new game. */
const NEW = [/^Unfold the board/, /^Leave the Westeros cards|^Shuffle the Westeros decks/, /takes its fifteen order tokens/]

describe('the set-up', () => {
  test('of a new game lists every step', async () => {
    await asked('light', 1)
    for (const step of [...NEW, /^Place the units as the start cards say/, /takes its seven House cards/])
      expect(screen.getByText(step)).toBeTruthy()
  })

  test('of a game in progress never asks for a new layout', async () => {
    await asked('light', 4)
    for (const step of [...NEW, /start cards/, /seven House cards/]) expect(screen.queryByText(step)).toBeNull()
    expect(screen.getByText(/round marker on 4/)).toBeTruthy()
  })

  test('of a game in progress whose units are tracked lists the units', async () => {
    await asked('referee', 4)
    expect(screen.getByText(/^Place the units\./)).toBeTruthy()
  })
})
