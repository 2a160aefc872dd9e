// Tests the hidden parts of a game's state: ballots, secrets and rewinds.
import { describe, expect, test } from 'vitest'
import { decideHidden, hiddenAfter, hiddenRevealed, isHiddenEvent, isHiddenMove, nothingHidden, type Hidden } from '../../../src/kit/hidden'
import { openMarked } from '../../../src/kit/marks'

const DIGEST = 'a'.repeat(64)
const NONCE = 'b'.repeat(32)
const open: Hidden = { ...nothingHidden, ballot: openMarked(nothingHidden.marks, 'bid', 'r1/bid', ['red', 'blue']) }

test('moves and events of ballots and secrets are known from all others', () => {
  expect(
    ['cast', 'castAnew', 'callOff', 'reveal', 'keepSecret', 'showSecret', 'dropSecret'].every((verb) => isHiddenMove({ do: verb })),
  ).toBe(true)
  expect(isHiddenMove({ do: 'build' })).toBe(false)
  expect(isHiddenEvent({ e: 'calledOff' })).toBe(true)
  expect(isHiddenEvent({ e: 'built' })).toBe(false)
})

describe('a ballot', () => {
  test('that a way back leaves alone keeps what is sealed, any other one begins anew', () => {
    const cast = { ...open, ballot: { ...open.ballot, cast: { red: DIGEST } } as NonNullable<Hidden['ballot']> }
    const back = { e: 'rewound', count: 1, known: [] } as const
    expect(hiddenAfter(cast, { ...back, kept: ['r1/bid#0'] }).ballot).toBe(cast.ballot)
    expect(hiddenAfter(cast, back).ballot).toMatchObject({ id: 'r1/bid~1#0', cast: {} })
  })

  test('is cast, and is gone once it is revealed', () => {
    const cast = { do: 'cast', ballot: 'r1/bid#0', role: 'red', commitment: DIGEST } as const
    const decided = decideHidden(open, cast)
    if (!decided.ok) throw new Error(decided.refusal.code)
    const after = hiddenAfter(open, decided.value)
    expect(after.ballot?.cast).toEqual({ red: DIGEST })
    expect(decideHidden(after, cast)).toMatchObject({ ok: false, refusal: { code: 'ALREADY_CAST' } })
    const opened = { red: { choice: 3 }, blue: { choice: 0 } }
    const byHand = { e: 'revealed', ballot: 'r1/bid#0', opened, how: 'hand' } as const
    expect(hiddenAfter(open, byHand)).toEqual(nothingHidden)
    expect(hiddenRevealed(byHand)).toEqual({ kind: 'choices', label: 'r1/bid#0', what: { red: 3, blue: 0 }, reported: true })
    expect(hiddenRevealed({ ...byHand, how: 'sealed' })).not.toHaveProperty('reported')
  })

  test('begins anew under another name after a way back that left a mark', () => {
    const after = hiddenAfter(open, { e: 'rewound', count: 1, known: ['r1/bid#0'] })
    expect(after.ballot).toMatchObject({ id: 'r1/bid~1#0', known: true })
    expect(hiddenAfter(nothingHidden, { e: 'rewound', count: 1, known: [] })).toEqual({ secrets: [], marks: { rewinds: 1, known: [] } })
  })
})

test('a secret is kept beside an open ballot, and shown', () => {
  const decided = decideHidden(open, { do: 'keepSecret', secret: 'wish/red', owner: 'red', commitment: DIGEST })
  if (!decided.ok) throw new Error(decided.refusal.code)
  const after = hiddenAfter(open, decided.value)
  expect(after).toMatchObject({ ballot: { id: 'r1/bid#0' }, secrets: [{ secret: 'wish/red', shown: false }] })
  const shown = { e: 'secretShown', secret: 'wish/red', owner: 'red', shown: { value: 'coast', nonce: NONCE } } as const
  expect(hiddenAfter(after, shown).secrets).toMatchObject([{ shown: true }])
  expect(hiddenRevealed(shown)).toEqual({ kind: 'choices', label: 'wish/red', what: { red: 'coast' } })
  expect(hiddenRevealed({ e: 'built' })).toBeUndefined()
})
