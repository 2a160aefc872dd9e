// Tests that each game loads the style sheets of all CSS classes that its screens use, even if no other game was opened before.
import { existsSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { classesIn } from './class-names'
import { filesIn, read } from './files'

const files = new Set(filesIn('src'))
const importing = /(?:\bfrom\s+|\bimport\s*\(\s*|\bimport\s+)'([^'\n]+)'/g

/** Returns the path of an imported file of the project; undefined for a package. */
const resolved = (path: string, named: string): string | undefined => {
  if (!named.startsWith('.')) return undefined
  const plain = posix.join(posix.dirname(path), named)
  return [plain, `${plain}.ts`, `${plain}.tsx`, `${plain}/index.ts`, `${plain}/index.tsx`].find((one) => files.has(one))
}

/** Returns the imports of a file, static and dynamic, without types. */
const importsOf = (path: string): readonly string[] => {
  const text = read(path)
  const named = path.endsWith('.css')
    ? [...text.matchAll(/@import '([^']+)'/g)].map(([, one = '']) => one)
    : [...text.replaceAll(/import type [^'\n]*(?:\{[^}]*\})? ?from '[^']+'/g, '').matchAll(importing)].map(([, one = '']) => one)
  return named.flatMap((one) => resolved(path, one) ?? [])
}

/** Returns all files that the entry files of a game import directly or indirectly, without files of other games. */
const reachable = (entries: readonly string[], game: string): ReadonlySet<string> => {
  const found = new Set(entries)
  for (const path of found)
    for (const next of importsOf(path)) {
      const [, of] = /^src\/games\/([^/]+)\//.exec(next) ?? []
      if (of === undefined || of === game) found.add(next)
    }
  return found
}

/** Returns the class names that a component uses. */
const usedIn = (code: string): readonly string[] =>
  [...code.matchAll(/className=(?:"([^"]*)"|\{((?:[^{}]|\{[^{}]*\})*)\})/g)].flatMap(([, plain, inside = '']) => {
    const texts =
      plain === undefined
        ? [...inside.replaceAll(/[!=]== '[^']*'/g, '').matchAll(/(['`])((?:(?!\1).)*)\1/g)].map(([, , one = '']) => one)
        : [plain]
    return texts.flatMap((text) => text.replaceAll(/\$\{[^}]*\}/g, ' ').split(/\s+/))
  })

const sheetsOf = new Map<string, string[]>()
for (const path of files)
  if (path.endsWith('.css')) for (const name of classesIn(read(path))) sheetsOf.set(name, [...(sheetsOf.get(name) ?? []), path])

/** Tailwind utilities whose names also occur in selectors. */
const UTILITIES = new Set(['block'])

const games = filesIn('src/games').flatMap((path) => /^src\/games\/([^/]+)\/index\.ts$/.exec(path)?.[1] ?? [])
const entryOf = (game: string) =>
  ['table/lazy.ts', 'table/entry/lazy.ts'].map((one) => `src/games/${game}/${one}`).filter((one) => existsSync(one))

test('the games and the used class names are found', () => {
  expect(games.map((game) => entryOf(game).length)).toEqual([1, 1, 1, 1, 1])
  expect(usedIn(`<p className="a b" /><p className={x ? 'c' : \`d \${y}\`} />`).filter(Boolean)).toEqual(['a', 'b', 'c', 'd'])
  expect(sheetsOf.size).toBeGreaterThan(200)
})

test.each(games)('%s loads the sheet of every class that it uses', (game) => {
  const loaded = reachable(['src/main.tsx', ...entryOf(game)], game)
  const missing = [...loaded]
    .filter((path) => path.endsWith('.tsx'))
    .flatMap((path) => usedIn(read(path)).map((name) => ({ path, name, sheets: sheetsOf.get(name) ?? [] })))
    .filter(({ name, sheets }) => !UTILITIES.has(name) && sheets.length > 0 && !sheets.some((sheet) => loaded.has(sheet)))
    .map(({ path, name, sheets }) => `${path}: .${name} (${sheets.join(', ')})`)
  expect([...new Set(missing)]).toEqual([])
})
