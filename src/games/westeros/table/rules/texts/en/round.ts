import type { RuleEntries } from '../shape'

/** R0–R2: the round, control and power. */
export const round = {
  R0:
    'Three to five houses play ten rounds at most. Each round has a Westeros phase, a planning phase and an action phase. A house with ' +
    'enough castle areas wins at once (R17.1).',
  'R0.1':
    'A game lasts ten rounds at most, each with three phases. The first round leaves the Westeros phase out and begins with the orders.',
  'R0.2': [
    'The round marker moves on, and the top cards of the three decks are turned up together. Every Winter among them is replaced ' +
      '(R7.1). Then each mammoth in sight raises the threat by one space (R6.2). Now the cards are carried out, deck I first and deck ' +
      'III last, and go under their decks.',
    'Deck I may change who sits on the Iron Throne. Decks II and III then follow the new turn order.',
  ],
  'R0.3': 'Orders are laid in secret (R8.1), turned up together (R8.5), and the Raven may change one (R8.6).',
  'R0.4':
    'First come all raids (R9), then all marches with their battles (R10), and last of all power is collected (R15). For Defense and ' +
    'Support there is no step: they only matter in battle (R14.4, R14.6).',
  'R0.5':
    'Turn order is read from the Iron Throne track at this very moment, from its first place on. If it changes in the middle of a ' +
    'round, the next step already follows it.',
  'R0.6':
    'Whenever houses are tied, the one with the Iron Throne token decides, also in its own favour (A35). Battles are different: there ' +
    'the Fiefdoms count (R14.16). The end of the game has tie-breaks of its own (R17.3).',
  'R0.7':
    'Make any deals you like; nobody has to keep them. Only one thing is off limits: showing an order token before the common reveal.',
  R1:
    'A house rules land with units, with a power token, or because it is home. Rule brings barrels, crowns, muster points and victory ' +
    '(R1.8).',
  'R1.1': [
    'A house rules a land area as long as one of its footmen or knights is there, standing or routed.',
    'A single routed footman holds King’s Landing as well as three knights would.',
  ],
  'R1.2': 'Without units, a power token of a house holds the land it lies on. It stays until somebody marches in (R2.8).',
  'R1.3':
    'Where the crest of a house is printed, that house rules even with nothing on it. It ends while foreign units stand there or a ' +
    'foreign power token lies there.',
  'R1.4': [
    'Look for units first, then for a token, then for a printed crest. The first of these that is there says who rules; without any ' +
      'of them nobody does.',
    'Tyrell marches out of Pyke and leaves no token: Pyke is Greyjoy’s again in the same moment.',
  ],
  'R1.5': 'Nobody rules the sea: ships only lie there, and power tokens are never put on it.',
  'R1.6': 'Until the battle is over, the area still belongs to the defender. So an attack alone wins no castle area (A29).',
  'R1.7': 'As long as a neutral force stands, its area is nobody’s. The crest of a house without a player counts for nothing (A6).',
  'R1.8':
    'Your areas give you barrels for supply (R3.4), crowns for power (R7.9), points for mustering (R4.2) and castle areas for victory ' +
    '(R17).',
  R2: 'Power is bid, given to the Watch and left behind to hold land. Each token is before its house, on the board or in the pile.',
  'R2.1':
    'Each house owns twenty tokens in its colour and never uses others. Every one is in one of three places: before the house, on the ' +
    'board, or in the pile.',
  'R2.2': 'Everybody begins with five tokens before them.',
  'R2.3': 'All may count the tokens before you at any time. Only while hands are closed for a bid are they hidden.',
  'R2.4':
    'Power pays for bids (R5.3), for help against the wildlings (R6.4) and for tokens that keep an area (R12.1). Some House cards also ' +
    'cost power.',
  'R2.5': [
    'New power comes from Game of Thrones (R7.9), Consolidate Power (R15.2), pillage (R9.6) and some House cards. You take what your ' +
      'pile has; what is missing there you do not get.',
    'Five are due and three lie in the pile: three are taken.',
  ],
  'R2.6': 'Bid, given or knocked off the board: a token goes back to the pile of its owner. From there it can be gained again.',
  'R2.7': 'Power cannot be lent, given or traded. A deal about it is only a promise (R0.7).',
  'R2.8':
    'A token on the board stays until enemy units come in and hold the area. Its owner cannot pick it up again, and own units may stand ' +
    'on it.',
} as const satisfies RuleEntries
