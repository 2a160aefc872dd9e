import type { RuleEntries } from '../shape'

/** Setting up, and the pieces. */
export const setup = {
  S1: 'Unfold the board where everybody can reach it. Land is divided by printed borders, the sea as well (R19.1).',
  S2:
    'Three tokens for neutral forces go on King’s Landing, The Eyrie and Sunspear (R13.1). The number on each token is its strength. ' +
    'Tell the app if yours show other numbers.',
  S3: 'The wildling marker begins on 0 and climbs with every mammoth (R6.2).',
  S4: 'The round marker begins on 1.',
  S5:
    'The power tokens of all houses are sorted by colour and put beside the board. This is the pile; each house takes only its own ' +
    'colour from it (R2.1).',
  S6: 'Everybody draws one start card unseen. The house on it is yours until the end.',
  S7: 'Take the seven House cards of your house in hand. Nobody else looks at them, but used ones lie open (R14.32).',
  S8: 'Sort the Westeros cards by the number on their back into decks I, II and III. Shuffle each one by itself and lay it face down.',
  S9: [
    'The start card says where your influence tokens, your first units and your supply token go. You also get five power tokens, in ' +
      'sight of all. Whoever is first on a track takes its special token: Iron Throne, Blade, Raven (R5.9).',
    'Lannister begins second on the Iron Throne, fifth on the Fiefdoms and first at the King’s Court, so the Raven is theirs.',
  ],
  S10:
    'With four players Greyjoy has no player. Its first units are still set up and act as neutral forces (R13.1), but nothing of it ' +
    'lies on any track. Seven castle areas win at once (R17.1).',
  S11:
    'With three players neither Greyjoy nor Tyrell is played. The first units of both are neutral forces (R13.1). Eight castle areas ' +
    'are needed to win at once (R17.1).',
  S12: [
    'Where houses are missing, the tokens on every track close up, so that no place is empty. Whoever then stands first has the ' +
      'special token, even if it was printed for another house.',
    'With three players Stark is first on the Fiefdoms and begins with the Blade.',
  ],
  P1:
    'Each house has fifteen order tokens. Ten plain ones: March 0 and March −1, and two each of Defense +1, Support, Raid and ' +
    'Consolidate Power. Five with a star: March +1, Defense +2, Support +1, a Raid that reaches two orders, and a third Consolidate ' +
    'Power. Stars need the King’s Court (R8.2, R10, R14.4, R14.6, R9.2, R15.2).',
  P2:
    'Footmen count 1 in battle, knights 2, ships 1 (R14.3). A house has ten footmen, four knights and five or six ships (A1). When all ' +
    'of a kind are on the board, no more can come (R4.8).',
  P3: 'A castle gives one muster point and a stronghold two (R4.2). Both count once for victory and are called castle areas (R17.2).',
  P4:
    'Three signs are printed on land. Barrels feed armies (R3.4), crowns bring power (R7.9, R15.2), and a castle or stronghold lets you ' +
    'muster (R4.2). The mammoth is on Westeros cards and wakes the wildlings (R6.2).',
  P5:
    'Tokens before you are your available power: you can spend them. Tokens on the board hold areas. All the others are in the pile and ' +
    'have to be gained first (R2.5).',
  P6:
    'Units of one house that share an area are an army as soon as there are two (R3.1). The flags on the supply track say how many ' +
    'armies you may have, and how large each may be (R3.3).',
  P7:
    'The Iron Throne decides ties (R0.6). The Valyrian Steel Blade adds 1 in one battle a round (R14.15). The Messenger Raven changes ' +
    'one order a round (R8.6).',
  P8:
    'A routed unit has lost a battle and lies on its side until the marches are over. It still holds its area and still eats, but it ' +
    'cannot fight or march (R14.27).',
  P9:
    'Everybody else’s units, orders and tokens are enemies to you, whatever was promised (R0.7). Neutral forces belong to nobody and ' +
    'help nobody (R13.3).',
} as const satisfies RuleEntries
