import type { RuleEntries } from '../shape'

/** A: where the rules leave something open, and how it is played. */
export const rulings = {
  A1: 'The box holds six ships of each colour, the rules speak of five. Five are played, unless the table chooses six at the start (R4.8).',
  A2:
    'The Throne, the Raven, the marker for the rounds and the board itself are missing from the printed list of pieces. All of them are ' +
    'used, of course.',
  A3:
    'How often a card is in its deck, and which cards carry a mammoth, is written nowhere. The app begins with a guess: look through ' +
    'your decks once and set it right, or turn up the real cards and say what came (R0.2).',
  A4: 'Only the start cards say how much supply each house begins with. The app fills in a guess; compare all five before you begin (S9).',
  A5: 'A Winter that is replaced might have had a mammoth. Only the mammoths on the three cards that stay are counted (R6.2, R7.1).',
  A6:
    'The crest of a house without a player means nothing. When its neutral units have been driven off, it is an area like any other ' +
    '(R1.7).',
  A7: 'Barrels beyond the last place of the track change nothing: the token stays there (R3.4).',
  A8: [
    'A unit is too much only if it could not be put back. So no area is ever emptied, and nobody gives up more than necessary; among ' +
      'the ways left the owner is free (R3.5).',
    '3-2-2 with the flags 2-2-2: one of the three goes, nothing else.',
  ],
  A9:
    'What is done freely must fit the flags at its end, or it is refused. What is forced, like the way back of a beaten attacker, may ' +
    'end above them: then units that just arrived are lost, as the owner chooses (R3.7).',
  A10: 'Neutral ships keep new ships out of their sea just as an enemy’s would (R4.5).',
  A11: [
    'An upgraded footman is back in the box at once and may come again in the same turn. A footman just called up may be made a ' +
      'knight too. Supply does not matter for it (R4.6).',
    'No footman is left: upgrade first, and one is free.',
  ],
  A12: 'On 12 the marker stays, however many mammoths come. Without their card the wildlings do not attack (R6.3).',
  A13:
    'Everybody loses units in turn order, and whoever gave least loses all four points in that one turn. After each house it is checked ' +
    'whether somebody has won (R6.9).',
  A14:
    'Who has fewer points than owed loses all units, and that is the end of it. A knight cannot be turned into a footman to pay one ' +
    'point (R6.9).',
  A15: 'The rules can be read either way; nobody has to lay an order everywhere. The app points it out when an area is left empty (R8.1).',
  A16:
    'Two places in the rules do not agree about the Raven. As a rule it brings a special order only, and a star must be free before the ' +
    'change. The table may let it bring any unused order (R8.6).',
  A17:
    'When it is your turn and a raid or a march of yours is still there, you carry one out. It may be without effect, but it cannot be ' +
    'kept back (R9.1, R10.1).',
  A18:
    'A raid with a star names its one or two targets together. They lie in two different areas, the houses may differ too. Own orders ' +
    'are no targets; each pillaged order brings one power (R9.3, R9.6).',
  A19:
    'A neutral force counts as the one contested area of a march. Any house may support against it if both want, and Support +1 adds ' +
    'its one. If it is not enough, the march does not go there (R13.2).',
  A20: 'Routed ships do not move, and carrying is no move. So they carry, unless the table wants it otherwise (R11.4).',
  A21:
    'A token is left when the last unit marches out, and it never comes back to hand this way. Only a march leaves one. It may also be ' +
    'left at home: enemies then cannot retreat there (R12.2, R14.23).',
  A22:
    'One after another the others in turn order, the defender and the attacker say what each of their Support orders does. You may ' +
    'refuse help. All of it can be changed until both sides agree, then it stands (R14.11).',
  A23:
    'When two texts get in each other’s way, one that cancels goes first, and then the house that stands higher on the Fiefdoms track. ' +
    'The table may carry out any text by hand in its own way (R14.14).',
  A24:
    'Lying units cannot be chosen as casualties. If more casualties are due than units stand, the rest is dropped; units that lay ' +
    'already are lost when they would have to retreat (R14.19, R14.27).',
  A25:
    'The home area of an enemy without units or a token counts as empty, so one can retreat into it. The table may set this otherwise ' +
    '(R14.23).',
  A26: 'The area with the fewest losses has to be taken; among equal ones the choice is free. If there is none, all are lost (R14.25).',
  A27:
    'A beaten attacker is laid on the side like a beaten defender. The way back is always open, since nothing happens between march and ' +
    'battle (R14.20, R14.26).',
  A28:
    'The seventh card comes back together with the six others, so the whole hand is there. The table may let the seventh lie as the ' +
    'first used one of the new set (R14.32).',
  A29:
    'The app looks for a winner after the moves of a march, after each battle with all that follows, when a neutral force falls, and ' +
    'after each house has lost units. An area that is fought over still counts for the defender (R17.1).',
  A30: 'If two houses have enough at the same moment, they are compared as at the end of the game: castle areas, supply, power (R17.3).',
  A31:
    'A river without a bridge parts two areas for everything: marches, retreats, raids and support. The table may let it stop units ' +
    'only (R19.3).',
  A32:
    'An example in the rules leaves a point unused where a ship could have come. It can only mean a sea full of enemies. The rule ' +
    'stands (R4.5).',
  A33:
    'One example reaches Oldtown over Sunset Sea, but on the board the border can hardly be seen. They are neighbours, unless the table ' +
    'sees it otherwise (R19.1).',
  A34: 'An open hand with nothing in it is a bid too. Everybody takes part, with 0 if they like (R5.3, R6.4).',
  A35: 'The holder of the Throne token may put the own house first among equals. A higher bid can never be put behind a lower one (R5.5).',
  A36: 'Tokens bid go into the pile, not out of the game. They can be gained again in the same round (R5.8).',
  A37:
    'Blade and Raven change hands in the Westeros phase only, so whoever gets them has them fresh. If a correction moves them later, it ' +
    'stays known whether they were used (R16.2).',
  A38: 'At the end all tied houses are compared together, step by step. Those still equal share the victory (R17.3).',
  A39: 'In a tie the place of the supply token counts, not the barrels somebody rules at the end (R17.3).',
  A40:
    'The action phase has three steps, though their letters in the rules jump, and a sudden victory counts from the first round on ' +
    '(R0.4, R17.1).',
  A41: 'An order whose units were taken away by a House card is removed when that battle is over.',
  A42: 'At the King’s Court Tyrell begins fourth and Greyjoy fifth, as an official correction says (S9).',
  A43: 'Mustering needs nothing but rule over the area: a token or the own crest is enough (R4.2).',
  A44: [
    'A battle sum may fall below 0, and the higher one still wins.',
    'A March −1 whose only footman is destroyed, with a card of 0: −1.',
  ],
  A45:
    'Routed units alone still defend their area: whoever comes fights a battle with cards. Support from there gives 0, with a star 1 ' +
    '(R14.27).',
  A46:
    'If a text destroys the last unit of a side, the battle goes on with what else that side has. It may even win; then the area is ' +
    'empty (R1.4).',
  A47:
    'A card thrown from the hand is a used card; if no other was left in the hand, the whole set comes back. Maester Luwin may not ' +
    'bring back himself, unless the table wants it (R14.32).',
  A48: 'A text that finds no target falls away. Nobody is asked about it (R14.14).',
  A49: 'Salladhor Saan’s text names any supporting ships, so those of his own side count 0 too. The table may spare them (R14.14).',
} as const satisfies RuleEntries
