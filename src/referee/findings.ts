import type { WordList } from './fingerprint'

/** Result of verifying a ledger: findings, and a verdict computed from the findings. The UI supplies the texts. */

/** Kinds of checks in a verification, in the order of the report. */
export const CHECKS = ['entry', 'rules', 'by', 'time', 'choice', 'seed', 'draw', 'end'] as const
export type Check = (typeof CHECKS)[number]

/**
 * Reasons why a check is never possible, because the players have reported the result themselves. These findings do not affect the verdict.
 */
export const SKIPPED = [
  /**
   * Choices entered by the players, cards read from the physical deck, or cards that the app repeated because the players had reported
   * them.
   */
  'reported',
  /** The ballot is still open, was cancelled, or was undone by a rewind; or the players cancelled adding random numbers. */
  'notRevealed',
  /** The phone's clock was set back, and the entry records this. */
  'clockSet',
] as const
export type Skipped = (typeof SKIPPED)[number]

/** Reasons why a check that is normally possible was not possible. With such a finding, the verdict cannot be `right`. */
export const UNCHECKED = [
  /** The move was decided by a version of the rules that is unknown here, or by an older version with a different result. */
  'otherRules',
  /** The players reported cards although the app should have drawn them. */
  'reportedForApp',
  /**
   * The time of the entry is before the time of the previous entry, and the entry does not record that the clock was set back. Older
   * versions of the app did not record this.
   */
  'clockBack',
  /** The game is not over, or the end of the ledger is missing. */
  'notOver',
  /** The seed has not been revealed. */
  'notOpened',
  /** The phone generated this seed without contributions, although seats had contributed to an earlier seed. */
  'alone',
  /** The entry comes after an invalid entry, so it cannot be checked. */
  'behind',
] as const
export type Unchecked = (typeof UNCHECKED)[number]

/** Kinds of faults that a verification can find. */
export const BROKEN = [
  /** The sequence number or the digest of the previous entry does not match: an entry was removed, inserted or moved. */
  'order',
  /** The digest stored in the entry does not match the content of the entry. */
  'digest',
  /** The content of the entry is not valid in this position of the ledger. */
  'shape',
  /** The game cannot process an event of the entry. */
  'event',
  /** The author of the entry has no seat at the table. */
  'stranger',
  /** The entry records that the clock was set back, but the clock was not set back, or by a different amount. */
  'clock',
  /** A seed does not match its commitment, or was committed or revealed twice. */
  'seed',
  /** The rules refuse the move of the entry. */
  'refused',
  /** The rules produce other events for the move than the entry contains. */
  'otherEvents',
  /** A revealed choice does not match its commitment. */
  'otherChoice',
  /** The app drew cards although no seed was committed. */
  'noSeed',
  /** The seed produces other cards than the entry contains. */
  'otherCards',
  /** A seed is not the mix of the previously committed seed and the random numbers that the players added. */
  'notMixed',
] as const
export type Broken = (typeof BROKEN)[number]

/** Result of one check of one entry. */
export type Finding = {
  readonly what: Check
  /** Sequence number of the checked entry: 0, 1, 2, … */
  readonly at: number
  /**
   * Detail for the text about this finding: a role, label of a draw, commitment, refusal code, version of the rules, author, ballot or
   * secret name, or number of milliseconds.
   */
  readonly name?: string
} & (
  | { readonly how: 'checked' }
  | { readonly how: 'skipped'; readonly why: Skipped }
  | { readonly how: 'unchecked'; readonly why: Unchecked }
  | { readonly how: 'broken'; readonly why: Broken }
)

/** Entry that ends a round. The players may have written down the words of its digest. */
export interface RoundEnd {
  readonly round: number
  /** Sequence number of the entry that ends the round. */
  readonly at: number
  readonly digest: string
}

export interface Verification {
  /** Findings of the verification, in the order of the ledger. */
  readonly findings: readonly Finding[]
  /** Ends of rounds on all branches, in the order in which they were written. */
  readonly rounds: readonly RoundEnd[]
  /** Word list for the fingerprints of the digests. */
  readonly words: WordList
}

/**
 * Verdicts of a verification. `right`: everything that must be checkable was checked. `unchecked`: some checks were not possible. `wrong`:
 * at least one check failed.
 */
export const VERDICTS = ['right', 'unchecked', 'wrong'] as const
export type Verdict = (typeof VERDICTS)[number]

export const verdictOf = ({ findings }: Pick<Verification, 'findings'>): Verdict => {
  if (findings.some(({ how }) => how === 'broken')) return 'wrong'
  return findings.some(({ how }) => how === 'unchecked') ? 'unchecked' : 'right'
}

/** Returns the failed check with the lowest sequence number; undefined if no check failed. */
export const firstBroken = ({ findings }: Pick<Verification, 'findings'>): Finding | undefined =>
  findings.filter(({ how }) => how === 'broken').toSorted((a, b) => a.at - b.at)[0]
