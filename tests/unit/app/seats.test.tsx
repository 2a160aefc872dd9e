import { act, renderHook, waitFor } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { useSeats } from '../../../src/app/fair/seats'
import { createSession, SessionProvider } from '../../../src/session'
import { memoryStore } from '../../../src/storage'
import { tinyEnvironment } from '../../fixtures/tiny-environment'

/** Tests the seats of the open game. */

test('after a game, another game is opened whose position looks different: its own seats are read, nothing of the first game', async () => {
  const session = createSession(tinyEnvironment(memoryStore()))
  const open = (game: string, state: unknown) => act(async () => session.play.setState({ open: { game: { id: game }, state } as never }))
  const wrapper = ({ children }: { readonly children: ReactNode }) => createElement(SessionProvider, { value: session }, children)
  await open('westeros', { seats: [{ id: 'seat-1', player: 'p1' }], players: [{ id: 'p1', name: 'Ann' }], playing: [], houses: {} })
  const { result } = renderHook(() => useSeats('nobody'), { wrapper })
  await waitFor(() => expect(result.current.map(({ id }) => id)).toEqual(['seat-1']))
  await open('el-capitan', { players: [{ colour: 'red', name: 'Eva' }], settings: {}, phase: 1, stage: 'act' })
  await waitFor(() => expect(result.current).toEqual([{ id: 'red', name: 'Eva' }]))
})
