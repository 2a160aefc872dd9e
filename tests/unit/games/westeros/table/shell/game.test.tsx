import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, test } from 'vitest'
import { rooms } from '../../../../../../src/games/westeros/table/screens/rooms'
import { memoryStore } from '../../../../../../src/storage'
import type { LazyPart } from '../../../../../../src/ui/lazy-part'
import { troubledStore } from '../../../../../fixtures/tiny-environment'
import { openApp, openTable, press, settle } from '../fixture'

// Loads the pages first: React never renders a page that suspends inside an `act` that is not awaited.
beforeAll(async () => {
  for (const page of Object.values(rooms)) if ('fetch' in page) await (page as LazyPart<object>).fetch()
})

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const waits = (name: string | RegExp) => button(name).getAttribute('aria-disabled') === 'true'

describe('the places of a game', () => {
  test.each([
    ['', 'Is the board laid out?'],
    ['areas', 'Map'],
    ['houses', 'Houses'],
    ['houses/stark', 'Stark'],
    ['log', 'History'],
    ['correct', 'What is different on the board?'],
    ['options', 'How do you play it?'],
    ['people', 'Who plays which house'],
    ['calculator', 'Who would win?'],
  ])('have addresses that can be loaded again: /%s', async (place, name) => {
    await openTable(place)
    expect(await screen.findByRole('heading', { level: 1, name })).toBeTruthy()
    expect(within(await screen.findByRole('navigation', { name: 'The game' })).getAllByRole('link')).toHaveLength(4)
  })
  test('an address that is none leads to what happens now', async () => {
    const table = await openTable('no/such/place')
    expect(table.address()).toBe(table.path(''))
    await table.go('houses/nobody')
    expect(table.address()).toBe(table.path('houses'))
  })
  test('a game that is not there says so', async () => {
    await openApp({ at: '/game/no-such-game' })
    expect(await screen.findByRole('heading', { level: 1, name: 'This game does not open.' })).toBeTruthy()
  })
  test('the menu leads to everything that can be done at any time', async () => {
    const table = await openTable()
    await press('More')
    await userEvent.click(await within(await screen.findByRole('dialog')).findByRole('button', { name: /^Battle calculator/ }))
    await settle()
    expect(table.address()).toBe(table.path('calculator'))
  })
})

