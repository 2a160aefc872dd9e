// Tests when Mafia City offers to link phones for secret choices: only if reactions are made in the silent window.
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { screens } from '../../../../src/games/screens'
import { openStandard } from '../standard-table'
import { setupOf } from './games'

beforeEach(() => vi.stubGlobal('RTCPeerConnection', vi.fn()))
afterEach(() => vi.unstubAllGlobals())

const opened = async (silentWindow: boolean) => {
  const { session } = await openStandard('mafia-city', { ...setupOf(), settings: { silentWindow } }, [])
  await screen.findByRole('heading', { level: 1 })
  return screens['mafia-city']?.secretsIn?.(session.play.getState().open?.state)
}

test('with the silent window, the phones of the players are offered before the game begins', async () => {
  expect(await opened(true)).toBe(true)
  expect(await screen.findByRole('button', { name: 'Link the players’ phones' })).toBeTruthy()
})

test('without the silent window nothing is secret, so no phones are offered', async () => {
  expect(await opened(false)).toBe(false)
  expect(screen.queryByRole('button', { name: 'Link the players’ phones' })).toBeNull()
})
