import { act, render, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { AimText } from '../../../../src/app/phone-to-phone/Patience'
import { usePhoneToPhoneWords } from '../../../../src/app/phone-to-phone/words'

afterEach(() => {
  vi.useRealTimers()
})

test('after eight seconds without a code, the camera names what makes the code easier to scan', async () => {
  await usePhoneToPhoneWords.load('en')
  vi.useFakeTimers()
  // Another test of the same thread can leave its page in the document.
  const { container } = render(<AimText aim="Hold this phone over the code." />)
  const status = () => within(container).getByRole('status').textContent
  expect(status()).toBe('Hold this phone over the code.')
  await act(() => vi.advanceTimersByTimeAsync(8000))
  expect(status()).toMatch(/^No code is recognised yet: .+ wipe the lens, or use the button below\.$/)
})
