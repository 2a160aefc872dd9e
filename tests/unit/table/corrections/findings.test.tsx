// A warning about a correction scrolls into view, because the list of changes above it can be long.
import { render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Findings } from '../../../../src/table/corrections/Findings'

const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined)
afterEach(() => scrolled.mockClear())
const by = { Rule: () => undefined, wrong: () => 'Wrong', warning: (one: string) => one } as never
const verdict = (miscounts: readonly string[]) => ({ refusal: undefined, miscounts, warnings: [], preview: {}, isMiscount: false }) as never

test('only a new warning scrolls into view', async () => {
  const { rerender } = render(
    <Suspense>
      <Findings by={by} verdict={verdict([])} />
    </Suspense>,
  )
  await screen.findByRole('status')
  expect(scrolled).not.toHaveBeenCalled()
  rerender(
    <Suspense>
      <Findings by={by} verdict={verdict(['Tom has a church, but the priest is not on the map.'])} />
    </Suspense>,
  )
  expect(scrolled).toHaveBeenCalledTimes(1)
  expect(screen.getByText(/priest is not on the map/)).toBeTruthy()
  rerender(
    <Suspense>
      <Findings by={by} verdict={verdict(['Tom has a church, but the priest is not on the map.'])} />
    </Suspense>,
  )
  expect(scrolled).toHaveBeenCalledTimes(1)
})
