// Tests the headings of the log: the phase, and the round of the phase.
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openStandard } from '../standard-table'
import { capitanSetup, SETTLED, TO_PAYDAY } from './games'

test('each heading of the log names the phase and its round', async () => {
  await openStandard('el-capitan', capitanSetup, [...TO_PAYDAY, { do: 'paid' }, ...SETTLED, { do: 'loan', face: 10 }], 'log')
  const headings = (await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent)
  expect(headings).toEqual([/^Phase 2 · round 1/, /^Phase 1 · round 2/, /^Phase 1 · round 1/].map((text) => expect.stringMatching(text)))
})
