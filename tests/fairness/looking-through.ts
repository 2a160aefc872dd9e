// Implements the command `npm run verify`, which verifies an exported game file. Returns the exit code instead of ending the process.
import { readFileSync } from 'node:fs'
import { reportOf } from '../../src/app/fair/report'
import { useFairWords } from '../../src/app/fair/words'
import { catalogue } from '../../src/games/catalogue'
import { fingerprintOf } from '../../src/session/fingerprints'
import { verifyFile } from '../../src/session/verification'
import type { Verdict } from '../../src/referee'
import { fourWords } from '../tools/four-words'

/** Exit code for each result of the verifier. */
export const EXITS: Readonly<Record<Verdict | 'nothing', number>> = { right: 0, wrong: 1, unchecked: 2, nothing: 3 }
const MARKS: Readonly<Record<Verdict, string>> = { right: ' ', wrong: '!', unchecked: '?' }

/**
 * Verifies the exported game that the arguments name.
 * @returns the exit code
 */
export const lookThrough = async (given: readonly string[], print: (line: string) => void): Promise<number> => {
  const args = [...given]
  const option = (name: string): string | undefined => {
    const at = args.indexOf(name)
    return at < 0 ? undefined : args.splice(at, 2)[1]
  }
  const language = option('--lang') === 'cs' ? 'cs' : 'en'
  const noted = option('--noted')
  const stop = (why: string): number => {
    print(why)
    return EXITS.nothing
  }
  const [path, ...others] = args
  if (path === undefined || others.length > 0) return stop('npm run verify -- FILE [--lang en|cs] [--noted "eight words"]')
  const words = await useFairWords.load(language)
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    return stop(error instanceof Error ? error.message : String(error))
  }
  const answer = await verifyFile({ catalogue }, text)
  if (!answer.ok) return stop(words.words.fault[answer.fault.why])
  const { value } = answer
  const { verdict, says, entries, checks } = reportOf(value, words)
  print(`${value.name}: ${entries}`)
  for (const { title, counts, skipped, verdict: of } of checks) {
    print(`${MARKS[of]} ${title}: ${counts}`)
    for (const line of skipped) print(`      ${line}`)
  }
  const wordsOf = async (digest: string) => (await fingerprintOf(value.words, digest)).join(' ')
  const rounds = await Promise.all(value.rounds.map(async ({ round, digest }) => ({ round, digest, words: await wordsOf(digest) })))
  if (rounds.length > 0) print(`\n${words.words.rounds}`)
  for (const one of rounds) print(`  ${words.say(words.words.roundOf, { n: one.round })}: ${one.words}`)
  const tidy = noted?.trim().normalize().toLocaleLowerCase(language).replaceAll(/\s+/gu, ' ')
  const isFour = tidy?.split(' ').length === 4
  const match = rounds.find((one) => (isFour ? fourWords(one.digest).includes(tidy) : one.words === tidy))
  if (tidy !== undefined)
    print(`\n${match === undefined ? words.words.noted.missing : words.say(words.words.noted.found, { n: match.round })}`)
  if (isFour && match !== undefined) print(words.words.noted.four)
  print(`\n${says}`)
  return tidy !== undefined && match === undefined ? EXITS.wrong : EXITS[verdict]
}
