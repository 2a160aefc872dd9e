// Tests the build plugin that splits the dictionaries of the games by language.
import { expect, test } from 'vitest'
import { oneLanguage } from '../build/one-language'
import { filesIn, read } from './files'

type Transform = (code: string, id: string) => { readonly code: string } | undefined
const { transform } = oneLanguage() as { readonly transform: Transform }
const imported = (language: string) => `${language}: () => import("./${language}").then((file) => file["default"])`
const ID = '/app/src/games/islet/table/words/index.ts'

test('imports of the texts become functions that import them', () => {
  const code = [
    "import { byLanguage } from '../../../../ui/language/by-language'",
    "import cs from './cs'",
    "import en, { type Texts } from './en'",
    'export const textsIn = byLanguage<Texts>({ en, cs })',
  ].join('\n')
  expect(
    transform(code, ID)
      ?.code.trim()
      .split('\n')
      .filter((line) => line !== ''),
  ).toEqual([
    "import { byLoadedLanguage } from '../../../../ui/language/loaded'",
    `export const textsIn = byLoadedLanguage<Texts>({ ${['en', 'cs'].map(imported).join(', ')} })`,
  ])
})

test('named exports and whole modules are supported, and other modules stay as they are', () => {
  const named =
    "import { byLanguage } from '../ui/language/by-language'\nimport { rules as en } from './en/rules'\nimport * as cs from './cs/rules'\n"
  const made = transform(`${named}export const rulesIn = byLanguage({ en, cs })`, ID)?.code ?? ''
  expect(made).toContain('en: () => import("./en/rules").then((file) => file["rules"])')
  expect(made).toContain('cs: () => import("./cs/rules") })')
  expect(transform('export const n = 1', ID)).toBeUndefined()
  expect(transform(named, '/app/src/ui/words/index.ts')).toBeUndefined()
})

test('no dictionary of a game keeps a direct import of its texts', () => {
  const lists = filesIn('src/games').filter((path) => /\/words\/(?!title\/)/.test(path) && read(path).includes('byLanguage'))
  expect(lists.length).toBeGreaterThan(10)
  for (const path of lists) {
    const made = transform(read(path), `/app/${path}`)?.code ?? ''
    expect(made, path).toContain('byLoadedLanguage')
    expect(made, path).not.toMatch(/^import (?!type).*from '\.\/(?:en|cs)\b/m)
  }
})
