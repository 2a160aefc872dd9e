// Tests which entries an undo has taken back. They must not include entries that are still part of the game.
import { expect, test } from 'vitest'
import type { Moment, Vocabulary } from '../../../../src/referee'
import { undoneEntries } from '../../../../src/table/now/undone'

const momentAfter = (parent: Moment<Vocabulary> | undefined, id: string): Moment<Vocabulary> =>
  ({ entry: { id }, parent }) as unknown as Moment<Vocabulary>

const begun = momentAfter(undefined, 'begun')
const built = momentAfter(begun, 'built')
const voted = momentAfter(built, 'voted')
const revealed = momentAfter(voted, 'revealed')
const idsOf = (moments: readonly Moment<Vocabulary>[]) => moments.map(({ entry }) => entry.id)

test('after an undo, the entries behind the current entry are taken back, newest first', () => {
  expect(idsOf(undoneEntries(revealed, built))).toEqual(['revealed', 'voted'])
  expect(undoneEntries(revealed, revealed)).toEqual([])
})

test('after an undo past a reveal, which has an entry of its own, earlier entries are not taken back', () => {
  const rewound = momentAfter(built, 'rewound')
  expect(idsOf(undoneEntries(revealed, rewound))).toEqual(['revealed', 'voted'])
})
