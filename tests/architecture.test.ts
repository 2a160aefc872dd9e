// Tests which modules may import each other, and restrictions for the rules of games.
import { posix } from 'node:path'
import { parseSync, Visitor, type ESTree } from 'vite'
import { expect, test } from 'vitest'
import { filesIn, read } from './files'

interface Source {
  /** Path of the file from the root of the project, e.g. "src/ui/Button.tsx". */
  readonly path: string
  readonly text: string
  /** Imports: a path in the project without file extension, e.g. "src/ui/icons", or the name of a package, e.g. "react". */
  readonly imports: readonly string[]
}

const importing = /(?:\bfrom\s+|\bimport\s*\(\s*|\bimport\s+)'([^'\n]+)'/g

const sources: readonly Source[] = filesIn('src')
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => {
    const text = read(path)
    const imports = [...text.matchAll(importing)].map(([, named = '']) =>
      named.startsWith('.') ? posix.join(posix.dirname(path), named) : named,
    )
    return { path, text, imports }
  })

const isOurs = (imported: string) => imported.startsWith('src/')
const games = new Set(sources.flatMap(({ path }) => /^src\/games\/([^/]+)\//.exec(path)?.[1] ?? []))
/**
 * Returns the game of a path: "westeros" for "src/games/westeros/state.ts" and for "src/games/westeros". Undefined for the lists of games.
 */
const gameOf = (path: string) => {
  const [, name = ''] = /^src\/games\/([^/]+)(?:\/|$)/.exec(path) ?? []
  return games.has(name) ? name : undefined
}
/** Returns whether a file belongs to the folders of a game that may import screens: `table` and `words`. */
const isScreen = (path: string) => /^src\/games\/[^/]+\/(table|words)\//.test(path)
const isRules = (path: string) => path.startsWith('src/referee/') || (gameOf(path) !== undefined && !isScreen(path))

/** Lists all forbidden imports as "importing file → import". */
const breaches = (who: (path: string) => boolean, may: (imported: string, path: string) => boolean) =>
  sources
    .filter(({ path }) => who(path))
    .flatMap(({ path, imports }) => imports.filter((imported) => !may(imported, path)).map((imported) => `${path} → ${imported}`))

const inside =
  (...rooms: readonly string[]) =>
  (imported: string) =>
    !isOurs(imported) || rooms.some((room) => imported === `src/${room}` || imported.startsWith(`src/${room}/`))

test('the walls are looked at from all rooms', () => {
  for (const room of ['referee', 'games', 'table', 'ui', 'app'])
    expect(
      sources.some(({ path }) => path.startsWith(`src/${room}/`)),
      room,
    ).toBe(true)
  expect(
    breaches(
      (path) => path === 'src/main.tsx',
      () => false,
    ),
  ).toContain('src/main.tsx → src/app/App')
})

test('the referee imports nothing of ours and no package', () => {
  expect(
    breaches(
      (path) => path.startsWith('src/referee/'),
      (imported) => imported.startsWith('src/referee/'),
    ),
  ).toEqual([])
})

test('the rules of a game import the referee, the parts for rules and the game itself, and no package', () => {
  const may = (imported: string, path: string) =>
    imported === 'src/referee' ||
    imported.startsWith('src/referee/') ||
    imported.startsWith('src/kit/') ||
    (imported.startsWith(`src/games/${gameOf(path)}/`) && !isScreen(imported))
  expect(breaches((path) => gameOf(path) !== undefined && !isScreen(path), may)).toEqual([])
})

test('a game never imports another game, nor the lists of games', () => {
  const may = (imported: string, path: string) => !imported.startsWith('src/games/') || gameOf(imported) === gameOf(path)
  expect(breaches((path) => gameOf(path) !== undefined, may)).toEqual([])
})

test('screens reach storage only through the session', () => {
  const may = (imported: string) => !imported.startsWith('src/storage')
  expect(
    breaches((path) => path.startsWith('src/app/') || path.startsWith('src/table/') || isScreen(path) || path === 'src/main.tsx', may),
  ).toEqual([])
})

test('the table of a game knows the referee, its own game, the table of every game, the session and the building blocks', () => {
  const may = (imported: string, path: string) => inside('referee', 'kit', 'ui', 'session', 'table', `games/${gameOf(path)}`)(imported)
  expect(breaches(isScreen, may)).toEqual([])
})

test('the rooms of the table stand on one another, each on those below it', () => {
  const lower = [
    'game',
    'balance',
    'words',
    'refusal',
    'game-over',
    'shell',
    'rules',
    'roles',
    'overview',
    'board',
    'fair',
    'undo',
    'question',
    'outcome',
    'ballot',
    'log',
  ]
  const upper = [
    'history',
    'film',
    'corrections',
    'check',
    'house-rules',
    'options',
    'charts',
    'session-break',
    'practice',
    'waiting-for',
    'now',
    'new-game',
    'standard',
  ]
  const floors = [...lower, ...upper]
  const roomOf = (path: string) => /^src\/table\/([a-z-]+)(?:\/|$)/.exec(path)?.[1] ?? ''
  const inRoom = (path: string) => floors.includes(roomOf(path))
  const may = (imported: string, path: string) =>
    !inRoom(imported) || (inRoom(path) && floors.indexOf(roomOf(imported)) <= floors.indexOf(roomOf(path)))
  // Files directly in src/table may not import modules in its subfolders, except `game` (the components that a game provides) and `words`.
  expect(
    breaches(
      (path) => path.startsWith('src/table/'),
      (imported, path) => may(imported, path) || ['game', 'words'].includes(roomOf(imported)),
    ),
  ).toEqual([])
  const rooms = new Set(sources.flatMap(({ path }) => /^src\/table\/([a-z-]+)\//.exec(path)?.[1] ?? []))
  expect([...rooms].toSorted()).toEqual(floors.toSorted())
})

test('every room imports from the rooms it stands on, and from no other', () => {
  const standsOn: Readonly<Record<string, readonly string[]>> = {
    referee: [],
    kit: ['referee'],
    ui: [],
    storage: ['referee'],
    'optical-transfer': [],
    link: ['referee', 'storage'],
    session: ['referee', 'storage', 'link'],
    table: ['referee', 'kit', 'session', 'ui'],
    games: ['referee', 'kit', 'session', 'ui', 'table'],
    app: ['referee', 'link', 'optical-transfer', 'session', 'ui', 'table', 'games/catalogue', 'games/screens'],
    'main.tsx': ['app', 'session', 'ui'],
    'sw.ts': [],
  }
  const roomOf = (path: string) => path.split('/')[1] ?? ''
  expect([...new Set(sources.map(({ path }) => roomOf(path)))].toSorted()).toEqual(Object.keys(standsOn).toSorted())
  const may = (imported: string, path: string) => inside(roomOf(path), ...(standsOn[roomOf(path)] ?? []))(imported)
  expect(breaches(() => true, may)).toEqual([])
})

test('no room but the app knows which games there are, not even by a type: the app hands the catalogue in', () => {
  const may = (imported: string) => !/^src\/games(?:\/|$)/.test(imported)
  expect(breaches((path) => !/^src\/(?:app|games)\//.test(path), may)).toEqual([])
  expect(breaches((path) => path === 'src/app/session.ts', may)).toEqual(['src/app/session.ts → src/games/catalogue'])
})

test('nothing but a game itself, the two lists and what tests and explains it says its name', () => {
  const own = new RegExp(`^(?:src/games/(?:(?:${[...games].join('|')})/|(?:catalogue|screens)\\.ts$)|tests/|docs/|README|CHANGELOG)`)
  const named = new RegExp([...games].join('|'), 'i')
  const isText = (path: string) => !/\.(?:png|woff2)$/.test(path)
  const naming = filesIn().filter((path) => isText(path) && named.test(read(path)))
  expect(naming.filter((path) => !own.test(path))).toEqual([])
  expect(naming).toContain('src/games/catalogue.ts')
})

test('the catalogue lists the rules of games, the list of screens their tables; only the app knows the screens', () => {
  const isList = (path: string) => /^src\/games\/[^/]+$/.test(path)
  const lists = sources.filter(({ path }) => isList(path)).map(({ path }) => path)
  expect(lists).toEqual(['src/games/catalogue.ts', 'src/games/screens.ts'])
  const index = (imported: string) => isList(imported) && gameOf(imported) !== undefined
  const isApart = (path: string) => /^src\/games\/[^/]+\/(?:views\/summary|parse\/stored-state|words\/title)$/.test(path)
  expect(
    breaches(
      (path) => path === 'src/games/catalogue.ts',
      (imported) => ['src/session/environment/game-on-offer', 'src/ui/language'].includes(imported) || index(imported) || isApart(imported),
    ),
  ).toEqual([])
  expect(
    breaches(
      (path) => path === 'src/games/screens.ts',
      (imported) => !isOurs(imported) || isScreen(imported) || imported === 'src/table/game/game-screens',
    ),
  ).toEqual([])
  expect(
    breaches(
      (path) => !path.startsWith('src/app/'),
      (imported) => imported !== 'src/games/screens',
    ),
  ).toEqual([])
})

test('a part in a file of its own is a `lazyPart`, which is fetched again after a failed fetch', () => {
  const found = sources.filter(
    ({ path, text }) => path !== 'src/ui/lazy-part.tsx' && /import \{[^}]*\blazy\b[^}]*\} from 'react'/.test(text),
  )
  expect(found.map(({ path }) => path)).toEqual([])
})

test('only storage knows the database', () => {
  expect(
    breaches(
      (path) => !path.startsWith('src/storage/'),
      (imported) => !imported.startsWith('dexie'),
    ),
  ).toEqual([])
})

/** Removes comments and strings from source code, so that words in sentences are not taken for names. */
const codeOnly = (text: string) =>
  text
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/'(?:[^'\\\n]|\\.)*'/g, "''")
    .replaceAll(/\/\/.*$/gm, '')

test('the rules know no clock, no chance of their own, no browser and no screen', () => {
  const forbidden = new RegExp(
    [
      String.raw`\bMath\s*\.\s*random\b`,
      String.raw`\bnew Date\b|\bDate\s*[.(]`,
      String.raw`(?<![.\w])(?:performance|crypto|window|document|navigator|location|localStorage|sessionStorage|indexedDB|caches)\s*\.`,
      String.raw`(?<![.\w])(?:globalThis|console|process)\b`,
      String.raw`(?<![.\w])(?:fetch|setTimeout|setInterval|queueMicrotask|requestAnimationFrame|alert)\s*\(`,
      String.raw`\basync\b|\bawait\b|\bPromise\b`,
    ].join('|'),
  )
  const found = sources
    .filter(({ path }) => isRules(path))
    .flatMap(({ path, text }) => {
      const [name] = forbidden.exec(codeOnly(text)) ?? []
      return name === undefined ? [] : [`${path}: ${name}`]
    })
  expect(found).toEqual([])
  expect(sources.filter(({ path }) => isRules(path) && path.endsWith('.tsx'))).toEqual([])
})

/** Returns top-level variables of a module that can be reassigned. A function that uses such a variable has hidden state. */
const moduleVariables = (path: string, text: string): readonly string[] =>
  parseSync(path, text).program.body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    return declared?.type === 'VariableDeclaration' && declared.kind !== 'const' ? [`${path}: ${declared.kind}`] : []
  })

