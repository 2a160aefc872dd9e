import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { Change } from '../../../../../../src/games/westeros/model/moves'
import { PRESETS } from '../../../../../../src/games/westeros/model/settings'
import { openTable } from '../fixture'

const LIES: readonly Change[] = [
  { set: 'round', round: 4 },
  { set: 'stage', at: 'draw' },
  { set: 'units', area: 'winterfell', house: 'stark', standing: { footman: 2, knight: 1, ship: 0 } },
  { set: 'units', area: 'moat-cailin', house: 'stark', standing: { footman: 0, knight: 2, ship: 0 } },
  { set: 'supply', house: 'stark', level: 1 },
  { set: 'token', area: 'karhold', house: 'stark' },
  { set: 'used', house: 'stark', cards: ['robb-stark'] },
  { set: 'track', track: 'kingsCourt', order: ['lannister', 'stark', 'baratheon', 'tyrell', 'greyjoy'] },
]

const rowOf = (house: RegExp) => screen.getByRole('link', { name: house }).closest('tbody') as HTMLElement
const player = (name: string): Change => ({ set: 'player', player: { id: 'player-1', name } })

describe('the houses at a glance', () => {
  test('stand in turn order with everything that decides', async () => {
    await openTable('houses', PRESETS.full, LIES)
    const stark = rowOf(/^Stark/)
    const [supply, power, stars] = within(stark).getAllByRole('cell')
    expect([supply, power, stars].map((cell) => cell?.textContent)).toEqual(['1', '5', '3'])
    expect(await within(stark).findByRole('img', { name: /^3 castle/ })).toBeTruthy()
    expect(await within(stark).findByRole('img', { name: 'armies 3-2, where 3-2 may stand' })).toBeTruthy()
  })
  test('tell nothing that the table does not count', async () => {
    await openTable('houses', { ...PRESETS.light, power: false })
    const stark = rowOf(/^Stark/)
    expect(within(stark).queryByRole('img', { name: /^armies/ })).toBeNull()
    expect(stark.textContent).not.toMatch(/undefined/)
    expect(stark.textContent).toContain('–')
  })
  test('show the tracks as they lie on the board, with the stars of each place', async () => {
    await openTable('houses', {}, LIES)
    const court = within(await screen.findByRole('list', { name: 'King’s Court' })).getAllByRole('listitem')
    expect(court.map((place) => within(place).getByRole('img').getAttribute('aria-label'))).toEqual([
      'Lannister',
      'Stark',
      'Baratheon',
      'Tyrell',
      'Greyjoy',
    ])
    expect(court.map((place) => place.textContent)).toEqual(['3 stars3', '3 stars3', '2 stars2', '1 star1', ''])
    const supply = within(await screen.findByRole('region', { name: 'Supply' })).getAllByRole('listitem')
    expect(supply).toHaveLength(7)
    expect(await within(supply[1] as HTMLElement).findByRole('img', { name: 'Stark' })).toBeTruthy()
  })
})

describe('one house', () => {
  test('has its areas with their units, and its cards with their texts, those in hand first', async () => {
    const table = await openTable('houses/stark', PRESETS.full, LIES)
    const areas = await screen.findByRole('region', { name: 'Areas' })
    const links = within(areas).getAllByRole('link')
    expect(links.map((link) => link.querySelector('.words')?.firstChild?.textContent)).toEqual([
      'Karhold',
      'Winterfell',
      'White Harbor',
      'Moat Cailin',
      'The Shivering Sea',
    ])
    expect(links[1]?.getAttribute('href')).toBe(`${table.path('areas/winterfell')}?show=stark`)
    expect(await within(areas).findByRole('img', { name: '2 footmen and 1 knight' })).toBeTruthy()
    const cards = within(await screen.findByRole('region', { name: 'House cards' })).getAllByRole('listitem')
    expect(cards).toHaveLength(7)
    expect(cards.at(-1)?.textContent).toMatch(/^Robb Starkused.*Strength 2.*knights count/)
  })
  test('shows its armies unit by unit, and marks what its supply does not feed', async () => {
    await openTable('houses/stark', {}, [
      ...LIES,
      { set: 'units', area: 'white-harbor', house: 'stark', standing: { footman: 2, knight: 0, ship: 0 } },
    ])
    const surplus = await screen.findByRole('img', { name: 'army of 2 where 0 may stand' })
    expect([...surplus.querySelectorAll('[data-slot]')].map((slot) => slot.getAttribute('data-slot'))).toEqual(['over', 'over'])
    expect(await screen.findByText(/More than the supply feeds/)).toBeTruthy()
  })
})

describe('names of players', () => {
  const odd = ['<b>Marek</b><img src=x onerror=alert(1)>', '👩‍👩‍👧‍👦🐉🔥', 'A'.repeat(80)]
  test.each(odd)('are shown as they were written: %s', async (name) => {
    const table = await openTable('houses', {}, [...LIES, player(name)])
    expect((await within(rowOf(/^Stark/)).findByText(name)).tagName).toBe('BDI')
    expect(document.querySelector('td img, th img, b > img')).toBeNull()
    await table.go('houses/stark')
    expect((await within(await screen.findByRole('region', { name: 'Player' })).findByText(name)).tagName).toBe('BDI')
  })
  test('that run from right to left turn nothing around them', async () => {
    const table = await openTable('houses', {}, [...LIES, player('שלום 123'), { set: 'stage', at: 'marches' }])
    expect((await within(rowOf(/^Stark/)).findByText('שלום 123')).tagName).toBe('BDI')
    await table.go('')
    expect(document.body.textContent).toContain('\u2068שלום 123\u2069')
  })
})
