// Tests the screen of Secret Deals: it says who may play one and why others may not; a result is shown below its location.
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { mafiaCity, type MafiaCity, type State } from '../../../../src/games/mafia-city'
import { stackAt } from '../../../../src/games/mafia-city/model/tokens'
import { controlOf } from '../../../../src/games/mafia-city/rules/control'
import { forecastText } from '../../../../src/games/mafia-city/table/asking/asked'
import { keysIn } from '../../../../src/games/mafia-city/table/asking/words/keys'
import { textsIn } from '../../../../src/games/mafia-city/table/parts/words'
import { line, type Moment } from '../../../../src/referee'
import { randomLedger } from '../../../playout/random-ledger'
import { openStandard, press } from '../standard-table'
import { ledgerAt, played, setupOf } from './games'

const isAsked = (state: State) =>
  mafiaCity.prompts(state)[0]?.kind === 'secretDeals' && state.cycle?.heard === false && state.start === 'red'
const movesOf = (ledger: ReturnType<typeof ledgerAt>) =>
  line(ledger).flatMap(({ entry, parent }) => (parent === undefined ? [] : [entry.move]))
const COLOURS = ['red', 'blue', 'green'] as const
const cards = (...counts: readonly number[]) => ({
  do: 'correct',
  changes: COLOURS.map((colour, seat) => ({ set: 'cards', colour, cards: counts[seat] ?? 0 })),
})

test('a player without cards does not speak later, and the title about the controller has no badge', async () => {
  await openStandard('mafia-city', setupOf(), [...movesOf(ledgerAt(isAsked)), cards(2, 1, 0)])
  const heading = await screen.findByRole('heading', { name: /Any Secret Deals\?$/ })
  expect(heading.parentElement?.children.length).toBe(1)
  const tiles = within(screen.getByRole('group', { name: 'Who plays a Secret Deal' })).getAllByRole('button')
  expect(tiles.map(({ textContent }) => textContent)).toEqual(['Anna +1', 'Petr speaks later', 'Tom no cards'])
  // The name has a line of its own, so that it does not break.
  expect(tiles.map((tile) => within(tile).queryByText(/^(Anna|Petr|Tom)$/) !== null)).toEqual([true, true, true])
  expect(screen.getByRole('button', { name: 'Anna plays none: who else?' })).toBeTruthy()
  // Only the button shows the point, no other text.
  expect(screen.queryByText(/, then \d/)).toBeNull()
})

test('a start player who has declined may still play, and undo names the declining', async () => {
  await openStandard('mafia-city', setupOf(), [...movesOf(ledgerAt(isAsked)), cards(2, 1, 0), { do: 'noDeal', by: 'red' }])
  const tiles = within(await screen.findByRole('group', { name: 'Who plays a Secret Deal' })).getAllByRole('button')
  expect(tiles[0]?.textContent).toBe('Anna +1 (declined before)')
  expect(screen.getByRole('button', { name: /^Undo/ }).textContent).toContain('Undo: Anna plays none')
  await press(/^No deals: /)
  expect((await screen.findByRole('button', { name: /^Undo/ })).textContent).toContain('Undo: the end of the deals at')
})

test('nobody else is offered to speak when only the start player holds cards', async () => {
  await openStandard('mafia-city', setupOf(), [...movesOf(ledgerAt(isAsked)), cards(2, 0, 0)])
  await screen.findByRole('heading', { name: /Any Secret Deals\?$/ })
  expect(screen.queryByRole('button', { name: 'Anna plays none: who else?' })).toBeNull()
})

test('where cards are not counted, the question says why it is asked each time', async () => {
  const settings = { cardsCounted: false }
  await openStandard('mafia-city', setupOf(settings), movesOf(ledgerAt(isAsked, settings)))
  expect(await screen.findByText(/Cards are not counted in this game, so the app always asks\.$/)).toBeTruthy()
})

test('the header of an outcome names the location where it happened, although the location is over', async () => {
  const isOver = ({ parent, state, entry: { events } }: Moment<MafiaCity>) =>
    parent?.state.cycle?.step === 'effect' && state.cycle?.step === 'over' && events.some(({ e }) => e === 'jailed' || e === 'killed')
  const all = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => line(randomLedger(mafiaCity, setupOf(), { seed, until: () => false })))
  const game = all.find((moments) => moments.some(isOver)) ?? []
  const at = game.findIndex(isOver)
  await openStandard(
    'mafia-city',
    setupOf(),
    game.slice(1, at + 1).map(({ entry }) => entry.move),
  )
  const place = game[at]?.parent?.state.cycle?.at ?? 1
  expect(await screen.findByText(`· ${place} ${textsIn('en').locations[place]}`)).toBeTruthy()
})

