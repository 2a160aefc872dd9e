// Compares the drawings of both boards with the printed data: exactly the areas that touch in a drawing are adjacent in the rules.
import { describe, expect, test } from 'vitest'
import { PRINTED_BOX } from '../../../../src/games/westeros/box/printed'
import { secondEditionFor } from '../../../../src/games/westeros/box/second/printed'
import { ARC_KINDS, borders, DECOR_KINDS } from '../../../../src/games/westeros/table/map/drawing'
import { FIRST } from '../../../../src/games/westeros/table/map/first'
import { SECOND } from '../../../../src/games/westeros/table/map/second'
import { nextArea } from '../../../../src/ui/map/geometry'
import { initialView, clamped, resized, scrolledTo, wholeView, zoomed } from '../../../../src/ui/map/view'

const pair = (a: string, b: string): string => [a, b].toSorted().join(' – ')
const pairs = (list: readonly (readonly [string, string])[]): readonly string[] => list.map(([a, b]) => pair(a, b)).toSorted()
const unique = (list: readonly string[]): readonly string[] => [...new Set(list)].toSorted()

/** Returns the points of each closed line in SVG path data. */
const rings = (d: string): readonly (readonly (readonly [number, number])[])[] =>
  d
    .split('Z')
    .filter((ring) => ring !== '')
    .map((ring) =>
      ring
        .slice(1)
        .split('L')
        .map((point): readonly [number, number] => {
          const [x = 0, y = 0] = point.split(' ').map(Number)
          return [x, y]
        }),
    )

/** Returns the size of the polygon with the shoelace formula; negative for holes. */
const sizeOf = (ring: readonly (readonly [number, number])[]): number =>
  ring.reduce((sum, [x, y], k) => {
    const [nextX, nextY] = ring[(k + 1) % ring.length] ?? [0, 0]
    return sum + (x * nextY - nextX * y) / 2
  }, 0)

const inside = (d: string, x: number, y: number): boolean =>
  rings(d)
    .flatMap((ring) => ring.map((from, k) => [from, ring[(k + 1) % ring.length] ?? from] as const))
    .filter(([[ax, ay], [bx, by]]) => ay > y !== by > y && x < ax + ((bx - ax) * (y - ay)) / (by - ay)).length %
    2 ===
  1

/**
 * Rivers that the box does not name. The Twins touch Seagard and the Mountains of the Moon, so these two must meet in the drawing although
 * they are not adjacent.
 */
const UNNAMED = [['seagard', 'mountains-of-the-moon']] as const

const EDITIONS = [
  { edition: 'first', drawing: FIRST, box: PRINTED_BOX, unnamed: [] },
  { edition: 'second', drawing: SECOND, box: secondEditionFor(6), unnamed: UNNAMED },
]

describe.each(EDITIONS)('the board of the $edition edition', ({ drawing, box, unnamed }) => {
  const { board } = drawing
  const bridged = board.bridges.map(({ a, b }) => pair(a, b))

  test('the adjacency derived from shared borders, bridges and the named link is that of the box (R19.1, R19.3, A33)', () => {
    const touching = borders(board).flatMap(({ a, b, kind }) => (kind === 'river' && !bridged.includes(pair(a, b)) ? [] : [pair(a, b)]))
    expect(unique([...touching, ...board.links.map(({ a, b }) => pair(a, b))])).toEqual(pairs(box.adjacency))
  })

  test('rivers and bridges are those of the box, and a border is a river all along or nowhere', () => {
    const rivers = unique(borders(board).flatMap(({ a, b, kind }) => (kind === 'river' ? [pair(a, b)] : [])))
    expect(rivers.filter((river) => !bridged.includes(river))).toEqual(pairs([...box.rivers, ...unnamed]))
    expect(bridged.toSorted()).toEqual(pairs(box.bridges))
    expect(borders(board).filter(({ a, b, kind }) => kind !== 'river' && rivers.includes(pair(a, b)))).toEqual([])
  })

  test('every arc parts what its kind says', () => {
    const kindOf = (area: string) => box.areas[area]?.kind
    const waters = { land: 0, river: 0, coast: 1, sea: 2, port: 2, frame: undefined }
    const wrong = borders(board).filter(({ a, b, kind }) => [a, b].filter((area) => kindOf(area) !== 'land').length !== waters[kind])
    expect(wrong).toEqual([])
    expect(board.arcs.filter(({ kind }) => !ARC_KINDS.includes(kind))).toEqual([])
    expect(Object.keys(board.decor).toSorted()).toEqual(DECOR_KINDS.toSorted())
  })

  test('all areas of the box are drawn, in one piece each, without gap or overlap', () => {
    expect(board.areas.map(({ id }) => id).toSorted()).toEqual(Object.keys(box.areas).toSorted())
    const sizes = board.areas.map(({ id }) => rings(drawing.places.get(id)?.path ?? '').map(sizeOf))
    for (const [outer = 0, ...holes] of sizes) {
      expect(outer).toBeGreaterThan(0)
      expect(holes.every((hole) => hole < 0)).toBe(true)
    }
  })

  test('names, counters and taps lie inside their areas', () => {
    const outside = board.areas.flatMap(({ id, anchor, tap }) => {
      const d = drawing.places.get(id)?.path ?? ''
      return [anchor, tap].every(({ x, y }) => inside(d, x, y)) ? [] : [id]
    })
    expect(outside).toEqual([])
    expect(drawing.area('no-such-area')).toBeUndefined()
  })

  test('the arrow keys reach every area from every other, and stop at the edge of the board', () => {
    const all = board.areas.map(({ id }) => id)
    const reached = new Set(['winterfell'])
    for (const area of reached) for (const way of ['up', 'down', 'left', 'right'] as const) reached.add(nextArea(drawing, area, way, all))
    expect(all.filter((area) => !reached.has(area))).toEqual([])
    expect(nextArea(drawing, 'no-such-area', 'up', all)).toBe('no-such-area')
  })
})

