import { readFileSync } from 'node:fs'
import { reportOf } from '../../src/app/fair/report'
import { useFairWords } from '../../src/app/fair/words'
import { catalogue } from '../../src/games/catalogue'
import { fingerprintOf } from '../../src/play/fingerprints'
import { verifyFile } from '../../src/play/verification'
import { fourWords } from './four-words'

/**
 * `npm run verify -- FILE [--lang en|cs] [--noted "eight words of a round"]`: looks through an exported game and says in plain
 * words what was checked, what was not and why, and the first thing that does not fit. Four noted words are those of an earlier
 * version. Exit status: 0 all that can be checked is right, 1 something does not fit, 2 there is nothing to look through.
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
if (path === undefined || others.length > 0) stop('npm run verify -- FILE [--lang en|cs] [--noted "eight words"]')

const textOf = (file: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    return stop(error instanceof Error ? error.message : String(error))
  }
}
const words = await useFairWords.load(language)
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
  const wordsOf = async (digest: string) => (await fingerprintOf(value.words, digest)).join(' ')
  const rounds = await Promise.all(value.rounds.map(async ({ round, digest }) => ({ round, digest, words: await wordsOf(digest) })))
  if (rounds.length > 0) console.log(`\n${words.words.rounds}`)
  for (const one of rounds) console.log(`  ${words.say(words.words.round, { n: one.round })}: ${one.words}`)
  const tidy = noted?.trim().normalize().toLocaleLowerCase(language).replaceAll(/\s+/gu, ' ')
  const isFour = tidy?.split(' ').length === 4
  const match = rounds.find((one) => (isFour ? fourWords(one.digest).includes(tidy) : one.words === tidy))
  if (tidy !== undefined)
    console.log(`\n${match === undefined ? words.words.noted.missing : words.say(words.words.noted.found, { n: match.round })}`)
  if (isFour && match !== undefined) console.log(words.words.noted.four)
  console.log(`\n${verdict}`)
  process.exit(good && (tidy === undefined || match !== undefined) ? 0 : 1)
}
