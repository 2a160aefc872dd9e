// Runs the worked cases of Westeros in a folder until one misses, and says which: `noticed by ID`, or how many passed. The cheap kinds
// go first.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMiss, readCases, run } from '../scenarios/run'
import { cases as westeros } from '../scenarios/westeros'

const folder = process.argv[2] ?? ''
const cases = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) => readCases(readFileSync(join(folder, name), 'utf8'), false))
  .toSorted((a, b) => Number(a.kind === 'play') - Number(b.kind === 'play'))
const miss = cases.find((item) => isMiss(run(westeros, item)))
console.log(miss === undefined ? `${cases.length} passed` : `noticed by ${miss.id}`)
