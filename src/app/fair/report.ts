import type { Verified } from '../../play'
import { CHECKS, type Check, type Finding, type Skipped } from '../../referee'
import type { FairWords } from './words'

/** A verification in plain words, for a screen and for a terminal. */

/** One kind of check in words. */
export interface CheckTold {
  readonly what: Check
  readonly title: string
  /** "57 checked, 3 wrong"; empty where nothing could be checked. */
  readonly counts: string
  /** "2 not checked: told by the table (entries 4, 9)". */
  readonly skipped: readonly string[]
  readonly ok: boolean
  /** Something of this kind was there to be checked. */
  readonly some: boolean
}

export interface Report {
  readonly good: boolean
  /** The verdict; names the first thing that does not fit. */
  readonly verdict: string
  readonly entries: string
  readonly checks: readonly CheckTold[]
}

/** Entries named at most; the rest are counted. */
const NAMED = 6

export const reportOf = (verified: Verified, words: FairWords): Report => {
  const { words: text, say, count } = words
  const { findings, broken, whole } = verified
  return {
    good: broken === undefined && whole,
    verdict:
      broken !== undefined
        ? say(text.verdict.broken, { what: brokenText(broken, words) })
        : whole
          ? text.verdict.good
          : text.verdict.notWhole,
    entries: count(text.counted, verified.entries),
    checks: CHECKS.map((what) => {
      const mine = findings.filter((one) => one.what === what)
      return {
        what,
        title: text.what[what],
        counts: countsOf(mine, words),
        skipped: skippedIn(mine, words),
        some: mine.some(({ how }) => how !== 'skipped'),
        ok: mine.every(({ how }) => how !== 'broken'),
      }
    }),
  }
}

/** "57 checked, 3 wrong"; empty where nothing could be checked. */
const countsOf = (mine: readonly Finding[], { words: text, count }: FairWords): string => {
  if (mine.length === 0) return text.noneSuch
  const times = (how: Finding['how']) => mine.filter((one) => one.how === how).length
  const [checked, wrong] = [times('checked'), times('broken')]
  return [...(checked > 0 ? [count(text.checked, checked)] : []), ...(wrong > 0 ? [count(text.failed, wrong)] : [])].join(', ')
}

const skippedIn = (findings: readonly Finding[], { words: text, say, count }: FairWords): readonly string[] => {
  const byReason = new Map<Skipped, Finding[]>()
  for (const one of findings) if (one.how === 'skipped') byReason.set(one.why, [...(byReason.get(one.why) ?? []), one])
  return [...byReason].map(([why, all]) => {
    const places = [...new Set(all.map(({ at }) => at + 1))]
    const named = places.slice(0, NAMED).join(', ') + (places.length > NAMED ? ', …' : '')
    return `${count(text.skipped, all.length)}: ${text.why[why]} (${say(text.atEntries, { entries: named })})`
  })
}

/** What does not fit, in a sentence that names the entry. Entries are counted from one. */
const brokenText = (finding: Finding, { words: text, say }: FairWords): string => {
  if (finding.how !== 'broken') return ''
  return say(text.broken[finding.why] as '{where} {name}', { where: say(text.where, { entry: finding.at + 1 }), name: finding.name ?? '' })
}
