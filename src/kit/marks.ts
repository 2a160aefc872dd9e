import { openBallot, type Ballot, type Rewound } from '../referee'

/**
 * The marks that ways back leave in a state, so that no ballot is ever named like one that was opened on a line of play
 * which was left, and that one whose choices were seen there says so.
 */
export interface Marks {
  /** Ways back that left a mark. */
  readonly rewinds: number
  /** Labels of what the table knows, although this line of play does not. */
  readonly known: readonly string[]
}

export const noMarks: Marks = { rewinds: 0, known: [] }

/** The marks after one more way back. */
export const withMark = ({ known }: Marks, mark: Rewound): Marks => ({
  rewinds: mark.count,
  known: [...new Set([...known, ...mark.known])],
})

/** The question of a ballot without what tells its attempts apart: `r4/bid` of `r4/bid~2#1`. */
const questionOf = (label: string): string => label.replace(/(~\d+)?(#\d+)?$/, '')

/**
 * Opens a ballot under a name that no other one of the game has.
 * @param question what it is about, e.g. `r4/bid`; comes up once on a line of play
 * @param blocks kinds of prompts that wait for its reveal; without it everything waits
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

/** A ballot that was open where the table went back to: it starts anew under a name of its own. */
export const openedAnew = <Kind extends string, Role extends string>(marks: Marks, ballot: Ballot<Kind, Role>): Ballot<Kind, Role> => {
  const anew = openMarked(marks, ballot.kind, questionOf(ballot.id), ballot.roles, ballot.blocks)
  return ballot.known ? { ...anew, known: true } : anew
}

/**
 * The ballots that are open where the table went back to: those that the way back leaves alone stay as they are, the others start anew.
 * @param marks with this way back among them
 */
export const ballotsAfter = <Kind extends string, Role extends string>(
  marks: Marks,
  ballots: readonly Ballot<Kind, Role>[],
  { kept = [] }: Rewound,
): readonly Ballot<Kind, Role>[] => ballots.map((ballot) => (kept.includes(ballot.id) ? ballot : openedAnew(marks, ballot)))
