// Tests the icon of a joint work in the history: the entry does not name the work, so the icon must not show one of the works.
import { expect, test } from 'vitest'
import { MOVE_ICONS, THING_ICONS } from '../../../../src/games/graenaland/table/parts/pictures'

test('the payment of a joint work has no icon of a construction', () => {
  expect(MOVE_ICONS['jointBuild']).toBeDefined()
  expect(Object.values(THING_ICONS)).not.toContain(MOVE_ICONS['jointBuild'])
})
