// Runs the scenarios of a game until one fails, whole games last because they are slow, then random games of each kind. Prints
// `noticed by ID`, `noticed by a random game`, or the number of passed scenarios.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gameOption } from '../game-option'
import { emptyReport } from '../playout/campaign'
import { GAMES as RANDOM } from '../playout/games'
import { GAMES } from '../scenarios/games'
import { isMiss, readCases, run } from '../scenarios/run'

const { id, game, rest } = gameOption(process.argv.slice(2), GAMES)
const [folder = '', games = '0'] = rest
const cases = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) => readCases(readFileSync(join(folder, name), 'utf8'), false))
  .toSorted((a, b) => Number(a.kind === 'play') - Number(b.kind === 'play'))

/** Returns the first fault in random games of all kinds; undefined if there is none. */
const faultAtRandom = (): string | undefined => {
  const report = emptyReport()
  for (const [index, kind] of (RANDOM[id]?.kinds ?? []).entries()) {
    kind.play(report, Number(games), index, true, true, () => 0)
    if (report.faults.length > 0) break
  }
  return report.faults[0]
}

const miss = cases.find((item) => isMiss(run(game, item)))
if (miss !== undefined) console.log(`noticed by ${miss.id}`)
else {
  const fault = Number(games) > 0 ? faultAtRandom() : undefined
  console.log(fault === undefined ? `${cases.length} passed` : `noticed by a random game: ${fault.slice(0, 80).replaceAll('\n', ' ')}`)
}
