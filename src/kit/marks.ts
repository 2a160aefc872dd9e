import { openBallot, type Ballot, type Rewound } from '../referee'

/**
 * Records of rewinds in a state. Because of these records, a ballot never gets the name of a ballot from another branch, and a ballot is
 * marked as known if its choices were already revealed on another branch.
 */
export interface Marks {
  /** Number of rewinds in the whole ledger that have a `rewound` event. */
  readonly rewinds: number
  /**
   * Labels of information that was revealed on another branch, so that the players know it although the state of this branch does not
   * contain it.
   */
  readonly known: readonly string[]
}

export const noMarks: Marks = { rewinds: 0, known: [] }

/** Returns the records of rewinds after one more `rewound` event. */
export const withMark = ({ known }: Marks, mark: Rewound): Marks => ({
  rewinds: mark.count,
  known: [...new Set([...known, ...mark.known])],
})

/** Removes the suffixes of a ballot name that distinguish several attempts at the same question: `r4/bid` for `r4/bid~2#1`. */
const questionOf = (label: string): string => label.replace(/(~\d+)?(#\d+)?$/, '')

/**
 * Opens a ballot with a name that is unique in the game.
 * @param question name of the question that the ballot asks, e.g. `r4/bid`; unique on a branch
 * @param blocks kinds of prompts that wait for the reveal; if omitted, all prompts wait
 */
export const openMarked = <Kind extends string, Role extends string>(
  { rewinds, known }: Marks,
  kind: Kind,
  question: string,
  roles: readonly Role[],
  blocks?: readonly string[],
): Ballot<Kind, Role> => {
  const isKnown = known.some((label) => questionOf(label) === question)
  return openBallot(kind, rewinds === 0 ? question : `${question}~${rewinds}`, 0, roles, isKnown, blocks)
}

/** Restarts a ballot after a rewind, with a new name. */
export const openedAnew = <Kind extends string, Role extends string>(marks: Marks, ballot: Ballot<Kind, Role>): Ballot<Kind, Role> => {
  const anew = openMarked(marks, ballot.kind, questionOf(ballot.id), ballot.roles, ballot.blocks)
  return ballot.known ? { ...anew, known: true } : anew
}

/**
 * Returns the open ballots after a rewind. Ballots in `kept` stay unchanged; the other ballots restart.
 * @param marks records of rewinds, including this rewind
 */
export const ballotsAfter = <Kind extends string, Role extends string>(
  marks: Marks,
  ballots: readonly Ballot<Kind, Role>[],
  { kept = [] }: Rewound,
): readonly Ballot<Kind, Role>[] => ballots.map((ballot) => (kept.includes(ballot.id) ? ballot : openedAnew(marks, ballot)))
