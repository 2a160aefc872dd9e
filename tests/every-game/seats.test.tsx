// Tests that all seats of all games have a name on the screens of the app, e.g. for linked phones.
import { expect, test } from 'vitest'
import { screens } from '../../src/games/screens'
import { begin } from '../../src/referee'
import { sha256 } from '../../src/session/ledger/digest'
import { seeded } from '../playout/random'
import { GAMES, LISTED } from './games'

test.each(LISTED)('%s: every seat is named', async (id) => {
  const one = GAMES[id]
  if (one === undefined) throw new Error(`no game ${id}`)
  const game = await one.offered.load()
  const begun = begin(game, one.setup(seeded(1)) as never, { id: 'first', time: 0, by: 'table' }, sha256)
  if (!begun.ok) throw new Error(begun.refusal.code)
  const { state } = begun.value.head
  const { seatsOf } = (await screens[id]?.seats()) ?? { seatsOf: () => [] }
  const named = seatsOf(state)
  expect(game.seats(state).length).toBeGreaterThan(0)
  expect(game.seats(state).map((seat) => seat.id)).toEqual(expect.arrayContaining(named.map((seat) => seat.id)))
  for (const seat of game.seats(state)) expect(named.find((name) => name.id === seat.id)?.name).toBeTruthy()
})
