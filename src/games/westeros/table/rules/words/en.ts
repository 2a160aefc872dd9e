import type { Dictionary } from '../../../../../ui/words'

/** The rules that questions, cards and refusals rest on, each in a sentence or two of our own. */
const en = {
  R0: 'Ten rounds are played, by three to five houses. Each round has a Westeros, a planning and an action phase.',
  'R0.1': 'A game lasts ten rounds at most. In the first one the Westeros phase is left out, so it begins with the orders.',
  'R0.2':
    'The round marker moves on, the top cards of the three decks are turned up together, every mammoth on them raises the threat, ' +
    'and then the cards are carried out from deck I to deck III.',
  'R0.5': 'Turn order is the Iron Throne track as it stands at this moment, from its first place on.',
  'R1.1': 'A house rules a land area as long as one of its footmen or knights is there, standing or routed.',
  'R1.5': 'Nobody rules the sea: ships only lie there, and power tokens are never put on it.',
  'R3.3':
    'Line up the armies of a house from the largest to the smallest, and the flags of its supply level beside them. There may be no ' +
    'more armies than flags, and none may outgrow its flag.',
  'R3.4':
    'In turn order every house counts the barrels it rules and moves its supply token there. Whoever then has armies that are too ' +
    'many or too large gives up units.',
  'R3.5': 'Only what is too much goes. A unit that supply could still feed may not be given up.',
  'R4.1': 'Houses muster in turn order, and one has finished before the next one begins.',
  'R4.2': 'A stronghold that a house rules is worth two muster points, a castle one. No unit has to be there.',
  'R4.3': 'A footman or a ship costs one point, a knight two, and turning a footman into a knight one.',
  'R4.5': 'A new ship appears in a sea that touches the area which pays for it, unless foreign ships lie there.',
  'R4.6':
    'A footman in a castle or stronghold can become a knight with the points of that area. A knight has to be left in the box for ' +
    'it.',
  'R4.7': 'New units may not make an army that the supply does not feed.',
  'R4.8': 'Only units that are off the board can be called up. What was lost earlier can come again.',
  'R5.3': 'Each house hides any number of the tokens before it in its hand, or none, and all hands are opened together.',
  'R5.5': 'Among equal bids the holder of the Iron Throne token decides who takes which of the shared places, in any way they like.',
  'R6.4': 'Each house secretly gives any number of its tokens to the Night’s Watch. Together they are its strength.',
  'R6.7':
    'When the Watch stands, whoever gave most may take one used House card back at once. If several gave the same, the Iron Throne ' +
    'says who.',
  'R6.8':
    'When the wildlings break through, every house loses units worth two muster points, and whoever gave least loses units worth ' +
    'four. If several gave the same, the Iron Throne says who.',
  'R6.9': 'The losses are taken in turn order. Each house chooses its own units anywhere on the board, neither more nor less than it owes.',
  'R7.1': 'The deck is shuffled with Winter in it and another card is turned up, until one comes that is no Winter.',
  'R7.2': 'Nothing happens. A round to breathe.',
  'R7.3': 'Barrels are counted, supply tokens move, and armies that are too large give up units.',
  'R7.4': 'Castles and strongholds call up new units in turn order.',
  'R7.5': 'All three influence tracks are cleared and auctioned, one after another.',
  'R7.6': 'Nobody may place a Raid in this round, the Raven cannot bring one, and there is no raid step.',
  'R7.7': 'Nobody may place a Defense order in this round, with or without a star.',
  'R7.8': 'Nobody may place Consolidate Power in this round, so nobody collects power at its end.',
  'R7.9': 'Every house takes one power token from its pile for each crown in the areas it rules.',
  'R7.10': 'The wildlings come with the strength that their track shows, and all houses help against them in secret.',
  'R7.11': 'In this round footmen add nothing to the battles that they support. Where they fight themselves, they count as always.',
  'R8.1':
    'All at once and unseen, every player lays at most one order face down in each area that holds own units. An area may also stay ' +
    'without one.',
  'R8.2':
    'Of orders with a star a house may use as many as its place on the King’s Court shows. More tokens of a kind than there are ' +
    'cannot be laid.',
  'R8.3': 'Consolidate Power belongs on land. All other orders may lie on land or at sea.',
  'R8.4': 'What a Westeros card forbids may not be laid in this round, neither plain nor with a star.',
  'R8.5': 'As soon as everybody is ready, all orders are turned up together.',
  'R8.6':
    'Once a round, after the reveal, the holder of the Raven may change one own order into an unused one with a star, if a star is ' +
    'still free.',
  'R9.1': 'Raids are carried out in turn order, one by each house, until none is left. Holding one back is not possible.',
  'R9.2':
    'A raid takes off one Raid, Support or Consolidate Power of another house in an area beside it. Marches and Defense are safe ' +
    'from it.',
  'R9.3': 'With its star, a raid takes off up to two orders, each in another area.',
  'R9.4': 'Raids from land reach land only. Raids from the sea reach both.',
  'R10.1': 'Marches are carried out in turn order, one by each house, until none is left.',
  'R10.2': 'Any of the units in the area may go, together or to different areas, and any may stay.',
  'R10.3':
    'Footmen and knights go over land, ships over sea, always to an area that touches. Own ships in between make a bridge for land ' +
    'units.',
  'R10.4': 'One march can lead into one area only that foreign units or a neutral force hold. A battle follows when all have moved.',
  'R10.6': 'Units can go on with another March that lies where they have arrived. Routed ones cannot go at all.',
  'R12.1': 'When all own units march out of a land area, one power token may be left there, and the area stays with the house.',
  'R12.3': 'A token is left on land only, where none of one’s own lies yet, and by those who have one before them.',
  'R13.2':
    'The units that march in, their order and the support for them have to reach the strength of the neutral force, or nobody gets ' +
    'in.',
  'R13.5': 'There is no other way past a neutral force, neither by a retreat nor over its sea.',
  'R14.3': 'A footman counts 1, a knight 2, a ship 1, and what is routed 0. Ships meet ships only, and land units land units.',
  'R14.6':
    'Every area beside the battle with a Support order can help the attacker or the defender, in battles of others too. Only the ' +
    'own opponent cannot be helped.',
  'R14.7': 'An area supports with all of its strength or not at all. The star adds one.',
  'R14.9': 'Ships support on sea and on land. Footmen and knights support on land only.',
  'R14.13': 'Both sides choose one House card from their hand unseen, and show them together. Nobody can go without.',
  'R14.14': 'The texts of both cards are carried out first. Then their figures are added.',
  'R14.15': 'Whoever holds the Blade and fights can add 1 with it, once in a round.',
  'R14.17': 'Casualties and retreat are for the loser alone.',
  'R14.19': 'The loser chooses which of the own units in the battle fall. Routed ones cannot be named.',
  'R14.20': 'An attacker who loses goes back, with all who are left, to where the march began.',
  'R14.21': 'A defender who loses has to leave for a neighbouring area.',
  'R14.22': 'Those who retreat stay together and go to one area.',
  'R14.23':
    'They can go where no enemy stands and no enemy token lies, or to an area of their own. Own ships in between help. Neutral ' +
    'areas are closed.',
  'R14.24': 'They cannot go to where the attack came from.',
  'R14.25':
    'What supply does not feed at the end of the retreat is lost, and the way with the fewest losses has to be taken. Without any ' +
    'way all are lost.',
  'R14.27': 'A routed unit has no strength, cannot march and is no casualty. If it has to retreat a second time, it is lost.',
  'R15.1': 'What is still laid to consolidate pays at the same time: one token each, and one more for every crown in the area.',
  'R18.1': 'There is only what lies in the box: no more units, tokens or orders than that.',
  'R19.1': 'Areas are neighbours where their borders touch. A river parts them, unless a bridge leads over it.',
  A10: 'Neutral ships keep new ships out of their sea just as an enemy’s would.',
  A23: 'When two texts get in each other’s way, one that cancels goes first, and then the house that stands higher on the Fiefdoms track.',
  A25: 'The home area of an enemy without units or a token counts as empty, so one can retreat into it. The table may set this otherwise.',
  C1: 'The app could not make sense of what was entered.',
  C2: 'A question is answered when it is open, in the order of play.',
  C3: 'While the houses choose in secret, everything else waits. The choice can be called off.',
  C4: 'What is cast or revealed has to belong to the choice that is open.',
  C5: 'Only the houses that the choice is about take part in it.',
  C6: 'Each house seals one choice, and may choose anew until all are revealed.',
  C7: 'Nothing is revealed before the last one has chosen.',
  C8: 'A choice that is revealed has to be the one that was sealed.',
  C9: 'Going back behind something that everybody has seen needs everybody’s consent.',
  C10: 'One can go back to what was played, or forth to what was undone, and nowhere else.',
  C11: 'When the game is over, it can only be looked at, undone or set right.',
  C12: 'The app keeps the count of all pieces. What would break it has to be set right by hand first.',
  C13: 'The table may overrule the rules of the game, but not the count of the pieces.',
  C14: 'What the app keeps count of can be changed at any time, but it holds as long as it is set.',
} as const satisfies Dictionary

export default en
