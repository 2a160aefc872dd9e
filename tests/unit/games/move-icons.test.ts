import { expect, test } from 'vitest'
import { moveIcon as axis } from '../../../src/games/axis-and-allies/table/parts/move-icons'
import { texts as axisTexts } from '../../../src/games/axis-and-allies/table/texts'
import { moveIcon as capitan } from '../../../src/games/el-capitan/table/parts/move-icons'
import { texts as capitanTexts } from '../../../src/games/el-capitan/table/texts'
import { moveIcon as mafia } from '../../../src/games/mafia-city/table/parts/move-icons'
import { texts as mafiaTexts } from '../../../src/games/mafia-city/table/texts'

test.each([
  ['axis-and-allies', axis, axisTexts.en],
  ['el-capitan', capitan, capitanTexts.en],
  ['mafia-city', mafia, mafiaTexts.en],
] as const)('%s: every kind of move has a drawing in the log', (_, icon, { actions }) => {
  const kinds = Object.keys(actions ?? {})
  expect(kinds.length).toBeGreaterThan(10)
  expect(kinds.filter((kind) => icon({ do: kind } as never) === undefined)).toEqual([])
})
