// Tests all dictionaries of the app, found by path: all texts exist in every language, all are used, and plurals have all forms.
import { posix } from 'node:path'
import { parseSync, Visitor } from 'vite'
import { describe, expect, test } from 'vitest'
import { languages } from '../src/ui/language'
import type { Dictionary } from '../src/ui/words'
import { faultsOf, parameterFaults, pluralFaults, textPaths } from './unit/ui/dictionary'
import { filesIn, read } from './files'

const modules = import.meta.glob<{ readonly default: unknown }>(['../src/**/words/[a-z][a-z].ts', '../src/**/words/*/[a-z][a-z].ts'], {
  eager: true,
})
const gameModules = import.meta.glob<{ readonly default?: object }>('../src/games/*/words/en/{index,deferred/index}.ts', { eager: true })
const gameFiles = import.meta.glob<object>('../src/games/*/words/[a-z][a-z]/**/*.ts', { eager: true })
const load = (path: string): Dictionary => modules[`../${path}`]?.default as Dictionary

const DICTIONARY = /\/words\/(?:[a-z-]+\/)?[a-z]{2}\.ts$/

/** Languages of the tested dictionaries. */
const TRANSLATIONS = languages.filter((language) => language !== 'en')

/** Folders of dictionaries, e.g. "src/app/words" for src/app/words/en.ts. A folder may contain more dictionaries in subfolders. */
const owners = filesIn('src')
  .filter((path) => DICTIONARY.test(path) && path.endsWith('/en.ts'))
  .map((path) => posix.dirname(path))

/** Sources that may use a text: all files except the dictionaries, including the tools. */
const sources = [...filesIn('src'), ...filesIn('tests/tools'), 'tests/fairness/looking-through.ts']
  .filter((path) => /\.tsx?$/.test(path) && !DICTIONARY.test(path))
  .map((path) => ({ path, text: read(path) }))

interface Use {
  /** Property names (`.name`), destructured or imported names, and words in strings: `'startingUnits'`. */
  readonly names: ReadonlySet<string>
  /** Names followed by a computed property, e.g. `text.why[trouble]`. */
  readonly computed: ReadonlySet<string>
  /** Names of groups of texts that are passed to a function or a component: `texts={words.setUp}`, `titleOf(words.setUp)`. */
  readonly passed: ReadonlySet<string>
  readonly text: string
}

const used = (text: string): Use => {
  const names = new Set([...text.matchAll(/\.(\w+)|'([a-z]+[A-Z]\w*)'/g)].map(([, name, key]) => name ?? key ?? ''))
  for (const [, list = ''] of text.matchAll(/import \{([^}]*)\}/g)) for (const name of list.match(/\w+/g) ?? []) names.add(name)
  for (const [, inside = ''] of text.matchAll(/\{([^{}()]*)\}(?:\)\s*=>|\s*(?::[^=;{}\n]*)?=)/g))
    for (const [, name = ''] of inside.matchAll(/(\w+)\s*(?=[,:]|$)/g)) names.add(name)
  const wholes = text.matchAll(/(\w+)\[(?!\])|(?:in|values\(|entries\() ?(?:\w+\.)*(\w+)/g)
  const computed = new Set([...wholes].map(([, name, all]) => name ?? all ?? ''))
  // Also finds `const text = words.home.faults` if `text[why]` is used later.
  for (const [, alias = '', group = ''] of text.matchAll(/const (\w+) = (?:\w+\.)*(\w+)\n/g)) if (computed.has(alias)) computed.add(group)
  for (const [, group = ''] of text.matchAll(/\{ \[\w+\]: [^}]* \} = (?:\w+\.)*(\w+)\n/g)) computed.add(group)
  const passed = new Set([...text.matchAll(/\.(\w+)[})]/g)].map(([, name = '']) => name))
  return { names, computed, passed, text }
}

/**
 * Returns whether a source file uses a text of a dictionary: the file contains every key on the path to the text. Keys that the file may
 * compute are not required.
 */
const says = ({ names, computed }: Use, path: readonly string[], root: string | undefined): boolean =>
  path.every((name, at) => {
    const group = at === 0 ? root : path[at - 1]
    return names.has(name) || (group !== undefined && computed.has(group))
  })

const unusedIn = (dictionary: Dictionary, uses: readonly Use[], root: string | undefined): readonly string[] =>
  textPaths(dictionary)
    .filter((path) => !uses.some((use) => says(use, path, root)))
    .map((path) => path.join('.'))

/** Returns the name of the hook of a dictionary, or of the function that finds its texts. Sources that use it can use the texts. */
const hookOf = (owner: string): string => (/const (\w+) = (?:wordsOf|byLanguage)/.exec(read(`${owner}/index.ts`)) ?? [])[1] ?? ''

/** Returns whether the texts of a dictionary are passed from function to function, instead of being read from a hook in each source. */
const isPassedOn = (owner: string): boolean => read(`${owner}/index.ts`).includes('byLanguage')

const uses = sources.map(({ text }) => used(text))
/** Variant of `uses` in which a group of texts that is passed on counts as used. */
const whole = uses.map((use) => ({ ...use, computed: new Set([...use.computed, ...use.passed]) }))

const without = (names: ReadonlySet<string>, name: string): ReadonlySet<string> => new Set([...names].filter((one) => one !== name))

