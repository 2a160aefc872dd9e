// Tests the history of a long round: placements, cards, locations and decisions are collapsed into one row each.
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mafiaCity } from '../../../../src/games/mafia-city'
import { snitch } from '../../../../src/games/mafia-city/table/parts/icons'
import { logStepOf, logSummaryOf } from '../../../../src/games/mafia-city/table/rooms/log-step'
import { oneStop } from '../../../../src/ui/grammar/numbers'
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
  const place = (await screen.findAllByRole('button', { name: /^(Anna|Petr|Tom) → .*; (Anna|Petr|Tom) → / }))[0]
  if (place === undefined) throw new Error('nothing is folded')
  expect(screen.getByRole('button', { name: /^Strategic phase/, expanded: false })).toBeTruthy()
  const before = screen.getAllByRole('link').length
  place.click()
  const opened = await within(place.parentElement as HTMLElement).findAllByRole('link')
  expect(opened.length).toBeGreaterThan(1)
  expect(screen.getAllByRole('link').length).toBe(before + opened.length)
  await press('Filter')
  await press('Every step')
  expect(screen.queryByRole('button', { name: /^(Anna|Petr|Tom) → / })).toBeNull()
})

/** Log entries of the chain of reactions to the first card that `fits`. */
const chainOf = (fits: (event: { readonly e: string }) => boolean) => {
  for (let seed = 1; seed < 40; seed++) {
    const all = line(randomLedger(mafiaCity, setupOf(), { seed, until: ({ round }) => round > 2 }))
    const end = all.findIndex(({ entry, parent }) => parent?.state.stage === 'actions' && entry.events.some(fits))
    const effect = all[end]?.parent?.state.reacting?.effect
    const chain = all.slice(0, end + 1).filter(({ parent, state }) => (parent?.state.reacting ?? state.reacting)?.effect === effect)
    if (chain.length > 1) return chain
  }
  throw new Error('no such chain')
}

test('the row of a cancelled card says so, and by which card', () => {
  const chain = chainOf((event) => event.e === 'settled' && 'happens' in event && event.happens === false)
  const newest = chain.at(-1)
  expect(newest && logStepOf(newest, 'en')?.title).toMatch(/ – cancelled \((Anna|Petr|Tom): (two Fists|Police Chief|F\.B\.I\.)\)$/)
  expect(new Set(chain.map((moment) => logStepOf(moment, 'en')?.key)).size).toBe(1)
  expect(logSummaryOf(chain, 'en')).toMatch(/answers with/)
})

test('the row of a card that is carried out says what it did', () => {
  const chain = chainOf((event) => event.e === 'planned')
  expect(logSummaryOf(chain, 'en')).toMatch(/A Mafioso of \S+.* moves: /)
})

test('a row of the history ends with one full stop after F.B.I.', () => {
  const chain = chainOf((event) => event.e === 'vetoed' && 'with' in event && event.with === 'fbi')
  expect(logSummaryOf(chain, 'en')).toMatch(/answers with F\.B\.I\.(?!\.)/)
  expect([oneStop('Bob answers with F.B.I..'), oneStop('Wait... Done.')]).toEqual(['Bob answers with F.B.I.', 'Wait... Done.'])
})

test('a game that does not track Mafiosi names no hands after the strategic phase, and both Stars of a location', async () => {
  const stacks = ([1, 2, 3, 4, 5, 6, 7] as const).flatMap((at): readonly object[] => [
    { do: 'choose', at },
    { do: 'stackNow', stack: at === 6 ? ['red'] : [], deals: [] },
    ...(at === 6
      ? [
          { do: 'star', by: 'red', cancelled: true },
          { do: 'star', by: 'red' },
        ]
      : []),
  ])
  const light = setupOf({ tokensKept: false })
  const passes = (['red', 'blue', 'green'] as const).map((by) => ({ do: 'act', by, what: 'pass' }))
  const off = [1, 2, 3, 4, 5, 6, 7].map((at) => ({ do: 'choose', at }))
  await openStandard('mafia-city', light, [...passes, ...stacks, ...off], 'log')
  const rows = screen.getAllByRole('button').map(({ textContent }) => textContent)
  expect(rows).toContain('All have decided, markers are off.')
  expect(rows).toContainEqual(expect.stringMatching(/Club.*The Star of Anna is cancelled\. Anna gets 1 victory point for the Star\./))
  expect(rows).toContainEqual(expect.stringMatching(/Prison.*, from the bottom: nobody\./))
  expect(rows.join()).not.toMatch(/goes back to a hand|choice of location/)
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
  await press('Filter')
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
    expect(row).not.toMatch(/choice of location|no Secret Deal|end of the deals|decision|choice to/)
    expect(row).toMatch(/\.$/)
  }
})
