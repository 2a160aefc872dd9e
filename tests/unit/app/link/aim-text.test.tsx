import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { AimText } from '../../../../src/app/phone-to-phone/Patience'
import { usePhoneToPhoneWords } from '../../../../src/app/phone-to-phone/words'

afterEach(() => {
  vi.useRealTimers()
})

test('after eight seconds without a code, the camera names what makes the code easier to scan', async () => {
  await usePhoneToPhoneWords.load('en')
  vi.useFakeTimers()
  render(<AimText aim="Hold this phone over the code." />)
  expect(screen.getByRole('status').textContent).toBe('Hold this phone over the code.')
  await act(() => vi.advanceTimersByTimeAsync(8000))
  expect(screen.getByRole('status').textContent).toMatch(/^No code is recognised yet: .+ wipe the lens, or use the button below\.$/)
})
