import type { RuleEntries } from '../shape'

/** R14: battle. */
export const battle = {
  R14: 'When units of two houses meet, one of them has to go. Units, orders, support, one card each and perhaps the Blade are added up.',
  'R14.1': 'Whoever comes is the attacker, whoever was there the defender. Those who support are neither, and risk nothing (R14.12).',
  'R14.2':
    'First support is called, then the strength is counted. Next come the House cards, then the Blade, and at last the result with ' +
    'casualties, retreat and clearing up. Only then the next order follows.',
  'R14.3': [
    'A footman counts 1, a knight 2, a ship 1, and what is routed 0. Ships meet ships only, and land units land units.',
    'Two knights and a footman: 5.',
  ],
  'R14.4':
    'The attacker adds the number on the March that brought the units: −1, 0 or +1. The defender adds the Defense order that lies where ' +
    'the battle is, +1 or +2. Any other order there adds nothing.',
  'R14.5': 'Power tokens in the area, or before a house, add nothing.',
  'R14.6': [
    'Every area beside the battle with a Support order can help the attacker or the defender, in battles of others too. Only the own ' +
      'opponent cannot be helped.',
    'Stark fights Greyjoy at Seagard. A Tyrell ship with Support in Ironman’s Bay may help either, or nobody.',
  ],
  'R14.7': 'An area supports with all of its strength or not at all. The star adds one.',
  'R14.8': 'The same Support may help in every battle beside it during the round. It is not used up.',
  'R14.9':
    'Ships support on sea and on land. Footmen and knights support on land only. So an order of Support on an island is of no use ' +
    '(R19.2).',
  'R14.10': 'Ships do not carry support: only areas that really touch the battle can give it.',
  'R14.11':
    'Everybody says openly whom they support. First those speak who do not fight, in turn order, next the defender, last the attacker ' +
    '(A22). It binds once both sides agree.',
  'R14.12': 'Units that support stay where they are, and none of them can be lost in that battle.',
  'R14.13': 'Both sides choose one House card from their hand unseen, and show them together. Nobody can go without.',
  'R14.14':
    'The texts of both cards are carried out first. Then their figures are added. If two texts get in each other’s way, there is an ' +
    'order for it (A23); one without a target falls away (A48).',
  'R14.15': [
    'Whoever holds the Blade and fights can add 1 with it, once in a round. It is decided after both cards are open.',
    'It is 6 against 7, and the attacker has the Blade and stands higher on the Fiefdoms: with 7 against 7 they win.',
  ],
  'R14.16':
    'The higher sum wins. With even sums it is the house that stands further up on the Fiefdoms; here the Iron Throne does not matter.',
  'R14.17': 'Casualties and retreat are for the loser alone. The winner loses nothing, however close it was.',
  'R14.18': [
    'Count the swords on the winner’s card and take away the fortifications on the loser’s. So many units of the loser fall, if the ' +
      'number is above 0.',
    'Two swords against one fortification: one unit falls.',
  ],
  'R14.19':
    'The loser chooses which of the own units in the battle fall. Routed ones cannot be named (A24). A knight counts as one unit like ' +
    'any other.',
  'R14.20': 'An attacker who loses goes back, with all who are left, to where the march began (A27).',
  'R14.21': 'A defender who loses has to leave for a neighbouring area. Which ones are open, R14.22 to R14.25 say.',
  'R14.22': 'Those who retreat stay together and go to one area.',
  'R14.23':
    'They can go where no enemy stands and no enemy token lies, or to an area of their own. Own ships in between help (R11.1). Neutral ' +
    'areas are closed (R13.5), empty enemy homes are not (A25).',
  'R14.24': 'They cannot go to where the attack came from.',
  'R14.25': [
    'What supply does not feed at the end of the retreat is lost, and the way with the fewest losses has to be taken (A26). Without ' +
      'any way all are lost.',
    'To Harrenhal one of three would be lost, to Stoney Sept none: it has to be Stoney Sept.',
  ],
  'R14.26': 'Everybody who went back or retreated is laid on the side: these units are routed until the marches are over.',
  'R14.27':
    'A routed unit has no strength, cannot march and is no casualty. If it has to retreat a second time, it is lost. It still counts ' +
    'for supply (R3.2) and control (R1.1).',
  'R14.28': 'All routed units stand up again when the last march of the round is over, before power is collected.',
  'R14.29':
    'If beaten attackers no longer fit the supply where they return, some of those who return are lost; their house chooses which (A9).',
  'R14.30': 'Did the attacker win, the defender’s order and power token leave the area. Did the defender win, both stay.',
  'R14.31': 'The March that led to the battle leaves the board, whoever won.',
  'R14.32':
    'Both cards go to the used ones, open to all. A house that plays its seventh does not lay it there: its six used cards come back, ' +
    'and it has all seven again (A28).',
} as const satisfies RuleEntries
