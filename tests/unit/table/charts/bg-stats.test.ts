// Tests the export of a finished game to the app BG Stats.
import { expect, test } from 'vitest'
import { bgStatsLink, type Play } from '../../../../src/table/charts/bg-stats'

const play: Play = {
  id: 'game-1',
  box: { name: 'A box', bgg: 42 },
  began: new Date(2026, 10, 1, 9, 5, 7).getTime(),
  minutes: 185,
  comments: 'Řehoř & Bára? 100 %',
  players: [
    { player: 'Řehoř', role: 'Stark', won: true, place: 1, score: 7, first: false },
    { player: undefined, role: 'Tyrell', won: false, place: undefined, score: undefined, first: true },
  ],
}

const handed = (one: Play): unknown => {
  const link = new URL(bgStatsLink(one))
  expect([link.protocol, link.host, link.pathname]).toEqual(['bgstats:', 'app.bgstatsapp.com', '/createPlay.html'])
  return JSON.parse(link.searchParams.get('data') ?? '')
}

test('everything that the app asks for is in the link, in the time of the device', () => {
  expect(handed(play)).toEqual({
    sourceName: 'Castellan',
    sourcePlayId: 'game-1',
    playDate: '2026-11-01 09:05:07',
    durationMin: 185,
    comments: 'Řehoř & Bára? 100 %',
    game: { name: 'A box', sourceGameId: '42', bggId: 42, highestWins: true, noPoints: false, cooperative: false },
    players: [
      { name: 'Řehoř', sourcePlayerId: 'řehoř', startPlayer: false, winner: true, score: '7', rank: 1, role: 'Stark' },
      { name: 'Tyrell', sourcePlayerId: 'tyrell', startPlayer: true, winner: false, role: 'Tyrell' },
    ],
  })
})

test('a game that was taken up at its end has no length', () => {
  expect(handed({ ...play, minutes: 0 })).not.toHaveProperty('durationMin')
})

test('one person with two roles is one player, who won if one of them did', () => {
  const players = [
    { player: 'Ba\u0301ra', role: 'Stark', won: false, place: 3, score: 2, first: true },
    { player: 'Petr', role: 'Baratheon', won: false, place: 2, score: 5, first: false },
    { player: 'B\u00E1ra ', role: 'Tyrell', won: true, place: 1, score: 7, first: false },
  ]
  expect(handed({ ...play, players })).toMatchObject({
    players: [
      { name: 'Ba\u0301ra', sourcePlayerId: 'b\u00E1ra', startPlayer: true, winner: true, score: '7', rank: 1, role: 'Stark, Tyrell' },
      { name: 'Petr', winner: false },
    ],
  })
})

test('two seats of one name are two players', () => {
  const players = [
    { player: 'Petr', seat: 'a', role: 'Stark', won: false, place: 2, score: 2, first: true },
    { player: 'petr', seat: 'b', role: 'Tyrell', won: true, place: 1, score: 7, first: false },
  ]
  expect(handed({ ...play, players })).toMatchObject({
    players: [
      { name: 'Petr', sourcePlayerId: 'petr', winner: false },
      { name: 'petr (2)', sourcePlayerId: 'petr (2)', winner: true },
    ],
  })
})
