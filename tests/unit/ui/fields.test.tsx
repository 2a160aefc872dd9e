// Tests that inputs show the values of the screen, and that `onClose` is not called if a screen removes a dialog.
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Sheet } from '../../../src/ui/Dialog'
import { Check, Select, Switch, TextField } from '../../../src/ui/Field'
import { SegmentedChoice } from '../../../src/ui/SegmentedChoice'

const refuse = () => undefined
const options = [
  { value: 'winter', label: 'Winter' },
  { value: 'summer', label: 'Summer' },
]

test('a change that the screen does not take is not shown', async () => {
  render(
    <>
      <TextField label="Name" value="Friday" onChange={refuse} />
      <Select label="Season" options={options} value="winter" onChange={refuse} />
      <ul>
        <Switch title="Sounds" on={false} onChange={refuse} />
        <Check title="Units" on={false} onChange={refuse} />
      </ul>
      <SegmentedChoice label="Which" options={options} value="winter" onChange={refuse} />
    </>,
  )
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' })
  fireEvent.input(name, { target: { value: 'Saturday' } })
  await waitFor(() => expect(name.value).toBe('Friday'))
  const season = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Season' })
  await userEvent.selectOptions(season, 'summer')
  await waitFor(() => expect(season.value).toBe('winter'))
  for (const [role, title] of [
    ['switch', 'Sounds'],
    ['checkbox', 'Units'],
    ['radio', 'Summer'],
  ] as const) {
    const box = await screen.findByRole<HTMLInputElement>(role, { name: title })
    await userEvent.click(box)
    await waitFor(() => expect(box.checked).toBe(false))
  }
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'Winter' })).checked).toBe(true)
})

test('a sheet that the screen takes away is closed by nobody', async () => {
  const closed = vi.fn<() => void>()
  function Screen() {
    const [open, setOpen] = useState(true)
    return (
      <>
        <button type="button" onClick={() => setOpen(false)}>
          Elsewhere
        </button>
        <Sheet open={open} title="Karhold" onClose={closed}>
          <p>Nobody holds it.</p>
        </Sheet>
      </>
    )
  }
  render(<Screen />)
  await screen.findByRole('dialog')
  fireEvent.click(await screen.findByText('Elsewhere'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await new Promise((soon) => setTimeout(soon, 20))
  expect(closed).not.toHaveBeenCalled()
})
