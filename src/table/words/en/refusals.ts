import type { CoreCode } from '../../../referee'

/** English texts of the refusals that are common to all games. A game adds texts that name its roles or pieces. */
export const coreRefusals = {
  MALFORMED: () => 'The app does not understand this move.',
  NOT_ASKED: () => 'Play has moved on, and nobody is asking for this now.',
  BALLOT_OPEN: () => 'A secret choice is under way, and nothing else can happen meanwhile.',
  NO_BALLOT: () => 'This secret choice is over, or was called off.',
  CONSENT_NEEDED: () => 'Something was shown to everybody on the way back.',
  NO_SUCH_ENTRY: () => 'This place in the log can no longer be reached.',
  GAME_OVER: () => 'The game is over.',
  NOT_OVERRULABLE: () => 'This is not about the rules: the pieces themselves would not add up.',
  CHANGED_TOO_OFTEN: () => 'This sealed choice has been changed too often.',
  CHANCE_OPEN: () => 'Players are just adding chance of their own to the cards.',
} satisfies Readonly<Partial<Record<CoreCode, () => string>>>