test('every English file of texts has a translation beside it', () => {
  const isEnglish = /\/words\/(?:.*\/)?en(?:\/.*)?\.(?:ts|md)$/
  const files = new Set(filesIn('src'))
  const english = [...files].filter((path) => isEnglish.test(path))
  const missing = english.flatMap((path) => {
    const translated = TRANSLATIONS.map((language) => path.replace(/\/en(?=\.|\/(?!.*\/en[./]))/, `/${language}`))
    return translated.filter((one) => !files.has(one))
  })
  expect(missing).toEqual([])
  expect(english.length).toBeGreaterThan(50)
})

/** Sources outside dictionaries that may contain Czech words, with the reason. */
const CZECH = [
  // List of fingerprint words: the app stores the list with a game, whatever the language of the app.
  /^src\/session\/fingerprints\/cs\.ts$/,
]

test('only dictionaries contain Czech texts', () => {
  const isCzech = (text: string) => /[ěščřžýáíéůúťďňĚŠČŘŽÝÁÍÉŮÚŤĎŇ]/.test(text)
  const found = sources
    .filter(({ path, text }) => path.startsWith('src/') && !path.includes('/words/') && isCzech(text))
    .filter(({ path, text }) => {
      const texts: string[] = []
      new Visitor({
        Literal: ({ value }) => void (typeof value === 'string' && texts.push(value)),
        TemplateElement: ({ value }) => void texts.push(value.raw),
        JSXText: ({ value }) => void texts.push(value),
      }).visit(parseSync(path, text).program)
      return texts.some(isCzech)
    })
    .map(({ path }) => path)
  expect(found.filter((path) => !CZECH.some((one) => one.test(path)))).toEqual([])
  expect(CZECH.filter((one) => !found.some((path) => one.test(path)))).toEqual([])
})

test('no code outside dictionaries depends on one language, except for the line breaks in `src/ui/words.ts`', () => {
  const isAbout = /\blanguage\s*[!=]==?\s*'/
  expect(sources.filter(({ path, text }) => path.startsWith('src/') && isAbout.test(text)).map(({ path }) => path)).toEqual([
    'src/ui/words.ts',
  ])
})

test('a function that ignores a parameter in one language is found', () => {
  const english = { own: (player: string, n: number) => `${player}: ${n}`, rest: { none: (_: string, n: number) => `${n}` } }
  expect(parameterFaults(english, english)).toEqual([])
  const czech = { own: (player: string) => player, rest: { none: (_: string, n: number) => `${n}.` } }
  expect(parameterFaults(english, czech)).toEqual(['own: uses 0 1, in the translation 0'])
})

/** Functions that use a parameter in one language only. The key is the path of the dictionary. */
const ONE_LANGUAGE: Readonly<Record<string, readonly string[]>> = {
  // In Czech the verb has the same form for every hero, and the buttons do not name the number of cards.
  'src/games/graenaland/table/questions/words/build/cs.ts': ['moves', 'stays', 'allPaid', 'allGiven'],
}

test('every dictionary with an exception exists', () => {
  expect(Object.keys(ONE_LANGUAGE).filter((path) => modules[`../${path}`] === undefined)).toEqual([])
})

describe.each(owners)('the dictionary in %s', (owner) => {
  const en = load(`${owner}/en.ts`)
  test.each(TRANSLATIONS)('has the same texts in %s', (language) => {
    const path = `${owner}/${language}.ts`
    const translation = load(path)
    expect(faultsOf(en, translation)).toEqual([])
    expect(parameterFaults(en, translation).map((fault) => fault.split(':')[0])).toEqual(ONE_LANGUAGE[path] ?? [])
    expect(pluralFaults(translation, ['one', 'few', 'many', 'other'])).toEqual([])
  })
  test('has every form of every English plural', () => {
    expect(pluralFaults(en, ['one', 'other'])).toEqual([])
  })
  test('has no unused text', () => {
    const hook = hookOf(owner)
    expect(hook).not.toBe('')
    // Only a source that uses this hook can access a top-level group through a computed name.
    const own = uses.map((use) => (use.text.includes(hook) ? use : { ...use, computed: without(use.computed, 'words') }))
    expect(isPassedOn(owner) ? unusedIn(en, whole, undefined) : unusedIn(en, own, 'words')).toEqual([])
  })
})

test('the functions of a game use the same parameters in all languages', () => {
  // Forms of nouns are excluded: their parameter is a grammatical case, which English does not use.
  const pairs = Object.entries(gameFiles).filter(([path]) => path.includes('/words/en/') && !path.endsWith('/nouns.ts'))
  const faults = pairs.flatMap(([path, en]) =>
    TRANSLATIONS.flatMap((language) => parameterFaults(en, gameFiles[path.replace('/words/en/', `/words/${language}/`)], path)),
  )
  expect(faults).toEqual([])
  expect(pairs.length).toBeGreaterThan(10)
})

test('every text of a game is said somewhere', () => {
  // The texts of a game are exported as one default object, or by name.
  for (const texts of Object.values(gameModules)) expect(unusedIn((texts.default ?? texts) as Dictionary, uses, undefined)).toEqual([])
  expect(Object.keys(gameModules).length).toBeGreaterThan(1)
})

test('a text that nothing says is found, and a plural without a form', () => {
  const few = [used('const { words } = useWords()\nconst text = words.home\nreturn text.title + text.why[reason]')]
  const dictionary = { home: { title: 'T', note: 'N', why: { full: 'F' } }, other: 'O' }
  expect(unusedIn(dictionary, few, 'words')).toEqual(['home.note', 'other'])
  expect(pluralFaults({ n: { one: '1', other: 'n' } }, ['one', 'few', 'many', 'other'])).toEqual(['n: has no few', 'n: has no many'])
  expect(pluralFaults({ n: { one: '1', other: '' } }, ['one', 'other'])).toEqual(['n: has no other'])
})
