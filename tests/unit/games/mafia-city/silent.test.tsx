// Tests secret reactions (R52–R54): who is asked, what the screens say, and that the answers of the others stay secret after the reveal.
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { OwnMove } from '../../../../src/games/mafia-city/rules/moves'
import { askedIn } from '../../../../src/games/mafia-city/table/asking/asked'
import { aboutReactions, coverIn, revealedIn } from '../../../../src/games/mafia-city/table/asking/reactions'
import type { State } from '../../../../src/games/mafia-city'
import { openStandard, press } from '../standard-table'
import { setupOf } from './games'

const COLOURS = ['red', 'blue', 'green'] as const
const setup = setupOf({ silentWindow: true })
const snitch = (...cards: readonly number[]): readonly unknown[] => [
  { do: 'map', centre: 4, ring: [1, 2, 3, 5, 6, 7] } satisfies OwnMove,
  ...COLOURS.map((by): OwnMove => ({ do: 'redraw', by, discard: 0 })),
  ...COLOURS.map((by): OwnMove => ({ do: 'act', by, what: 'place', at: 1 })),
  { do: 'correct', changes: COLOURS.map((colour, seat) => ({ set: 'cards', colour, cards: cards[seat] ?? 0 })) },
  { do: 'act', by: 'red', what: 'snitch', at: 1, place: 2 } satisfies OwnMove,
]
type Table = Awaited<ReturnType<typeof openStandard>>
const stateOf = ({ session }: Table) => session.play.getState().open?.state as State
const reveal = async (table: Table, choices: Readonly<Record<string, boolean>>) => {
  await act(async () => table.session.play.getState().revealByHand(choices, undefined, stateOf(table).ballot?.id ?? ''))
  await table.go('')
}

test('without the silent window, the question says that Complicity is asked afterwards', async () => {
  await openStandard('mafia-city', setupOf(), snitch(3, 2, 2))
  expect(await screen.findByText(/Complicity is asked afterwards\.$/)).toBeTruthy()
})

