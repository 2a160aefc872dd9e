import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { GAMES, LISTED } from '../../every-game/games'
import { seeded } from '../../playout/random'
import { openStandard, settle } from './standard-table'

/** Tests that players can link their phones at the first question of every game. */

const LINK = 'Link the players’ phones'

afterEach(() => vi.unstubAllGlobals())

test.each(LISTED)('%s: the first question offers to link phones if the browser can link them', async (id) => {
  await openStandard(id, GAMES[id]?.setup(seeded(1)))
  await settle()
  expect(screen.queryByRole('button', { name: LINK })).toBeNull()
  cleanup()
  vi.stubGlobal('RTCPeerConnection', vi.fn<() => void>())
  await openStandard(id, GAMES[id]?.setup(seeded(1)))
  const link = await screen.findByRole('button', { name: LINK })
  // The foot of the screen does not scroll.
  expect(link.closest('.answer')).not.toBeNull()
  await settle()
})
