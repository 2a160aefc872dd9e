// Tests seats and roles: one player may have several roles, several players may share a role, and all players share the other roles.
import { expect, test } from 'vitest'
import { append, seatOf, TABLE, verify, type Game } from '../../../src/referee'
import { hmacSha256, sha256 } from '../../../src/session/ledger/digest'
import { tiny, type Tiny } from '../../fixtures/tiny-game'
import { fresh, must, play, stamp, stored } from '../../fixtures/tiny-table'

const seats = [
  { id: 'seat-1', plays: ['germany', 'japan'] },
  { id: 'seat-2', plays: ['usa'] },
  { id: 'seat-3', plays: ['usa'] },
]

test('a role is answered for by the first seat that plays it, by the table where none does', () => {
  expect(['germany', 'japan', 'usa', 'uk'].map((role) => seatOf(seats, role))).toEqual(['seat-1', 'seat-1', 'seat-2', TABLE])
})

test('an entry is made by a seat of the table, whatever it plays, and by nobody else', () => {
  const shared: Game<Tiny> = { ...tiny, seats: () => seats }
  const by = (who: string) => {
    const ledger = must(append(play(fresh()), { do: 'add', who: 'anna', points: 1 }, stamp(who), sha256))
    return verify(shared, stored(ledger), sha256, hmacSha256).findings.filter(({ what, how }) => what === 'by' && how === 'broken')
  }
  expect(['seat-1', 'seat-3', TABLE].flatMap(by)).toEqual([])
  expect(by('seat-4')).toMatchObject([{ why: 'stranger', name: 'seat-4' }])
  expect(by('germany')).toHaveLength(1)
})