test('after the reveal, the first player who reacts is asked, and a line names the others and the order', async () => {
  const table = await openStandard('mafia-city', setup, snitch(3, 2, 2))
  expect(await screen.findByText(/Petr: 1 Prison → Cell\./)).toBeTruthy()
  await reveal(table, { blue: true, green: true })
  expect(await screen.findByRole('heading', { name: 'Petr reacts. With which cards?' })).toBeTruthy()
  expect(screen.queryByText('This was chosen')).toBeNull()
  // A veto is the likely answer, so it is the primary button.
  expect(screen.getByRole('button', { name: 'Petr: Police Chief' }).className).toContain('do')
  expect(screen.getByRole('button', { name: 'Petr: two Fists' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Petr does not react after all' }).className).toContain('quiet')
  expect(screen.queryByText('If two want to, the upper one goes first.')).toBeNull()
  expect(screen.getByText('Tom wants to react, too. Petr goes first: clockwise from Anna.')).toBeTruthy()
  await act(async () => (await screen.findByRole('button', { name: 'Petr does not react after all' })).click())
  expect(await screen.findByRole('heading', { name: 'Tom reacts. With which cards?' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Tom does not react after all' })).toBeTruthy()
  expect(screen.queryByText(/goes first/)).toBeNull()
})

test('the result says that nobody reacts', async () => {
  const table = await openStandard('mafia-city', setup, snitch(3, 2, 2))
  await reveal(table, { blue: false, green: false })
  expect(await screen.findByRole('heading', { name: 'Snitch: carried out' })).toBeTruthy()
  expect(screen.getByText(/Nobody reacts\./)).toBeTruthy()
})

test('a result says that nobody reacts to a Thief, before the question about the card', async () => {
  const moves = [...snitch(3, 2, 2).slice(0, -1), { do: 'act', by: 'red', what: 'thief', from: 'green' } satisfies OwnMove]
  const table = await openStandard('mafia-city', setup, moves)
  await reveal(table, { blue: false, green: false })
  expect(await screen.findByText(/Nobody reacts\./)).toBeTruthy()
})

test('if a single player has enough cards, the app asks this player openly, with one tap', async () => {
  const table = await openStandard('mafia-city', setup, snitch(3, 1, 0))
  await act(async () => (await screen.findByRole('button', { name: 'Petr: Police Chief' })).click())
  expect(stateOf(table).cards.blue).toBe(0)
  // Two Fists need two cards, and Tom has none, so only Anna is asked about the Police Chief.
  expect(stateOf(table).reacting?.chain.asked).toEqual(['red'])
  await table.go('')
  expect(await screen.findByText(/Not asked \(too few cards for a veto\): Tom\./)).toBeTruthy()
  await act(async () => (await screen.findByRole('button', { name: 'Nobody: Snitch is cancelled' })).click())
  expect(stateOf(table).ballot).toBeUndefined()
  expect(stateOf(table).reacting).toBeUndefined()
})

test('a correction of the cards does not change who is asked openly', async () => {
  const table = await openStandard('mafia-city', setup, snitch(3, 1, 0))
  await table.play({ do: 'correct', changes: [{ set: 'cards', colour: 'green', cards: 4 }] })
  await table.go('')
  expect(await screen.findByRole('button', { name: 'Petr: Police Chief' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Tom: Police Chief' })).toBeNull()
})

test('the secret choice of a single player, as in games of earlier versions, is still accepted', async () => {
  const table = await openStandard('mafia-city', setup, snitch(3, 1, 0))
  await reveal(table, { blue: true })
  expect(await screen.findByRole('heading', { name: 'Petr reacts.' })).toBeTruthy()
})

test('after a veto, a new ballot asks the other players', async () => {
  const table = await openStandard('mafia-city', setup, snitch(3, 2, 2))
  expect(stateOf(table).ballot?.roles).toEqual(['blue', 'green'])
  await reveal(table, { blue: true, green: false })
  await table.play({ do: 'react', by: 'blue', with: 'chief' })
  expect(stateOf(table).ballot?.roles).toEqual(['green', 'red'])
})

test('the second secret question shows the vetoes so far, and its heading names the player who is asked', async () => {
  const table = await openStandard('mafia-city', setup, snitch(3, 2, 2))
  await reveal(table, { blue: true, green: false })
  await table.play({ do: 'react', by: 'blue', with: 'chief' })
  await table.go('')
  const text = document.body.textContent
  expect(text).toContain('Played so far: Anna – Snitch, Petr – Police Chief.')
  expect(text).toContain('So far the effect is cancelled (1 veto, odd).')
  expect(text).not.toContain('Who leads then')
  const ask = (role: 'red' | 'green', language: 'en' | 'cs') =>
    askedIn({ kind: 'silent', key: '', rule: 'R52', roles: [role], params: {}, must: true } as never, stateOf(table), language)
  expect(ask('red', 'en')?.title).toBe('Anna: do you react to Police Chief (Petr)?')
  expect(ask('red', 'en')?.note).toMatch(/Played so far: Anna – Snitch, Petr – Police Chief\. So far the effect is cancelled/)
  expect(ask('green', 'cs')?.title).toBe('Tom: reaguješ? (Petr hraje: Náčelník policie)')
})

test('if nobody has enough cards, the phone is not handed round, and one tap ends the window', async () => {
  const table = await openStandard('mafia-city', setup, snitch(1, 0, 0))
  expect(stateOf(table).ballot).toBeUndefined()
  await act(async () => (await screen.findByRole('button', { name: 'Nobody: the Mafioso is jailed' })).click())
  await table.go('')
  expect(await screen.findByRole('heading', { name: 'Snitch: carried out' })).toBeTruthy()
})

test('at the table, one tap enters that nobody reacts', async () => {
  await openStandard('mafia-city', setup, snitch(3, 2, 2))
  await press('Reveal on the table instead')
  // The line about the effect stays.
  expect(screen.getByText(/Petr: 1 Prison → Cell\./)).toBeTruthy()
  await press('Nobody reacts')
  expect(await screen.findByRole('heading', { name: 'Snitch: carried out' })).toBeTruthy()
})

test('undo after a silent window names the answers to the card', async () => {
  const table = await openStandard('mafia-city', setup, snitch(3, 2, 2))
  await reveal(table, { blue: false, green: false })
  await act(async () => (await screen.findByRole('button', { name: 'Undo: the reveal of the answers' })).click())
  expect(await screen.findByText('The answers to Anna’s Snitch')).toBeTruthy()
  expect(screen.queryByText('The city, as the app laid it out')).toBeNull()
})

test('the answers that an undo takes back are named in Czech too', async () => {
  const table = await openStandard('mafia-city', setup, snitch(3, 2, 2))
  const revealed = { kind: 'choices', label: stateOf(table).ballot?.id ?? '', what: {} } as const
  expect(revealedIn(revealed, 'cs', stateOf(table))).toBe('Odpovědi, kdo reaguje: Práskač (Anna)')
})

test('a secret window for a jailing card says that Complicity is asked afterwards, if the owner may hold a card', async () => {
  const table = await openStandard('mafia-city', setup, snitch(3, 2, 2))
  expect(aboutReactions(stateOf(table), 'en')).toContain('Complicity is asked afterwards.')
  expect(aboutReactions(stateOf(table), 'cs')).toContain('Na Spoluúčast dojde až potom.')
  const isPoor = { ...stateOf(table), cards: { ...stateOf(table).cards, blue: 0 } }
  expect(aboutReactions(isPoor, 'en')).not.toContain('Complicity is asked afterwards.')
})

test('the secret question says above the seats who loses what', async () => {
  await openStandard('mafia-city', setup, snitch(3, 2, 2))
  const line = await screen.findByText('Petr: 1 Prison → Cell.')
  const seats = document.querySelector('[data-terse]')
  expect(seats && line.compareDocumentPosition(seats)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  // A low screen hides only the explanation of the frame.
  expect(line.className).not.toContain('explains')
})

test('the question about a Thief names the player who loses the card', async () => {
  const moves = [...snitch(3, 2, 2).slice(0, -1), { do: 'act', by: 'red', what: 'thief', from: 'green' } satisfies OwnMove]
  const table = await openStandard('mafia-city', setup, moves)
  expect(await screen.findByRole('heading', { name: 'Anna: Thief → Tom. Who answers?' })).toBeTruthy()
  expect(coverIn(stateOf(table), 'cs')).toBe('Anna: Zloděj → Tom.')
})
