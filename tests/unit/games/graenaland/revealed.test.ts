// Tests that the app lists all revealed information before players undo a reveal.
import { expect, test } from 'vitest'
import { graenaland } from '../../../../src/games/graenaland'
import { revealedIn } from '../../../../src/games/graenaland/table/rooms/revealed'
import { clanMoments } from '../../../gallery/graenaland'

const GAMES = [
  { players: 4, way: 'referee', settings: { vpCards: true, announceSealed: true } },
  { players: 3, way: 'light', settings: { vpCards: true } },
] as const

test('no card, ballot or secret is told by its label', () => {
  const seen = GAMES.flatMap((game) => [1, 2].flatMap((seed) => clanMoments(game, seed))).flatMap(({ entry, state }) =>
    entry.events.flatMap((event) => (event.e === 'rewound' ? [] : (graenaland.reveals(event) ?? []))).map((one) => [one, state] as const),
  )
  const textsIn = (language: 'en' | 'cs') => new Set(seen.map(([one, state]) => revealedIn(one, language, state)))
  expect([...textsIn('en')].filter((text) => text.includes('/') || text.includes('undefined'))).toEqual([])
  expect([...textsIn('en')]).toEqual(
    expect.arrayContaining(['Hero orders', 'Announcements', 'Coast\u00a01: a card face up', 'Coast\u00a01: a card face down']),
  )
  expect([...textsIn('cs')]).toEqual(expect.arrayContaining(['Rozkazy hrdinům', 'Oznámení']))
})

test('a secret card is named by its player', () => {
  const [{ state } = { state: undefined }] = clanMoments(GAMES[0], 1)
  if (state === undefined) throw new Error('no game')
  expect(revealedIn({ kind: 'choices', label: 'card/red', what: {} }, 'en', state)).toBe('Victory point card: Petr')
  expect(revealedIn({ kind: 'choices', label: 'card/red', what: {} }, 'cs', state)).toBe('Karta vítězných bodů: Petr')
})

test('a card that is handed out face down has been seen by those who got cards, and by nobody else', () => {
  const closed = clanMoments({ players: 5, way: 'referee' }, 1).flatMap(({ entry }) =>
    entry.events.flatMap((event) => (event.e === 'voteClosed' && event.proposal.split !== undefined ? [event] : [])),
  )
  expect(closed.length).toBeGreaterThan(0)
  for (const event of closed) {
    const seenBy = graenaland.reveals({ ...event, unseen: 1 })?.seenBy ?? []
    expect(new Set(seenBy)).toEqual(new Set(event.proposal.split))
    expect(seenBy.length).toBeGreaterThan(0)
  }
})
