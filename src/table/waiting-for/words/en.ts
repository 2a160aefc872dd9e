import type { Dictionary } from '../../../ui/words'

/** English texts of the page that lists what each role may do, shared by all games. */
const en = {
  title: 'Who may do what',
  question: 'Who may do what now?',
  table: 'The table together',
  must: 'Required',
  answer: 'To answer',
  may: 'Optional',
  waits: 'waits',
  over: 'the game is over',
  done: 'done',
  sealed: 'sealed',
  waitsFor: 'Waits for {who}.',
  together: 'with the whole table',
  togetherNote: 'Everybody takes part; one player enters it.',
  hasSealed: 'Has sealed its choice; it can be chosen anew until the reveal.',
  forbidden: 'Forbidden or changed in this round',
  always: 'Anybody, at any time',
  never: 'Rules that always apply',
  notNow: 'not now',
  onTable: 'on the phone on the table',
  here: 'now',
  check: 'Compare app and board',
  rules: 'Look up a rule',
} as const satisfies Dictionary

export default en
