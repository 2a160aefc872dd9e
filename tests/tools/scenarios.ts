// `npm run scenarios -- [--game ID] [DIR or FILE…]`: runs scenarios of a game from Markdown or JSON files, and prints all failures.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gameOption } from '../game-option'
import { shown } from '../scenarios/compare'
import { GAMES } from '../scenarios/games'
import { isMiss, readCases, run, type Verdict } from '../scenarios/run'

const hasCases = (path: string): boolean => /\.(md|markdown|json)$/i.test(path)

/** Returns the file itself, or all files in a folder and its subfolders that may contain scenarios. */
const filesOf = (path: string): readonly string[] => {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { withFileTypes: true })
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .flatMap((entry) => {
      const below = join(path, entry.name)
      return entry.isDirectory() ? filesOf(below) : hasCases(below) ? [below] : []
    })
}

const describe = ({ id, kind, differences, fault }: Verdict, file: string): string =>
  [
    `MISS ${id} (${kind}) in ${file}${fault === undefined ? '' : `: ${fault}`}`,
    ...differences.map(({ field, expected, actual }) => `  ${field}: expected ${shown(expected)}, got ${shown(actual)}`),
  ].join('\n')

const { id, game, rest } = gameOption(process.argv.slice(2), GAMES)
const places = rest.length > 0 ? rest : [join(process.env.PROJECT_ROOT ?? '.', 'tests/scenarios', id)]
let passed = 0
let failed = 0
const fail = (why: string): void => {
  failed++
  console.log(why)
}
for (const place of places) {
  try {
    const files = filesOf(place)
    if (files.length === 0) fail(`MISS ${place}: there is no case`)
    for (const file of files) {
      try {
        for (const item of readCases(readFileSync(file, 'utf8'), !file.toLowerCase().endsWith('.json'))) {
          const verdict = run(game, item)
          if (isMiss(verdict)) fail(describe(verdict, file))
          else passed++
        }
      } catch (error) {
        fail(`MISS ${file}: ${error instanceof Error ? error.message : String(error)}`)
      }
    }
  } catch (error) {
    fail(`MISS ${place}: ${error instanceof Error ? error.message : String(error)}`)
  }
}
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
