import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Change } from '../../../../../../src/games/westeros/model/moves'
import { openTable, press, settle } from '../fixture'

// Loads the files that render a position in the history first, because loading takes time on a busy machine.
await Promise.all([
  import('../../../../../../src/games/westeros/table/map/first'),
  import('../../../../../../src/games/westeros/table/session-break'),
])

type Table = Awaited<ReturnType<typeof openTable>>

const set = (table: Table, ...changes: readonly Change[]) =>
  act(async () => void (await table.play().play({ do: 'correct', changes, reason: 'The board says so' })))
const undo = (table: Table) => act(async () => void (await table.play().undo()))
const now = (table: Table) => {
  const { open } = table.play()
  if (open === undefined) throw new Error('no game is open')
  return open
}

// Loads the log and a position in the history before the tests.
beforeAll(async () => {
  const table = await openTable()
  for (const place of ['log', 'moment/0', 'log', 'moment/0', 'moment/0']) await table.go(place)
  cleanup()
})

/** Makes three corrections: of the wildling threat, of Stark's supply, and of Tyrell's power. */
const corrected = async () => {
  const table = await openTable()
  await set(table, { set: 'threat', threat: 2 })
  await set(table, { set: 'supply', house: 'stark', level: 4 })
  await set(table, { set: 'power', house: 'tyrell', available: 9 })
  await table.go('log')
  return table
}

const entries = () =>
  within(screen.getByRole('main'))
    .getAllByRole('link')
    .map(({ textContent }) => textContent ?? '')
const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Which entry' })

describe('the log', () => {
  test('lies under its round and phase, and says what was before a correction', async () => {
    await corrected()
    expect(await screen.findByRole('button', { name: /^Round 1 4 entries/, expanded: true })).toBeTruthy()
    expect(entries()[1]).toContain('supply of House Stark: 4')
    expect(entries()[1]).toContain('before: supply of House Stark: 1')
    expect(entries()[1]).toContain('The board says so')
  })
  test('shows what concerns one house, whoever did it, and says how much that is', async () => {
    await corrected()
    await press('Filter')
    await press('Stark')
    expect(entries().map((text) => /supply of House Stark|The game begins/.test(text))).toEqual([true, true])
    expect((await screen.findByText('2 of 4 entries')).getAttribute('role')).toBe('status')
    await press('Greyjoy')
    expect(entries()).toHaveLength(1)
  })
  test('keeps what is looked for while somebody walks about', async () => {
    await corrected()
    await press('Filter')
    await press('Stark')
    for (const place of ['Houses', 'History']) {
      await userEvent.click(await within(await screen.findByRole('navigation', { name: 'The game' })).findByRole('link', { name: place }))
      await settle()
    }
    await press('Filter: Anna')
    expect(await screen.findByRole('button', { name: 'Stark', pressed: true })).toBeTruthy()
    expect(entries()).toHaveLength(2)
  })
  test('finds corrections, and what was undone, each by a word and a drawing', async () => {
    const table = await corrected()
    expect(screen.queryByRole('button', { name: 'Undone' })).toBeNull()
    await undo(table)
    await set(table, { set: 'threat', threat: 6 })
    await press('Filter')
    await press('Undone')
    expect(entries()).toHaveLength(1)
    expect((await screen.findByText(/House Tyrell has 9/)).tagName).toBe('S')
    expect((await screen.findByText('Undone', { selector: '.tag' })).querySelector('svg')).toBeTruthy()
    await press('Undone')
    expect(entries()).toHaveLength(4)
    expect(await screen.findByRole('button', { name: '1 step undone', expanded: false })).toBeTruthy()
    await press('Set by hand')
    expect(entries()).toHaveLength(4)
    // The texts of the entries begin with these words, so no tag repeats them.
    expect(screen.queryByText('Set by hand', { selector: '.tag' })).toBeNull()
    await press('Greyjoy')
    expect(await screen.findByText('Nothing of this kind has happened.')).toBeTruthy()
  })
  test('tells of cards that came up again that the table had told them before', async () => {
    const table = await openTable('', { decks: 'table' }, [
      { set: 'round', round: 2 },
      { set: 'stage', at: 'draw' },
    ])
    const turned = { 1: ['supply'], 2: ['clash-of-kings'], 3: ['wildling-attack'] }
    const play = (move: object) => act(async () => void (await table.play().play(move as never)))
    await play({ do: 'ready' })
    const before = now(table).ledger.head.entry.id
    await play({ do: 'draw', turned, how: 'table' })
    await act(async () => void (await table.play().rewindTo(before, true)))
    await set(table, { set: 'tracking', tracking: { decks: 'app' } })
    await act(async () => void (await table.play().drawByChance()))
    await table.go('log')
    expect(now(table).ledger.head.entry.move).toEqual({ do: 'draw', turned, how: 'app' })
    expect(await screen.findAllByText('As reported before')).toHaveLength(1)
  })
  test('folds older rounds, and opens them one by one', async () => {
    const table = await openTable()
    for (const round of [2, 3]) await set(table, { set: 'round', round })
    await set(table, { set: 'threat', threat: 2 })
    await table.go('log')
    expect(entries()).toHaveLength(1)
    await press('Show earlier entries')
    expect(entries()).toHaveLength(2)
    await press(/^Round 1 2 entries/)
    expect(entries()).toHaveLength(4)
    expect(screen.queryByRole('button', { name: 'Show earlier entries' })).toBeNull()
  })
})

