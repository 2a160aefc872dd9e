// Tests the board check: players compare the app with the board, correct differences, and tick matching areas.
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { changesForHolder, changesForUnits } from '../../../../../../src/games/westeros/table/check/holder-changes'
import { byRegion } from '../../../../../../src/games/westeros/table/check/regions'
import { useBoardWords } from '../../../../../../src/games/westeros/table/check/words'
import { useCheckWords } from '../../../../../../src/table/check/words'
import { positionOf } from '../../../../../../src/games/westeros/table/draft/draft'
import { fields } from '../../../../../../src/games/westeros/fields'
import { controller } from '../../../../../../src/games/westeros/model/control'
import type { Change } from '../../../../../../src/games/westeros/model/moves'
import type { State, Tracking } from '../../../../../../src/games/westeros/model/state'
import { PRESETS } from '../../../../../../src/games/westeros/model/settings'
import { units } from '../../../../../../src/games/westeros/model/units'
import { secondSetupFor } from '../../../../../playout/westeros-second-edition'
import { second } from '../../second-game'
import { openTable, press, settle, setupOf } from '../fixture'

await Promise.all([
  import('../../../../../../src/games/westeros/table/check/CheckPage'),
  ...[useBoardWords, useCheckWords].flatMap((words) => [words.load('en'), words.load('cs')]),
])

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const openCheck = async (place = '', tracking: Partial<Tracking> = {}, changes: readonly Change[] = []) => {
  const table = await openTable(`check${place}`, tracking, changes)
  await screen.findByRole('heading', { level: 1, name: 'Does the board look like this?' })
  return table
}
const row = (name: string | RegExp) => screen.getByRole('button', { name: typeof name === 'string' ? new RegExp(name) : name })
const tick = (name: string) => screen.getByRole('checkbox', { name: `${name}: matches` })
const isTicked = (name: string) => (tick(name) as HTMLInputElement).checked
const whose = () => within(screen.getByRole('group', { name: 'Whose it is' }))
const choose = async (house: string) => {
  await userEvent.click(await whose().findByRole('button', { name: house }))
  await settle()
}

/** Counts the taps, because the documentation states this number. */
const taps = async (...work: readonly (() => Promise<unknown>)[]) => {
  for (const one of work) await one()
  await settle()
  return work.length
}

describe('one area', () => {
  test('is another house’s in three taps', async () => {
    const table = await openCheck()
    const needed = await taps(
      () => userEvent.click(row('Karhold')),
      () => choose('Lannister'),
      () => press('Save 1 change'),
    )
    expect(needed).toBe(3)
    expect(controller(table.state(), 'karhold')).toBe('lannister')
    expect(isTicked('Karhold')).toBe(true)
  })
  test('gets units where it is looked at; the token laid for whose it is goes again', async () => {
    const table = await openCheck()
    await userEvent.click(row('Karhold'))
    await choose('Lannister')
    expect(await screen.findByRole('switch', { name: 'Power token of Lannister' })).toBeTruthy()
    await userEvent.click(
      await within(await screen.findByRole('group', { name: 'Units: Knight' })).findByRole('button', { name: 'One more' }),
    )
    await press('Save 1 change')
    expect(table.state().areas.karhold).toEqual({ garrison: { house: 'lannister', standing: units({ knight: 1 }), routed: units({}) } })
  })
  test('what leads back to how it was is no difference', async () => {
    await openCheck()
    await userEvent.click(row('Winterfell'))
    const knights = within(await screen.findByRole('group', { name: 'Units: Knight' }))
    await userEvent.click(await knights.findByRole('button', { name: 'One more' }))
    expect(await screen.findByRole('button', { name: 'Save 1 change' })).toBeTruthy()
    await userEvent.click(await knights.findByRole('button', { name: 'One less' }))
    expect(screen.queryByRole('button', { name: /^Save / })).toBeNull()
  })
  test('says what breaks the count, and sets nothing', async () => {
    const table = await openCheck()
    await userEvent.click(row('Winterfell'))
    const more = await within(await screen.findByRole('group', { name: 'Units: Knight' })).findByRole('button', { name: 'One more' })
    for (let k = 0; k < 6; k++) await userEvent.click(more)
    expect((await screen.findByRole('button', { name: 'Not right yet' })).getAttribute('aria-disabled')).toBe('true')
    expect(table.state().areas.winterfell?.garrison?.standing.knight).toBe(1)
  })
})

