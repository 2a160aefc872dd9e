import type { RuleEntries } from '../shape'

/** R8–R13: orders, raids, marches, ship transport, control tokens and neutral forces. */
export const action = {
  R8: 'Everybody plans in secret, and all plans are turned up together. The King’s Court says who may use special orders.',
  'R8.1':
    'All at once and unseen, every player lays at most one order face down in each area that holds own units. An area may also stay ' +
    'without one (A15).',
  'R8.2': [
    'Of orders with a star a house may use as many as its place on the King’s Court shows. And nobody can lay more of a kind than lie ' +
      'in hand: two plain ones and one with a star (P1).',
    'The last of five places shows no star. Whoever stands there can lay two Marches, never three.',
  ],
  'R8.3': 'Consolidate Power belongs on land. All other orders may lie on land or at sea.',
  'R8.4': 'What a Westeros card forbids may not be laid in this round, neither plain nor with a star (R7.6, R7.7, R7.8).',
  'R8.5':
    'As soon as everybody is ready, all orders are turned up together. Nothing can be laid or taken away afterwards but by the Raven ' +
    '(R8.6).',
  'R8.6': [
    'Once a round, after the reveal, whoever has the Raven may change one own order into an unused one with a star, if a star is ' +
      'still free (A16). The old token is back in hand. What lies there must be allowed there (R8.3, R8.4).',
    'A house with two stars has used one. The Raven turns its March 0 into March +1.',
  ],
  R9: 'Raids take away orders of others next door before anybody marches. The action phase begins with them.',
  'R9.1':
    'In turn order each house carries out one raid, round after round, until none is left. Houses without a raid are passed over. ' +
    'Holding one back is not possible (A17).',
  'R9.2':
    'A raid takes off one Raid, Support or Consolidate Power of another house in an area beside it, and then leaves the board itself. ' +
    'Marches and Defense are safe from it.',
  'R9.3': 'With its star, a raid takes off up to two orders, each in another area (A18). They may belong to different houses.',
  'R9.4': [
    'Raids from land reach land only. Raids from the sea reach both.',
    'From Blackwater Bay a ship raids King’s Landing. The answer from King’s Landing cannot reach the ship.',
  ],
  'R9.5': 'Ships are no bridge for a raid: what counts is a common border.',
  'R9.6':
    'A raid on Consolidate Power is pillage: the raider takes one own token from the pile (R2.5). The other house loses the order, and ' +
    'no power.',
  'R9.7': 'Nobody is forced to hit anything. A raid without a target, or one that is spared, just leaves the board.',
  'R9.8': 'A raid that has been raided is gone and never has its turn. So the turn order matters (R0.5).',
  R10: 'Marches move units, start battles and take land. They follow the raids.',
  'R10.1': 'In turn order each house carries out one march, round after round, until none is left. None can be kept for later (A17).',
  'R10.2': 'Any units of the area may go, together or to different areas, and any may stay. A march that moves nobody is allowed.',
  'R10.3':
    'Footmen and knights go over land, ships over sea, always to an area that touches. Own ships in between make a bridge for land ' +
    'units (R11.1).',
  'R10.4': [
    'One march can lead into one area only that foreign units or a neutral force hold. A battle follows when all have moved, before ' +
      'the next order.',
    'From Harrenhal one footman takes empty Stoney Sept and two knights attack Riverrun: fine. A second attack with the same march is not.',
  ],
  'R10.5':
    'A foreign power token alone does not stop anybody, nor does an empty home area. Just march in: there is no battle, and the token ' +
    'goes to the pile of its owner. One march can take several such areas.',
  'R10.6': 'Units can go on with another March that lies where they have arrived. Routed ones cannot go at all.',
  'R10.7': 'The March leaves the board when its moves and its battle are over.',
  'R10.8': [
    'Supply is looked at once, when all units of the march have arrived. Attackers count where the battle is. What would not fit is ' +
      'no legal march (R3.7, A9).',
    'Two footmen join three in one area while another army leaves: only the end counts.',
  ],
  R11: 'Own ships are a bridge: over them land units march and retreat to far coasts.',
  'R11.1': [
    'Two coasts are neighbours for your footmen and knights when a sea with your ships joins them, or several such seas in a row. ' +
      'Every one of these seas needs a ship of yours.',
    'With ships on The Golden Sound and Sunset Sea, footmen go from Lannisport straight to Flint’s Finger.',
  ],
  'R11.2':
    'The bridge is only for marching and retreating on land. Raids (R9.5) and support (R14.10) do not use it, and ships do not either.',
  'R11.3': 'Ships of others carry nobody of yours, even if they would like to.',
  'R11.4': 'The same ships may carry any number of times a round, whatever order lies with them. Routed ships carry as well (A20).',
  'R11.5': 'However far the ships reach, one march fights one battle at most (R10.4).',
  R12: 'Who leaves land behind loses it, unless a power token stays there.',
  'R12.1':
    'When all own units march out of a land area, one power token may be left there, and the area stays with the house. Without a token ' +
    'it is lost, except for the own home area (R1.3).',
  'R12.2': 'The token is left as the units go, before any battle is fought. If they are beaten and come back, it stays where it is (A21).',
  'R12.3': 'A token is left on land only, where none of one’s own lies yet, and by those who have one before them.',
  'R12.4': 'A token alone is no defence. It adds nothing in battle (R14.5).',
  'R12.5': 'When supply or wildlings empty an area, no token can be left in it (A21).',
  R13: 'Some areas are held by forces of no house. They never move or attack, but getting in takes strength.',
  'R13.1':
    'King’s Landing, The Eyrie and Sunspear have a token with their strength. With three or four players the first units of the missing ' +
    'houses stand as neutral forces too, each area with the strength of its units.',
  'R13.2': [
    'The units that march in, their order and the support for them have to reach the strength of the neutral force, or nobody gets ' +
      'in. Support may come from friends too (A19).',
    'Sunspear has 5: a knight, a footman, March +1 and a support of 1 are just enough.',
  ],
  'R13.3': 'Nothing is played or lost here: House cards, the Blade and casualties belong to battles only.',
  'R13.4': 'Once matched, the token or the units go back into the box for the rest of the game.',
  'R13.5':
    'There is no other way past a neutral force, neither by a retreat nor over its sea. Ships of yours cannot carry through a sea that ' +
    'neutral ships hold.',
} as const satisfies RuleEntries