test('the question lists the point, the effect and the marker that follow without further deals', async () => {
  const ledger = ledgerAt(isAsked)
  const { state } = ledger.head
  const at = state.cycle?.at ?? 1
  const { controller } = controlOf(state, at, stackAt(state, at), state.cycle?.deals ?? [])
  await openStandard('mafia-city', setupOf(), [...movesOf(ledger), cards(2, 1, 0)])
  const rows = within(await screen.findByRole('list', { name: 'What follows' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
  expect(rows.at(-1)).toBe(`Marker on ${at}`)
  const before = controller === undefined ? undefined : (state.vp[controller] ?? 0)
  const points = rows.filter((row) => row.startsWith('1 point: '))
  expect(points.map((row) => row.replace(/^1 point: [A-Za-z]+/, ''))).toEqual(before === undefined ? [] : [`${before} → ${before + 1}`])
})

test('who may veto a Secret Deal sees the counts with the deal', () => {
  const { cycle, ...state } = played(isAsked)
  if (cycle === undefined) throw new Error('no location')
  const full: State = { ...state, stacks: { [cycle.at]: ['red', 'blue', 'blue'] }, cycle: { ...cycle, deals: ['red'] } }
  const text = (language: 'en' | 'cs') => forecastText(full, { what: 'secretDeal', by: 'red' }, textsIn(language), keysIn(language))
  expect(text('en')).toBe('Anna 3 (1 in the stack, 2 from Secret Deals) : Petr 2, then Anna controls.')
  expect(text('cs')).toBe('Anna 3 (1 ve sloupečku, 2 z Tajných dohod) : Petr 2, pak kontroluje Anna.')
  const untracked = { ...full, settings: { ...full.settings, tokensKept: false } }
  expect(forecastText(untracked, { what: 'secretDeal', by: 'red' }, textsIn('en'), keysIn('en'))).toBeUndefined()
})

/** Moves to the Prison, where only Anna has a Mafioso; only Petr has cards. */
const TO_PRISON: readonly object[] = [
  { do: 'map', centre: 4, ring: [1, 2, 3, 5, 6, 7] },
  ...COLOURS.map((by) => ({ do: 'redraw', by, discard: 0 })),
  ...COLOURS.map((by, at) => ({ do: 'act', by, what: 'place', at: [1, 5, 6][at] })),
  ...COLOURS.map((by) => ({ do: 'act', by, what: 'pass' })),
  cards(0, 2, 0),
  { do: 'choose', at: 1 },
  { do: 'noDeal', by: 'red' },
]

test('on a low screen, the buttons of the deals are above the stack', async () => {
  vi.stubGlobal('innerHeight', 640)
  await openStandard('mafia-city', setupOf(), TO_PRISON)
  const tiles = await screen.findByRole('group', { name: 'Who plays a Secret Deal' })
  expect(
    tiles.compareDocumentPosition(screen.getByText(textsIn('en').why('alone', '1', 'Anna', [], ['Anna']))) &
      Node.DOCUMENT_POSITION_FOLLOWING,
  ).toBeTruthy()
  vi.unstubAllGlobals()
})

test('a stack of six Mafiosi is below the buttons of the deals on every screen', async () => {
  const stack = ['red', 'blue', 'red', 'blue', 'red', 'blue']
  const hand = COLOURS.slice(0, 2).flatMap((colour, at) => [
    { set: 'tokens', colour, hand: at === 0 ? 5 : 4, reserve: 4, cell: 0, fresh: 0 },
  ])
  await openStandard('mafia-city', setupOf(), [...TO_PRISON, { do: 'correct', changes: [{ set: 'stack', at: 1, stack }, ...hand] }])
  const tiles = await screen.findByRole('group', { name: 'Who plays a Secret Deal' })
  const why = screen.getByText(/: Anna is lower in the stack\.$/)
  expect(tiles.compareDocumentPosition(why) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

test('the city counts the Secret Deals of the location that is being evaluated', async () => {
  const deal = { do: 'deal', by: 'blue', cards: 1 }
  await openStandard('mafia-city', setupOf(), [...TO_PRISON, deal, { do: 'nobody' }, deal, { do: 'nobody' }], 'table')
  expect(await screen.findByRole('button', { name: /^1 Prison, from the bottom Anna; Petr leads with 2/ })).toBeTruthy()
})
