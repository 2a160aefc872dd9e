import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Players } from '../../../../../../src/games/westeros/box/second/printed'
import type { Change, Setup } from '../../../../../../src/games/westeros/model/moves'
import type { MarchDraft } from '../../../../../../src/games/westeros/prompts/marches'
import MapView from '../../../../../../src/table/board/MapView'
import { chooseAreasOn, showAreasAs } from '../../../../../../src/table/board/ViewSwitch'
import cs from '../../../../../../src/games/westeros/table/map/words/cs'
import en from '../../../../../../src/games/westeros/table/map/words/en'
import { gameTable } from '../../../../../../src/games/westeros/table/screens/game-table'
import { GameTableProvider } from '../../../../../../src/table/context'
import { units } from '../../../../../../src/games/westeros/model/units'
import type { Language } from '../../../../../../src/ui/words'
import { secondSetupFor } from '../../../../../playout/westeros-second-edition'
import { faultsOf } from '../../../../ui/dictionary'
import { openTable, press, settle } from '../fixture'

beforeEach(() => {
  showAreasAs('westeros', 'map')
  chooseAreasOn('westeros', 'list')
})

/** Opens a page that shows areas on the map. Waits for the map, which is rendered later than the page. */
const openMap = async (changes: readonly Change[] = []) => {
  const table = await openTable('areas', {}, changes)
  await screen.findByRole('group', { name: 'Map of the board' })
  return table
}
const areas = () => screen.getAllByRole('button').filter((button) => button.hasAttribute('data-area'))
const area = (name: string | RegExp) => screen.getByRole('button', { name })

describe('the map', () => {
  test('shows all areas of the board, each a button that tells what lies there', async () => {
    await openMap()
    expect(areas()).toHaveLength(45)
    expect(area('Winterfell, House Stark, 1 footman, 1 knight')).toBeTruthy()
    expect(area('The Eyrie, nobody, neutral force 6')).toBeTruthy()
    expect(area('The Golden Sound, sea, House Lannister, 1 ship')).toBeTruthy()
    expect(area('Karhold, nobody')).toBeTruthy()
  })
  test('tells tokens and the routed', async () => {
    const changes: readonly Change[] = [
      { set: 'token', area: 'karhold', house: 'stark' },
      { set: 'units', area: 'twins', house: 'stark', standing: units({ footman: 2 }), routed: units({ knight: 1 }) },
    ]
    await openMap(changes)
    expect(area('Karhold, House Stark, power token of Stark')).toBeTruthy()
    expect(area('The Twins, House Stark, 2 footmen, 1 knight, routed')).toBeTruthy()
    expect(area(/^The Twins/).getAttribute('fill')).toBe('url(#map-stark)')
    expect(area(/^The Golden Sound/).getAttribute('fill')).toBeNull()
  })
  test('opens the sheet of an area by a tap, and by Enter', async () => {
    const table = await openMap()
    fireEvent.click(area(/^Karhold/))
    expect(await screen.findByRole('dialog', { name: 'Karhold' })).toBeTruthy()
    await table.go('areas')
    area(/^Karhold/).focus()
    await userEvent.keyboard('{Enter}')
    await settle()
    expect(await screen.findByRole('dialog', { name: 'Karhold' })).toBeTruthy()
    expect(table.address()).toBe(table.path('areas/karhold'))
  })
  test('is one stop of the Tab key; the arrows go from area to area', async () => {
    await openMap()
    expect(areas().filter((one) => one.getAttribute('tabindex') === '0')).toHaveLength(1)
    area(/^Winterfell/).focus()
    await userEvent.keyboard('{ArrowUp}')
    expect(document.activeElement).toBe(area(/^Castle Black/))
    expect(area(/^Castle Black/).getAttribute('tabindex')).toBe('0')
    expect(area(/^Winterfell/).getAttribute('tabindex')).toBe('-1')
  })
  test('draws the way from Oldtown to Sunset Sea only where the table plays it so (A33)', async () => {
    const table = await openMap()
    expect(document.querySelectorAll('.map .link')).toHaveLength(1)
    await table.play().play({ do: 'correct', changes: [{ set: 'setting', name: 'oldtownTouchesSunsetSea', value: false }] })
    await table.go('areas')
    expect(document.querySelectorAll('.map .link')).toHaveLength(0)
  })
  test('gives way to a list, and the choice is remembered', async () => {
    const table = await openMap()
    await userEvent.click(await screen.findByRole('radio', { name: 'List' }))
    expect(areas()).toHaveLength(0)
    expect((await screen.findByRole('list', { name: 'Areas' })).children).toHaveLength(45)
    await table.go('areas')
    expect(await screen.findByRole('list', { name: 'Areas' })).toBeTruthy()
    expect(localStorage.getItem('castellan.westeros.areas-as')).toBe('list')
    await table.go('areas?show=sea')
    await userEvent.click(await screen.findByRole('radio', { name: 'Map' }))
    await settle()
    expect(areas()).toHaveLength(45)
    expect(table.address()).toBe(table.path('areas'))
  })
})

