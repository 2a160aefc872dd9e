import type { Dictionary } from '../../../../../ui/words'

/** The words around the rules. */
const en = {
  title: 'Rules',
  question: 'What would you like to know?',
  search: 'Search the rules',
  clear: 'Clear the search',
  hint: 'A word, the name of a card, or a number like R7 or A12.',
  found: { one: '{n} rule found', other: '{n} rules found' },
  none: 'Nothing found. Try the beginning of a word.',
  first: 'The first {n} are shown. Type on to find fewer.',
  contents: 'Contents',
  chapters: {
    S: 'Setting up',
    P: 'Pieces and words',
    H: 'House cards',
    A: 'Rulings: what the rules leave open',
    C: 'What the app itself asks for',
  },
  intro: {
    S: 'The board is laid out once. The list in the app follows these steps with the numbers of your box.',
    P: 'The words that all other rules use.',
    H: 'Seven cards of each house, with their strength, swords and fortifications, and what their text does.',
    A: 'Where the rules are silent or say two things, this is how it is played here. Some of it the table may set for itself.',
    C: 'Rules of the referee, not of the game.',
  },
  example: 'For example',
  inGame: 'In this game',
  printed: 'As printed',
  houseRules: 'How you play it',
  see: 'Rules beside it',
  previous: 'Before: {chapter}',
  next: 'Next: {chapter}',
  whole: 'The whole chapter',
  back: 'Back to {rule}',
  facts: {
    level: 'Supply {level}: {flags}',
    place: 'Place {place}: {stars}',
    ships: '{units} for each house',
    victory: '{castles} win at once',
    threat: 'The wildlings stand at {threat}',
    turns: 'Turn order now: {houses}',
    neutral: '{area}: {strength}',
    noneLeft: 'All neutral forces have left',
    rounds: '{n} rounds at most',
    holder: '{token}: {house}',
  },
} as const satisfies Dictionary

export default en
