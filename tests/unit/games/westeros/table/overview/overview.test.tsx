import { act, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { units } from '../../../../../../src/games/westeros/model/units'
import { openTable, press } from '../fixture'

await import('../../../../../../src/games/westeros/table/overview/Overview')

const house = (name: string) => screen.findByRole('article', { name })

describe('the table view', () => {
  test('shows every house in turn order: castles, supply, power, stars', async () => {
    const table = await openTable('table', {}, [
      { set: 'round', round: 4 },
      { set: 'power', house: 'stark', available: 8 },
      { set: 'stage', at: 'marches' },
    ])
    await act(() => table.play().play({ do: 'ready' }))
    const stark = await house('Stark')
    expect(screen.getAllByRole('article').map((one) => one.getAttribute('aria-label'))).toEqual([
      'Baratheon',
      'Lannister',
      'Stark',
      'Tyrell',
      'Greyjoy',
    ])
    expect(await within(stark).findByText('Anna')).toBeTruthy()
    expect(stark.querySelector('.goal')?.textContent).toMatch(/^2of\s7 castles$/)
    expect([...stark.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual(['1', '8', '3'])
    expect((await screen.findByRole('banner')).textContent).toContain('Round 4 of 10 · Action · Marches')
  })
  test('fills the army slots, and marks what is too much', async () => {
    await openTable('table', {}, [
      { set: 'units', area: 'winterfell', house: 'stark', standing: units({ footman: 3, knight: 1 }) },
      { set: 'round', round: 2 },
    ])
    const heaps = [...(await house('Stark')).querySelectorAll('.heaps span')]
    expect(heaps.map((heap) => [...heap.children].map((slot) => slot.getAttribute('data-slot')))).toEqual([
      ['full', 'full', 'full', 'over'],
      ['free', 'free'],
    ])
  })
  test('shows the flags alone where units are not tracked', async () => {
    await openTable('table', { units: false, cards: 'none', orders: 'table' })
    expect(await within(await house('Stark')).findByRole('img', { name: 'armies of 3, 2' })).toBeTruthy()
  })
  test('shows the tracks as they lie on the board', async () => {
    await openTable('table', {}, [{ set: 'threat', threat: 6 }])
    await house('Stark')
    const names = (list: string) =>
      within(screen.getByRole('list', { name: list }))
        .getAllByRole('img')
        .map((shield) => shield.getAttribute('aria-label'))
    expect(names('Fiefdoms')).toEqual(['Greyjoy', 'Tyrell', 'Stark', 'Baratheon', 'Lannister'])
    const supply = within(await screen.findByRole('region', { name: 'Supply' })).getAllByRole('listitem')
    expect(supply[1]?.querySelector('[aria-label="Stark"]')).toBeTruthy()
    const threat = within(await screen.findByRole('region', { name: 'Wildlings' })).getAllByRole('listitem')
    expect(threat.filter((space) => space.hasAttribute('aria-current')).map(({ textContent }) => textContent)).toEqual(['6'])
  })
  test('follows the game, and names who has sealed but not what', async () => {
    const table = await openTable('table', { orders: 'app' })
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Is the board laid out?')
    await act(() => table.play().play({ do: 'ready' }))
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Which orders will each house give?')
    expect(await within(await house('Stark')).findByText('waits')).toBeTruthy()
    const orders = { winterfell: 'march-plus-1', 'white-harbor': 'defense-1', 'shivering-sea': 'raid' } as const
    await act(() => table.play().cast('stark', orders, 'seat-1'))
    expect(await within(await house('Stark')).findByText('sealed')).toBeTruthy()
    expect(document.body.textContent).not.toMatch(/March|Defense|Raid/)
  })
  test('is opened from the menu, and left for what happens now', async () => {
    const table = await openTable()
    await press('More')
    await press(/^Table view/)
    expect(table.address()).toBe(table.path('table'))
    await house('Stark')
    expect(screen.queryByRole('button', { name: 'Full screen' })).toBeNull()
    await press('Close')
    expect(table.address()).toBe(table.path(''))
  })
})
