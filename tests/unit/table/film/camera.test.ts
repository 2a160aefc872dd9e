// Tests which part of the board the film shows.
import { expect, test } from 'vitest'
import { filmScale, gliding, lookedAt } from '../../../../src/table/film/camera'

const BOARD = { width: 1000, height: 2000 }

test('a long board fills the picture and is moved along; one that would become too large is not', () => {
  expect(filmScale({ width: 390, height: 500 }, BOARD)).toBeCloseTo(0.39)
  expect(filmScale({ width: 800, height: 400 }, BOARD)).toBeCloseTo(0.35)
  expect(filmScale({ width: 500, height: 1000 }, BOARD)).toBeCloseTo(0.5)
})

test('a board that is always in sight fits into the picture', () => {
  expect(filmScale({ width: 800, height: 400 }, BOARD, true)).toBeCloseTo(0.2)
})

const picture = { width: 400, height: 400 }
const drawn = { width: 400, height: 800 }

test('it moves only as far as it takes, and never beyond the edge', () => {
  const top = { x: 0, y: 0 }
  expect(lookedAt(top, { x: 10, y: 200 }, picture, drawn)).toEqual(top)
  expect(lookedAt(top, { x: 10, y: 400 }, picture, drawn)).toEqual({ x: 0, y: -112 })
  expect(lookedAt(top, { x: 10, y: 790 }, picture, drawn)).toEqual({ x: 0, y: -400 })
})

test('a board that is smaller than the picture stands in its middle', () => {
  expect(lookedAt({ x: 0, y: 0 }, { x: 10, y: 10 }, { width: 600, height: 900 }, drawn)).toEqual({ x: 100, y: 50 })
})

test('it glides, faster at first, and arrives', () => {
  let at = { x: 0, y: 0 }
  const way: number[] = []
  for (let n = 0; n < 200; n++) {
    at = gliding(at, { x: 0, y: -100 }, 16)
    way.push(at.y)
  }
  expect(way[0]).toBeLessThan(0)
  expect(Math.abs((way[1] ?? 0) - (way[0] ?? 0))).toBeLessThan(Math.abs(way[0] ?? 0))
  expect(at).toEqual({ x: 0, y: -100 })
})
