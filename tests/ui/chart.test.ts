// Where the lines of a chart run.
import { expect, test } from 'vitest'
import { apart, linePoints, namedColumns, pathOf, xOf, yOf } from '../../src/ui/chart/geometry'

const frame = { left: 10, top: 0, right: 110, bottom: 70 }

test('values stand between the bottom and the top, columns between left and right', () => {
  expect([yOf(frame, 7, 0), yOf(frame, 7, 7), yOf(frame, 7, 1), yOf(frame, 0, 0)]).toEqual([70, 0, 60, 70])
  expect([xOf(frame, 3, 0), xOf(frame, 3, 2), xOf(frame, 1, 0)]).toEqual([10, 110, 10])
})

test('lines of the same value keep lanes of their own, in their order, around it', () => {
  const [first, second, third] = linePoints(frame, 7, [
    [1, 3],
    [1, 2],
    [1, undefined],
  ])
  expect([first?.[0]?.y, second?.[0]?.y, third?.[0]?.y]).toEqual([56, 60, 64])
  expect(first?.[1]?.y).toBe(40)
  expect(third).toHaveLength(1)
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
  expect(namedColumns(11, 1000, 30)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(namedColumns(11, 150, 30)).toEqual([0, 2, 4, 6, 8, 10])
  expect(namedColumns(10, 150, 30)).toEqual([0, 2, 4, 6, 9])
  expect(namedColumns(1, 100, 30)).toEqual([0])
})
