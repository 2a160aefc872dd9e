// Tests the list of pieces to put back after an undo: on a low screen, a long list is collapsed, and its heading counts the pieces.
import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { PutBackList } from '../../../src/table/now/PutBackList'
import { LanguageProvider } from '../../../src/ui/words'

const values = (n: number) => Array.from({ length: n }, (_, at) => ({ after: `piece ${at}`, before: undefined }))
const show = (n: number, isLow: boolean) => {
  vi.stubGlobal('matchMedia', () => ({ matches: isLow, addEventListener: () => undefined, removeEventListener: () => undefined }))
  return act(async () =>
    render(
      <LanguageProvider value="en">
        <Suspense>
          <PutBackList values={values(n)} onDone={() => undefined} />
        </Suspense>
      </LanguageProvider>,
    ),
  )
}
afterEach(() => void vi.unstubAllGlobals())

test.each([
  [3, true, 'Now on the real table: 3 things', false],
  [2, true, 'Now on the real table', true],
  [3, false, 'Now on the real table', true],
])('%i pieces, low screen: %s', async (n, isLow, title, isOpen) => {
  await show(n, isLow)
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
  expect(screen.getByRole('region', { name: 'Now on the real table' }).querySelector('details')?.open).toBe(isOpen)
})
