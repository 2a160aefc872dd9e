import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { hold } from '../../../../../screen-size'
import { openTable, settle } from '../fixture'

await import('../../../../../../src/games/westeros/table/screens/Companion')

describe('what happens now, on a tablet', () => {
  test('has the map beside it, or the houses', async () => {
    hold('tablet')
    await openTable('')
    const beside = within(await screen.findByRole('complementary'))
    expect(await beside.findByRole('button', { name: /^Winterfell/ })).toBeTruthy()
    await userEvent.click(await beside.findByRole('radio', { name: 'Houses' }))
    expect(beside.getAllByRole('link').map((link) => /^\w+/.exec(link.textContent)?.[0])).toContain('Greyjoy')
    expect(await beside.findByRole('list', { name: 'Iron Throne' })).toBeTruthy()
    expect(beside.queryByRole('button', { name: /^Winterfell/ })).toBeNull()
    await userEvent.click(await beside.findByRole('radio', { name: 'Map' }))
    expect(await beside.findByRole('button', { name: /^Winterfell/ })).toBeTruthy()
  })
  test('is alone on a phone, and keeps its place when the device is turned', async () => {
    await openTable('')
    const question = await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('complementary')).toBeNull()
    act(() => hold('tablet'))
    await settle()
    expect(await screen.findByRole('complementary')).toBeTruthy()
    expect(await screen.findByRole('heading', { level: 1 })).toBe(question)
  })
  test('other places stand alone', async () => {
    hold('tablet')
    await openTable('log')
    expect(screen.queryByRole('complementary')).toBeNull()
  })
})
