import type { Dictionary } from '../../../ui/words'
import { coreAllowed } from '../../words/en/deferred/allowed'
import { coreRefusals } from '../../words/en/refusals'
import { asDictionary } from './as-dictionary'

/** The words of the screens of games that provide data only, in English; the Czech words have the same names. */
const en = {
  round: 'Round {n}',
  asked: '{role}: {question}',
  answer: 'That is it',
  roll: 'Roll the dice',
  missing: 'Nothing chosen yet',
  notHere: 'Not here, this time.',
  yes: 'Yes',
  no: 'No',
  vote: { title: 'The vote', open: 'not yet', stand: '{yes} for it, {no} against it, of {total} in all; it takes {needed}.' },
  events: {
    cast: '{role} has chosen.',
    castAnew: 'A choice was made anew.',
    calledOff: 'The choice in secret is called off.',
    revealed: 'All choices are revealed.',
    secretKept: '{role} keeps a secret.',
    secretShown: '{role} shows what was kept: {what}.',
    secretDropped: 'The secret of {role} cannot be opened here and is chosen anew.',
  },
  /** Moves that every game shares, as the button that takes them back calls them. */
  actions: {
    cast: 'choice in secret',
    castAnew: 'choosing anew',
    callOff: 'calling off the choice',
    reveal: 'turning everything up',
    keepSecret: 'sealing',
    showSecret: 'showing what was kept',
    dropSecret: 'choosing anew',
    correct: 'correction',
  },
  refusals: {
    ...asDictionary(coreRefusals),
    NOT_IN_BALLOT: 'Not everybody takes part in this choice.',
    ALREADY_CAST: 'This choice is sealed already.',
    NOT_ALL_CAST: 'Not all have chosen yet.',
    SEAL_BROKEN: 'What was opened is not what was sealed.',
    COUNT_BROKEN: 'There are not so many pieces.',
  },
  allowed: {
    ...asDictionary(coreAllowed),
    BALLOT_OPEN: 'Let everybody choose, and reveal the choices, or call the choice off.',
    NOT_IN_BALLOT: 'Only those who are named choose.',
    SEAL_BROKEN: 'Cancel this choice, and let everybody choose once more.',
  },
  offers: {
    correct: 'Correct what is different on the board',
    overrule: 'Play against a rule: the refusal offers it',
  },
  unbound: 'Nothing beyond the rules.',
  places: {
    board: 'Board',
    kept: 'What you keep',
    keptNote: 'Look at your own secrets, behind a cover',
  },
  holdings: 'What everybody has',
  rulesHint: 'A word or a number.',
  ballot: {
    title: 'Everybody chooses in secret',
    hand: 'Hand the phone to {player}',
    cover: 'For these eyes only.',
    waiting: { one: 'One is still thinking', other: '{n} are still thinking' },
    sealed: 'All have sealed',
    purse: 'At hand',
    outcome: 'This was chosen',
  },
  kept: {
    show: 'Show it to all',
    kept: 'You keep this',
    lost: 'It cannot be opened on this phone.',
    nothing: 'Nobody keeps anything yet.',
  },
  newGame: {
    name: 'Game of {date}',
    note: 'Each person gets a role, by lot or by choice.',
    numbers: 'How many play',
    number: { one: '{n} role', other: '{n} roles' },
    draw: 'Draw the roles by lot',
    giveOut: 'Some roles have nobody yet.',
    byTable: 'The table',
    absent: 'The other roles are left out.',
    againRoles: 'Roles',
    againWho: 'Who plays what',
    next: 'On to the dice',
    start: 'On to the start',
    dice: 'Dice',
    app: 'The app rolls',
    appNote: 'Every face is fixed by the seed of the game and can be checked.',
    table: 'Real dice on the table',
    tableNote: 'The faces are typed in.',
    ready: 'All is ready.',
  },
  over: {
    title: '{who} wins',
    tied: '{who} share the victory',
    how: 'The game is over.',
    why: 'Most points win.',
    standings: 'Standings',
    role: 'Role',
    points: 'Points',
  },
} as const satisfies Dictionary

export default en
