import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FoldingNotice } from '../../../src/ui/FoldingNotice'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const TEXT = 'The link is lost.'
const scanned = vi.fn<() => void>()
const show = () =>
  render(
    <>
      <FoldingNotice text={TEXT} repair={{ label: 'Scan the code of the table', short: 'Scan the code', go: scanned }} />
      <main style={{ overflow: 'auto' }}>
        <p>The question</p>
      </main>
    </>,
  )
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const isOpen = () => screen.queryByRole('alert') !== null
const pass = (time: number) => act(async () => void vi.advanceTimersByTime(time))
const page = () => screen.getByRole('main')
const scrollPage = () => {
  page().scrollTop = 40
  fireEvent.scroll(page())
}

test('a notice stays open until the user folds it, and keeps its button on one line', async () => {
  const first = show()
  await pass(60_000)
  expect(isOpen()).toBe(true)
  press('Show only one line')
  expect(isOpen()).toBe(false)
  // The next screen mounts the notice again.
  first.unmount()
  const second = show()
  expect(isOpen()).toBe(false)
  press('Scan the code')
  expect(scanned).toHaveBeenCalledOnce()
  press(TEXT)
  expect(isOpen()).toBe(true)
  press('Show only one line')
  second.unmount()
  await pass(2000)
  show()
  expect(isOpen(), 'a new cause').toBe(true)
})

test('scrolling by the user folds the notice, scrolling by the app or a drag on a map does not', () => {
  show()
  scrollPage()
  expect(isOpen(), 'scrolled by the app').toBe(true)
  fireEvent.touchMove(page())
  expect(isOpen(), 'a drag that scrolls nothing').toBe(true)
  scrollPage()
  expect(isOpen()).toBe(false)
})
