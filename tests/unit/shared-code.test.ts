// Tests that the shared folders contain only code that several games use, with few exceptions.
import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { filesIn, read } from '../files'

/** Maximum number of lines in the shared folders that fewer than two games use. Such code belongs into the folder of the game. */
const MOST = 300

const files = new Set(filesIn('src').filter((path) => /\.(tsx?|css)$/.test(path) && !path.endsWith('.d.ts')))
const fileOf = (path: string) => ['', '.ts', '.tsx', '/index.ts', '/index.tsx'].map((end) => path + end).find((one) => files.has(one))
const importing = /(?:\bfrom\s+|\bimport\s*\(\s*|\bimport\s+)['"](\.[^'"\n]+)['"]/g
const imports = new Map(
  [...files].map((path) => [
    path,
    [...read(path).matchAll(importing)].flatMap(([, named = '']) => fileOf(posix.join(posix.dirname(path), named)) ?? []),
  ]),
)

/** Returns all files that some files import, directly or through other files. Files for which `isOutside` is true are not followed. */
const reached = (roots: readonly string[], isOutside: (path: string) => boolean = () => false): ReadonlySet<string> => {
  const found = new Set<string>()
  const open = [...roots]
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (found.has(path)) continue
    found.add(path)
    open.push(...(imports.get(path) ?? []).filter((one) => !isOutside(one)))
  }
  return found
}

const isGame = (path: string) => path.startsWith('src/games/')
const gameIds = new Set([...files].flatMap((path) => /^src\/games\/([^/]+)\//.exec(path)?.[1] ?? []))
const byGame = [...gameIds].map((id) => reached([...files].filter((path) => path.startsWith(`src/games/${id}/`))))
const byApp = reached(['src/main.tsx'], isGame)

test('the shared folders contain only code that several games use', () => {
  const shared = [...files].filter((path) => /^src\/(?:table|ui|kit)\//.test(path))
  const alone = shared.filter((path) => !byApp.has(path) && byGame.filter((used) => used.has(path)).length < 2)
  const lines = alone.reduce((sum, path) => sum + read(path).split('\n').length - 1, 0)
  expect(gameIds.size).toBe(5)
  expect(shared.length - alone.length).toBeGreaterThan(200)
  expect(lines, alone.join('\n')).toBeLessThanOrEqual(MOST)
})

test('the tests of the shared screens do not depend on one game', () => {
  const tests = filesIn('tests/unit/table').filter((path) => /\.test\.tsx?$/.test(path))
  expect(tests.length).toBeGreaterThan(15)
  expect(tests.filter((path) => read(path).includes('games/westeros')).length).toBeLessThanOrEqual(3)
})
