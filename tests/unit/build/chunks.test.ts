import { expect, test } from 'vitest'
import { groups } from '../../../build/chunks'
import { filesIn } from '../../files'

const modules = [...filesIn('src').map((path) => `/${path}`), '/node_modules/react/index.js', '/node_modules/dexie/dist/dexie.mjs']

const matches = ({ test: rule }: (typeof groups)[number], id: string): boolean =>
  rule instanceof RegExp ? rule.test(id) : typeof rule === 'function' && rule(id) === true

test('there are at most eight rules, and each matches modules', () => {
  expect(groups.length).toBeLessThanOrEqual(8)
  expect(groups.filter((group) => !modules.some((id) => matches(group, id)))).toEqual([])
})

test('a file named after a game contains modules of that game only', () => {
  const nameOf = ({ name }: (typeof groups)[number], id: string) =>
    typeof name === 'function' ? name(id, { getModuleInfo: () => null }) : name
  const ids = modules.filter((id) => id.startsWith('/src/games/graenaland/'))
  const names = groups
    .filter(({ name }) => typeof name === 'function')
    .flatMap((group) => ids.filter((id) => matches(group, id)).map((id) => nameOf(group, id)))
    .filter((name) => name?.includes('-'))
  expect(new Set(names)).toEqual(
    new Set(
      ['rules', 'screens', 'words-en', 'words-cs']
        .map((part) => part.replace(/^([a-z]+)/, '$1-graenaland'))
        .concat(['words-graenaland-en-rooms', 'words-graenaland-cs-rooms']),
    ),
  )
})
