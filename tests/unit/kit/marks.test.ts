// Tests the ids of ballots after rewinds: no id occurs twice, and a ballot whose choices were already revealed is marked.
import { array, assert, boolean, property } from 'fast-check'
import { expect, test } from 'vitest'
import { ballotsAfter, noMarks, openedAnew, openMarked, withMark } from '../../../src/kit/marks'

const ROLES = ['red', 'blue']

test('no ballot is named like one before, whatever way back was taken in between', () => {
  assert(
    property(array(boolean(), { maxLength: 12 }), (waysBack) => {
      let marks = noMarks
      let ballot = openMarked(marks, 'bid', 'r1/bid', ROLES)
      const names = new Set([ballot.id])
      waysBack.forEach((isOpen, at) => {
        marks = withMark(marks, { e: 'rewound', count: at + 1, known: [] })
        ballot = isOpen ? openedAnew(marks, ballot) : openMarked(marks, 'bid', 'r1/bid', ROLES)
        expect(names).not.toContain(ballot.id)
        names.add(ballot.id)
      })
    }),
  )
})

test('what was seen of a question is known in every later ballot about it, and in no other', () => {
  const marks = withMark(withMark(noMarks, { e: 'rewound', count: 1, known: ['r1/bid#0'] }), {
    e: 'rewound',
    count: 2,
    known: ['r2/bid~1#1'],
  })
  expect(marks).toEqual({ rewinds: 2, known: ['r1/bid#0', 'r2/bid~1#1'] })
  expect(openMarked(marks, 'bid', 'r1/bid', ROLES)).toMatchObject({ id: 'r1/bid~2#0', known: true, cast: {} })
  expect(openMarked(marks, 'bid', 'r2/bid', ROLES).known).toBe(true)
  expect(openMarked(marks, 'bid', 'r3/bid', ROLES).known).toBe(false)
  expect(openedAnew(noMarks, { ...openMarked(noMarks, 'bid', 'r3/bid', ROLES), known: true }).known).toBe(true)
})

test('one that starts anew has lost what was cast', () => {
  const cast = { ...openMarked(noMarks, 'bid', 'r1/bid', ROLES), cast: { red: 'x' }, anew: ['y'] }
  expect(openedAnew(withMark(noMarks, { e: 'rewound', count: 3, known: [] }), cast)).toMatchObject({ id: 'r1/bid~3#0', cast: {}, anew: [] })
})

test('of several ballots those that a way back leaves alone keep what was cast', () => {
  const orders = { ...openMarked(noMarks, 'orders', 'r1/orders', ROLES, ['march']), cast: { red: 'x' } }
  const bid = { ...openMarked(noMarks, 'bid', 'r1/bid', ROLES), cast: { red: 'y' } }
  const back = { e: 'rewound', count: 1, known: [], kept: [orders.id] } as const
  const [first, second] = ballotsAfter(withMark(noMarks, back), [orders, bid], back)
  expect(first).toBe(orders)
  expect(second).toMatchObject({ id: 'r1/bid~1#0', cast: {} })
  expect(ballotsAfter(withMark(noMarks, back), [orders], { ...back, kept: [] })[0]).toMatchObject({ cast: {}, blocks: ['march'] })
})
