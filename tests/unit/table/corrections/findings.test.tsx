// A warning about a correction scrolls into view, because the list of changes above it can be long.
import { render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, test, vi } from 'vitest'
import { Findings } from '../../../../src/table/corrections/Findings'
import { useCorrectionWords } from '../../../../src/table/corrections/words'

const by = { Rule: () => undefined, wrong: () => 'Wrong', warning: (one: string) => one } as never
const verdict = (miscounts: readonly string[]) => ({ refusal: undefined, miscounts, warnings: [], preview: {}, isMiscount: false }) as never

test('only a new warning scrolls into view', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined)
  await useCorrectionWords.load('en')
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
