import { readFileSync } from 'node:fs'
import { reportOf } from '../../src/app/fair/report'
import { useFairWords } from '../../src/app/fair/words'
import { catalogue } from '../../src/games/catalogue'
import { loadFingerprints } from '../../src/play/fingerprints'
import { verifyFile } from '../../src/play/verification'

/**
 * `npm run verify -- FILE [--lang en|cs] [--noted "four words of a round"]`: looks through an exported game and says in plain
 * words what was checked, what was not and why, and the first thing that does not fit. Exit status: 0 all that can be
 * checked is right, 1 something does not fit, 2 there is nothing to look through.
 */
const args = process.argv.slice(2)
const option = (name: string): string | undefined => {
  const at = args.indexOf(name)
  return at < 0 ? undefined : args.splice(at, 2)[1]
}
const language = option('--lang') === 'cs' ? 'cs' : 'en'
const noted = option('--noted')
const [path, ...others] = args
const stop = (why: string): never => {
  console.error(why)
  process.exit(2)
}
if (path === undefined || others.length > 0) stop('npm run verify -- FILE [--lang en|cs] [--noted "four words"]')

const textOf = (file: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    return stop(error instanceof Error ? error.message : String(error))
  }
}
const [words, fingerprint] = await Promise.all([useFairWords.load(language), loadFingerprints(language)])
const answer = await verifyFile({ catalogue }, textOf(path ?? ''))
if (!answer.ok) stop(words.words.fault[answer.fault.why])
else {
  const { value } = answer
  const { good, verdict, entries, checks } = reportOf(value, words)
  console.log(`${value.name}: ${entries}`)
  for (const { title, counts, skipped, ok } of checks) {
    console.log(`${ok ? '  ' : '! '}${title}: ${counts}`)
    for (const line of skipped) console.log(`      ${line}`)
  }
  const rounds = value.rounds.map(({ round, digest }) => ({ round, words: fingerprint(digest) }))
  if (rounds.length > 0) console.log(`\n${words.words.rounds}`)
  for (const one of rounds) console.log(`  ${words.say(words.words.roundOf, { n: one.round })}: ${one.words}`)
  const tidy = noted?.trim().toLocaleLowerCase(language).replaceAll(/\s+/gu, ' ')
  const match = rounds.find((one) => one.words === tidy)
  if (tidy !== undefined)
    console.log(`\n${match === undefined ? words.words.noted.missing : words.say(words.words.noted.found, { n: match.round })}`)
  console.log(`\n${verdict}`)
  process.exit(good && (tidy === undefined || match !== undefined) ? 0 : 1)
}
