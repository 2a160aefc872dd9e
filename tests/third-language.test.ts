// Tests adding a language: the type checker must report every dictionary, and no other file.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { expect, test } from 'vitest'
import { filesIn, read, root } from './files'

/** Checks the types of a copy of `src` with one more language. Returns the paths of the files with errors. */
const filesWithErrors = (): readonly string[] => {
  const copy = join(root, `.out/third-language-${process.pid}`)
  mkdirSync(copy, { recursive: true })
  try {
    cpSync(join(root, 'src'), join(copy, 'src'), { recursive: true })
    const list = join(copy, 'src/ui/language/index.ts')
    const changed = readFileSync(list, 'utf8').replace("['en', 'cs']", "['en', 'cs', 'xx']")
    expect(changed).toContain("'xx'")
    writeFileSync(list, changed)
    writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify({ extends: '../../tsconfig.json', include: ['src'] }))
    const tsc = join(root, 'node_modules/typescript/bin/tsc')
    const { stdout } = spawnSync(process.execPath, [tsc, '--noEmit', '--pretty', 'false', '--project', copy], {
      cwd: copy,
      encoding: 'utf8',
      maxBuffer: 1 << 26,
    })
    return [...new Set([...stdout.matchAll(/^(\S+)\(\d+,\d+\): error /gm)].map(([, path = '']) => path))]
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

test('a new language is an error in every dictionary, and nowhere else', () => {
  const faulty = filesWithErrors()
  expect(faulty.filter((path) => !path.includes('/words/'))).toEqual([])
  const dictionaries = filesIn('src').flatMap((path) => /^(.*\/words(?:\/.*)?)\/en(?:\/.*|\.ts|\.md)$/.exec(path)?.[1] ?? [])
  const reported = new Set(faulty.map((path) => posix.dirname(path)))
  // Folders in which the type checker would not report a missing translation. There must be none.
  expect([...new Set(dictionaries)].filter((folder) => !reported.has(folder))).toEqual([])
  // Files that import a translation. A folder may contain several of them.
  const loading = filesIn('src').filter((path) => path.includes('/words/') && /'\.\/cs['/]/.test(read(path)))
  expect(loading.filter((path) => !faulty.includes(path))).toEqual([])
  expect(loading.length).toBeGreaterThan(50)
})
