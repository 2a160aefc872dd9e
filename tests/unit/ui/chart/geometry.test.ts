// Tests the positions of the lines in a chart.
import { expect, test } from 'vitest'
import { apart, gapsIn, hasEqualValues, levelsUpTo, linePoints, namedColumns, pathOf, xsOf, yOf } from '../../../../src/ui/chart/geometry'

const frame = { left: 10, top: 0, right: 110, bottom: 70 }

test('values stand between the bottom and the top, columns between left and right', () => {
  expect([yOf(frame, 7, 0), yOf(frame, 7, 7), yOf(frame, 7, 1), yOf(frame, 0, 0)]).toEqual([70, 0, 60, 70])
  expect(xsOf(frame, [0, 1, 2])).toEqual([10, 60, 110])
  expect(xsOf(frame, [4])).toEqual([10])
})

test('lines across have round numbers, and the highest value is not above the last one', () => {
  expect(levelsUpTo(7, 8)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  expect(levelsUpTo(183, 8)).toEqual([0, 50, 100, 150, 200])
  expect(levelsUpTo(69, 8)).toEqual([0, 10, 20, 30, 40, 50, 60, 70])
  expect(levelsUpTo(1, 8)).toEqual([0, 1])
  expect(levelsUpTo(188, 8, -79)).toEqual([-100, -50, 0, 50, 100, 150, 200])
  expect([-50, 0, 300].map((level) => yOf({ ...frame, lowest: -50 }, 300, level))).toEqual([70, 60, 0])
})

test('lines of the same value keep lanes of their own, in their order, around it', () => {
  const [first, second, third] = linePoints(frame, [0, 1], 7, [
    [1, 3],
    [1, 2],
    [1, undefined],
  ])
  expect([first?.[0]?.y, second?.[0]?.y, third?.[0]?.y]).toEqual([58, 60, 62])
  expect(first?.[1]?.y).toBe(40)
  expect(third).toHaveLength(1)
})

test('lines share a value only in the same column', () => {
  expect(hasEqualValues([[1, 2], [1]])).toBe(true)
  expect(hasEqualValues([[1, 2], [2, 1], [undefined, undefined], [undefined]])).toBe(false)
})

test('equal lines stay around their value at the bottom too, so that no line seems to begin above 0', () => {
  const lines = linePoints(
    frame,
    [0],
    7,
    Array.from({ length: 5 }, () => [0]),
  )
  const ys = lines.map((points) => points[0]?.y ?? 0)
  expect(ys.map((y) => y - frame.bottom)).toEqual([-4, -2, 0, 2, 4])
})

test('a path goes through all points', () => {
  expect(
    pathOf([
      { x: 1, y: 2 },
      { x: 3.25, y: 4 },
    ]),
  ).toBe('M1.0 2.0L3.3 4.0')
  expect(pathOf([])).toBe('')
})

test('marks that would lie on each other are moved apart, and stay above the lowest place', () => {
  expect(apart([10, 10, 50], 20, 100)).toEqual([10, 30, 50])
  expect(apart([95, 95, 95], 20, 100)).toEqual([60, 80, 100])
  expect(apart([50, 10], 20, 100)).toEqual([50, 10])
})

test('the first and the last column are named, and as many between as there is room for', () => {
  const even = (columns: number, room: number) =>
    namedColumns(
      xsOf(
        { ...frame, right: 10 + room * (columns - 1) },
        Array.from({ length: columns }, (_, at) => at),
      ),
      30,
    )
  expect(even(11, 100)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(even(11, 15)).toEqual([0, 2, 4, 6, 8, 10])
  expect(even(10, 15)).toEqual([0, 2, 4, 6, 9])
  expect(even(1, 100)).toEqual([0])
})

test('time runs to scale: rounds that nobody has told leave a gap', () => {
  expect(xsOf(frame, [0, 1, 2, 10])).toEqual([10, 20, 30, 110])
  expect(gapsIn([0, 1, 2, 10])).toEqual([2])
  expect(gapsIn([3, 4, 5])).toEqual([])
  expect(gapsIn([])).toEqual([])
})
