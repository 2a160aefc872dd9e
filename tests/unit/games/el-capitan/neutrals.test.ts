// Tests the neutral colours of a game for two: the set-up shows the same colours that the game uses.
import { expect, test } from 'vitest'
import { neutralsOf } from '../../../../src/games/el-capitan/table/settled'

test('the default neutral colours do not depend on the seating order', () => {
  expect(neutralsOf(['blue', 'green'], {})).toEqual(neutralsOf(['green', 'blue'], {}))
  expect(neutralsOf(['blue', 'green'], {})).toEqual({ green: 'red', blue: 'yellow' })
})

test('a chosen neutral colour is kept, and the other player gets another colour', () => {
  expect(neutralsOf(['blue', 'green'], { blue: 'red' })).toEqual({ blue: 'red', green: 'yellow' })
})
