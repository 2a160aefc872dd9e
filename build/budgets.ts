// The size budgets of the built app: every build sums up the files that are loaded together, prints the sums, and fails above a budget. The
// budgets are in budgets.json, in kilobytes: the tests of the built app read them there too. Every game has the same; a game on
// plain screens has less to load for its open question.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'
import budgetsInKB from './budgets.json' with { type: 'json' }

/** Bytes in a kilobyte; all figures are those of files as a host sends them, gzipped. */
const KB = 1024

/** Files that are loaded together. */
interface Part {
  readonly name: keyof typeof budgetsInKB
  /** The game it is a part of. */
  readonly game?: string
  /** The modules it begins with; everything they import comes along, but for what is part of home. */
  readonly from: readonly RegExp[]
  /** Of the files these are in only the largest counts, since only one of them is loaded. */
  readonly oneOf?: RegExp
}

const home = /\/index\.html$|\/src\/main\.tsx$/
/** The files that home loads until its list of games is shown: the disk, and its words in Czech. */
const first = [home, /\/storage\/device\.ts$/, /\/src\/app\/words\/cs\.ts$/]

const gamesFolder = new URL('../src/games/', import.meta.url)
const catalogue = readFileSync(new URL('catalogue.ts', gamesFolder), 'utf8')
/** The games are the folders that the catalogue names: another one is not built. */
const games = readdirSync(gamesFolder, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() && catalogue.includes(`import('./${entry.name}')`) ? [entry.name] : [],
)

/** The parts of one game that have a budget. */
const partsOf = (game: string): readonly Part[] => {
  const isPlain = existsSync(new URL(`${game}/table/screens.tsx`, gamesFolder))
  const rules = new RegExp(String.raw`/games/${game}/index\.ts$`)
  const table = [new RegExp(String.raw`/games/${game}/table/screens(?:/Table)?\.tsx$`), /\/table\/question\/Asked\.tsx$/]
  const questions = new RegExp(String.raw`/games/${game}/table/questions/(?:in|at)-[a-z]+\.ts$`)
  const words = new RegExp(String.raw`/games/${game}/words/cs/index\.ts$`)
  const screens = new RegExp(String.raw`/src/(?:games/${game}/)?table/(?!plain/|(?:.*/)?(?:words|texts)/)`)
  const deferredWords = new RegExp(String.raw`/games/${game}/(?:words/cs/deferred/index|table/words/deferred/cs)\.ts$`)
  return [
    // Everything that decides, asks and counts: none of it can be left out, since a move may lead from any chapter into any other.
    { name: 'rules', game, from: [rules] },
    // A running game until its open question can be answered, in Czech, whose words are longer.
    { name: isPlain ? 'plain question' : 'open question', game, from: [rules, ...table, words], oneOf: questions },
    // Every screen of the game with its rules, and the words of its table in Czech; only the reference of the rules has its own texts.
    { name: 'whole game', game, from: [rules, screens, words, deferredWords] },
  ]
}

const parts: readonly Part[] = [
  // Everything until the home screen can be used; the browser test of the shell holds what is really sent to the same.
  { name: 'home', from: first },
  ...games.flatMap(partsOf),
]

/** The plugin of the build. The service worker is a build of its own, and is left alone. */
export const budgets = (): Plugin => ({
  name: 'budgets',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []))
      if (!chunks.some(({ moduleIds }) => moduleIds.some((id) => home.test(id)))) return
      /** A file with everything it imports. */
      const withImports = (name: string, found = new Set<string>()): ReadonlySet<string> => {
        const file = bundle[name]
        if (file === undefined || found.has(name)) return found
        found.add(name)
        if (file.type !== 'chunk') return found
        for (const one of [...(file.viteMetadata?.importedCss ?? []), ...file.imports]) withImports(one, found)
        return found
      }
      const begunBy = (pattern: RegExp) => chunks.filter(({ moduleIds }) => moduleIds.some((id) => pattern.test(id)))
      /** The games whose code a file holds; the files of home name them all. */
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
        // A start of one game would fetch code of another one.
        const held = [...new Set([...withImports(fileName)].filter((one) => !atHome.has(one)).flatMap(gamesIn))]
        if (held.length > 1) this.error(`${fileName} brings code of several games: ${held.join(', ')}`)
      }
      for (const { name, from, game, oneOf } of parts) {
        // Files of the shared table that no other game uses count as files of this game.
        const own = new Set([...filesOf(from)].filter((file) => gamesIn(file).every((one) => game === undefined || one === game)))
        const there = new Set([...atHome, ...own])
        const choices = oneOf === undefined ? [] : begunBy(oneOf).map(({ fileName }) => weigh(withImports(fileName), there))
        const size = weigh(own, from.includes(home) ? new Set() : atHome) + Math.max(0, ...choices)
        const budget = budgetsInKB[name]
        const line = `${game === undefined ? '' : `${game}, `}${name}: ${(size / KB).toFixed(1)} of ${budget} KB`
        if (size === 0) this.error(`nothing was found of ${name}`)
        if (size > budget * KB) this.error(`too heavy, ${line}`)
        console.log(line)
      }
    },
  },
})
