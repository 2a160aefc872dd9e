import type { Dictionary } from '../../../../../ui/words'

/** Texts of Westeros in the rules reference: chapters, and numbers and settings of a rule in the open game. */
const en = {
  hint: 'A word, the name of a card, or a number like R7 or A12.',
  chapters: {
    S: 'Setting up',
    P: 'Pieces and words',
    H: 'House cards',
    A: 'Rulings: what the rules leave open',
    E: 'Second edition',
    B: 'Rulings of the second edition',
    C: 'What the app itself asks for',
  },
  intro: {
    S: 'The board is laid out once. The list in the app follows these steps with the numbers of your box.',
    P: 'The words that all other rules use.',
    H: 'Seven cards of each house, with their strength, swords and fortifications, and what their text does.',
    A: 'Where the rules are silent or say two things, this is how it is played here. Some of it the table may set for itself.',
    E: 'Where the second edition differs from the first.',
    B: 'Where the second edition is silent. Some of it the table may set for itself.',
    C: 'Rules of the referee, not of the game.',
  },
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
