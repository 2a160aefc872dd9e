// Tests that the board check counts cities, not areas.
import { expect, test, vi } from 'vitest'
import { openStandard } from '../standard-table'
import { capitanSetup, IN_CITIES } from './games'

test('the board check counts cities', async () => {
  await openStandard('el-capitan', capitanSetup, IN_CITIES, 'check')
  await vi.waitFor(() => expect(document.body.textContent).toContain('City 1 of 9'), 10_000)
})
