import { expect, test } from 'vitest'
import { decideByKind, movesParser, moveShape, type AllMoves, type MoveIn } from '../../../src/kit/move-kinds'
import { NOTHING_WAIVED } from '../../../src/kit/refusals'
import { fields, maybe, only, text, whole } from '../../../src/kit/shape'

const buyShape = moveShape('buy', { price: whole(0, 9), note: maybe(text(1, 5)) })
const passShape = moveShape('pass', {})
const KINDS = {
  buy: { shape: buyShape, decide: (paid: number[], { price }: { readonly price: number }) => paid.push(price) },
  pass: { shape: passShape, decide: () => 0 },
}
type Own = MoveIn<typeof KINDS>
type Change = { readonly set: 'money'; readonly amount: number }
const change = fields<Change>({ set: only('money'), amount: whole(0, 99) })
const parse = movesParser<Own, AllMoves<Own, Change, 'red', string>, Change>(KINDS, change, 2)

test('the type of a move comes from its validators; a field that may be missing is optional', () => {
  const moves: readonly Own[] = [{ do: 'buy', price: 3 }, { do: 'buy', price: 3, note: 'two' }, { do: 'pass' }]
  for (const move of moves) expect(parse(move)).toEqual({ ok: true, value: move })
})

test('a malformed move is refused with the path of its first invalid part', () => {
  const at = (json: unknown) => {
    const parsed = parse(json)
    return parsed.ok ? undefined : [parsed.refusal.code, parsed.refusal.params.at]
  }
  expect(at({ do: 'buy', price: 10 })).toEqual(['MALFORMED', 'move.price'])
  expect(at({ do: 'buy', price: 1, more: 1 })).toEqual(['MALFORMED', 'move.more'])
  expect(at({ do: 'sell' })).toEqual(['MALFORMED', 'move.do'])
  expect(at('buy')).toEqual(['MALFORMED', 'move'])
  expect(at({ do: 'overrule', move: { do: 'buy' }, waive: ['TOO_DEAR'] })).toEqual(['MALFORMED', 'move.move.price'])
  expect(at({ do: 'overrule', move: { do: 'pass' }, waive: [] })).toEqual(['MALFORMED', 'move.waive'])
  expect(at({ do: 'correct', changes: [{ set: 'money', amount: 100 }] })).toEqual(['MALFORMED', 'move.changes.0.amount'])
  expect(at({ do: 'correct', changes: Array.from({ length: 3 }, () => ({ set: 'money', amount: 1 })) })).toEqual([
    'MALFORMED',
    'move.changes',
  ])
})

test('corrections, overruled moves and moves on ballots are accepted', () => {
  const moves = [
    { do: 'correct', changes: [{ set: 'money', amount: 7 }], reason: 'counted again' },
    { do: 'overrule', move: { do: 'pass' }, waive: ['NOT_YOUR_TURN'] },
    { do: 'callOff', ballot: 'bid' },
  ]
  for (const move of moves) expect(parse(move)).toEqual({ ok: true, value: move })
})

test('a move is decided by the record of its kind', () => {
  const decide = decideByKind<Own, number[], number>(KINDS)
  const paid: number[] = []
  expect(decide(paid, { do: 'buy', price: 4 }, NOTHING_WAIVED)).toBe(1)
  expect(decide(paid, { do: 'pass' }, NOTHING_WAIVED)).toBe(0)
  expect(paid).toEqual([4])
})
