import type { RuleEntries } from '../shape'

/** R15–R19: power, the end, limits and the map. */
export const ending = {
  R15: 'What was laid to consolidate and still lies there turns into power. With it the action phase ends.',
  'R15.1':
    'What is still laid to consolidate pays at the same time: one token each, and one more for every crown in the area. Nobody has to ' +
    'wait for a turn.',
  'R15.2': [
    'Take one token for the order, and one for each crown printed in its area. The star adds nothing (P1).',
    'Consolidate Power on King’s Landing, with its two crowns, brings three.',
  ],
  'R15.3':
    'An order that was raided pays nothing, and neither does one whose area was conquered. An empty pile pays nothing either (R2.5).',
  R16: 'The board is tidied up for the next round.',
  'R16.1': 'All orders that still lie on the board go back to their houses.',
  'R16.2': 'Blade and Raven can be used again in the new round.',
  'R16.3': 'After round ten it is settled who has won (R17.2). Before that, the next round begins.',
  R17: 'Castle areas win: enough of them at once, or most of them at the end.',
  'R17.1': [
    'Whoever rules seven castle areas wins on the spot, at any moment of the game. With three players eight are needed. When the app ' +
      'looks for it, A29 says.',
    'Six castle areas and a march into an empty Moat Cailin: that is the seventh, and the game is over.',
  ],
  'R17.2':
    'If ten rounds have passed without that, the house with the most castle areas wins. A stronghold counts one here, like a castle.',
  'R17.3':
    'Equal at the end? The supply token further up the track wins, then more available power. Who is still equal shares the victory ' +
    '(A38).',
  R18: 'Only what lies in the box can be used.',
  'R18.1': 'There is only what lies in the box: no more units, tokens or orders than that.',
  'R18.2': 'Whose twenty power tokens are all before them or on the board gains none, until some are in the pile again.',
  R19: 'The board has land and sea. Where a border is drawn two areas touch, and rivers part them.',
  'R19.1': 'Areas are neighbours where their borders touch. A river parts them, unless a bridge leads over it (R19.3).',
  'R19.2':
    'The islands are Pyke, The Arbor and Dragonstone. They are land, so ships cannot enter them, and units come and go by ship ' +
    'transport only (R11.1).',
  'R19.3':
    'Nobody crosses a river but over a bridge, and there are two: one at The Twins, one at Crackclaw Point. Whether raids and support ' +
    'reach across, the table may set (A31).',
  'R19.4': 'The map ends with Castle Black. The land beyond the Wall is not played.',
} as const satisfies RuleEntries