describe('an area', () => {
  test('tells everything about it, and leads to its neighbours', async () => {
    const table = await openTable('areas/winterfell?show=land')
    const sheet = await screen.findByRole('dialog', { name: 'Winterfell' })
    expect(sheet.textContent).toContain('1 footman and 1 knight')
    expect(sheet.textContent).toContain('by units')
    await userEvent.click(await within(sheet).findByRole('button', { name: 'Karhold' }))
    await settle()
    expect(table.address()).toBe(table.path('areas/karhold?show=land'))
  })
  test('is set by hand with a reason, and the log keeps it', async () => {
    const table = await openTable('areas/winterfell')
    await press('Correct the board')
    expect(waits('Nothing has been changed yet')).toBe(true)
    await userEvent.click(
      await within(await screen.findByRole('group', { name: 'Units: Footman' })).findByRole('button', { name: 'One more' }),
    )
    await userEvent.type(await screen.findByRole('textbox', { name: 'Reason (optional)' }), 'It fell off')
    await press('Save 1 change')
    expect(table.state().areas.winterfell?.garrison?.standing.footman).toBe(2)
    await table.go('log')
    expect(await screen.findByText(/It fell off/)).toBeTruthy()
    // The entry says once that it was set by hand, and has no tag with the same words.
    expect((await screen.findByText(/It fell off/)).textContent).toMatch(/^Set by hand/)
    expect(screen.queryByText('Set by hand', { selector: '.tag' })).toBeNull()
  })
  test('refuses what breaks the count, and names the rule', async () => {
    const table = await openTable('areas/winterfell')
    await press('Correct the board')
    const more = await within(await screen.findByRole('group', { name: 'Units: Knight' })).findByRole('button', { name: 'One more' })
    for (let k = 0; k < 5; k++) await userEvent.click(more)
    expect(await within(await screen.findByRole('dialog')).findByRole('button', { name: /^R18.1/ })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Save 1 change' })).toBeNull()
    expect(table.state().areas.winterfell?.garrison?.standing.knight).toBe(1)
  })
  test('is found by house, by land and sea; the filter stands in the address', async () => {
    const table = await openTable('areas?show=land')
    await userEvent.click(await screen.findByRole('button', { name: 'Sea' }))
    await settle()
    expect(table.address()).toBe(`${table.path('areas')}?show=sea`)
    expect((await screen.findByRole('list', { name: 'Areas' })).children).toHaveLength(11)
    await press('Stark')
    expect((await screen.findByRole('list', { name: 'Areas' })).children).toHaveLength(3)
  })
})

describe('corrections', () => {
  test('are collected from several parts, survive a reload, and are set together', async () => {
    const table = await openTable('correct')
    await press('Supply, power, House cards')
    const stark = await within(await screen.findByRole('dialog')).findByRole('region', { name: 'Stark' })
    await userEvent.click(
      await within(await within(stark).findByRole('group', { name: 'Available power' })).findByRole('button', { name: 'One more' }),
    )
    await userEvent.click(await within(stark).findByRole('checkbox', { name: 'Robb Stark' }))
    await press('Done')
    await press('Influence tracks')
    const [up] = screen.getAllByRole('button', { name: 'Stark: one place up' })
    await userEvent.click(up as HTMLElement)
    await press('Done')
    await table.go('correct')
    expect((await screen.findByRole('list', { name: 'What is different on the board?' })).children).toHaveLength(3)
    await press(/^Drop this change: used cards/i)
    await press('Save 2 changes')
    expect(table.state().houses.stark).toMatchObject({ power: 6, used: [] })
    expect(table.state().tracks.ironThrone).toEqual(['baratheon', 'stark', 'lannister', 'tyrell', 'greyjoy'])
    expect(table.play().open?.ledger.last.entry.move).toMatchObject({ do: 'correct', changes: [{ set: 'power' }, { set: 'track' }] })
  })
  test('that would end the game say so, and want a second tap', async () => {
    const table = await openTable('correct', { orders: 'app' })
    await press(/^Round, step, wildling threat/)
    const sheet = within(await screen.findByRole('dialog'))
    const later = within(await sheet.findByRole('group', { name: 'Round' })).getByRole('button', { name: 'One more' })
    while (sheet.getByRole<HTMLInputElement>('textbox', { name: 'Round' }).value !== '10') await userEvent.click(later)
    await userEvent.selectOptions(await sheet.findByRole('combobox', { name: 'Play continues at' }), 'Marches')
    await press('Done')
    const before = table.state().round
    await press('Save 2 changes')
    expect(table.state().round).toBe(before)
    await press('This ends the game: save anyway')
    await settle()
    expect(table.state().stage.at).toBe('over')
  })
  test('of the settings are not offered again when the saved correction is undone', async () => {
    const table = await openTable('options')
    const switchNumber = async (n: number) => userEvent.click((await screen.findAllByRole('switch'))[n] as HTMLElement)
    await switchNumber(0)
    await press('Save 1 change')
    await act(async () => {
      await table.play().undo()
    })
    await table.go('options')
    await switchNumber(1)
    expect(await screen.findByRole('button', { name: 'Save 1 change' })).toBeTruthy()
  })
  test('change who plays a house; without a player the table runs it', async () => {
    const table = await openTable('houses/stark')
    await press('Change')
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'House Stark' }), 'run by the table')
    await press('Save 2 changes')
    expect(await screen.findByText(/Nobody: the table runs this house/)).toBeTruthy()
    await press('Change')
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'House Stark' }), 'Petr')
    await press('Save 1 change')
    const { houses } = table.state()
    expect(houses.stark?.seat).toBe(houses.lannister?.seat)
  })
  test('switch the tracking and a setting in the middle of a game', async () => {
    const table = await openTable('options')
    await userEvent.click(await screen.findByRole('radio', { name: /^Light/ }))
    await userEvent.click(await screen.findByRole('switch', { name: 'Do routed ships carry units?' }))
    await press('Save 2 changes')
    expect(table.state()).toMatchObject({ tracking: { units: false, cards: 'none' }, settings: { routedShipsTransport: false } })
    await table.go('areas/winterfell')
    expect((await screen.findByRole('dialog')).textContent).toContain('as reported')
  })
  describe('while the orders are chosen in secret', () => {
    const choosing = async (path: string) => {
      const table = await openTable('', { orders: 'app' })
      await act(() => table.play().play({ do: 'ready' }))
      await table.go(path)
      return table
    }
    test('go on as long as nothing is sealed', async () => {
      const table = await choosing('options')
      await userEvent.click(await screen.findByRole('switch', { name: 'Do routed ships carry units?' }))
      await press('Save 1 change')
      expect(table.state()).toMatchObject({ settings: { routedShipsTransport: false }, ballot: { kind: 'orders', cast: {} } })
    })
    test.each(['correct', 'options', 'people', 'check', 'house-rules', 'areas/winterfell'])(
      'wait for what is sealed, until it is thrown away: %s',
      async (path) => {
        const table = await choosing(path)
        await act(() =>
          table.play().play({ do: 'cast', ballot: table.state().ballot?.id ?? '', role: 'stark', commitment: 'a'.repeat(64) }),
        )
        if (path.startsWith('areas')) await press('Correct the board')
        expect(await screen.findByText(/^Somebody has sealed a choice/)).toBeTruthy()
        expect(screen.queryByRole('button', { name: /^Save / })).toBeNull()
        screen.getByRole('button', { name: 'Correct now and throw away what is sealed' }).focus()
        await userEvent.keyboard('{Enter}')
        expect(Object.keys(table.state().ballot?.cast ?? {})).toEqual(['stark'])
        await userEvent.keyboard('{Enter}')
        await settle()
        expect(screen.queryByText(/^Somebody has sealed a choice/)).toBeNull()
        // Nothing is lost before the correction is saved.
        expect(Object.keys(table.state().ballot?.cast ?? {})).toEqual(['stark'])
      },
    )
    test('a choice that is sealed during the correction does not interrupt it; saving throws away what is sealed', async () => {
      const table = await choosing('options')
      const seal = (role: string) =>
        act(() => table.play().play({ do: 'cast', ballot: table.state().ballot?.id ?? '', role, commitment: 'a'.repeat(64) } as never))
      await seal('stark')
      screen.getByRole('button', { name: 'Correct now and throw away what is sealed' }).focus()
      await userEvent.keyboard('{Enter}{Enter}')
      await userEvent.click(await screen.findByRole('switch', { name: 'Do routed ships carry units?' }))
      await seal('lannister')
      expect(Object.keys(table.state().ballot?.cast ?? {})).toEqual(['stark', 'lannister'])
      expect(screen.queryByText(/^Somebody has sealed a choice/)).toBeNull()
      await press('Save 1 change')
      expect(table.state()).toMatchObject({ settings: { routedShipsTransport: false }, ballot: { kind: 'orders', cast: {} } })
    })
  })
})

