import type { CoreCode } from '../../../../referee'

/** English texts that say what is allowed instead, for refusals common to all games. A game adds texts that name its roles. */
export const coreAllowed = {
  MALFORMED: () => 'Answer the question that is open.',
  NOT_ASKED: () => 'Answer the question that is open.',
  NO_BALLOT: () => 'Answer the question that is open now.',
  ALREADY_CAST: () => 'It may choose again before the reveal.',
  NOT_ALL_CAST: () => 'The choices are revealed once all are in.',
  CONSENT_NEEDED: () => 'The whole table agrees, and the log keeps a mark of it.',
  NO_SUCH_ENTRY: () => 'Go to another place in the log.',
  GAME_OVER: () => 'Undo, a correction by hand and a copy of the game are still possible.',
  COUNT_BROKEN: () => 'Change the other side of the count as well: where the piece comes from, or where it goes.',
  NOT_OVERRULABLE: () => 'Correct the board by hand, then make the move.',
  CHANGED_TOO_OFTEN: () => 'The last choice counts. The table may cancel the ballot, and everybody chooses once more.',
  CHANCE_OPEN: () => 'Open what was added, or call the round of chance off, in Fair play.',
} satisfies Readonly<Partial<Record<CoreCode, () => string>>>
