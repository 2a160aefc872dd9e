import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PRINTED_BOX } from '../../../../../../src/games/westeros/box/printed'
import { describe, expect, test } from 'vitest'
import type { Units } from '../../../../../../src/games/westeros/box/box'
import type { Change } from '../../../../../../src/games/westeros/model/moves'
import { foughtAt } from '../../../../../../src/games/westeros/table/questions/finished-battle'
import { PRESETS } from '../../../../../../src/games/westeros/model/settings'
import { hold } from '../../../../../screen-size'
import { openTable } from '../fixture'
import { askOnScreen, type TableOptions } from './table'

const press = async (name: string | RegExp) => {
  await userEvent.click(await screen.findByRole('button', { name }))
  await act(async () => {})
}
const some = (units: Partial<Units>): Units => ({ footman: 0, knight: 0, ship: 0, ...units })

/** Opens a game in which Stark marches from Winterfell against Lannister in Moat Cailin. By default, no other units are adjacent. */
const attacked = async (more: readonly Change[] = [], options: Omit<TableOptions, 'changes'> = {}) => {
  const table = await askOnScreen({
    ...options,
    changes: [
      { set: 'stage', at: 'marches' },
      { set: 'units', area: 'winterfell', house: 'stark', standing: some({ knight: 3 }) },
      { set: 'units', area: 'moat-cailin', house: 'lannister', standing: some({ footman: 1, knight: 1 }) },
      { set: 'units', area: 'white-harbor' },
      { set: 'units', area: 'lannisport' },
      { set: 'units', area: 'greywater-watch' },
      ...more,
    ],
  })
  await press('The board is laid out')
  const moves = [{ to: 'moat-cailin', units: some({ knight: 3 }) }]
  await table.move({ do: 'march', house: 'stark', from: 'winterfell', order: 'march-0', leaveToken: false, moves })
  return table
}

/** Returns both numbers in one row of the table of strengths. */
const row = (kind: string): readonly string[] => {
  const head = screen.getByRole('rowheader', { name: new RegExp(`^${kind}`), hidden: true })
  return [...(head.closest('tr')?.querySelectorAll('td b') ?? [])].map((figure) => figure.textContent)
}
/** Returns the total strengths of both sides, attacker first. */
const totals = (): readonly string[] => screen.getAllByRole('columnheader').map((head) => head.querySelector('b')?.textContent ?? '')
const play = async (stark: string, lannister: string) => {
  for (const [house, card] of [
    ['Stark', stark],
    ['Lannister', lannister],
  ] as const) {
    const hand = within(await screen.findByRole('group', { name: `House card of ${house}` }))
    await userEvent.click(hand.getByRole('radio', { name: PRINTED_BOX.cards[card]?.name ?? card }))
  }
  await press('These cards were played')
}
const choose = (group: string, name: string) =>
  userEvent.click(within(screen.getByRole('group', { name: group })).getByRole('radio', { name }))

