import { expect, test } from 'vitest'
import { groups } from '../../../build/chunks'
import { filesIn } from '../../files'

const modules = [...filesIn('src').map((path) => `/${path}`), '/node_modules/react/index.js', '/node_modules/dexie/dist/dexie.mjs']

test('there are at most eight rules, and each matches modules', () => {
  expect(groups.length).toBeLessThanOrEqual(8)
  const matches = ({ test: rule }: (typeof groups)[number]) =>
    modules.filter((id) => (rule instanceof RegExp ? rule.test(id) : typeof rule === 'function' ? rule(id) === true : false)).length
  expect(groups.filter((group) => matches(group) === 0)).toEqual([])
})

test('a file named after a game contains modules of that game only', () => {
  const nameOf = ({ name }: (typeof groups)[number], id: string) =>
    typeof name === 'function' ? name(id, { getModuleInfo: () => null }) : name
  const ids = modules.filter((id) => id.startsWith('/src/games/graenaland/'))
  const names = groups.flatMap((group) =>
    group.test instanceof RegExp
      ? ids.filter((id) => group.test instanceof RegExp && group.test.test(id)).map((id) => nameOf(group, id))
      : [],
  )
  expect(new Set(names)).toEqual(new Set(['rules-graenaland', 'screens-graenaland']))
})
