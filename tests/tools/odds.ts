/**
 * `npm run odds -- [--battles N] [--only SWITCH]`: compares exact odds with the results of N simulated battles, for each rule option, and
 * measures the time of large battles.
 */
import { odds, shownOdds, type Question } from '../../src/games/axis-and-allies/odds/odds'
import { compared } from '../odds/compare'
import { SWITCHES } from '../odds/switches'
import { seeded } from '../playout/random'

const after = (name: string): string | undefined => {
  const at = process.argv.indexOf(name)
  return at < 0 ? undefined : process.argv[at + 1]
}
const battles = Number(after('--battles') ?? 1_000_000)
const only = after('--only')
if (!Number.isInteger(battles) || battles < 1) {
  console.error('--battles takes a whole number')
  process.exit(2)
}

const LARGE: Readonly<Record<string, Question>> = {
  'land 18 v 17, AA': {
    place: 'land',
    attack: { inf: 10, art: 2, arm: 3, ftr: 2, bmb: 1 },
    defend: { inf: 12, art: 2, arm: 2, ftr: 1, aa: 1 },
  },
  'sea 9 v 8': {
    place: 'sea',
    attack: { ss: 2, dd: 2, tt: 1, bb: 1, cv: 1, ftr: 2 },
    defend: { ss: 2, dd: 1, tt: 1, bb: 1, cv: 1, ftr: 2 },
  },
  'land 42 v 42, AA': {
    place: 'land',
    attack: { inf: 20, art: 5, arm: 10, ftr: 5, bmb: 2 },
    defend: { inf: 28, art: 4, arm: 6, ftr: 4, aa: 1 },
  },
  'sea 18 v 16': {
    place: 'sea',
    attack: { ss: 4, dd: 3, tt: 3, bb: 2, cv: 2, ftr: 4 },
    defend: { ss: 3, dd: 3, tt: 3, bb: 2, cv: 2, ftr: 3 },
  },
  'land 60 v 60, AA': {
    place: 'land',
    attack: { inf: 30, art: 6, arm: 15, ftr: 6, bmb: 3 },
    defend: { inf: 40, art: 6, arm: 8, ftr: 6, aa: 1 },
  },
}
const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
for (const [name, question] of Object.entries(LARGE)) {
  const times: number[] = []
  for (const until = performance.now() + 1500; performance.now() < until && times.length < 300;) {
    const began = performance.now()
    const steps = shownOdds(question)
    while (steps.next().done !== true) continue
    times.push(performance.now() - began)
  }
  const { win, lose, draw } = odds(question)
  const [first = 0] = times
  const rest = Math.abs(win + lose + draw - 1).toExponential(1)
  console.log(`${name.padEnd(20)} ${median(times).toFixed(1)} ms (first ${first.toFixed(1)}), sum off by ${rest}`)
}

let off = 0
for (const [name, question] of Object.entries(SWITCHES)) {
  if (only !== undefined && only !== name) continue
  const all = compared(question, battles, seeded(17))
  const worst = all.toSorted((a, b) => b.errors - a.errors)[0]
  off += all.filter(({ isOff }) => isOff).length
  console.log(`${name.padEnd(20)} ${battles} battles, farthest: ${worst?.what ?? ''} by ${(worst?.errors ?? 0).toFixed(2)} standard errors`)
}
console.log(off === 0 ? 'all as it should be' : `${off} off`)
process.exitCode = off === 0 ? 0 : 1
