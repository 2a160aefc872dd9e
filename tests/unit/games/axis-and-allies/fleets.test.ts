// Tests the disc of a sea zone, which shows the number of units of each side.
import { expect, it } from 'vitest'
import { piecesFrom } from '../../../../src/games/axis-and-allies/model/pieces'
import { bySide, fleetsIn } from '../../../../src/games/axis-and-allies/table/parts/zones'

it('enemies in a zone are not added up, allies are', () => {
  const pieces = piecesFrom({ sz5: { germany: { ss: 2, tt: 1, ftr: 1 }, uk: { bb: 1 }, us: { dd: 2 }, soviet: { inf: 1 } } })
  expect(bySide(fleetsIn({ pieces }, 'sz5'))).toEqual([
    { power: 'germany', units: 4, kind: 'ss' },
    { power: 'uk', units: 4, kind: 'bb' },
  ])
  expect(fleetsIn({ pieces }, 'sz6')).toEqual([])
})