describe('the balance', () => {
  test('has a row for every addend and names what an event changed, and whose a tie is', async () => {
    await attacked([
      { set: 'round', round: 4 },
      { set: 'turned', turned: { 1: 'supply', 2: 'clash-of-kings', 3: 'rains-of-autumn' } },
      { set: 'units', area: 'greywater-watch', house: 'stark', standing: some({ footman: 2, knight: 1 }) },
      { set: 'units', area: 'narrow-sea', house: 'greyjoy', standing: some({ ship: 1 }) },
    ])
    await press('before cards ties go to Stark rains Breakdown')
    expect(totals()).toEqual(['6', '3'])
    expect(row('Card')).toEqual(['–', '–'])
    await choose('Greywater Watch: for whom', 'For the attacker')
    await choose('The Narrow Sea: for whom', 'For the defender')
    expect(row('Units')).toEqual(['6', '3'])
    expect(row('Order')).toEqual(['0', '0'])
    expect(row('Support')).toEqual(['+2', '+1'])
    expect(screen.queryByRole('rowheader', { name: 'Blade' })).toBeNull()
    expect(totals()).toEqual(['8', '4'])
    expect(await screen.findByRole('rowheader', { name: 'Support rains' })).toBeTruthy()
    expect(await screen.findByRole('cell', { name: /\+1 The Narrow Sea, Greyjoy/ })).toBeTruthy()
    // A third house offers its support, and the supported side declines.
    await choose('The Narrow Sea: Lannister', 'Decline this help')
    expect(row('Support')).toEqual(['+2', '0'])
  })

  test('a second star of a house that has one is a dead key with the reason', async () => {
    await attacked([
      { set: 'track', track: 'kingsCourt', order: ['stark', 'tyrell', 'baratheon', 'lannister', 'greyjoy'] },
      { set: 'units', area: 'white-harbor', house: 'lannister', standing: some({ knight: 1 }) },
    ])
    const defense = () => within(screen.getByRole('group', { name: 'Defense order of the defender' }))
    const star = () => screen.getByRole('switch', { name: 'Support +1 (star)' })
    const reason = 'That would be one special order too many.'
    await choose('White Harbor: for whom', 'For the defender')
    expect(star()).toHaveProperty('disabled', false)
    await userEvent.click(defense().getByRole('radio', { name: 'Defense +2 (star)' }))
    expect(star()).toHaveProperty('disabled', true)
    expect(screen.getByText(reason)).toBeTruthy()
    await userEvent.click(defense().getByRole('radio', { name: 'Defense +1' }))
    expect(screen.queryByText(reason)).toBeNull()
    await userEvent.click(star())
    expect(defense().getByRole('radio', { name: 'Defense +2 (star)' })).toHaveProperty('disabled', true)
    expect(screen.getByText(reason)).toBeTruthy()
  })

  test('shows played House cards without an empty line for a card that has no icons', async () => {
    await attacked()
    await press('Both sides agree')
    await play('ser-rodrick-cassel', 'ser-jaime-lannister')
    expect(await screen.findByText(/^House Stark wins, /)).toBeTruthy()
    expect(document.querySelectorAll('.house-card')).toHaveLength(2)
    expect([...document.querySelectorAll('.house-card p')].filter(({ innerHTML }) => innerHTML === '')).toEqual([])
  })

  test('makes room for choices on a phone: one row, opened for as long as the battle lasts', async () => {
    await attacked()
    const units = () => screen.queryByRole('rowheader', { name: 'Units' })
    expect(totals()).toEqual(['6', '3'])
    expect(units()).toBeNull()
    await press('before cards ties go to Stark Breakdown')
    expect(units()).toBeTruthy()
    await press('Both sides agree')
    expect(units()).toBeTruthy()
    await press('before cards ties go to Stark Breakdown')
    expect(units()).toBeNull()
    act(() => hold('tablet'))
    expect(units()).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Breakdown/ })).toBeNull()
  })

  test('names several supporting areas in a line of their own', async () => {
    await attacked([
      { set: 'units', area: 'narrow-sea', house: 'greyjoy', standing: some({ ship: 1 }) },
      { set: 'units', area: 'white-harbor', house: 'lannister', standing: some({ knight: 1 }) },
    ])
    await press(/Breakdown/)
    await choose('The Narrow Sea: for whom', 'For the defender')
    expect(await screen.findByRole('cell', { name: '+1 The Narrow Sea, Greyjoy' })).toBeTruthy()
    await choose('White Harbor: for whom', 'For the defender')
    expect(row('Support')).toEqual(['0', '+3'])
    expect((await screen.findByRole('cell', { name: /^Lannister: / })).textContent?.split(/: | · /).toSorted()).toEqual([
      'Lannister',
      'The Narrow Sea, Greyjoy +1',
      'White Harbor +2',
    ])
  })

  test('names the track that decides between equals', async () => {
    await attacked()
    await press('Both sides agree')
    await play('catelyn-stark', 'tywin-lannister')
    expect(totals()).toEqual(['6', '6'])
    expect(row('Card')).toEqual(['0', '+3'])
    expect(await screen.findByText('the tie goes to Stark')).toBeTruthy()
    expect(await screen.findByText('House Stark wins, 6 to 6.')).toBeTruthy()
    expect(await screen.findByText(/^Equal: the Fiefdoms track decides\. No sword: nobody falls\. Lannister: 2 units retreat/)).toBeTruthy()
  })

  test('tells what the Blade would change before it is used', async () => {
    const order = ['lannister', 'stark', 'greyjoy', 'tyrell', 'baratheon'] as const
    const table = await attacked([{ set: 'track', track: 'fiefdoms', order }])
    await press('Both sides agree')
    await play('ser-rodrick-cassel', 'tywin-lannister')
    expect((await within(await screen.findByRole('list', { name: 'It would be' })).findByRole('listitem')).textContent).toBe(
      'Lannister6 → 7',
    )
    await press('Use the Blade: +1')
    const decided = foughtAt(table.open().ledger.head)?.decided
    expect(decided?.battle.result).toMatchObject({ attacker: 7, defender: 7, winner: 'defender', decidedBy: 'fiefdoms' })
  })

  test('says how far the battle is', async () => {
    await attacked()
    const steps = () => within(screen.getByRole('list', { name: 'Steps of the battle' })).getAllByRole('listitem')
    const here = () => steps().find((step) => step.getAttribute('aria-current') === 'step')?.textContent
    expect(steps()).toHaveLength(5)
    expect(here()).toBe('Support')
    await press('Both sides agree')
    expect(here()).toBe('Cards')
  })

  test('counts along while a table that tracks no units tells its battle', async () => {
    const table = await askOnScreen({ tracking: PRESETS.light, changes: [{ set: 'stage', at: 'marches' }] })
    await press('The board is laid out')
    await press('A battle was fought')
    const footmen = within(await screen.findByRole('group', { name: 'Stark: Footman' }))
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Defender' }), 'lannister')
    for (let times = 0; times < 4; times++) await userEvent.click(await footmen.findByRole('button', { name: 'One more' }))
    expect(totals()).toEqual(['4', '0'])
    await press('Next: Order')
    await press('Next: Support')
    await press('Next: Card')
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Lannister' }), 'tywin-lannister')
    expect(row('Card')).toEqual(['0', '+3'])
    await press('Next: Blade')
    await press('Save the battle')
    expect(table.open().ledger.last.entry.move).toEqual({ do: 'tellBattle', cards: ['tywin-lannister'] })
    expect(await screen.findByText('Stark won, 4 to 3')).toBeTruthy()
  })
})

