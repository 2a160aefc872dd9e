import type { Verified } from '../../session'
import {
  CHECKS,
  firstBroken,
  UNCHECKED,
  verdictOf,
  type Check,
  type Finding,
  type Skipped,
  type Unchecked,
  type Verdict,
} from '../../referee'
import type { FairWords } from './words'

/** Formats the result of a verification as text, for the fairness page and for a terminal. */

/** Result of one kind of check as text. */
export interface CheckText {
  readonly what: Check
  readonly title: string
  /** Number of checks as text, e.g. "57 checked, 3 wrong"; empty if no check was possible. */
  readonly counts: string
  /** Texts about checks that were not possible, e.g. "2 not checked: reported by the table (entries 4, 9)". */
  readonly skipped: readonly string[]
  readonly verdict: Verdict
  /** Whether at least one check of this kind was made. */
  readonly some: boolean
}

export interface Report {
  readonly verdict: Verdict
  /** Verdict in one sentence. Names the first error, or everything that could not be checked. */
  readonly says: string
  readonly entries: string
  readonly checks: readonly CheckText[]
}

/** Maximum number of entries that a text lists by number. */
const NAMED = 6

/**
 * Formats the result of a verification.
 * @param goesOn whether the verified game is open and has open prompts. Checks that need its end are then not reported as missing.
 */
export const reportOf = (verified: Verified, words: FairWords, goesOn = false): Report => {
  const { words: text, count } = words
  const { findings, verdict } = verified
  return {
    verdict,
    says: saysOf(verified, words, goesOn),
    entries: count(text.counted, verified.entries),
    checks: CHECKS.map((what) => {
      const mine = findings.filter((one) => one.what === what)
      return {
        what,
        title: text.what[what],
        counts: countsOf(mine, words),
        skipped: skippedIn(mine, words),
        some: mine.some(({ how }) => how === 'checked'),
        verdict: verdictOf({ findings: mine }),
      }
    }),
  }
}

/** Returns the number of checks as text, e.g. "57 checked, 3 wrong"; empty if no check was possible. */
const countsOf = (mine: readonly Finding[], { words: text, count }: FairWords): string => {
  if (mine.length === 0) return text.noneSuch
  const times = (how: Finding['how']) => mine.filter((one) => one.how === how).length
  const [checked, wrong] = [times('checked'), times('broken')]
  return [...(checked > 0 ? [count(text.checked, checked)] : []), ...(wrong > 0 ? [count(text.failed, wrong)] : [])].join(', ')
}

const skippedIn = (findings: readonly Finding[], { words: text, say, count }: FairWords): readonly string[] => {
  const byReason = new Map<Skipped | Unchecked, Finding[]>()
  for (const one of findings)
    if (one.how === 'skipped' || one.how === 'unchecked') byReason.set(one.why, [...(byReason.get(one.why) ?? []), one])
  return [...byReason].map(([why, all]) => {
    const places = [...new Set(all.map(({ at }) => at + 1))]
    const named = places.slice(0, NAMED).join(', ') + (places.length > NAMED ? ', …' : '')
    const entries = say(places.length === 1 ? text.atEntry : text.atEntries, { entries: named })
    return `${count(text.skipped, all.length)}: ${text.why[why]} (${entries})`
  })
}

/** Reasons for which a check is not possible before the end of the game. */
const AT_END: readonly Unchecked[] = ['notOver', 'notOpened']

const saysOf = ({ findings, verdict, whole }: Verified, words: FairWords, goesOn: boolean): string => {
  const { words: text, say } = words
  if (verdict === 'right') return text.verdict.right
  const broken = firstBroken({ findings })
  if (broken !== undefined) return say(text.verdict.wrong, { what: sentence(broken, words) })
  if (!whole) return text.verdict.notWhole
  // Contains only the first finding of each reason, to avoid repetition, e.g. for every sealed seed.
  const all = UNCHECKED.flatMap((why) => findings.find((one) => one.how === 'unchecked' && one.why === why) ?? [])
  if (goesOn && all.every((one) => one.how === 'unchecked' && AT_END.includes(one.why))) return text.verdict.goesOn
  return say(text.verdict.unchecked, { what: all.map((one) => sentence(one, words)).join('; ') })
}

/** Describes a wrong or skipped check in a sentence with the number of its entry, counted from one. */
const sentence = (finding: Finding, { words: text, say }: FairWords): string => {
  if (finding.how === 'checked' || finding.how === 'skipped') return ''
  const template = finding.how === 'broken' ? text.broken[finding.why] : text.unchecked[finding.why]
  const name = finding.how === 'unchecked' && finding.why === 'clockBack' ? duration(Number(finding.name)) : (finding.name ?? '')
  return say(template as '{where} {name}', { where: say(text.where, { entry: finding.at + 1 }), name })
}

const MINUTE = 60_000

/** Formats a duration with units that are the same in all languages: "40 s", "3 min". */
const duration = (ms: number): string => (ms < 2 * MINUTE ? `${Math.ceil(ms / 1000)} s` : `${Math.round(ms / MINUTE)} min`)
