import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { areaAt } from '../../../../../../src/games/westeros/model/position'
import { askOnScreen } from './table'

const press = async (name: string | RegExp) => {
  await userEvent.click(await screen.findByRole('button', { name }))
  await act(async () => {})
}
const marching = async () => {
  const table = await askOnScreen({ changes: [{ set: 'stage', at: 'marches' }] })
  await press('The board is laid out')
  return table
}

describe('a march', () => {
  test('is put together area by area and played by one button', async () => {
    const table = await marching()
    await press('Stark')
    await userEvent.click(await screen.findByRole('button', { name: 'Winterfell' }))
    await userEvent.click(within(await screen.findByRole('list', { name: 'Where to' })).getAllByRole('button')[0] as HTMLElement)
    await press(/^March (to|and attack) /)
    expect(table.open().ledger.last.entry.move).toMatchObject({ do: 'march', house: 'stark', from: 'winterfell' })
  })
  test('keeps its draft, and takes back one step', async () => {
    const table = await marching()
    await press('Stark')
    await userEvent.click(await screen.findByRole('button', { name: 'Winterfell' }))
    const { key } = table.open().prompts[0] ?? { key: '' }
    expect(table.open().drafts[key]).toMatchObject({ stack: [{ house: 'stark' }, { from: 'winterfell' }] })
    await press('Another starting area')
    expect((await screen.findByRole('button', { name: 'Choose a starting area' })).getAttribute('aria-disabled')).toBe('true')
  })
  test('that is refused says why, and may be played all the same', async () => {
    const table = await askOnScreen({
      changes: [
        { set: 'stage', at: 'marches' },
        { set: 'units', area: 'mountains-of-the-moon', house: 'stark', standing: { footman: 1, knight: 0, ship: 0 } },
      ],
    })
    await press('The board is laid out')
    await press('Stark')
    await userEvent.click(await screen.findByRole('button', { name: 'The Mountains of the Moon' }))
    await press(/The Eyrie/)
    expect(await screen.findByRole('region', { name: 'neutral force' })).toBeTruthy()
    await press('Finish anyway')
    const sheet = await screen.findByRole('dialog')
    await userEvent.click(await within(sheet).findByRole('button', { name: 'We allow it' }))
    await waitFor(() => expect(table.open().ledger.last.entry.move).toMatchObject({ do: 'overrule', waive: ['NEUTRAL_TOO_STRONG'] }))
  })
})

describe('mustering', () => {
  test('buys, shows why not, and finishes', async () => {
    const table = await askOnScreen({
      tracking: { decks: 'table' },
      changes: [
        { set: 'round', round: 2 },
        { set: 'stage', at: 'draw' },
      ],
    })
    await press('The board is laid out')
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Deck I' }), 'mustering')
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Deck II' }), 'game-of-thrones')
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Deck III' }), 'sea-of-storms*')
    await press('These three lie face up')
    await press('Begin the mustering')
    const house = table.open().prompts[0]?.roles[0]
    expect(house).toBeDefined()
    const buttons = screen.getAllByRole('button', { name: /: (Footman|Knight|Upgrade|Ship)/ })
    const possible = buttons.find((button) => button.getAttribute('aria-disabled') !== 'true')
    expect(possible).toBeDefined()
    await userEvent.click(possible as HTMLElement)
    await press(/^Take the .* back$/)
    await press('Muster nothing')
    expect(table.open().prompts[0]?.roles[0]).not.toBe(house)
  })
})

describe('told bids', () => {
  test('come in on one screen, and equal ones are put in order', async () => {
    const table = await askOnScreen({
      tracking: { decks: 'table', bids: 'table' },
      changes: [
        { set: 'round', round: 2 },
        { set: 'stage', at: 'draw' },
      ],
    })
    await table.move({ do: 'ready' })
    await table.move({ do: 'draw', how: 'table', turned: { 1: ['last-days-of-summer*'], 2: ['clash-of-kings'], 3: ['sea-of-storms*'] } })
    while (table.open().prompts[0]?.kind === 'resolve') {
      const { stage } = table.state()
      if (stage.at === 'card') await table.move({ do: 'resolve', deck: stage.deck })
    }
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Stark' }), '3')
    await press('These were the bids')
    expect(table.state().stage.at).toBe('auctionTies')
    expect(screen.getAllByRole('checkbox').every((house) => !(house as HTMLInputElement).checked)).toBe(true)
    await press('Choose who goes higher')
    expect(table.state().stage.at).toBe('auctionTies')
    for (const house of ['Tyrell', 'Greyjoy', 'Lannister']) await userEvent.click(screen.getByRole('checkbox', { name: house }))
    await press('Place them in this order')
    expect(table.state().tracks.ironThrone).toEqual(['stark', 'tyrell', 'greyjoy', 'lannister', 'baratheon'])
    expect(await screen.findByRole('heading', { name: 'House Stark takes the Iron Throne.' })).toBeTruthy()
  })
})

describe('support in a battle', () => {
  test('is offered area by area, and the balance follows', async () => {
    const table = await askOnScreen({
      changes: [
        { set: 'stage', at: 'marches' },
        { set: 'units', area: 'moat-cailin', house: 'lannister', standing: { footman: 1, knight: 0, ship: 0 } },
      ],
    })
    await press('The board is laid out')
    const from = 'winterfell'
    const { garrison } = areaAt(table.state(), from)
    await table.move({
      do: 'march',
      house: 'stark',
      from,
      order: 'march-0',
      leaveToken: false,
      moves: [{ to: 'moat-cailin', units: garrison?.standing ?? { footman: 1, knight: 0, ship: 0 } }],
    })
    expect(table.state().battle?.step).toBe('support')
    const supporters = screen.getAllByRole('radio', { name: 'For the attacker' })
    await userEvent.click(supporters[0] as HTMLElement)
    await press('Both sides agree')
    expect(table.state().battle?.supports.some((support) => support.for === 'attacker')).toBe(true)
    expect(await screen.findByRole('group', { name: 'House card of Stark' })).toBeTruthy()
  })
})
