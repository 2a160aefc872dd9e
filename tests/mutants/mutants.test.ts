// Tests that the text of each mutation occurs exactly once in the rules. Otherwise the mutation would not change the rules.
import { expect, test } from 'vitest'
import { filesIn, read } from '../files'
import { rulesOf } from './rules-of'

interface Mutant {
  readonly what: string
  readonly file: string
  readonly find: string
}

test('the text of every mutant occurs exactly once in its file', () => {
  const lists = filesIn('tests/mutants').filter((path) => path.endsWith('.json'))
  expect(lists.length).toBeGreaterThan(5)
  const wrong = lists.flatMap((list) => {
    const game = /([a-z-]+)\.json$/.exec(list)?.[1] ?? ''
    const folder = rulesOf(game)
    const files = new Set(filesIn(folder))
    return (JSON.parse(read(list)) as readonly Mutant[]).flatMap(({ what, file, find }) => {
      const path = `${folder}/${file}`
      return files.has(path) && read(path).split(find).length === 2 ? [] : `${game}: ${what}`
    })
  })
  expect(wrong).toEqual([])
})
