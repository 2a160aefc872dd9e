// Tests the list of pieces to put back after an undo: on a phone, the list is one line that counts the pieces.
import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { PutBackList } from '../../../src/table/now/PutBackList'
import { LanguageProvider } from '../../../src/ui/words'

const values = (n: number) => Array.from({ length: n }, (_, at) => ({ after: `piece ${at}`, before: undefined }))
const list = (n: number, isAnswering: boolean) => (
  <LanguageProvider value="en">
    <Suspense>
      <PutBackList values={values(n)} isAnswering={isAnswering} onDone={() => undefined} />
    </Suspense>
  </LanguageProvider>
)
const show = (n: number, isLow: boolean) => {
  vi.stubGlobal('matchMedia', () => ({ matches: isLow, addEventListener: () => undefined, removeEventListener: () => undefined }))
  return act(async () => render(list(n, false)))
}
afterEach(() => void vi.unstubAllGlobals())

test.each([
  [3, true, 'Now on the real table: 3 things', false],
  [1, true, 'Now on the real table: 1 thing', false],
  [2, true, 'Now on the real table: 2 things', false],
  [3, false, 'Now on the real table', true],
])('%i pieces, low screen: %s', async (n, isLow, title, isOpen) => {
  await show(n, isLow)
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
  expect(screen.getByRole('region', { name: 'Now on the real table' }).querySelector('details')?.open).toBe(isOpen)
  expect(screen.queryByRole('button', { name: 'Done on the table' }) !== null).toBe(isOpen)
})

test('a folded list shows its first piece and how many more there are, until the user begins an answer', async () => {
  const { rerender } = await show(3, true)
  expect(await screen.findByText('piece 0 +2 more')).toBeTruthy()
  await act(async () => rerender(list(1, false)))
  expect(screen.getAllByText('piece 0').some((one) => one.closest('summary') !== null)).toBe(true)
  await act(async () => rerender(list(1, true)))
  expect(screen.getAllByText('piece 0').some((one) => one.closest('summary') !== null)).toBe(false)
})

test('the list folds to one line when the user begins an answer, and can be opened again', async () => {
  const { rerender } = await show(2, false)
  const region = await screen.findByRole('region', { name: 'Now on the real table' })
  expect(screen.getByRole('button', { name: 'Done on the table' })).toBeTruthy()
  await act(async () => rerender(list(2, true)))
  expect(region.querySelector('details')?.open).toBe(false)
  expect(screen.queryByRole('button', { name: 'Done on the table' })).toBeNull()
  await act(async () => region.querySelector('summary')?.click())
  expect(region.querySelector('details')?.open).toBe(true)
})