describe('several areas at once', () => {
  const five = ['Castle Black', 'Karhold', 'The Stony Shore', 'Widow', 'Moat Cailin']
  test('five are one house’s, with one reason in the log', async () => {
    const table = await openCheck()
    await press('Select several')
    for (const area of five) await userEvent.click(row(area))
    expect(await screen.findByText('5 areas: whose are they?')).toBeTruthy()
    await choose('Lannister')
    await press(/List$/)
    const list = await screen.findByRole('dialog', { name: '5 differences' })
    expect((await within(list).findByRole('list', { name: 'What is different on the board?' })).children).toHaveLength(5)
    await userEvent.type(await within(list).findByRole('textbox'), 'We forgot a whole round')
    await userEvent.click(await within(list).findByRole('button', { name: 'Save 5 changes' }))
    await settle()
    for (const area of ['castle-black', 'karhold', 'stony-shore', 'widows-watch', 'moat-cailin'])
      expect(controller(table.state(), area)).toBe('lannister')
    expect(table.play().open?.ledger.last.entry.move).toMatchObject({ do: 'correct', reason: 'We forgot a whole round' })
  })
  test('are emptied, and one difference is dropped again', async () => {
    const table = await openCheck()
    await press('Select several')
    await userEvent.click(row('Winterfell'))
    await userEvent.click(row('White Harbor'))
    await choose('Empty')
    await press(/List$/)
    await userEvent.click(await screen.findByRole('button', { name: /^Drop this change: no units in Winterfell/i }))
    await userEvent.click(await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Save 1 change' }))
    await settle()
    expect(table.state().areas['white-harbor']?.garrison).toBeUndefined()
    expect(table.state().areas.winterfell?.garrison).toBeDefined()
  })
  test('routed units stand up together', async () => {
    const lying = (area: string, house: 'stark' | 'tyrell'): Change => ({ set: 'units', area, house, routed: units({ footman: 1 }) })
    const table = await openCheck('', {}, [lying('karhold', 'stark'), lying('oldtown', 'tyrell')])
    await press('Select several')
    await userEvent.click(row('Karhold'))
    await userEvent.click(row('Oldtown'))
    await press('Stand routed up')
    await press('Save 2 changes')
    expect(table.state().areas.karhold?.garrison).toMatchObject({ standing: units({ footman: 1 }), routed: units({}) })
    expect(table.state().areas.oldtown?.garrison).toMatchObject({ standing: units({ footman: 1 }), routed: units({}) })
  })
  test('agree together', async () => {
    await openCheck()
    await press('Select several')
    await userEvent.click(row('Winterfell'))
    await userEvent.click(row('White Harbor'))
    await press('They match')
    await press('Select several')
    expect([isTicked('Winterfell'), isTicked('White Harbor'), isTicked('Karhold')]).toEqual([true, true, false])
  })
})

describe('ticks', () => {
  test('stay through a reload and a correction, leave only what is left in sight, and go with the next move', async () => {
    const table = await openCheck('', {}, [{ set: 'round', round: 2 }])
    expect(await screen.findByText('Not yet compared')).toBeTruthy()
    await userEvent.click(tick('Winterfell'))
    await table.go('check')
    expect(isTicked('Winterfell')).toBe(true)
    expect(await screen.findByText(/^1 of \d+ match$/)).toBeTruthy()
    await press('Still to check')
    expect(screen.queryByRole('checkbox', { name: 'Winterfell: matches' })).toBeNull()
    await press('Still to check')
    await act(() => table.play().play({ do: 'correct', changes: [{ set: 'threat', threat: 4 }] }))
    expect(isTicked('Winterfell')).toBe(true)
    await act(() => table.play().play({ do: 'ready' }))
    expect(isTicked('Winterfell')).toBe(false)
  })
  test('one tap ticks a whole region, and a second tap takes the ticks back', async () => {
    await openCheck()
    const [region] = screen.getAllByRole('checkbox', { name: /, all of it: matches$/ })
    const group = within(region?.closest('section') as HTMLElement)
    const areas = () => group.getAllByRole<HTMLInputElement>('checkbox', { name: /^(?!.*all of it)/ }).map(({ checked }) => checked)
    expect(areas().length).toBeGreaterThan(2)
    await userEvent.click(region as HTMLElement)
    expect(areas()).not.toContain(false)
    await userEvent.click(region as HTMLElement)
    expect(areas()).not.toContain(true)
  })
  test('broken ones are passed over', async () => {
    for (const broken of ['{', 'null', '7', '{"at":1}', '{"at":"x","ticked":7}']) {
      localStorage.setItem('castellan.check', broken)
      await openCheck()
      expect(isTicked('Winterfell')).toBe(false)
      document.body.replaceChildren()
    }
  })
})

describe('a house', () => {
  test('what it should have on the board, counted', async () => {
    const table = await openCheck('?house=lannister')
    const figures = await screen.findByRole('region', { name: 'Pieces of Lannister' })
    const [there, left] = within(figures).getAllByRole('row').slice(1)
    const sum = (line: HTMLElement | undefined) =>
      within(line as HTMLElement)
        .getAllByRole('cell')
        .map((cell) => Number(cell.textContent))
    const { limits } = table.state().box
    expect(sum(there).map((n, k) => n + (sum(left)[k] ?? 0))).toEqual([limits.footman, limits.knight, limits.ship, limits.power - 5])
    expect(
      within(await screen.findByRole('region', { name: 'Lannister' })).getAllByRole('checkbox', { name: /^(?!.*all of it)/ }),
    ).toHaveLength(3)
    await press('Nobody’s')
    expect(table.address()).toContain('house=nobody')
  })
})

describe('what lies beside the areas', () => {
  test('is set in the same list', async () => {
    const table = await openCheck('?by=beside')
    await press(/^Supply tokens/)
    await userEvent.click(
      await within(await within(await screen.findByRole('dialog')).findByRole('group', { name: 'Stark' })).findByRole('button', {
        name: 'One more',
      }),
    )
    await press('Done')
    await press(/^King’s Court/)
    await userEvent.click(await within(await screen.findByRole('dialog')).findByRole('switch', { name: 'The Raven was used this round' }))
    await press('Done')
    const supply = table.state().houses.stark?.supply ?? 0
    await press('Save 2 changes')
    expect(table.state()).toMatchObject({ ravenUsed: true, houses: { stark: { supply: supply + 1 } } })
    expect([isTicked('Supply tokens'), isTicked('King’s Court'), isTicked('Available power')]).toEqual([true, true, false])
  })
  test('what is collected here is there on the page of corrections too', async () => {
    const table = await openCheck()
    await userEvent.click(row('Karhold'))
    await choose('Tyrell')
    await table.go('correct')
    expect((await screen.findByRole('list', { name: 'What is different on the board?' })).children).toHaveLength(1)
  })
})

test('while something is sealed, the board is compared but nothing set', async () => {
  const table = await openTable('', { orders: 'app' })
  await act(() => table.play().play({ do: 'ready' }))
  await act(() => table.play().play({ do: 'cast', ballot: table.state().ballot?.id ?? '', role: 'stark', commitment: 'a'.repeat(64) }))
  await table.go('check')
  expect(await screen.findByText(/^Somebody has sealed a choice/)).toBeTruthy()
  expect((row('Winterfell') as HTMLButtonElement).disabled).toBe(true)
  await userEvent.click(tick('Winterfell'))
  expect(isTicked('Winterfell')).toBe(true)
})

test('second edition: a closed area says so and takes no pieces', async () => {
  await openTable('check', {}, [], { setup: secondSetupFor(3, 'referee', () => 0.5) })
  await screen.findByRole('heading', { level: 1, name: 'Does the board look like this?' })
  expect(row(/^Highgarden/).textContent).toContain('closed')
  await userEvent.click(row(/^Highgarden/))
  expect(await screen.findByText('Closed in this game: no pieces stand here.')).toBeTruthy()
  expect(screen.queryByRole('group', { name: 'Whose it is' })).toBeNull()
})

describe('whose an area is', () => {
  const start = (tracking: Partial<Tracking> = {}, changes: readonly Change[] = []): State => {
    const state = positionOf(setupOf(tracking, changes))
    if (state === undefined) throw new Error('no position')
    return state
  }
  const after = (state: State, area: string, house: Parameters<typeof changesForHolder>[2]) =>
    fields.apply(state, changesForHolder(state, area, house))

  test('foreign units, tokens and neutral forces go', () => {
    const state = start({}, [{ set: 'token', area: 'white-harbor', house: 'stark' }])
    expect(after(state, 'white-harbor', 'tyrell').areas['white-harbor']).toEqual({ token: 'tyrell' })
    expect(after(state, 'eyrie', 'stark').areas.eyrie).toEqual({ token: 'stark' })
    expect(after(state, 'white-harbor', undefined).areas['white-harbor']).toEqual({})
  })
  test('its crest and its own units need no token', () => {
    const state = start()
    const taken = after(state, 'winterfell', 'tyrell')
    expect(after(taken, 'winterfell', 'stark').areas.winterfell).toEqual({})
    expect(controller(after(taken, 'winterfell', 'stark'), 'winterfell')).toBe('stark')
    expect(changesForHolder(state, 'winterfell', 'stark')).toEqual([])
  })
  test('a sea is a house’s by a ship', () => {
    const state = start()
    const sailed = after(state, 'summer-sea', 'tyrell')
    expect(sailed.areas['summer-sea']?.garrison).toMatchObject({ house: 'tyrell', standing: units({ ship: 1 }) })
    expect(after(sailed, 'summer-sea', undefined).areas['summer-sea']).toEqual({})
  })
  test('second edition: a port is a house’s by a ship and never has a power token', () => {
    const state = second()
    expect(after(state, 'port-of-winterfell', 'stark').areas['port-of-winterfell']?.garrison).toMatchObject({ house: 'stark' })
    expect(after(state, 'port-of-winterfell', 'stark').areas['port-of-winterfell']?.token).toBeUndefined()
  })
  test('where units are not tracked, the word of the table holds it', () => {
    const state = start(PRESETS.light)
    expect(after(state, 'karhold', 'tyrell').areas.karhold).toEqual({ holder: 'tyrell' })
    expect(changesForHolder(state, 'summer-sea', 'tyrell')).toEqual([])
  })
  test('a token that was there before units came stays', () => {
    const state = start({}, [{ set: 'token', area: 'karhold', house: 'stark' }])
    const changes = changesForUnits(state, state, 'karhold', 'stark', { standing: units({ footman: 1 }), routed: units({}) })
    expect(fields.apply(state, changes).areas.karhold?.token).toBe('stark')
  })
  test('every area of the board lies in one region', () => {
    const state = start()
    const all = byRegion(state, Object.keys(state.box.areas)).flatMap(({ areas }) => areas)
    expect(all.toSorted()).toEqual(Object.keys(state.box.areas).toSorted())
  })
  test('second edition: a port follows its land area, and both Summer Seas are beside their coast', () => {
    const state = second()
    const regions = byRegion(state, Object.keys(state.box.areas))
    const south = regions.find(({ region }) => region === 'south')?.areas ?? []
    for (const { id: area, port } of Object.values(state.box.areas)) {
      if (port === undefined) continue
      const { areas } = regions.find((one) => one.areas.includes(area)) ?? { areas: [] as readonly string[] }
      expect(areas[areas.indexOf(area) - 1]).toBe(port.land)
    }
    expect(south.filter((area) => area.startsWith('port-of-'))).toEqual(['port-of-oldtown', 'port-of-sunspear'])
    const seas = (of: string) => regions.find(({ region }) => region === of)?.areas
    expect(seas('westernSeas')).toContain('west-summer-sea')
    expect(seas('easternSeas')).toContain('east-summer-sea')
  })
})
