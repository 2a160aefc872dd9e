/**
 * Tests that the files in docs/rules are up to date: the rules of each game in short, with the files that implement them. `npx vitest run
 * tests/every-game/rule-docs.test.ts -u` updates the files.
 */
import { expect, test } from 'vitest'
import { rules as axisAndAllies } from '../../src/games/axis-and-allies/words/en/rules'
import { catalogue } from '../../src/games/catalogue'
import { rules as elCapitan } from '../../src/games/el-capitan/words/en/rules'
import { rules as graenaland } from '../../src/games/graenaland/words/en/rules'
import { rules as mafiaCity } from '../../src/games/mafia-city/words/en/rules'
import { ruleTitle } from '../../src/games/westeros/words/en/rules'
import { entriesOf } from '../../src/table/rules/entries'
import { filesIn, read } from '../files'

type Entries = Readonly<Record<string, string | readonly [string, string]>>

const BOOKS: Readonly<Record<string, Entries>> = {
  westeros: entriesOf(read('src/games/westeros/table/rules/words/texts/en.md')),
  'el-capitan': elCapitan,
  'mafia-city': mafiaCity,
  graenaland,
  'axis-and-allies': axisAndAllies,
}

const NUMBER = /\b([RAEB])(\d+)(\.\d+)?(?:–[RAEB]?(\d+)(\.\d+)?)?/g

/** Returns the numbers of the rules that a text cites. A range (`R8–R14`) is expanded. */
const citedIn = (text: string): ReadonlySet<string> => {
  const cited = new Set<string>()
  for (const [, letter = '', from = '', part = '', to] of text.matchAll(NUMBER)) {
    cited.add(`${letter}${from}${part}`)
    cited.add(`${letter}${from}`)
    if (to === undefined || part !== '') continue
    for (let n = Number(from); n <= Number(to); n += 1) cited.add(`${letter}${n}`)
  }
  return cited
}

/** Returns the files that implement a game, with the rule numbers that each file cites; files in rules/ come first. */
const citingFiles = (id: string) => {
  const rank = (path: string) => (path.includes('/rules/') ? 0 : path.includes('/model/') ? 1 : 2)
  return ['rules', 'model', 'box', 'prompts', 'invariants']
    .flatMap((folder) => filesIn(`src/games/${id}/${folder}`))
    .filter((path) => path.endsWith('.ts'))
    .toSorted((a, b) => rank(a) - rank(b) || a.localeCompare(b))
    .map((path) => ({ path, cited: citedIn(read(path)) }))
}

/** Maximum number of files listed for a rule. */
const MOST_FILES = 4

const isRule = (number: string): boolean => /^[RAEB]\d/.test(number)

const docsOf = (id: string, entries: Entries): string => {
  const files = citingFiles(id)
  const lines = Object.entries(entries).flatMap(([number, entry]) => {
    if (!isRule(number)) return []
    const [title, text] = id === 'westeros' ? [ruleTitle(number), typeof entry === 'string' ? entry : entry[0]] : entry
    const where = files
      .filter(({ cited }) => cited.has(number))
      .slice(0, MOST_FILES)
      .map(({ path }) => `[${path.split('/').slice(3).join('/')}](../../${path})`)
    return `| ${number} | **${title}.** ${text} | ${where.join(', ') || '–'} |`
  })
  return [
    `# The rules of ${id} by number`,
    '',
    'Comments and refusals cite these numbers; A… are rulings where the rulebook is silent.',
    ...(id === 'westeros' ? ['E… and B… are the rules and rulings of the second edition.'] : []),
    'The texts are those of the reference in the app.',
    '',
    '| rule | in short | decided in |',
    '| --- | --- | --- |',
    ...lines,
    '',
  ].join('\n')
}

test('ranges are read one by one, and parts of a rule belong to it', () => {
  expect([...citedIn('R8–R10, A4 and R14.2')]).toEqual(['R8', 'R9', 'R10', 'A4', 'R14.2', 'R14'])
})

/** Games with a folder of their own. Editions of a game share its rules. */
const GAMES = catalogue.flatMap(({ id, folder }) => (folder === undefined ? [id] : []))

test.each(GAMES)('docs/rules has the rules of %s as they are', async (id) => {
  const entries = BOOKS[id] ?? {}
  expect(Object.keys(entries).filter(isRule).length).toBeGreaterThan(40)
  await expect(docsOf(id, entries)).toMatchFileSnapshot(`../../docs/rules/${id}.md`)
})

test.each(GAMES)('the table of %s in docs/architecture.md names only files that are there, and every chapter', (id) => {
  const headings = { westeros: 'A Game of Thrones', 'el-capitan': 'El Capitan', 'mafia-city': 'Mafia City', graenaland: 'Graenaland' }
  const title = `## Which file implements which rule: ${{ ...headings, 'axis-and-allies': 'Axis & Allies' }[id] ?? ''}\n`
  const [, rest = ''] = read('docs/architecture.md').split(title)
  const rows = (rest.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| ---'))
  const named = new Set(rows.flatMap((row) => [...row.matchAll(/`([\w./-]+\.tsx?)`/g)].map(([, file = '']) => file.replace(/^.*\//, ''))))
  const there = new Set(filesIn(`src/games/${id}`).map((path) => path.replace(/^.*\//, '')))
  expect(rows.length).toBeGreaterThan(5)
  expect([...named].filter((file) => !there.has(file))).toEqual([])
  // Files in rules/ that cite at most three rules have no row in the table that lists the file of each chapter.
  const chapters = citingFiles(id).filter(({ path, cited }) => path.includes('/rules/') && cited.size > 3)
  expect(chapters.flatMap(({ path }) => (named.has(path.replace(/^.*\//, '')) ? [] : path))).toEqual([])
})
