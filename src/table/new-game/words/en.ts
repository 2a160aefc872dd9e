import type { Dictionary } from '../../../ui/words'

/** English texts of the set-up, of stored players and of the rematch. */
const en = {
  where: 'New game · {step} of {of}',
  leave: 'Leave',
  players: 'Players',
  player: 'Player {n}',
  name: 'Name of the game',
  begins: 'Beginning…',
  notBegun: 'The game could not be saved on this phone, so it has not begun.',
  title: 'Who sits at the table?',
  inOrder: 'Name the players clockwise: the phone goes round in this order.',
  ownPhones: 'Secret choices can also be made on own phones: “Own phones” in the menu of the game.',
  follow: 'The others can follow the game on their own phones: “Own phones” in the menu of the game.',
  addPlayer: 'Add a player',
  drawRest: 'Draw the rest by lot',
  missing: 'Nothing chosen yet: {who}',
  twice: 'Two players are called {name}. Add a letter of a surname, so that the archive can tell them apart.',
  begin: 'Begin',
  removePlayer: 'Remove {name}',
  known: 'Played here before',
  seat: '{name} sits down',
  same: 'The same players as last time',
  names: 'Names on this phone',
  namesNote: 'They stay on this phone, so that nobody types them twice, and leave it only in a copy of everything.',
  forget: 'Forget {name}',
  forgetAll: 'Forget all names',
  again: {
    title: 'Play again',
    question: 'Once more, with the same people?',
    note: 'Same players, same rules with the house rules, same tracking.',
    assignments: { kept: 'Keep', rotated: 'Pass on', drawn: 'Draw anew' },
    change: 'Change something first',
    lost: 'That game cannot be read any more.',
  },
} as const satisfies Dictionary

export default en