test('the one link of the first edition is the disputed pair, and no border is drawn between the two', () => {
  expect(FIRST.board.links.map(({ a, b }) => pair(a, b))).toEqual(pairs(PRINTED_BOX.disputed === undefined ? [] : [PRINTED_BOX.disputed]))
  expect(borders(FIRST.board).map(({ a, b }) => pair(a, b))).not.toContain(pair('oldtown', 'sunset-sea'))
})

test('the areas of the second edition are those of the drawing with every number of players', () => {
  const drawn = SECOND.board.areas.map(({ id }) => id).toSorted()
  for (const players of [3, 4, 5, 6] as const) expect(Object.keys(secondEditionFor(players).areas).toSorted()).toEqual(drawn)
})

test('a port touches its land by a quay and its sea by a breakwater, and nothing else', () => {
  const { areas } = secondEditionFor(6)
  const ports = Object.values(areas).flatMap(({ id, port }) => (port === undefined ? [] : [{ id, ...port }]))
  expect(ports).toHaveLength(8)
  for (const { id, land, sea } of ports) {
    const around = borders(SECOND.board).flatMap(({ a, b, kind }) => ([a, b].includes(id) ? [`${kind} ${pair(a, b)}`] : []))
    expect(around.toSorted()).toEqual([`coast ${pair(id, land)}`, `port ${pair(id, sea)}`])
  }
})

const phone = { width: 360, height: 460, drawing: FIRST }

test('the view never loses the board: whole when small, held at its edges when large', () => {
  const all = wholeView(phone)
  expect(all.scale).toBeCloseTo(460 / FIRST.height)
  expect(all.x).toBeGreaterThan(0)
  expect(clamped({ x: 9999, y: -9999, scale: 1 }, phone)).toMatchObject({ x: 64, y: 460 - FIRST.height - 64 })
  expect(zoomed(all, 0.1, { x: 0, y: 0 }, phone).scale).toBe(all.scale)
  expect(zoomed(initialView(phone), 1000, { x: 0, y: 0 }, phone).scale).toBe(2.2)
})

test('growing keeps the spot under the finger where it is', () => {
  const before = initialView(phone)
  const after = zoomed(before, 1.5, { x: 200, y: 100 }, phone)
  expect((200 - after.x) / after.scale).toBeCloseTo((200 - before.x) / before.scale)
  expect((100 - after.y) / after.scale).toBeCloseTo((100 - before.y) / before.scale)
})

test('showing an area moves no more than it must', () => {
  const view = initialView(phone)
  const spot = { x: (180 - view.x) / view.scale, y: (230 - view.y) / view.scale }
  expect(scrolledTo(view, spot, phone)).toBe(view)
  const moved = scrolledTo(view, spot, { ...phone, bottom: 276 })
  expect(spot.y * moved.scale + moved.y).toBeCloseTo(92)
})

test('a window of another size keeps in sight what it is about, or else its middle', () => {
  const [high, low] = [
    { width: 360, height: 400, drawing: FIRST },
    { width: 360, height: 160, drawing: FIRST },
  ]
  const view = clamped({ x: -100, y: -600, scale: 0.7 }, high)
  const shorter = resized(view, high, low, {})
  expect([shorter.scale, shorter.x, Math.round(shorter.y)]).toEqual([0.7, view.x, Math.round(view.y - 120)])
  // Point at the lower edge of the tall window.
  const spot = { x: (180 - view.x) / view.scale, y: (380 - view.y) / view.scale }
  const seen = resized(view, high, low, { spot })
  expect(seen.y + spot.y * seen.scale).toBeLessThan(low.height)
  const all = { left: 150, top: 900, right: 500, bottom: 1200 }
  const fitted = resized(view, high, low, { all, spot })
  expect(fitted.y + all.top * fitted.scale).toBeGreaterThanOrEqual(0)
  expect(fitted.y + all.bottom * fitted.scale).toBeLessThanOrEqual(low.height)
  /** If `all` does not fit at a readable size, the map shows `near`. Without `near`, it keeps its scale. */
  const near = { left: 200, top: 700, right: 560, bottom: 1060 }
  const closer = resized(view, high, low, { all: { left: 0, top: 100, right: 900, bottom: 1900 }, near, spot })
  expect(closer.y + near.top * closer.scale).toBeGreaterThanOrEqual(0)
  expect(closer.y + near.bottom * closer.scale).toBeLessThanOrEqual(low.height)
  expect(resized(view, high, low, { all: { left: 0, top: 100, right: 900, bottom: 1900 }, spot }).scale).toBe(0.7)
})
