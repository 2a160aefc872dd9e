import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { boxCorners, cellBoardOf, fontSizeOf, hexCorners, type Cell } from '../../../../src/table/film/cell-board'
import { hasSameField } from '../../../../src/table/film/board-renderer'
import { GameTableProvider } from '../../../../src/table/context'
import type { BoardMap } from '../../../../src/table/game/board-map'
import type { GameTable } from '../../../../src/table/game/game-table'

const cellsOf = (held: string | undefined): readonly Cell[] => [
  { id: 'a', x: 50, y: 30, name: 'Area A', text: 'A', held, roles: [['red', '2']] },
  { id: 'b', x: 150, y: 30, name: 'Area B', text: 'B', roles: [] },
]

const drawn = (state: string | undefined): BoardMap => {
  const Board = cellBoardOf<string | undefined>({
    size: { width: 200, height: 60 },
    corners: boxCorners({ width: 80, height: 40 }),
    cells: cellsOf,
  })
  let board: BoardMap | undefined
  render(
    <Board state={state}>
      {(map) => {
        board = map
        return undefined
      }}
    </Board>,
  )
  if (board === undefined) throw new Error('no board')
  return board
}

test('a cell is drawn around its middle', () => {
  const { drawing } = drawn(undefined)
  expect(drawing.places.get('a')?.path).toBe('M10 10L90 10L90 50L10 50Z')
  expect(drawing.places.get('b')?.anchor).toEqual({ x: 150, y: 30 })
})

test('a held cell has the colours of its holder, and only its field changes when the holder changes', () => {
  const [free, red] = [drawn(undefined).areas, drawn('red').areas]
  expect(free.map(({ fill }) => fill)).toEqual(['var(--surface)', 'var(--surface)'])
  expect(red.map(({ fill, kind }) => [fill, kind])).toEqual([
    ['var(--house)', 'film-cell red'],
    ['var(--surface)', 'film-cell'],
  ])
  expect(red.map(({ label }) => label)).toEqual(['Area A, 2', 'Area B'])
})

test('a badge in a held cell has a disc behind it, because it may have the colour of the cell', () => {
  const discs = (held: string | undefined) => {
    const { container } = render(
      <svg>
        <GameTableProvider value={{ RoleBadge: () => <rect /> } as unknown as GameTable}>{drawn(held).areas[0]?.mark}</GameTableProvider>
      </svg>,
    )
    return container.querySelectorAll('circle[r="13.5"]').length
  }
  expect([discs(undefined), discs('red')]).toEqual([0, 1])
})

test('a cell that passes from one holder to another is painted again', () => {
  const [red, blue] = [drawn('red').areas, drawn('blue').areas]
  const [first, second] = red.map((area, at) => hasSameField(area, blue[at] ?? area))
  expect([first, second]).toEqual([false, true])
})

test('a hexagon has vertical sides and equal edges', () => {
  const corners = hexCorners(60)
  const edges = corners.map(([x, y], at) => {
    const [nextX, nextY] = corners[(at + 1) % 6] ?? [0, 0]
    return Math.hypot(nextX - x, nextY - y)
  })
  for (const edge of edges) expect(edge).toBeCloseTo(60 / Math.sqrt(3))
})

test('a long text of a cell is drawn smaller, so that it fits', () => {
  expect(fontSizeOf('Tunis', 130)).toBe(15)
  expect(17 * 0.64 * fontSizeOf('The southern city', 130)).toBeLessThanOrEqual(122)
})
