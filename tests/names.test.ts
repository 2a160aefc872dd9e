/**
 * Tests that old, unclear names occur in the code only as fields of stored data. These fields keep their names, because stored games
 * contain them.
 */
import { parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'
import { filesIn, read } from './files'

const OLD = new Set(['told', 'Asked', 'ways', 'said', 'laid', 'settled', 'become'])

/**
 * Fields with an old name that each file may declare. Each field is stored: in a move, a state, the island, a vote, or a draft of an
 * answer.
 */
const STORED: Readonly<Record<string, readonly string[]>> = {
  'src/games/axis-and-allies/model/state.ts': ['settled'],
  'src/games/el-capitan/model/state.ts': ['told'],
  'src/games/el-capitan/prompts/draft.ts': ['told', 'said'],
  'src/games/graenaland/box/island.ts': ['ways'],
  'src/games/graenaland/model/moves.ts': ['told'],
  'src/games/graenaland/prompts/draft.ts': ['told'],
  'src/games/graenaland/table/questions/voices.ts': ['said'],
  'src/games/westeros/model/state.ts': ['told'],
  'src/games/westeros/parse/move-parts.ts': ['told', 'told'],
  'src/games/westeros/parse/stored-state.ts': ['told'],
  'src/kit/vote.ts': ['said'],
  'src/table/standard/setup-steps.ts': ['settled'],
}

/** Returns the variables, functions, parameters and types with an old name, and the fields with an old name that a type declares. */
const oldNamesIn = (path: string) => {
  const keys = new Set<unknown>()
  const found: { name: string; node: unknown }[] = []
  const fields: string[] = []
  new Visitor({
    MemberExpression: ({ computed, property }) => void (computed || keys.add(property)),
    Property: ({ computed, key, shorthand }) => void (computed || shorthand || keys.add(key)),
    TSPropertySignature: ({ key }) => {
      keys.add(key)
      if (key.type === 'Identifier' && OLD.has(key.name)) fields.push(key.name)
    },
    Identifier: (node) => void (OLD.has(node.name) && found.push({ name: node.name, node })),
    JSXIdentifier: (node) => void (OLD.has(node.name) && found.push({ name: node.name, node })),
  }).visit(parseSync(path, read(path)).program)
  return { names: found.filter(({ node }) => !keys.has(node)).map(({ name }) => name), fields }
}

const files = ['src', 'tests', 'scripts', 'build', 'public']
  .flatMap((folder) => filesIn(folder))
  .filter((path) => /\.(tsx?|mjs|js)$/.test(path))

test('old names are only fields of stored data', () => {
  const all = files.map((path) => ({ path, ...oldNamesIn(path) }))
  expect(all.flatMap(({ path, names }) => names.map((name) => `${path}: ${name}`))).toEqual([])
  expect(Object.fromEntries(all.flatMap(({ path, fields }) => (fields.length === 0 ? [] : [[path, fields]])))).toEqual(STORED)
})

test('no file is named after the old name of the standard screens', () => {
  expect(filesIn('src').filter((path) => /plain/i.test(path))).toEqual([])
})
