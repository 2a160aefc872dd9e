// Tests that a component that cannot be loaded shows a message and can be loaded again.
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { expect, test } from 'vitest'
import { lazyPart } from '../../../src/ui/lazy-part'

const failing = () => {
  const network = { works: false, asked: 0 }
  const Part = lazyPart<{ readonly text: string }>(async () => {
    network.asked += 1
    if (!network.works) throw new TypeError('Failed to fetch dynamically imported module')
    return ({ text }) => <p>{text}</p>
  })
  const shown = () =>
    render(
      <>
        <h1>The game</h1>
        <Suspense fallback="waits">
          <Part text="the room" />
        </Suspense>
      </>,
    )
  return { network, shown }
}

test('a part that could not be fetched hides nothing else, and is fetched again by a tap', async () => {
  const { network, shown } = failing()
  shown()
  expect(await screen.findByText(/could not be fetched/)).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'The game' })).toBeTruthy()
  expect(network.asked).toBe(1)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(network.asked).toBe(2))
  network.works = true
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('the room')).toBeTruthy()
  expect(network.asked).toBe(3)
})

test('it is fetched again, too, when it is opened the next time', async () => {
  const { network, shown } = failing()
  const { unmount } = shown()
  await screen.findByText(/could not be fetched/)
  unmount()
  network.works = true
  shown()
  expect(await screen.findByText('the room')).toBeTruthy()
})