describe('the calculator', () => {
  test('shows the same balance and counts what is entered', async () => {
    await openTable('calculator')
    const group = await screen.findByRole('group', { name: 'Stark: Knight' })
    await userEvent.click(await within(group).findByRole('button', { name: 'One more' }))
    expect(totals()).toEqual(['2', '0'])
    expect(await screen.findByText('House Stark wins, 2 to 0.')).toBeTruthy()
    await userEvent.click(await screen.findByRole('radio', { name: 'Support' }))
    await userEvent.click(
      await within(await screen.findByRole('group', { name: 'Greyjoy: Ship' })).findByRole('button', { name: 'One more' }),
    )
    await userEvent.click(
      await within(await screen.findByRole('group', { name: 'Greyjoy: Support +1' })).findByRole('button', { name: 'One more' }),
    )
    expect(row('Support')).toEqual(['0', '+2'])
    expect(await screen.findByText('House Greyjoy wins, 2 to 2.')).toBeTruthy()
  })
})

describe('a battle', () => {
  test('goes from support over cards and the Blade to casualties and retreat', async () => {
    const table = await attacked()
    await press('Both sides agree')
    await play('greatjon-umber', 'kevan-lannister')
    while (['ability', 'blade'].includes(table.open().prompts[0]?.kind ?? ''))
      await press(table.open().prompts[0]?.kind === 'blade' ? /the Blade/ : /Apply|It has no effect/)
    expect(table.open().prompts[0]?.kind).toBe('casualties')
    const battle = await screen.findByRole('region', { name: 'Moat Cailin' })
    expect(await within(battle).findByText(/^Stark won, \d+ to \d+/)).toBeTruthy()
    // The app preselects the cheapest units; the user can exchange them.
    const footmen = within(await screen.findByRole('group', { name: 'Lannister: Footman' }))
    await userEvent.click(footmen.getByRole('button', { name: 'One less' }))
    expect((await screen.findByRole('button', { name: '0 of 1 chosen' })).getAttribute('aria-disabled')).toBe('true')
    await userEvent.click(footmen.getByRole('button', { name: 'One more' }))
    await press('Lose 1 footman')
    // The total strengths still include units that were destroyed later.
    expect(row('Units')).toEqual(['6', '3'])
    if (table.open().prompts[0]?.kind !== 'retreat') return
    const areas = within(await screen.findByRole('group', { name: 'Where to' }))
    const open = areas.getAllByRole('radio').find((radio) => !(radio as HTMLInputElement).disabled)
    if (open !== undefined) await userEvent.click(open)
    await press(/^Retreat to|^All units are lost/)
    expect(table.state().battle).toBeUndefined()
  })

  test('takes another text of a card from the table', async () => {
    const table = await attacked()
    await press('Both sides agree')
    await play('robb-stark', 'kevan-lannister')
    await press('Our card says something else')
    await userEvent.click(
      await within(await screen.findByRole('group', { name: 'Stark: Strength, more or less' })).findByRole('button', { name: 'One more' }),
    )
    await userEvent.click(await screen.findByText('What it changes on the board'))
    await press('Supply, power, House cards')
    const stark = await within(await screen.findByRole('dialog', { name: 'Supply, power, House cards' })).findByRole('region', {
      name: 'Stark',
    })
    const power = table.state().houses.stark?.power ?? 0
    await userEvent.click(
      await within(await within(stark).findByRole('group', { name: 'Available power' })).findByRole('button', { name: 'One more' }),
    )
    await press('Done')
    await press('This is what it does')
    expect(table.state().houses.stark?.power).toBe(power + 1)
    expect(await screen.findByRole('cell', { name: '+1 Robb Stark', hidden: true })).toBeTruthy()
    expect(table.state().battle?.modifiers).toContainEqual({ mod: 'bonus', side: 'attacker', amount: 1, by: 'robb-stark' })
  })
})
