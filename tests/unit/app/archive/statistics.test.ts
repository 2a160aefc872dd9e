// Tests the statistics of several games: merging equal player names, counting games and wins, and filters.
import { expect, test } from 'vitest'
import { filtered, playerKey, rivalsOf, sizeOf, tallyPlayers, tallyRoles } from '../../../../src/app/archive/statistics'
import { winnersOf } from '../../../../src/session/players'
import type { Archived } from '../../../../src/session'
import type { RoleSummary } from '../../../../src/referee'
import { madeUp } from '../../../fixtures/archive'

const role = (name: string, player: string | undefined, won: boolean, castles: number): RoleSummary => ({
  role: name,
  ...(player === undefined ? {} : { player }),
  won,
  place: won ? 1 : 2,
  figures: { castles },
})
const game = (id: string, rounds: number, ...roles: readonly RoleSummary[]): Archived => ({
  record: { id, game: 'westeros', name: id, created: 0, changed: 0, entries: 1, origin: id },
  summary: { over: true, how: 'sudden', rounds, began: 0, ended: 0, minutes: 60, roles },
})

const games = [
  game('new', 10, role('stark', ' anna ', true, 7), role('tyrell', 'Petr', false, 3)),
  game('old', 6, role('stark', 'Petr', false, 2), role('tyrell', 'Anna', true, 5), role('greyjoy', undefined, false, 1)),
]

test('a player is told by the name without case and blanks, and written as in the newest game', () => {
  expect(playerKey(' ŘEHOŘ ')).toBe('řehoř')
  const [first, second] = tallyPlayers(games)
  expect(first).toMatchObject({ name: 'anna', games: 2, wins: 2, rounds: 8, means: { castles: 6 } })
  expect(first?.roles.map(({ role: name, games: played, wins }) => [name, played, wins])).toEqual([
    ['stark', 1, 1],
    ['tyrell', 1, 1],
  ])
  expect(second).toMatchObject({ name: 'Petr', games: 2, wins: 0, means: { castles: 2.5 } })
})

test('whoever plays two houses of one game has played one game', () => {
  const both = game('both', 8, role('stark', 'Anna', false, 3), role('tyrell', 'Anna', true, 7))
  expect(sizeOf(both.summary.roles)).toBe(1)
  expect(filtered([both], { size: 2 })).toEqual([])
  expect(tallyPlayers([both])).toMatchObject([{ games: 1, wins: 1, roles: [{ games: 1 }, { games: 1 }] }])
})

test('two seats of one name in a game are two players in every table; a summary without seats is read by name', () => {
  const [petr, other] = [
    { ...role('stark', 'Petr', true, 7), seat: 'a' },
    { ...role('tyrell', 'petr ', false, 3), seat: 'b' },
  ]
  const twice = game('twice', 8, petr, other)
  expect(sizeOf(twice.summary.roles)).toBe(2)
  expect(tallyPlayers([twice]).map(({ name, games: played, wins }) => [name, played, wins])).toEqual([
    ['Petr', 1, 1],
    ['petr (2)', 1, 0],
  ])
  expect(rivalsOf([twice])).toMatchObject([
    {
      games: 1,
      sides: [
        { name: 'Petr', wins: 1 },
        { name: 'petr (2)', wins: 0 },
      ],
    },
  ])
  const [first, second] = tallyPlayers([twice])
  expect(filtered([twice], { player: first?.key, role: 'tyrell' })).toEqual([])
  expect(filtered([twice], { player: second?.key, role: 'tyrell' })).toEqual([twice])
  const both = game('both', 8, petr, { ...other, seat: 'a' })
  expect([sizeOf(both.summary.roles), tallyPlayers([both]).length, rivalsOf([both]).length]).toEqual([1, 1, 0])
})

test('a winner with several roles is listed once, two seats of one name are two winners', () => {
  const [stark, tyrell, greyjoy] = [role('stark', 'Petr', true, 7), role('tyrell', 'petr', true, 3), role('greyjoy', undefined, true, 1)]
  const lost = role('lannister', 'Anna', false, 1)
  expect(winnersOf([stark, tyrell, greyjoy, lost])).toEqual([{ player: 'Petr', roles: ['stark', 'tyrell'] }, { roles: ['greyjoy'] }])
  expect(
    winnersOf([
      { ...stark, seat: 'a' },
      { ...tyrell, seat: 'b' },
    ]),
  ).toEqual([
    { player: 'Petr', roles: ['stark'] },
    { player: 'petr (2)', roles: ['tyrell'] },
  ])
})

test('roles are counted with and without a player', () => {
  const tallies = tallyRoles(games)
  expect(tallies.map(({ role: name, games: played, wins }) => [name, played, wins])).toEqual([
    ['stark', 2, 1],
    ['tyrell', 2, 1],
    ['greyjoy', 1, 0],
  ])
})

test('player and role together are that player with that role', () => {
  const ids = (filter: Parameters<typeof filtered>[1]) => filtered(games, filter).map(({ record }) => record.id)
  expect(ids({})).toEqual(['new', 'old'])
  expect(ids({ player: 'anna' })).toEqual(['new', 'old'])
  expect(ids({ player: 'anna', role: 'tyrell' })).toEqual(['old'])
  expect(ids({ size: 3 })).toEqual(['old'])
  expect(ids({ player: 'anna', size: 4 })).toEqual([])
})

test('every win of a finished game is one of a role and one of a player', () => {
  const all = madeUp(60).filter(({ summary }) => summary.over)
  const sum = (tallies: readonly { readonly wins: number }[]) => tallies.reduce((wins, tally) => wins + tally.wins, 0)
  expect(sum(tallyRoles(all))).toBe(all.length)
  expect(sum(tallyPlayers(all))).toBe(all.length)
})

const placed = (id: string, ...players: readonly (readonly [name: string, place: number])[]): Archived =>
  game(id, 10, ...players.map(([name, place], at) => ({ ...role(`role-${at}`, name, place === 1, 0), place })))

test('rivals are counted over the games that they played together, the most wins first', () => {
  const rivals = rivalsOf([
    placed('a', ['Anna', 1], ['petr ', 2], ['Jana', 3]),
    placed('b', ['Anna', 1], ['Petr', 2]),
    placed('c', ['Anna', 3], ['Petr', 2], ['Jana', 2]),
  ])
  expect(rivals.map(({ sides, games: together }) => [...sides.map(({ name, wins }) => `${name} ${wins}`), together])).toEqual([
    ['Anna 2', 'petr 1', 3],
    ['petr 1', 'Jana 0', 2],
    ['Anna 1', 'Jana 1', 2],
  ])
})

test('whoever plays two houses is no rival of theirs, and counts with the better one', () => {
  expect(rivalsOf([placed('both', ['Anna', 3], ['Anna', 1], ['Petr', 2])])).toMatchObject([
    {
      games: 1,
      sides: [
        { name: 'Anna', wins: 1 },
        { name: 'Petr', wins: 0 },
      ],
    },
  ])
})
