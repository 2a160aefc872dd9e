import { screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { PRESETS } from '../../../../src/games/westeros/model/settings'
import { askOnScreen } from './table'

/** The set-up question. */

const asked = async (preset: 'referee' | 'light', round: number) => {
  await askOnScreen({ tracking: PRESETS[preset], changes: [{ set: 'round', round }] })
  await screen.findByRole('heading', { level: 1, name: 'Is the board laid out?' })
}
const LINK = 'Each on their own phone? Link phones'

/** Steps that lay out a new game. */
const NEW = [/^Unfold the board/, /^Leave the Westeros cards|^Shuffle the Westeros decks/, /takes its fifteen order tokens/]

describe('the set-up', () => {
  test('of a new game lists every step', async () => {
    await asked('light', 1)
    for (const step of [...NEW, /^Place the units as the start cards say/, /takes its seven House cards/])
      expect(screen.getByText(step)).toBeTruthy()
  })

  test('offers no link of phones where the browser cannot link them', async () => {
    await asked('referee', 1)
    expect(screen.queryByRole('button', { name: LINK })).toBeNull()
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

  test('offers to link the phones of the players where the browser can', async () => {
    vi.stubGlobal('RTCPeerConnection', vi.fn<() => void>())
    await asked('referee', 1)
    expect(screen.getByRole('button', { name: LINK })).toBeTruthy()
    vi.unstubAllGlobals()
  })
})
