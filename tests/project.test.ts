// What the project as a whole keeps to: its folders, its lines, its licences, and what no file may name.
import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { filesIn, read } from './files'

const isText = (path: string) => !/\.(png|woff2)$/.test(path)
const files = filesIn()

/** Finds lines by a pattern, as "path:line". */
const found = (paths: readonly string[], isWrong: (line: string) => boolean) =>
  paths.flatMap((path) =>
    read(path)
      .split('\n')
      .flatMap((line, i) => (isWrong(line) ? [`${path}:${i + 1}`] : [])),
  )

test('no file names a package registry or a path of some machine', () => {
  // Put together here, so that this file does not name them either.
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
  expect(lines.length).toBeLessThanOrEqual(150)
  expect(lines.slice(0, 20).join('\n')).toMatch(/npm start[^]*npm test/)
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