test('the rules remember nothing in variables of a module, nor do the parts for rules and the words', () => {
  expect(moduleVariables('a.ts', 'export let a = 1\nvar b\nconst c = () => {\n  let d\n}')).toEqual(['a.ts: let', 'a.ts: var'])
  const isPure = (path: string) => isRules(path) || path.startsWith('src/kit/') || /^src\/games\/[^/]+\/words\//.test(path)
  expect(sources.filter(({ path }) => isPure(path)).flatMap(({ path, text }) => moduleVariables(path, text))).toEqual([])
})

test('files are of a size that can be read, and say what they are about in their names', () => {
  const isData = (path: string) => /\/(box|words)\//.test(path) || path === 'src/ui/icons.ts'
  const long = sources.filter(({ path, text }) => !isData(path) && text.split('\n').length > 401).map(({ path }) => path)
  expect(long).toEqual([])
  expect(filesIn('src').filter((path) => /(^|\/)(utils?|helpers?|managers?|common|misc)([./]|$)/i.test(path))).toEqual([])
})

/** Returns the paths of all project files that a file imports, including types and dynamic imports. */
const filesImported = ({ path, text }: Source): readonly string[] =>
  [...text.matchAll(/\bfrom\s+'(\.[^'\n]+)'|^import\s+'(\.[^'\n]+)'|\bimport\('(\.[^'\n]+)'\)/gm)].flatMap(([, named, bare, later]) => {
    const at = posix.join(posix.dirname(path), named ?? bare ?? later ?? '')
    return sources.filter((one) => [at, `${at}.ts`, `${at}.tsx`, `${at}/index.ts`].includes(one.path)).map((one) => one.path)
  })

