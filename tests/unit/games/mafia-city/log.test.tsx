// Tests the history of a long round: placements, cards, locations and decisions are collapsed into one row each.
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mafiaCity } from '../../../../src/games/mafia-city'
import { snitch } from '../../../../src/games/mafia-city/table/parts/icons'
import { logStepOf } from '../../../../src/games/mafia-city/table/rooms/log-step'
import { events } from '../../../../src/games/mafia-city/words/en'
import { line } from '../../../../src/referee'
import { foldedRows, MOST_ROWS } from '../../../../src/table/log/folds'
import { roundsOf, written } from '../../../../src/table/log/rounds'
import { randomLedger } from '../../../playout/random-ledger'
import { openStandard, press } from '../standard-table'
import { setupOf } from './games'

const ledger = randomLedger(mafiaCity, setupOf(), { seed: 3, until: ({ round }) => round > 3 })
const moves = line(ledger).flatMap(({ entry, parent }) => (parent === undefined ? [] : [entry.move]))
const rounds = roundsOf(
  written(ledger),
  ({ round }) => round,
  () => true,
)
const folding = {
  step: (moment: (typeof ledger)['head']) => logStepOf(moment, 'en'),
  kind: ({ entry }: (typeof ledger)['head']) => entry.move.do,
  phase: ({ parent }: (typeof ledger)['head']) => parent?.state.stage ?? '',
  mayFold: () => true,
}

test('a round folds to about fifteen rows, and keeps every entry in its order', () => {
  const long = rounds.filter(({ rows }) => rows.length > MOST_ROWS)
  expect(long.length).toBeGreaterThan(1)
  for (const { rows } of long) {
    const folded = foldedRows(rows, folding)
    expect(folded.length).toBeLessThan(MOST_ROWS + 6)
    expect(folded.flatMap(({ moment, fold }) => fold ?? moment)).toEqual(rows.map(({ moment }) => moment))
  }
})

test('a folded row counts its entries and opens by a tap; every step unfolds all', async () => {
  await openStandard('mafia-city', setupOf(), moves, 'log')
  const place = (await screen.findAllByRole('button', { name: /\d+ × Place a Mafioso/ }))[0]
  if (place === undefined) throw new Error('nothing is folded')
  expect(place.textContent).toMatch(/(Anna|Petr|Tom)/)
  expect(screen.getByRole('button', { name: /^Strategic phase/, expanded: false })).toBeTruthy()
  const before = screen.getAllByRole('link').length
  place.click()
  const opened = await within(place.parentElement as HTMLElement).findAllByRole('link')
  expect(opened.length).toBeGreaterThan(1)
  expect(screen.getAllByRole('link').length).toBe(before + opened.length)
  await press('Every step')
  expect(screen.queryByRole('button', { name: /× Place a Mafioso/ })).toBeNull()
})

test('the row of a card has the icon of the card', () => {
  const icons = line(ledger).flatMap((moment) => {
    const step = logStepOf(moment, 'en')
    return step?.key.includes('snitch') === true ? [step.icon] : []
  })
  expect(icons.length).toBeGreaterThan(0)
  expect(new Set(icons)).toEqual(new Set([snitch]))
})

test('draws and corrections say the values before and after', async () => {
  const correction = { do: 'correct', changes: [{ set: 'cards', colour: 'red', cards: 7 }] }
  await openStandard('mafia-city', setupOf(), [...moves, correction], 'log')
  const entry = (await screen.findAllByRole('link')).find(({ textContent }) => textContent?.startsWith('Set by hand.'))
  expect(entry?.textContent).toMatch(/Anna: \d+ → 7 cards/)
  await press(/^Round 3 /)
  expect(screen.getAllByRole('link').some(({ textContent }) => /Cards: .*\d → \d/.test(textContent ?? ''))).toBe(true)
})

test('a correction of many values says how many more there are', async () => {
  const piles = { set: 'piles', pile: 20, discards: 3 }
  const cards = (['red', 'blue', 'green'] as const).map((colour, at) => ({ set: 'cards', colour, cards: 9 + at }))
  await openStandard('mafia-city', setupOf(), [...moves, { do: 'correct', changes: [...cards, piles, { set: 'hitman', at: 5 }] }], 'log')
  const entry = (await screen.findAllByRole('link')).find(({ textContent }) => textContent?.startsWith('Set by hand.'))
  expect(entry?.textContent).toContain('+2 more')
})

test('the history says what a turn was, and what a location without Mafiosi is', async () => {
  await openStandard('mafia-city', setupOf(), moves, 'log')
  await screen.findAllByRole('link')
  await press('Every step')
  const history = document.body.textContent
  expect(history).not.toMatch(/The turn of \S+ is over/)
  expect(history).toMatch(/(Town Hall|Prison|Harbour): nobody is there\./)
  expect(history).not.toMatch(/nobody – nobody/)
  expect(history).toMatch(/gets no point for a Star/)
  expect(history).toMatch(/is empty: the marker cube comes off/)
})

test('a cancelled card says whose turn it was; a cancelled Bullet was no turn', () => {
  const cancelled = (what: 'thief' | 'bullet' | 'star') =>
    ({ e: 'settled', effect: { what, by: 'red' }, happens: false, vetoes: 1 }) as const
  expect(events.settled(cancelled('thief'))).toBe('Cancelled: Thief. This ends the turn of Red.')
  expect(events.settled(cancelled('bullet'))).toBe('Cancelled: Bullet.')
  expect(events.settled(cancelled('star'))).toBe('Cancelled: Star.')
})

test('the row of a strategic phase says who took back how many Mafiosi from where', async () => {
  await openStandard('mafia-city', setupOf(), moves, 'log')
  await press(/^Round 2 /)
  const [row] = await screen.findAllByRole('button', { name: /^Strategic phase/ })
  expect(row?.textContent).toMatch(/^Strategic phase, back to the hands: \S+ \d \(from \d|^Strategic phase: no Mafioso/)
  expect(row?.textContent).not.toContain('choice of')
})

test('a strategic phase is one row in a short round too', () => {
  const decisions = rounds
    .flatMap(({ rows }) => rows)
    .filter(({ moment }) => moment?.parent?.state.stage === 'strategy')
    .slice(0, 6)
  expect(decisions.length).toBeGreaterThan(1)
  expect(foldedRows(decisions, folding)).toHaveLength(1)
})

test('a Bullet has its own row', () => {
  const shot = randomLedger(mafiaCity, setupOf({ cardsCounted: false }), {
    seed: 1,
    until: ({ bullet, reacting }) => (bullet ?? reacting?.effect.what) === 'bullet',
  })
  const bullets = line(shot).filter(({ entry }) => entry.move.do === 'bullet')
  expect(bullets.length).toBeGreaterThan(0)
  for (const moment of bullets) expect(logStepOf(moment, 'en')).toBeUndefined()
})

test('the row of a location says what happened there, and names no move of the app', async () => {
  await openStandard('mafia-city', setupOf(), moves, 'log')
  await press(/^Round 2 /)
  const rows = (await screen.findAllByRole('button', { name: /gets the point|nobody controls/ })).map(({ textContent }) => textContent)
  expect(rows.length).toBeGreaterThan(2)
  for (const row of rows) {
    expect(row).not.toMatch(/choice of location|the end of Secret Deals|decision|choice to/)
    expect(row).toMatch(/\.$/)
  }
})
