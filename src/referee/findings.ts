import type { WordList } from './fingerprint'

/** The result of verifying a ledger: findings, and the verdict on all of them. The words are the reader's. */

/** The subjects of a verification, in the order of the report. */
export const CHECKS = ['entry', 'rules', 'by', 'time', 'choice', 'seed', 'draw', 'end'] as const
export type Check = (typeof CHECKS)[number]

/** Why something rests on the word of the table alone. By its nature it cannot be checked, so no verdict depends on it. */
export const SKIPPED = [
  /** Choices typed in, cards read off the real deck, or repeated by the app because they had been reported. */
  'told',
  /** The ballot is still open, was called off, or the table went back before it; or a round of chance was called off. */
  'notRevealed',
  /** The phone's clock was set back, and the entry says so. */
  'clockSet',
] as const
export type Skipped = (typeof SKIPPED)[number]

/** Why something that ought to be checked could not be: as long as there is such a thing, nobody can say that all is right. */
export const UNCHECKED = [
  /** Decided by a version of the rules that these rules do not know, or decide otherwise. */
  'otherRules',
  /** Cards were reported where the app turns them up. */
  'toldForApp',
  /** The time goes back, and the entry does not say why. Older versions of the app did not note it. */
  'clockBack',
  /** The game goes on, or its end was cut off. */
  'notOver',
  /** The seed is still sealed. */
  'notOpened',
  /** A seed that the phone drew alone, after seats had added to one before: nobody else had a say in it. */
  'alone',
  /** It comes after a break, so that it cannot be checked. */
  'behind',
] as const
export type Unchecked = (typeof UNCHECKED)[number]

/** The kinds of faults. */
export const BROKEN = [
  /** The place or the link to the entry before: something was dropped, put in or moved. */
  'order',
  /** The entry is not the one that was written. */
  'digest',
  /** Nothing that can be here. */
  'shape',
  /** An event that the game does not understand. */
  'event',
  /** Made by somebody who has no seat at the table. */
  'stranger',
  /** The entry says that the clock was set back, and it was not, or by another time. */
  'clock',
  /** A seed that does not fit its commitment, or was committed or opened twice. */
  'seed',
  /** The rules refuse the move. */
  'refused',
  /** The rules lead to other events. */
  'otherEvents',
  /** A revealed choice does not fit what was sealed. */
  'otherChoice',
  /** Cards turned up by the app without a committed seed. */
  'noSeed',
  /** The seed gives other cards. */
  'otherCards',
  /** A seed that is not the one committed before with what was added to it. */
  'notMixed',
] as const
export type Broken = (typeof BROKEN)[number]

/** One thing that was looked at. */
export type Finding = {
  readonly what: Check
  /** Place of its entry: 0, 1, 2, … */
  readonly at: number
  /** Role, label of the draw, commitment, refusal code, version of the rules, milliseconds: what a sentence about it may name. */
  readonly name?: string
} & (
  | { readonly how: 'checked' }
  | { readonly how: 'skipped'; readonly why: Skipped }
  | { readonly how: 'unchecked'; readonly why: Unchecked }
  | { readonly how: 'broken'; readonly why: Broken }
)

/** The end of a round in the ledger: the digest whose words the table may have noted. */
export interface RoundEnd {
  readonly round: number
  /** Place of the entry. */
  readonly at: number
  readonly digest: string
}

export interface Verification {
  /** In the order of the ledger. */
  readonly findings: readonly Finding[]
  /** Ends of rounds on all branches, in the order in which they were written. */
  readonly rounds: readonly RoundEnd[]
  /** The list that their words are taken from. */
  readonly words: WordList
}

/** `right`: all that the phone answers for was checked; `unchecked`: some of it could not be; `wrong`: something does not fit. */
export const VERDICTS = ['right', 'unchecked', 'wrong'] as const
export type Verdict = (typeof VERDICTS)[number]

export const verdictOf = ({ findings }: Pick<Verification, 'findings'>): Verdict => {
  if (findings.some(({ how }) => how === 'broken')) return 'wrong'
  return findings.some(({ how }) => how === 'unchecked') ? 'unchecked' : 'right'
}

/** The first thing that does not fit; undefined = nothing is wrong with what could be checked. */
export const firstBroken = ({ findings }: Pick<Verification, 'findings'>): Finding | undefined =>
  findings.filter(({ how }) => how === 'broken').toSorted((a, b) => a.at - b.at)[0]