describe('a moment', () => {
  const opened = async () => {
    const table = await corrected()
    await userEvent.click(await screen.findByRole('link', { name: /supply of House Stark/ }))
    await settle()
    return table
  }
  const threat = () =>
    within(screen.getByRole('region', { name: 'Wildlings' }))
      .getAllByRole('listitem')
      .find((space) => space.getAttribute('aria-current') === 'true')?.textContent
  const power = (house: string) => within(screen.getByRole('row', { name: new RegExp(`^${house} `) })).getAllByRole('cell')[1]?.textContent

  test('is opened from the log, says that it is the past, and shows the board as it lay', async () => {
    const table = await opened()
    const { seq } = now(table).ledger.head.entry
    expect(table.address()).toBe(table.path(`moment/${seq - 1}`))
    expect((await screen.findByText('After step 3 of 4.')).closest('[role=status]')?.textContent).toContain('This is the past.')
    expect(await screen.findByRole('button', { name: /^Winterfell/ })).toBeTruthy()
    await userEvent.click(await screen.findByRole('radio', { name: 'Houses' }))
    expect([power('Stark'), power('Tyrell'), threat()]).toEqual(['5', '5', '2'])
    expect(now(table).state.houses.tyrell?.power).toBe(9)
  })
  test('can be loaded again at its address', async () => {
    const table = await opened()
    const address = table.address()
    await table.go(address.replace(`/game/${table.id}/`, ''))
    expect(await screen.findByText('After step 3 of 4.')).toBeTruthy()
    await table.go('moment/99')
    expect(table.address()).toBe(table.path('log'))
  })
  test('is walked through by steps, by rounds and by the slider', async () => {
    const table = await opened()
    await userEvent.click(await screen.findByRole('radio', { name: 'Houses' }))
    await press('The next entry')
    expect([power('Tyrell'), slider().value]).toEqual(['9', '3'])
    expect(await screen.findByText('This is now.')).toBeTruthy()
    await press('The entry before')
    await press('The entry before')
    expect([(await screen.findByText('After step 2 of 4.')).tagName, threat()]).toEqual(['B', '2'])
    await press('To the beginning of the round')
    expect([threat(), slider().getAttribute('aria-valuetext')]).toEqual(['0', 'After step 1 of 4, Round 1'])
    fireEvent.change(slider(), { target: { value: '2' } })
    expect(await screen.findByText('After step 3 of 4.')).toBeTruthy()
    await waitFor(() => expect(table.address()).toBe(table.path(`moment/${now(table).ledger.head.entry.seq - 1}`)))
  })
  test('tells everything in words, and an area on the map', async () => {
    await opened()
    await userEvent.click(await screen.findByRole('radio', { name: 'In words' }))
    const sheet = await screen.findByRole('region', { name: 'The position' })
    expect(sheet.textContent).toContain('Winterfell')
    await userEvent.click(await screen.findByRole('radio', { name: 'Map' }))
    await userEvent.click(await screen.findByRole('button', { name: /^Winterfell/ }))
    const area = await screen.findByRole('dialog', { name: 'Winterfell' })
    expect(area.textContent).toContain('1 footman and 1 knight')
    expect(within(area).queryByRole('button', { name: 'Correct the board' })).toBeNull()
  })
  test('changes nothing, whatever is pressed on it', async () => {
    const table = await opened()
    const { ledger } = now(table)
    for (const view of ['Map', 'Houses', 'In words']) {
      await userEvent.click(await screen.findByRole('radio', { name: view }))
      await settle()
      const names = within(await screen.findByRole('main'))
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label') ?? button.textContent ?? '')
        .filter((name) => !/^(Rewind to here|Back to now)$/.test(name))
      for (const name of names.filter((_, at) => at % 9 === 0)) {
        const [button] = screen.queryAllByRole('button', { name })
        if (button !== undefined) fireEvent.click(button)
        for (const close of screen.queryAllByRole('button', { name: 'Close' })) fireEvent.click(close)
      }
    }
    await settle()
    expect(now(table).ledger).toBe(ledger)
  })
  test('stays where it is while the game goes on', async () => {
    const table = await opened()
    await set(table, { set: 'threat', threat: 8 })
    expect(await screen.findByText('After step 3 of 5.')).toBeTruthy()
    await userEvent.click(await screen.findByRole('radio', { name: 'Houses' }))
    expect(threat()).toBe('2')
  })
  test('is where play goes on, when the table rewinds to it', async () => {
    const table = await opened()
    await press('Rewind to here')
    expect(table.address()).toBe(table.path(''))
    expect(table.state().houses).toMatchObject({ stark: { supply: 4 }, tyrell: { power: 5 } })
    await table.go('log')
    await press('1 step undone')
    await userEvent.click(await screen.findByRole('link', { name: /House Tyrell has 9/ }))
    await settle()
    expect(await screen.findByText('After what was undone.')).toBeTruthy()
    await press('Redo up to here')
    expect(table.state().houses.tyrell?.power).toBe(9)
  })
  test('what was undone for good can be looked at, and no way leads there', async () => {
    const table = await corrected()
    await undo(table)
    await set(table, { set: 'threat', threat: 6 })
    await press('1 step undone')
    await userEvent.click(await screen.findByRole('link', { name: /House Tyrell has 9/ }))
    await settle()
    expect(screen.queryByRole('button', { name: /^(Rewind|Redo)/ })).toBeNull()
    await press('The entry before')
    expect(await screen.findByText('After step 3 of 4.')).toBeTruthy()
  })
  test('asks the whole table where something was shown after it', async () => {
    const table = await openTable('', {}, [{ set: 'round', round: 2 }])
    await act(() => table.play().play({ do: 'ready' }))
    await act(() => table.play().drawByChance())
    await table.go('moment/0')
    await press('Rewind to here')
    const sheet = await screen.findByRole('dialog', { name: 'Undo past a reveal?' })
    expect(sheet.textContent).toContain('Westeros cards: ')
    const consent = await within(sheet).findByRole('button', { name: /hold for two seconds/ })
    consent.focus()
    await userEvent.keyboard('{Enter}{Enter}')
    await settle()
    expect(table.state().turned).toBeUndefined()
    expect(table.address()).toBe(table.path(''))
    await table.go('log')
    expect(await screen.findByText('Undone up to here', { selector: '.tag *, .tag' })).toBeTruthy()
  })
})

test('the map of a moment marks the areas that its entry concerns, and the slider the rounds', async () => {
  const table = await openTable()
  const gone = (area: string): Change => ({ set: 'units', area })
  await set(table, gone('winterfell'), gone('white-harbor'))
  const { seq } = now(table).ledger.head.entry
  await set(table, { set: 'round', round: 2 })
  await table.go(`moment/${seq}`)
  await userEvent.click(await screen.findByRole('radio', { name: 'Map' }))
  const map = await screen.findByRole('group', { name: 'Map of the board' })
  const marked = () =>
    within(map)
      .queryAllByRole('button', { name: /, it happened here$/ })
      .map((area) => area.getAttribute('data-area'))
  expect(new Set(marked())).toEqual(new Set(['winterfell', 'white-harbor']))
  expect(map.querySelectorAll('.lights > .target')).toHaveLength(2)
  expect([...(slider().parentElement?.querySelectorAll<HTMLElement>('i') ?? [])].map(({ style }) => style.left)).toEqual(['0%', '100%'])
  fireEvent.change(slider(), { target: { value: '2' } })
  await waitFor(() => expect(marked()).toEqual([]))
})
