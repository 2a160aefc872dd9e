// Tests conventions of the whole project: folders, line format, licences, comments, and forbidden names.
import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { catalogue } from '../src/games/catalogue'
import { classesIn } from './class-names'
import { filesIn, read } from './files'

const isText = (path: string) => !/\.(png|woff2)$/.test(path)
const files = filesIn()

/** Returns the lines for which `isWrong` returns true, as "path:line". */
const found = (paths: readonly string[], isWrong: (line: string) => boolean) =>
  paths.flatMap((path) =>
    read(path)
      .split('\n')
      .flatMap((line, i) => (isWrong(line) ? [`${path}:${i + 1}`] : [])),
  )

test('no file names a package registry or a path of some machine', () => {
  // The parts are joined at run time, so that this file does not contain the forbidden host name itself.
  const hosts = ['registry', 'npm', 'js'].join('.?')
  const folders = ['work', 'root', 'home', 'Users', 'tmp'].map((name) => `(?<![\\w.)}-])/${name}/`).join('|')
  const forbidden = new RegExp(`${hosts}|${['artifact', 'ory'].join('')}|${['nex', 'us'].join('')}/repo|${folders}|[A-Z]:\\\\Users`)
  expect(found(files.filter(isText), (line) => forbidden.test(line))).toEqual([])
})

test('the lock file holds no download address', () => {
  expect(read('package-lock.json')).not.toMatch(/"resolved": "http/)
})

test('every dependency has one exact version', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<string, Record<string, string>>
  const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))
  expect(loose).toEqual([])
})

test('every dependency is named in the docs with its reason', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<string, Record<string, string>>
  const docs = read('docs/dependencies.md')
  const silent = Object.keys({ ...dependencies, ...devDependencies }).filter((name) => !docs.includes(`\`${name}\``))
  expect(silent).toEqual([])
})

test('lines stay within 140 characters, without tabs and without blanks at their end', () => {
  const code = files.filter((path) => /\.(tsx?|mjs|css|html)$/.test(path))
  expect(found(code, (line) => (line.length > 140 && !line.includes('url("data:')) || /\t|\s$/.test(line))).toEqual([])
})

test('statements end without a semicolon', () => {
  const isComment = (line: string) => /^\s*(\/\/|\/?\*)/.test(line)
  expect(
    found(
      files.filter((path) => /\.(tsx?|mjs)$/.test(path)),
      (line) => line.endsWith(';') && !isComment(line),
    ),
  ).toEqual([])
})

/** Folders in which the next test checks the comments. */
const PLAIN = [
  'build/',
  'scripts/',
  'src/app/',
  'src/games/axis-and-allies/',
  'src/games/el-capitan/',
  'src/games/graenaland/',
  'src/games/mafia-city/',
  'src/games/westeros/',
  'src/kit/',
  'src/link/',
  'src/optical-transfer/',
  'src/referee/',
  'src/session/',
  'src/storage/',
  'src/table/',
  'src/ui/',
  'tests/',
]

test('comments have a subject, not a clause of "What", "Whatever" or "Whoever"', () => {
  const start = /(?:\/\*\*?|\/\/|^\s*\*)(?:.*(?:[.:]|@\w+ \S+))?\s+(?:What|Whatever|Whoever)\b(?!.*\?)/
  const isWrong = (line: string) => start.test(line)
  const lines = (word: string) => [`/** ${word} was chosen. */`, `  * A role. ${word} was chosen.`, `const a = 1 // ${word} was chosen`]
  expect(['What', 'Whatever', 'Whoever'].flatMap(lines).filter((line) => !isWrong(line))).toEqual([])
  expect(['/** What was chosen? */', "text: 'What was chosen.'", '/** Tells what was chosen. */', 'a * What'].filter(isWrong)).toEqual([])
  const code = files.filter((path) => PLAIN.some((folder) => path.startsWith(folder)) && /\.(tsx?|mjs|css)$/.test(path))
  expect(found(code, isWrong)).toEqual([])
})