describe('choosing on the map', () => {
  test('only legal areas can be chosen; the others dim and say why not, and the way over ships is drawn', async () => {
    const table = await openTable()
    const state = table.state()
    const taken: string[] = []
    const paths = [['pyke', 'ironmans-bay', 'seagard']]
    const objection = (one: string) => `Nothing leads to ${one}.`
    const { container } = render(
      <Suspense>
        <GameTableProvider value={gameTable}>
          <MapView
            state={state}
            onArea={(one) => void taken.push(one)}
            legal={['seagard', 'riverrun']}
            objection={objection}
            paths={paths}
          />
        </GameTableProvider>
      </Suspense>,
    )
    const map = within(container)
    fireEvent.click(await map.findByRole('button', { name: /^Winterfell/ }))
    expect((await map.findByRole('status')).textContent).toBe('Nothing leads to winterfell.')
    fireEvent.click(await map.findByRole('button', { name: 'Seagard, nobody, can be chosen' }))
    expect((await map.findByRole('status')).textContent).toBe('')
    expect(taken).toEqual(['seagard'])
    expect((await map.findByRole('button', { name: /^Winterfell/ })).getAttribute('aria-disabled')).toBe('true')
    expect(await map.findByRole('button', { name: /^Ironman's Bay.*, on the way$/ })).toBeTruthy()
    expect(container.querySelectorAll('.dim')).toHaveLength(45 - 4)
    expect(container.querySelectorAll('.legal')).toHaveLength(2)
    expect(container.querySelectorAll('.way')).toHaveLength(1)
  })
})

describe('what can be done in an area', () => {
  const MARCHES: readonly Change[] = [
    { set: 'order', area: 'winterfell', house: 'stark', order: 'march-0' },
    { set: 'stage', at: 'marches' },
  ]
  test('stands on its sheet, and goes into the draft of the question', async () => {
    const table = await openTable('', { orders: 'app' }, MARCHES)
    await press('The board is laid out')
    await table.go('areas')
    await screen.findByRole('group', { name: 'Map of the board' })
    expect(area(/^Winterfell.*, can be chosen$/)).toBeTruthy()
    expect(area(/^Karhold, nobody, can be chosen$/)).toBeTruthy()
    fireEvent.click(area(/^Sunspear/))
    await settle()
    expect(within(await screen.findByRole('dialog')).queryByRole('button', { name: /^March/ })).toBeNull()
    fireEvent.click(area(/^Karhold/))
    await settle()
    await press('March here from Winterfell')
    expect(table.address()).toBe(table.path(''))
    const drafts = Object.values(table.play().open?.drafts ?? {})
    const { stack } = drafts[0] as { readonly stack: readonly MarchDraft[] }
    expect(stack[0]?.moves).toEqual([{ to: 'karhold', units: units({ footman: 1, knight: 1 }) }])
    expect(await screen.findByRole('button', { name: 'March to Karhold' })).toBeTruthy()
  })
  test('is chosen on the map of the question just the same, and the map is remembered', async () => {
    const table = await openTable('', { orders: 'app' }, MARCHES)
    await press('The board is laid out')
    await userEvent.click(await screen.findByRole('radio', { name: 'Map' }))
    await screen.findByRole('group', { name: 'Map of the board' })
    fireEvent.click(area(/^Sunspear/))
    expect(await screen.findByText('Sunspear and Winterfell do not touch.')).toBeTruthy()
    fireEvent.click(area(/^Karhold/))
    expect(await screen.findByRole('button', { name: 'March to Karhold' })).toBeTruthy()
    expect(localStorage.getItem('castellan.westeros.choose-on')).toBe('map')
    await table.go('')
    await screen.findByRole('group', { name: 'Map of the board' })
    await userEvent.click(await screen.findByRole('radio', { name: 'List' }))
    expect(await screen.findByRole('list', { name: 'Where to' })).toBeTruthy()
  })
})

describe('the map of the second edition', () => {
  const openSecond = async (players: Players, language: Language, changes: readonly Change[] = []) => {
    const setup: Setup = { ...secondSetupFor(players, 'full', () => 0.5), changes }
    const table = await openTable('areas', {}, [], { setup, language })
    await screen.findByRole('group', { name: language === 'en' ? 'Map of the board' : 'Mapa desky' })
    return table
  }
  const SHIPS: readonly Change[] = [
    { set: 'units', area: 'port-of-pyke', house: 'greyjoy', standing: units({ ship: 3 }) },
    { set: 'order', area: 'port-of-pyke', house: 'greyjoy', order: 'support' },
    { set: 'stage', at: 'marches' },
  ]
  test('opens a port by its name', async () => {
    const table = await openSecond(6, 'en', SHIPS)
    expect(areas()).toHaveLength(58)
    fireEvent.click(area('Port of Pyke, port, House Greyjoy, 3 ships, Support'))
    expect(await screen.findByRole('dialog', { name: 'Port of Pyke' })).toBeTruthy()
    expect(table.address()).toBe(table.path('areas/port-of-pyke'))
  })
  test('names ports in Czech', async () => {
    await openSecond(6, 'cs', SHIPS)
    expect(area(/^Přístav Pyke, přístav, rod\sGreyjoy, 3\slodě, Podpora$/)).toBeTruthy()
  })
  test('tells garrisons, neutral forces and closed areas', async () => {
    await openSecond(3, 'en')
    expect(area(/^Winterfell, House Stark, .*, garrison 2$/)).toBeTruthy()
    expect(area('The Eyrie, nobody, neutral force 6')).toBeTruthy()
    expect(area('Sunspear, closed in this game').getAttribute('class')).toContain('closed-area')
    expect(area('Port of Sunspear, port')).toBeTruthy()
  })
})

test('the words of the map say the same in Czech', () => {
  expect(faultsOf(en, cs)).toEqual([])
})
