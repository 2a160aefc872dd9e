import type { RuleEntries } from '../shape'

/** R3–R7: supply, mustering, influence, wildlings and the Westeros cards. */
export const westeros = {
  R3: 'Supply says how many armies a house can have and how large they may be. It is counted anew only when the Supply card comes.',
  'R3.1':
    'Two units or more of one house in one area make an army, at sea too. Single units need no supply, however many of them there are.',
  'R3.2': [
    'Footman, knight and ship each count one for the size of an army, and so do routed units.',
    'Two knights and one routed footman are an army of three.',
  ],
  'R3.3': [
    'Line up the armies of a house from the largest to the smallest, and the flags of its supply level beside them. Each army needs a ' +
      'flag of its own, and none may outgrow its flag.',
    'Level 3 has the flags 3-2-2-2. Armies of 3, 2 and 2 fit. Two armies of 3 do not, though a flag stays free.',
  ],
  'R3.4': [
    'In turn order every house counts the barrels it rules and moves its supply token there, to 6 at most (A7). Whoever then has ' +
      'armies that are too many or too large gives up units of its choice (R3.5).',
    'Lannister falls from 5 to 3 and has armies of 4, 3, 2 and 2. One unit has to leave the 4 and one the 3, and 3-2-2-2 is left.',
  ],
  'R3.5': 'Only what is too much goes. A unit that supply could still feed may not be given up (A8).',
  'R3.6': 'The supply token waits for the Supply card. Barrels won or lost in the meantime change nothing yet.',
  'R3.7':
    'Nobody may march, muster or retreat into more than the flags allow. Where a forced move does it all the same, units are lost on ' +
    'the spot (R14.25, R14.29).',
  'R3.8': 'Units given up go back into the box and can be mustered again (R4.8).',
  R4: 'Castles and strongholds call up units, each with points of its own. New armies have to fit the supply.',
  'R4.1': 'Houses muster in turn order, and one has finished before the next one begins.',
  'R4.2': 'A stronghold that a house rules is worth two muster points, a castle one. No unit has to be there (A43).',
  'R4.3': 'A footman or a ship costs one point, a knight two, and turning a footman into a knight one.',
  'R4.4': [
    'Each castle or stronghold spends its points by itself, and its footmen and knights appear right there. A whole knight therefore ' +
      'needs a stronghold.',
    'Two castles side by side cannot put a point each into one knight.',
  ],
  'R4.5':
    'A new ship appears in a sea that touches the area which pays for it, unless foreign ships lie there. Neutral ships are in the way ' +
    'too (A10).',
  'R4.6':
    'A footman in a castle or stronghold can become a knight with the points of that area. A knight has to be left in the box for it; ' +
    'the footman goes into the box (A11). The army stays as large as it was.',
  'R4.7': 'New units may not make an army that the supply does not feed. Single units are always fine (R3.1).',
  'R4.8': 'Only units that are off the board can be called up. What was lost earlier can come again.',
  'R4.9': 'You may muster less than you could. Points left over are gone.',
  R5:
    'All influence tracks are auctioned again, with bids that nobody sees before the reveal. What was bid is gone, for winners and ' +
    'losers.',
  'R5.1':
    'The tokens of all houses leave the three tracks. Throne, Blade and Raven stay with their owners until their own track has been ' +
    'auctioned (R5.7).',
  'R5.2': 'The tracks come one after another: Iron Throne, Fiefdoms, King’s Court. One is finished before the next bids are hidden.',
  'R5.3':
    'Each house hides any number of the tokens before it in its hand, or none, and all hands are opened together. What a hand hides ' +
    'cannot be more than the house has.',
  'R5.4': 'The highest bid takes the first place, the next one the second, down to the lowest.',
  'R5.5': [
    'Among equal bids, whoever holds the Iron Throne token says who takes which of the shared places, in any way they like. They may ' +
      'be one of the tied (A35).',
    'Bids of 4, 3, 3 and 2: only the second and third place are open to a decision.',
  ],
  'R5.6':
    'In the first auction the old holder of the Throne still breaks ties, for the token moves when all places are filled. In the other ' +
    'two it is the new one.',
  'R5.7': 'When a track is filled, its first house takes the special token at once: Throne, Blade or Raven.',
  'R5.8': 'Before the next hands are closed, every token bid goes to the pile, whether it won anything or not.',
  'R5.9':
    'The Iron Throne is the turn order (R0.5) and breaks ties (R0.6). The Fiefdoms win battles that are even (R14.16), and their first ' +
    'house has the Blade. The King’s Court gives stars for special orders (R8.2), and its first house the Raven.',
  R6: 'The wildlings grow with every mammoth and attack through one card. All houses pay for the defence of the Wall together, in secret.',
  'R6.1': 'The marker shows how strong the wildlings are: from 0 in steps of two up to 12.',
  'R6.2': [
    'Each mammoth among the three cards in sight moves the marker by one space. So three spaces are the most in one round, and from ' +
      '12 it goes no further (A12).',
    'The marker is on 4 and two mammoths come up: now it is on 8.',
  ],
  'R6.3':
    'They come only when Wildling Attack is turned up, never by themselves. Their strength is what the marker then shows, mammoths of ' +
    'this round included.',
  'R6.4': 'Each house secretly gives any number of its tokens to the Night’s Watch. Together they are its strength.',
  'R6.5': [
    'The Watch stands when it is as strong as the wildlings or stronger. Otherwise they break through.',
    'Threat 8: gifts of 3, 3, 2 and 0 are just enough.',
  ],
  'R6.6': 'All gifts go to the pile, whoever wins.',
  'R6.7':
    'When the Watch stands, whoever gave most may take one used House card back at once. If several gave the same, the Iron Throne says ' +
    'who.',
  'R6.8': [
    'When the wildlings break through, every house loses units worth two muster points, and whoever gave least loses units worth ' +
      'four. If several gave the same, the Iron Throne says who.',
    'Two footmen are worth two points, and so is one knight.',
  ],
  'R6.9':
    'The losses are taken in turn order. Each house picks units of its own, wherever they stand, neither more nor less than it owes. ' +
    'Who has less than that loses everything (A14).',
  'R6.10': 'After the attack the marker is set to 0, whoever won.',
  R7:
    'Thirty cards in three decks: three of them are turned up at the beginning of each round but the first. Some act at once, some ' +
    'forbid something for the round.',
  'R7.1':
    'The deck is shuffled with Winter in it and another card is turned up, until one comes that is no Winter. Its mammoth, if any, is ' +
    'not counted (A5).',
  'R7.2': 'Nothing happens. A round to breathe.',
  'R7.3': 'Barrels are counted, supply tokens move, and armies that are too large give up units (R3.4).',
  'R7.4': 'Castles and strongholds call up new units in turn order (R4).',
  'R7.5': 'All three influence tracks are cleared and auctioned, one after another (R5).',
  'R7.6': 'Nobody may place a Raid in this round, the Raven cannot bring one, and there is no raid step.',
  'R7.7': 'Nobody may place a Defense order in this round, with or without a star.',
  'R7.8': 'Nobody may place Consolidate Power in this round, so nobody collects power at its end.',
  'R7.9': [
    'Every house takes one power token from its pile for each crown in the areas it rules.',
    'King’s Landing has two crowns and Dragonstone one: Baratheon takes three.',
  ],
  'R7.10': 'The wildlings come with the strength that their track shows, and all houses help against them in secret (R6).',
  'R7.11': [
    'In this round footmen add nothing to the battles that they support. Where they fight themselves, they count as always.',
    'A Support order with two footmen and a knight gives 2.',
  ],
} as const satisfies RuleEntries
