// Runs every scenario of the rules, with the same code as `npm run scenarios`.
import { describe, expect, test } from 'vitest'
import { filesIn, read } from '../files'
import { GAMES } from './games'
import { readCases, run } from './run'

describe.each(Object.entries(GAMES))('%s', (id, game) => {
  const files = filesIn(`tests/scenarios/${id}`).filter((path) => path.endsWith('.json'))
  const cases = files.flatMap((path) => readCases(read(path), false).map((item) => ({ path, item })))

  describe.each(files)('%s', (path) => {
    test.each(cases.filter((one) => one.path === path).map(({ item }) => [item.id, item] as const))('%s', (_, item) => {
      expect(run(game, item)).toEqual({ id: item.id, kind: item.kind, differences: [] })
    })
  })

  test('no two cases share an id', () => {
    const ids = cases.map(({ item }) => item.id)
    expect(ids.filter((one, index) => ids.indexOf(one) !== index)).toEqual([])
  })
})
