// Tests when Mafia City offers to link phones for secret choices: only if reactions are made in the silent window.
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { screens } from '../../../../src/games/screens'
import { openStandard } from '../standard-table'
import { setupOf } from './games'

test.each([true, false])('the phones of the players are offered for secrets only with the silent window: %s', async (silentWindow) => {
  vi.stubGlobal('RTCPeerConnection', class {})
  const setup = { ...setupOf(), settings: { silentWindow } }
  const { session } = await openStandard('mafia-city', setup, [])
  await screen.findByRole('heading', { level: 1 })
  const link = { name: 'Link the players’ phones' }
  if (silentWindow) expect(await screen.findByRole('button', link)).toBeTruthy()
  else expect(screen.queryByRole('button', link)).toBeNull()
  expect(screens['mafia-city']?.secretsIn?.(session.play.getState().open?.state)).toBe(silentWindow)
  vi.unstubAllGlobals()
})