/** Returns the files that import themselves directly or indirectly. */
const cyclesIn = (imports: ReadonlyMap<string, readonly string[]>): readonly string[] => {
  const reached = (from: string): ReadonlySet<string> => {
    const seen = new Set<string>()
    const open = [...(imports.get(from) ?? [])]
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (seen.has(next)) continue
      seen.add(next)
      open.push(...(imports.get(next) ?? []))
    }
    return seen
  }
  return [...imports.keys()].filter((path) => reached(path).has(path)).sort()
}

test('no file imports itself by way of others, not even for types or with import()', () => {
  expect(cyclesIn(new Map(Object.entries({ a: ['b'], b: ['c'], c: ['a', 'd'], d: [] })))).toEqual(['a', 'b', 'c'])
  const imports = new Map(sources.map((source) => [source.path, filesImported(source)]))
  expect(imports.get('src/session/hooks.ts')).toContain('src/session/environment/environment.ts')
  expect(imports.get('src/app/update.ts')).toContain('src/app/service-worker.ts')
  expect(cyclesIn(imports)).toEqual([])
})

/**
 * Returns the two modules of an import: subfolders of the nearest common folder. Files directly in the common folder form a module of their
 * own. Returns undefined if both files are in one module.
 */
const roomsBetween = (from: string, to: string): readonly [from: string, to: string] | undefined => {
  const [a, b] = [from.split('/'), to.split('/')]
  const at = a.findIndex((name, k) => name !== b[k])
  const folder = a.slice(0, at).join('/')
  const room = (path: readonly string[]) => `${folder}/${at === path.length - 1 ? '*' : path[at]}`
  return at < 0 || room(a) === room(b) ? undefined : [room(a), room(b)]
}