describe('the log', () => {
  const withCards = async () => {
    const table = await openTable('', {}, [{ set: 'round', round: 2 }])
    await act(() => table.play().play({ do: 'ready' }))
    await act(() => table.play().drawByChance())
    await table.go('log')
    return table
  }
  test('takes back one step by a button that names it, and does it again', async () => {
    const table = await openTable()
    await act(() => table.play().play({ do: 'correct', changes: [{ set: 'threat', threat: 4 }] }))
    await table.go('log')
    await press(/^Undo: change of the board \(wildling/)
    expect(table.state().threat).toBe(0)
    // If only one entry can be restored, the redo button replaces the list.
    expect(screen.queryByRole('button', { name: /^Restore/ })).toBeNull()
    await press(/^Redo: change of the board$/)
    expect(table.state().threat).toBe(4)
    await act(() => table.play().play({ do: 'correct', changes: [{ set: 'tracking', tracking: { power: false } }] }))
    await screen.findByRole('button', { name: /^Undo: change of tracking/ })
  })
  test('goes back behind what was shown only when the whole table agrees', async () => {
    const table = await withCards()
    await press(/^Undo: /)
    const sheet = await screen.findByRole('dialog', { name: 'Undo past a reveal?' })
    expect(sheet.textContent).toContain('Westeros cards: ')
    expect(table.state().turned).toBeDefined()
    const hold = await within(sheet).findByRole('button', { name: /hold for two seconds/ })
    hold.focus()
    await userEvent.keyboard('{Enter}')
    expect(table.state().turned).toBeDefined()
    await userEvent.keyboard('{Enter}')
    await settle()
    expect(table.state().turned).toBeUndefined()
    expect(await screen.findByText('Undone up to here', { selector: '.tag *, .tag' })).toBeTruthy()
  })
  test('jumps back to an entry', async () => {
    const table = await openTable()
    for (const threat of [2, 4, 6]) await act(() => table.play().play({ do: 'correct', changes: [{ set: 'threat', threat }] }))
    await table.go('log')
    await userEvent.click(await screen.findByRole('link', { name: /wildling threat 2\.(?! .*before: wildling threat 2)/ }))
    await settle()
    await press('Rewind to here')
    expect(table.state().threat).toBe(2)
  })
})

describe('what is not saved', () => {
  test('stands on every screen until it is saved', async () => {
    const { faulty, faults } = troubledStore(memoryStore())
    const table = await openTable('', {}, [], { store: faulty })
    faults.append = 'full'
    await act(() => table.play().play({ do: 'correct', changes: [{ set: 'threat', threat: 4 }] }))
    expect((await screen.findByRole('alert')).textContent).toContain('Not saved')
    expect((await screen.findByRole('alert')).textContent).toContain('no space left')
    expect(table.state().threat).toBe(0)
    await press('Try again')
    expect(await screen.findByRole('alert')).toBeTruthy()
    delete faults.append
    await press('Try again')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(table.state().threat).toBe(4)
  })
})

test('the end of the game tells who won and how, and can be undone', async () => {
  const castles = ['seagard', 'riverrun', 'harrenhal', 'moat-cailin', 'flints-finger']
  const table = await openTable()
  await act(() => table.play().play({ do: 'ready' }))
  const footman = { footman: 1, knight: 0, ship: 0 }
  const changes = castles.map((area) => ({ set: 'units', area, house: 'stark', standing: footman }) as const)
  await act(() => table.play().play({ do: 'correct', changes }))
  await table.go('')
  expect(await screen.findByRole('heading', { level: 1, name: 'Anna wins for Stark' })).toBeTruthy()
  expect(await screen.findByText('7 castles and strongholds in round 1. Most castles and strongholds.')).toBeTruthy()
  const first = within(await screen.findByRole('table', { name: 'Final standings' })).getAllByRole('row')[1]
  expect(first?.textContent).toContain('Stark')
  await press(/^Undo: /)
  expect(table.state().outcome).toBeUndefined()
})
