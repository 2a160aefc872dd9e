// Runs the scenarios of a game until one fails, whole games last because they are slow. Prints `noticed by ID`, or the number of passes.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gameOption } from '../game-option'
import { GAMES } from '../scenarios/games'
import { isMiss, readCases, run } from '../scenarios/run'

const { game, rest } = gameOption(process.argv.slice(2), GAMES)
const [folder = ''] = rest
const cases = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) => readCases(readFileSync(join(folder, name), 'utf8'), false))
  .toSorted((a, b) => Number(a.kind === 'play') - Number(b.kind === 'play'))
const miss = cases.find((item) => isMiss(run(game, item)))
console.log(miss === undefined ? `${cases.length} passed` : `noticed by ${miss.id}`)
