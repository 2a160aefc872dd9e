// Tests that the buttons of a number input repeat while they are pressed.
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { Stepper } from '../../../src/ui/Stepper'

function Counting({ max, typed = false }: { readonly max: number; readonly typed?: boolean }) {
  const [value, setValue] = useState(0)
  return <Stepper label="Infantry" value={value} max={max} typed={typed} onChange={setValue} />
}

afterEach(() => vi.useRealTimers())

it('counts on while a key is held, stops at the end, and the click that ends it is no step', () => {
  vi.useFakeTimers()
  render(<Counting max={5} />)
  const more = screen.getByRole('button', { name: /more/i })
  fireEvent.pointerDown(more)
  for (let n = 0; n < 8; n++) act(() => void vi.advanceTimersByTime(100))
  fireEvent.pointerUp(more)
  fireEvent.click(more)
  const shown = Number(screen.getByRole('status').textContent)
  expect(shown).toBeGreaterThan(1)
  act(() => void vi.advanceTimersByTime(2000))
  expect(Number(screen.getByRole('status').textContent)).toBe(shown)
  fireEvent.click(more)
  expect(Number(screen.getByRole('status').textContent)).toBe(shown + 1)
  fireEvent.pointerDown(more)
  for (let n = 0; n < 30; n++) act(() => void vi.advanceTimersByTime(100))
  expect(Number(screen.getByRole('status').textContent)).toBe(5)
})

it('takes a typed number within the range, and shows the old number after a number outside it', () => {
  render(<Counting max={40} typed />)
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Infantry' })
  fireEvent.change(field, { target: { value: '23' } })
  fireEvent.blur(field)
  expect(field.value).toBe('23')
  fireEvent.click(screen.getByRole('button', { name: /more/i }))
  expect(field.value).toBe('24')
  fireEvent.change(field, { target: { value: '99' } })
  fireEvent.blur(field)
  expect(field.value).toBe('24')
})
