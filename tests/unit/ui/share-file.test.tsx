// Tests that a message names a downloaded file if the browser itself does not show the download.
import { act, renderHook, screen, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useShareFile } from '../../../src/ui/share-file'
import { Toasts } from '../../../src/ui/status'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const share = async (name: string) => {
  render(<Toasts />)
  const { result } = renderHook(() => useShareFile())
  await act(async () => {
    await result.current('a,b', name, 'text/csv')
  })
}

test('a download is named', async () => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  await share('table.csv')
  expect(screen.getByRole('status').textContent).toContain('table.csv')
})

test('a file that another app has received is not', async () => {
  vi.stubGlobal('navigator', { canShare: () => true, share: () => Promise.resolve() })
  await share('shared.csv')
  expect(screen.getByRole('status').textContent).not.toContain('shared.csv')
})
