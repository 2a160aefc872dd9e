// Tests a correction in the history: one line per change, with names, the number before and the number after.
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { changeLine } from '../../../../src/table/log/change-line'
import { capitanSetup, IN_CITIES } from '../../games/el-capitan/games'
import { openStandard } from '../../games/standard-table'

const otherwise = (before: string, after: string) => `${after} (before: ${before})`
const line = (before: string | undefined, after: string) => changeLine({ before, after }, otherwise)

test('the label and the words that both values share stand once', () => {
  expect(line('Petr: 2 florins', 'Petr: 5 florins')).toBe('Petr: 2 → 5 florins')
  expect(line('Petr: −2 florins', 'Petr: 5 florins')).toBe('Petr: −2 → 5 florins')
  expect(line('Phase 1', 'Phase 2')).toBe('Phase 1 → 2')
  expect(line('Petr: 2 floriny', 'Petr: 5 florinů')).toBe('Petr: 2 floriny → 5 florinů')
  expect(line('Petr: Napoli', 'Petr: bank')).toBe('Petr: Napoli → bank')
  expect(line('Venezia: Anna, Petr', 'Venezia: Anna, Jana')).toBe('Venezia: Anna, Petr → Anna, Jana')
})
test('two numbers that differ stand with their words, texts without a label one after the other', () => {
  expect(line('Petr: hand 3, reserve 4', 'Petr: hand 2, reserve 5')).toBe('Petr: hand 3, reserve 4 → hand 2, reserve 5')
  expect(line('Anna leads', 'Petr leads')).toBe('Petr leads (before: Anna leads)')
  expect(line('House rules', 'House rules')).toBe('House rules')
  expect(line(undefined, 'Petr: 5')).toBe('Petr: 5')
})
test('a correction of money names the person, not the colour', async () => {
  const corrections = [
    { do: 'correct', changes: [{ set: 'money', colour: 'green', florins: 5 }] },
    { do: 'correct', changes: [{ set: 'name', colour: 'green', name: 'Pavel' }] },
  ]
  await openStandard('el-capitan', capitanSetup, [...IN_CITIES, ...corrections], 'log')
  await screen.findByText(/^Green: Petr → Pavel/)
  const log = within(screen.getByRole('main')).getAllByRole('link')
  const texts = log.map(({ textContent }) => textContent ?? '').join('\n')
  expect(texts).toMatch(/Petr: \d+ → 5 florins/)
  expect(texts).not.toContain('before:')
})
