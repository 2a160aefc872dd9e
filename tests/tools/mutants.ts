/**
 * `npm run mutants -- [--game ID] [--every N]`: changes one number or text in the rules at a time, and checks that each change makes a
 * scenario fail, or in some games a random game. With `--every 4`, makes only every fourth change.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { join, sep } from 'node:path'
import { parseArgs } from 'node:util'
import { build, type Plugin } from 'vite'
import { gameOption } from '../game-option'
import axisAndAllies from '../mutants/axis-and-allies.json'
import elCapitan from '../mutants/el-capitan.json'
import graenaland from '../mutants/graenaland.json'
import mafiaCity from '../mutants/mafia-city.json'
import { rulesOf } from '../mutants/rules-of'
import westerosSecondEdition from '../mutants/westeros-second-edition.json'
import westeros from '../mutants/westeros.json'

/** Change of the rules: a text that occurs exactly once in a file of the game, and its replacement. */
interface Mutation {
  readonly file: string
  readonly find: string
  readonly replace: string
  /** Number of the changed rule or ruling, and a description of the change. */
  readonly what: string
}

const root = process.env.PROJECT_ROOT ?? process.cwd()
/** Changes of the rules of each game. The key is the id of the game. */
const FACTS: Readonly<Record<string, readonly Mutation[]>> = {
  westeros,
  'westeros-second-edition': westerosSecondEdition,
  'el-capitan': elCapitan,
  graenaland,
  'mafia-city': mafiaCity,
  'axis-and-allies': axisAndAllies,
}
const { id: gameId, game: all, rest } = gameOption(process.argv.slice(2), FACTS)
const { values } = parseArgs({ args: [...rest], options: { every: { type: 'string', default: '1' } } })
const every = Number(values.every)
if (!Number.isInteger(every) || every < 1) throw new RangeError('--every takes a whole number from 1')
const facts = all.filter((_, at) => at % every === 0)
const rules = `${rulesOf(gameId)}/`
/** Number of random games of each kind that follow if all scenarios pass. The key is the id of the game; other games play none. */
const RANDOM_GAMES: Readonly<Record<string, number>> = { 'westeros-second-edition': 2 }
/** Time limit in ms, far longer than all scenarios and random games take. A run that exceeds the limit does not count as failed. */
const patience = 300_000

/**
 * Returns a plugin that applies a mutation to the source.
 * @throws if the text does not occur exactly once
 */
const bend = ({ file, find, replace }: Mutation): Plugin => ({
  name: 'mutation',
  enforce: 'pre',
  transform: (code, id) => {
    if (
      !id
        .split(sep)
        .join('/')
        .endsWith(rules + file)
    )
      return undefined
    if (code.split(find).length !== 2) throw new Error(`"${find}" does not stand exactly once`)
    return { code: code.replace(find, () => replace), map: null }
  },
})

/** Bundles the program that runs the scenarios, with or without a mutation. */
const bundle = async (outDir: string, plugins: readonly Plugin[]): Promise<string> => {
  await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'silent',
    plugins: [...plugins],
    build: {
      ssr: join(root, 'tests/mutants/notice.ts'),
      outDir,
      target: 'node20',
      minify: false,
      rollupOptions: { output: { entryFileNames: 'main.mjs', chunkFileNames: '[name].mjs' } },
    },
  })
  return join(outDir, 'main.mjs')
}

/** Runs the bundled program and returns its output. Returns an empty text if the program does not finish in time. */
const verdictOf = (file: string): Promise<string> =>
  new Promise((done) => {
    const games = String(RANDOM_GAMES[gameId] ?? 0)
    const child = spawn(process.execPath, [file, `--game=${gameId}`, join(root, 'tests/scenarios', gameId), games], {
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: patience,
    })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString('utf8')
    })
    child.once('close', () => done(output.trim()))
  })

const folder = mkdtempSync(join(root, '.out/mutants-'))
const waiting: (readonly [number, Mutation])[] = [...facts.entries()]
const count = { killed: 0, survived: 0, failed: 0 }

const judge = async (index: number, mutation: Mutation): Promise<string> => {
  try {
    const verdict = await verdictOf(await bundle(join(folder, String(index)), [bend(mutation)]))
    if (verdict.startsWith('noticed')) count.killed++
    else if (verdict.endsWith('passed')) count.survived++
    else throw new Error('the cases did not come to their end')
    return `${verdict.startsWith('noticed') ? 'killed  ' : 'SURVIVED'}  ${mutation.what.padEnd(64)} ${verdict}`
  } catch (error) {
    count.failed++
    return `FAILED    ${mutation.what.padEnd(64)} ${mutation.file}: ${error instanceof Error ? error.message : String(error)}`
  }
}

/** Tests mutations until none is left. Two calls of this function run at the same time. */
const lane = async (): Promise<void> => {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) console.log(await judge(...next))
}

try {
  const whole = await verdictOf(await bundle(join(folder, 'whole'), []))
  if (!whole.endsWith('passed')) throw new Error(`the cases do not even pass as they are: ${whole}`)
  await Promise.all([lane(), lane()])
} finally {
  rmSync(folder, { recursive: true, force: true })
}
console.log(`${count.killed} killed, ${count.survived} survived${count.failed > 0 ? `, ${count.failed} could not be tried` : ''}`)
process.exitCode = count.survived + count.failed > 0 ? 1 : 0
