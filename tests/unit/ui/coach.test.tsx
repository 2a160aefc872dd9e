import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Coach } from '../../../src/ui/Coach'
import { TopLayerSlot } from '../../../src/ui/TopLayer'

afterEach(() => vi.unstubAllGlobals())

const coach = (text: string) => (
  <>
    <TopLayerSlot />
    <Coach
      label="Practice"
      progress="Practice 1 of 2"
      done={0}
      all={2}
      next={{ label: 'Skip this', isEnd: false, go: () => undefined }}
      leave={{ label: 'Leave', go: () => undefined }}
    >
      {text}
    </Coach>
  </>
)
/** Scrolls an element, after an event by which the user begins to scroll. */
const scroll = (element: Element, begin: (element: Element) => unknown = fireEvent.touchMove) => {
  begin(element)
  element.scrollTop = 40
  fireEvent.scroll(element)
}
const isOpen = () => screen.queryByRole('button', { name: 'Practice 1 of 2', expanded: true }) !== null
const showOn = (height: 'low' | 'high') => {
  vi.stubGlobal('matchMedia', () => ({ matches: height === 'low' }))
  return render(coach('Tap cattle.'))
}

test('on a low screen, scrolling the page collapses the explanation until the next one, and a tap opens it', () => {
  const { rerender } = showOn('low')
  expect(isOpen()).toBe(true)
  scroll(screen.getByText('Tap cattle.'))
  expect(isOpen(), 'scrolling inside the panel').toBe(true)
  fireEvent.touchMove(document.body)
  expect(isOpen(), 'a drag that scrolls nothing').toBe(true)
  scroll(document.body)
  expect(isOpen()).toBe(false)
  fireEvent.click(screen.getByRole('button', { name: 'Practice 1 of 2' }))
  expect(isOpen()).toBe(true)
  scroll(document.body, fireEvent.wheel)
  rerender(coach('Choose an order.'))
  expect(isOpen()).toBe(true)
})

test('on a high screen, the explanation stays', () => {
  showOn('high')
  scroll(document.body)
  expect(isOpen()).toBe(true)
})
