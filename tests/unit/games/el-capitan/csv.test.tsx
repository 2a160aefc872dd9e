// Tests the export of the history: each row has its phase and its player, and a correction says what it set.
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openStandard, press } from '../standard-table'
import { capitanSetup, IN_CITIES } from './games'

test('the exported history has phases, players, and the values of corrections', async () => {
  const files: Blob[] = []
  const url = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file)
    return 'blob:history'
  })
  await Promise.all([import('../../../../src/table/charts/tables'), import('../../../../src/ui/share-file')])
  const correction = { do: 'correct', changes: [{ set: 'money', colour: 'green', florins: 5 }] }
  await openStandard('el-capitan', capitanSetup, [...IN_CITIES, correction], 'charts')
  await screen.findByRole('button', { name: /^History as CSV/ })
  await press(/^History as CSV/)
  url.mockRestore()
  const rows = (await files[0]?.text())?.split('\r\n') ?? []
  const [build = '', corrected = ''] = [rows.find((row) => row.includes('build')), rows.find((row) => row.includes('correct'))]
  expect(build).toContain('Phase 1')
  expect(build).toMatch(/Anna|Red/)
  expect(corrected).toMatch(/Set by hand\. Petr: \d+ → 5 florins\./)
})