test('no arrow runs back up between the rooms of any folder, be it for types, for styles or for what is fetched later', () => {
  expect(roomsBetween('src/a/b/c.ts', 'src/a/d/e.ts')).toEqual(['src/a/b', 'src/a/d'])
  expect(roomsBetween('src/a/c.ts', 'src/a/d/e/f.ts')).toEqual(['src/a/*', 'src/a/d'])
  expect(roomsBetween('src/a/c.ts', 'src/a/d.ts')).toBeUndefined()
  const files = new Set(filesIn('src'))
  const found = (named: string) =>
    [named, `${named}.ts`, `${named}.tsx`, `${named}/index.ts`, `${named}/index.tsx`].find((one) => files.has(one))
  const arrows = new Map<string, string[]>()
  for (const { path, imports } of sources)
    for (const named of imports) {
      const imported = found(named)
      const [from, to] = (imported === undefined ? undefined : roomsBetween(path, imported)) ?? []
      if (from !== undefined && to !== undefined) arrows.set(from, [...(arrows.get(from) ?? []), to])
    }
  expect(arrows.get('src/app')).toContain('src/games')
  expect(arrows.get('src/session/*')).toContain('src/session/actions')
  // Modules that import themselves through other modules, with their imports. There must be none.
  expect(cyclesIn(arrows).map((room) => `${room} → ${[...new Set(arrows.get(room))].join(', ')}`)).toEqual([])
})

/** Maximum number of lines of a function. */
const LONGEST_FUNCTION = 100

/** Returns functions that are too long, as "path:line". The lines of a top-level `switch` statement in a function are not counted. */
const longFunctions = (path: string, text: string): readonly string[] => {
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length
  const length = ({ start, end }: ESTree.Span) => lineAt(end) - lineAt(start) + 1
  const found: string[] = []
  const look = (node: ESTree.Function | ESTree.ArrowFunctionExpression) => {
    const statements = node.body?.type === 'BlockStatement' ? node.body.body : []
    const flat = statements.reduce((lines, one) => lines + (one.type === 'SwitchStatement' ? length(one) : 0), 0)
    if (length(node) - flat > LONGEST_FUNCTION) found.push(`${path}:${lineAt(node.start)}`)
  }
  const { program } = parseSync(path, text)
  new Visitor({ FunctionDeclaration: look, FunctionExpression: look, ArrowFunctionExpression: look }).visit(program)
  return found
}

test('functions are of a size that can be read', () => {
  const lines = (many: number) => '  one()\n'.repeat(many)
  expect(longFunctions('a.ts', `const a = () => {\n${lines(98)}}`)).toEqual([])
  expect(longFunctions('a.ts', `\nconst a = () => {\n${lines(99)}}`)).toEqual(['a.ts:2'])
  expect(longFunctions('a.ts', `function a() {\n  switch (b) {\n  case 1:\n${lines(120)}  }\n}`)).toEqual([])
  expect(sources.flatMap(({ path, text }) => longFunctions(path, text))).toEqual([])
})

test('the session and the table of every game make no type of another by force', () => {
  const force = /\bas unknown as\b|\bas V\[/
  expect(['a as unknown as B', "a as V['choice'][]"].every((text) => force.test(codeOnly(text)))).toBe(true)
  const forced = sources.filter(({ path, text }) => /^src\/(?:session|table)\//.test(path) && force.test(codeOnly(text)))
  expect(forced.map(({ path }) => path)).toEqual([])
})
