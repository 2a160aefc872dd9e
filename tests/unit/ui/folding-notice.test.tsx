import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FOLDS_AFTER, FoldingNotice } from '../../../src/ui/FoldingNotice'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const TEXT = 'The link is lost.'
const show = () => render(<FoldingNotice text={TEXT} action={<button type="button">Scan</button>} />)
const scan = () => screen.queryByRole('button', { name: 'Scan' })
const pass = (time: number) => act(async () => void vi.advanceTimersByTime(time))

test('a notice folds to one line on all screens, a tap opens it, and a new cause shows it open', async () => {
  const first = show()
  expect(screen.getByRole('alert').textContent).toContain(TEXT)
  await pass(FOLDS_AFTER / 2)
  // The next screen mounts the notice again: the time goes on.
  first.unmount()
  const second = show()
  await pass(FOLDS_AFTER / 2)
  expect(scan()).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: TEXT, expanded: false }))
  expect(scan()).toBeTruthy()
  await pass(FOLDS_AFTER)
  expect(scan()).toBeNull()
  second.unmount()
  await pass(2000)
  show()
  expect(scan()).toBeTruthy()
})