/** The style sheets of the shared components are loaded together, in the order of `style.css`, so the test treats them as one sheet. */
const blocks = [...read('src/ui/style.css').matchAll(/@import '\.\/([\w-]+\.css)'/g)].map(([, name]) => `src/ui/${name}`)
const sheetOf = (path: string) => (blocks.includes(path) ? 'src/ui/style.css' : path)
const styled = files.filter((path) => /^src\/.*\.css$/.test(path))
const sheets = [...new Set(styled.map(sheetOf))].map((path) => ({
  path,
  names: new Set(styled.filter((one) => sheetOf(one) === path).flatMap((one) => [...classesIn(read(one))])),
}))

test('a class name is styled in one file alone', () => {
  const sheet = '.a > .b[data-c=".d"]:has(+ .e) { top: .5em; & .f { top: 0 } }\n@media (width < 1.5em) { .g { top: 0 } } /* .h { } */'
  expect([...classesIn(sheet)]).toEqual(['a', 'b', 'e', 'f', 'g'])
  const names = [...new Set(sheets.flatMap((one) => [...one.names]))]
  const styledIn = (name: string) => sheets.filter((one) => one.names.has(name)).map(({ path }) => path)
  expect(names.length).toBeGreaterThan(200)
  expect(names.map((name) => [name, ...styledIn(name)]).filter((one) => one.length > 2)).toEqual([])
})

test('every class name that is styled is given to something', () => {
  const code = files.filter((path) => /^(?:src|public)\/.*\.(?:tsx?|js)$|\.html$/.test(path)).map(read)
  const texts = code.flatMap((text) => [...text.matchAll(/(['"`])((?:(?!\1)[^\n])*)\1/g)].map(([, , inside = '']) => inside))
  const given = new Set(texts.flatMap((text) => text.split(/[^\w-]+/)))
  expect(sheets.flatMap(({ path, names }) => [...names].filter((name) => !given.has(name)).map((name) => `${path}: .${name}`))).toEqual([])
})

test('the font comes with its licence', () => {
  expect(files.filter((path) => path.endsWith('.woff2'))).toHaveLength(2)
  expect(read('public/licences/alegreya.txt')).toContain('SIL OPEN FONT LICENSE')
})

test('no effect hands on what scrolling gives: in new browsers a promise, which would be taken for the way to clean up', () => {
  const isWrong = (line: string) => /Effect\(\(\) => [^{]*\.(scroll\w*|focus)\(/.test(line)
  expect(isWrong('useEffect(() => row.current?.scrollIntoView(), [])')).toBe(true)
  expect(
    found(
      files.filter((path) => path.startsWith('src/')),
      isWrong,
    ),
  ).toEqual([])
})

test('the README stays short, and begins with the two commands', () => {
  const lines = read('README.md').split('\n')
  expect(lines.length).toBeLessThanOrEqual(120)
  expect(lines.filter((line) => line.length > 120 && !line.startsWith('|'))).toEqual([])
  expect(lines.slice(0, 20).join('\n')).toMatch(/npm start[^]*npm test/)
})

test('the smallest whole game, through which the docs walk, stays small', () => {
  const own = filesIn('tests/fixtures/tiny')
  expect(own.length).toBeGreaterThan(8)
  expect(own.reduce((lines, path) => lines + read(path).split('\n').length - 1, 0)).toBeLessThanOrEqual(620)
})

test('every file that the docs link to is there', () => {
  const pages = files.filter((path) => path.endsWith('.md'))
  const broken = pages.flatMap((page) =>
    [...read(page).matchAll(/\]\(([^)#:]+)\)/g)].flatMap(([, to = '']) => {
      const target = posix.join(posix.dirname(page), to)
      return files.includes(target) ? [] : [`${page} → ${to}`]
    }),
  )
  expect(broken).toEqual([])
})

test('every game on offer has its picture', () => {
  const missing = catalogue.filter(({ id }) => !files.includes(`public/pictures/${id}.svg`))
  expect(missing.map(({ id }) => id)).toEqual([])
})
