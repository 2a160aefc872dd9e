// Tests the board of a game with three areas (a sea area between two land areas) and one role.
import { fireEvent, render, screen, within } from '@testing-library/react'
import { Suspense } from 'react'
import { MemoryRouter } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { GameTableProvider } from '../../../../src/table/context'
import type { GameTable } from '../../../../src/table/game/game-table'
import { AreaList } from '../../../../src/games/westeros/table/areas/AreaList'
import type { AreasSpec } from '../../../../src/games/westeros/table/areas-spec'
import type { BoardMap } from '../../../../src/table/game/board-map'
import MapView from '../../../../src/table/board/MapView'
import { tinyScreens } from '../../../fixtures/tiny-screens'
import { useMapWords } from '../../../../src/table/board/words'
import { useTableWords } from '../../../../src/table/words'

const AREAS = ['north', 'strait', 'south'] as const

const square = (at: number) => {
  const [top, bottom] = [at * 100, at * 100 + 100]
  const middle = { x: 50, y: top + 50 }
  const corners = [
    [0, top],
    [100, top],
    [100, bottom],
    [0, bottom],
  ] as const
  return { path: `M0 ${top}H100V${bottom}H0Z`, corners, anchor: middle, tap: middle }
}

const board = (owner: string): BoardMap => ({
  drawing: { width: 100, height: 300, places: new Map(AREAS.map((id, at) => [id, square(at)])) },
  areas: AREAS.map((id) => ({ id, label: id === 'north' ? `${id}, ${owner}` : id, kind: id === 'strait' ? 'sea' : 'land' })),
  start: 'north',
  around: (area) => [area, 'strait'],
  ground: <rect width={100} height={300} />,
  print: undefined,
})

const table: GameTable = {
  ...(tinyScreens as unknown as GameTable),
  RoleBadge: ({ role }) => <i role="img" aria-label={role} />,
  Board: ({ state, children }) => children(board(String(state))),
}

beforeAll(() => Promise.all([useMapWords.load('en'), useTableWords.load('en')]))

const shown = (children: React.ReactNode) =>
  render(
    <MemoryRouter>
      <GameTableProvider value={table}>
        <Suspense>{children}</Suspense>
      </GameTableProvider>
    </MemoryRouter>,
  )

test('three areas are a map: each is a button, and only what lights up can be chosen', async () => {
  const taken: string[] = []
  const objection = (area: string) => `${area} is too far`
  shown(<MapView state="Ada" legal={['strait']} objection={objection} onArea={(area) => void taken.push(area)} paths={[AREAS]} />)
  const map = within(await screen.findByRole('group', { name: 'Map of the board' }))
  fireEvent.click(map.getByRole('button', { name: 'north, Ada' }))
  expect(map.getByRole('status').textContent).toBe('north is too far')
  fireEvent.click(map.getByRole('button', { name: 'strait, can be chosen, on the way' }))
  expect(taken).toEqual(['strait'])
})

test('a list shows the same areas by kind and by holder', async () => {
  const spec: AreasSpec = {
    areas: AREAS.map((id) => ({
      id,
      name: id,
      kind: id === 'strait' ? 'sea' : 'land',
      icon: '',
      holder: id === 'north' ? 'Ada' : undefined,
      whose: '',
      notes: [],
    })),
    kinds: [{ id: 'sea', label: 'Sea' }],
    roles: ['Ada'],
    lit: [],
    Facts: () => undefined,
    Editor: () => undefined,
    set: 'Set',
    movesAt: () => [],
  }
  const namesFor = async (filter: string) => {
    const { unmount } = shown(<AreaList spec={spec} filter={filter} onFilter={() => undefined} to={(area) => `/${area}`} />)
    const links = within(await screen.findByRole('list', { name: 'Areas' })).getAllByRole('link')
    const names = links.map((link) => link.getAttribute('href'))
    unmount()
    return names
  }
  expect(await namesFor('all')).toEqual(['/north', '/strait', '/south'])
  expect(await namesFor('sea')).toEqual(['/strait'])
  expect(await namesFor('nobody')).toEqual(['/strait', '/south'])
  expect(await namesFor('Ada')).toEqual(['/north'])
})
