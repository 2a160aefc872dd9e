/**
 * Size budgets of the built app. Each build adds up the sizes of files that are loaded together, prints the sums, and fails if a sum
 * exceeds its budget. The budgets are in budgets.json, in kilobytes; the tests of the built app read the same file. All games have the same
 * budgets, except that a game that uses only the shared screens has a separate budget for its open question.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'
import budgetsInKB from './budgets.json' with { type: 'json' }

/** Bytes in a kilobyte. The budgets apply to gzipped sizes. */
const KB = 1024

/** Group of files that are loaded together and whose total size has a budget. */
interface Part {
  readonly name: keyof typeof budgetsInKB
  /** Game that the files belong to. */
  readonly game?: string
  /** Entry modules of the group. All their imports are counted, except files of the home screen. */
  readonly from: readonly RegExp[]
  /** Matches modules of which only one is loaded at a time: of the files with these modules, only the largest is counted. */
  readonly oneOf?: RegExp
}

const home = /\/index\.html$|\/src\/main\.tsx$/
/** Files that are loaded until the home screen shows the list of games: home screen, storage, and the Czech texts of the home screen. */
const first = [home, /\/storage\/device\.ts$/, /\/src\/app\/words\/cs\.ts$/]

const gamesFolder = new URL('../src/games/', import.meta.url)
const catalogue = readFileSync(new URL('catalogue.ts', gamesFolder), 'utf8')
/** Games that the catalogue imports. Other folders are not built. */
const games = readdirSync(gamesFolder, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() && catalogue.includes(`import('./${entry.name}')`) ? [entry.name] : [],
)

/** Returns the groups of files of a game that have a budget. */
const partsOf = (game: string): readonly Part[] => {
  const isStandard = existsSync(new URL(`${game}/table/screens.tsx`, gamesFolder))
  const rules = new RegExp(String.raw`/games/${game}/index\.ts$`)
  const table = [new RegExp(String.raw`/games/${game}/table/screens(?:/Table)?\.tsx$`), /\/table\/question\/QuestionFrame\.tsx$/]
  const questions = new RegExp(String.raw`/games/${game}/table/questions/(?:in|at)-[a-z]+\.ts$`)
  const words = new RegExp(String.raw`/games/${game}/words/cs/index\.ts$`)
  const screens = new RegExp(String.raw`/src/(?:games/${game}/)?table/(?!standard/|(?:.*/)?(?:words|texts)/)`)
  const deferredWords = new RegExp(String.raw`/games/${game}/(?:words/cs/deferred/index|table/words/deferred/cs)\.ts$`)
  return [
    // The rules are loaded completely, because a move may lead to any part of the rules.
    { name: 'rules', game, from: [rules] },
    // Files needed until the user can answer the open question. Counted with Czech texts, because Czech texts are longer.
    { name: isStandard ? 'standard question' : 'open question', game, from: [rules, ...table, words], oneOf: questions },
    // All screens of the game with its rules and its Czech texts, except the texts of the rules reference.
    { name: 'whole game', game, from: [rules, screens, words, deferredWords] },
  ]
}

const parts: readonly Part[] = [
  // Files needed until the user can use the home screen. A browser test checks the transferred size against the same budget.
  { name: 'home', from: first },
  ...games.flatMap(partsOf),
]

/** Vite plugin. Ignores the build of the service worker, which is separate. */
export const budgets = (): Plugin => ({
  name: 'budgets',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []))
      if (!chunks.some(({ moduleIds }) => moduleIds.some((id) => home.test(id)))) return
      /** Returns a file and all files that it imports. */
      const withImports = (name: string, found = new Set<string>()): ReadonlySet<string> => {
        const file = bundle[name]
        if (file === undefined || found.has(name)) return found
        found.add(name)
        if (file.type !== 'chunk') return found
        for (const one of [...(file.viteMetadata?.importedCss ?? []), ...file.imports]) withImports(one, found)
        return found
      }
      const begunBy = (pattern: RegExp) => chunks.filter(({ moduleIds }) => moduleIds.some((id) => pattern.test(id)))
      /** Returns the games whose code is in a file. Excludes files of the home screen, which import all games. */
      const gamesIn = (name: string): readonly string[] => {
        const file = bundle[name]
        const found = file?.type === 'chunk' ? file.moduleIds.flatMap((id) => /\/src\/games\/([a-z-]+)\//.exec(id)?.[1] ?? []) : []
        return [...new Set(found)]
      }
      const filesOf = (patterns: readonly RegExp[]) =>
        new Set(patterns.flatMap((pattern) => begunBy(pattern).flatMap(({ fileName }) => [...withImports(fileName)])))
      const weigh = (names: Iterable<string>, without: ReadonlySet<string>): number => {
        let sum = 0
        for (const name of names) {
          const file = bundle[name]
          if (file !== undefined && !without.has(name))
            sum += gzipSync(file.type === 'chunk' ? file.code : file.source, { level: 9 }).length
        }
        return sum
      }
      const atHome = filesOf(first)
      for (const { fileName } of chunks) {
        if (atHome.has(fileName)) continue
        // Checks that the start of one game loads no code of another game.
        const held = [...new Set([...withImports(fileName)].filter((one) => !atHome.has(one)).flatMap(gamesIn))]
        if (held.length > 1) this.error(`${fileName} brings code of several games: ${held.join(', ')}`)
      }
      for (const { name, from, game, oneOf } of parts) {
        // Shared files that no other game uses are counted for this game.
        const own = new Set([...filesOf(from)].filter((file) => gamesIn(file).every((one) => game === undefined || one === game)))
        const there = new Set([...atHome, ...own])
        const choices = oneOf === undefined ? [] : begunBy(oneOf).map(({ fileName }) => weigh(withImports(fileName), there))
        const size = weigh(own, from.includes(home) ? new Set() : atHome) + Math.max(0, ...choices)
        const budget = budgetsInKB[name]
        const line = `${game === undefined ? '' : `${game}, `}${name}: ${(size / KB).toFixed(1)} of ${budget} KB in ${own.size} files`
        if (size === 0) this.error(`nothing was found of ${name}`)
        if (size > budget * KB) this.error(`too heavy, ${line}`)
        console.log(line)
      }
    },
  },
})
