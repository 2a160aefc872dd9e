import { act, createEvent, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Button } from '../../../src/ui/Button'
import { Sheet } from '../../../src/ui/Dialog'

// Simulated browser history: going back is asynchronous and triggers an event.
let entries: unknown[] = [undefined]
beforeEach(() => {
  entries = [undefined]
  vi.spyOn(history, 'state', 'get').mockImplementation(() => entries.at(-1))
  vi.spyOn(history, 'pushState').mockImplementation((state) => void entries.push(state))
  vi.spyOn(history, 'back').mockImplementation(() => void setTimeout(goBack))
})
afterEach(() => vi.restoreAllMocks())
const goBack = () => {
  entries.pop()
  dispatchEvent(new PopStateEvent('popstate'))
}
const settle = () => act(() => new Promise((done) => setTimeout(done, 20)))

function Page() {
  const [first, setFirst] = useState(false)
  const [second, setSecond] = useState(false)
  const swap = () => {
    setFirst(false)
    setSecond(true)
  }
  return (
    <>
      <Button onClick={() => setFirst(true)}>Open</Button>
      <Sheet open={first} title="First" onClose={() => setFirst(false)}>
        <Button onClick={swap}>Next</Button>
      </Sheet>
      <Sheet open={second} title="Second" onClose={() => setSecond(false)}>
        <p>Two</p>
      </Sheet>
    </>
  )
}

const press = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name }))
  await settle()
}
const open = () => screen.queryAllByRole('dialog').map((dialog) => dialog.querySelector('h2')?.textContent)

test('the way back closes a sheet and stays on the screen', async () => {
  render(<Page />)
  await press('Open')
  expect([open(), entries.length]).toEqual([['First'], 2])
  act(goBack)
  await settle()
  expect([open(), entries.length]).toEqual([[], 1])
})

test('a sheet that is closed otherwise leaves nothing behind in the history', async () => {
  render(<Page />)
  await press('Open')
  await press('Close')
  expect([open(), entries.length]).toEqual([[], 1])
})

test('a sheet that follows another at once shares its entry', async () => {
  render(<Page />)
  await press('Open')
  await press('Next')
  expect([open(), entries.length]).toEqual([['Second'], 2])
  act(goBack)
  await settle()
  expect([open(), entries.length]).toEqual([[], 1])
})

test('a step between two other pages closes nothing', async () => {
  const page = vi.spyOn(location, 'href', 'get').mockReturnValue('http://localhost/#/now')
  render(<Page />)
  await press('Open')
  // Two pages are opened over the dialog, and the user goes back from the second one to the first one.
  entries.push(undefined, undefined)
  page.mockReturnValue('http://localhost/#/map')
  act(goBack)
  await settle()
  expect([open(), entries.length]).toEqual([['First'], 3])
})

test('what has to be answered stays', async () => {
  render(
    <Sheet open title="Answer me">
      <p>Here</p>
    </Sheet>,
  )
  await settle()
  act(goBack)
  await settle()
  expect([open(), entries.length]).toEqual([['Answer me'], 2])
})

test('a double tap presses the filled button once', async () => {
  const pressed = vi.fn<(which: string) => void>()
  render(
    <>
      <Button kind="do" onClick={() => pressed('do')}>
        Do it
      </Button>
      <Button onClick={() => pressed('alt')}>Beside</Button>
    </>,
  )
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Do it' }))
  expect(pressed.mock.calls).toEqual([['do']])
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Beside' }))
  expect(pressed).toHaveBeenCalledTimes(3)
})

test('Escape in a dialog that lies inside another dialog closes only the upper one', async () => {
  const closed: string[] = []
  render(
    <Sheet open title="Lower" onClose={() => closed.push('lower')}>
      <Sheet open title="Upper" onClose={() => closed.push('upper')}>
        <p>Text</p>
      </Sheet>
    </Sheet>,
  )
  const upper = screen.getByText('Text').closest('dialog') as HTMLElement
  fireEvent(upper, createEvent('cancel', upper, { cancelable: true }, { EventType: 'Event' }))
  expect(closed).toEqual(['upper'])
  await settle()
})
