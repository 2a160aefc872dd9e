// Tests that a check that was left out for one entry names one entry, and for several entries names several.
import { expect, test } from 'vitest'
import { reportOf } from '../../../../src/app/fair/report'
import { useFairWords } from '../../../../src/app/fair/words'

test.each([
  ['en', '(entry 2)', '(entries 2, 4)'],
  ['cs', '(zápis 2)', '(zápisy 2, 4)'],
] as const)('the number of entries decides the noun (%s)', async (language, one, several) => {
  const words = await useFairWords.load(language)
  const skippedAt = (...at: readonly number[]) => {
    const findings = at.map((n) => ({ what: 'draw', how: 'skipped', why: 'reported', at: n }))
    const report = reportOf({ findings, verdict: 'fine', entries: 5 } as never, words)
    return report.checks.flatMap(({ skipped }) => skipped).join(' ')
  }
  expect(skippedAt(1)).toContain(one)
  expect(skippedAt(1, 3)).toContain(several)
})
