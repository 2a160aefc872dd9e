// Tests fields that players correct by hand, in a game with two numbers.
import { describe, expect, test } from 'vitest'
import { changeShape, fieldsOf, type FieldsBySet } from '../../../src/kit/field'
import { reading, whole } from '../../../src/kit/shape'

interface State {
  readonly round: number
  readonly coins: Readonly<Record<string, number>>
}
type Change =
  | { readonly set: 'round'; readonly round: number }
  /** Change of a player's coins. If `coins` is omitted, the app does not track them. */
  | { readonly set: 'coins'; readonly player: string; readonly coins?: number }
  | { readonly set: 'pot'; readonly coins: number }

const player = (json: unknown): string => String(json)
const RECORDS: FieldsBySet<State, Change, 'course' | 'players', { readonly last: number }> = {
  round: {
    section: 'course',
    subjects: () => [{}],
    name: () => '',
    read: ({ round }: State) => ({ round }),
    write: (state: State, { round }: { readonly round: number }) => ({ ...state, round }),
    shape: ({ last }) => ({ round: whole(1, last) }),
    fits: ({ round }) => round !== 13,
  },
  coins: {
    section: 'players',
    subjects: ({ coins }: State) => Object.keys(coins).map((one) => ({ player: one })),
    name: (subject) => (subject as { readonly player: string }).player,
    read: ({ coins }: State, subject) => {
      const of = (subject as { readonly player: string }).player
      return of in coins ? { coins: coins[of] } : undefined
    },
    write: (state: State, { player: of, coins = 0 }) => ({ ...state, coins: { ...state.coins, [of]: coins } }),
    shape: () => ({ player, coins: (json, at) => (json === undefined ? undefined : whole(0, 99)(json, at)) }),
  },
  // `gather` merges several changes of the pot into one.
  pot: {
    section: 'players',
    subjects: () => [],
    name: () => '',
    read: () => undefined,
    write: (state) => state,
    shape: () => ({ coins: whole(0, 99) }),
    gather: (before, after) => ({ set: 'pot', coins: before.coins + after.coins }),
  },
}
const fields = fieldsOf(RECORDS)
const state: State = { round: 2, coins: { anna: 3, petr: 5 } }

describe('the fields of a game', () => {
  test('say everything that stands, as the changes that leave it so', () => {
    expect(fields.standing(state)).toEqual([
      { set: 'round', round: 2 },
      { set: 'coins', player: 'anna', coins: 3 },
      { set: 'coins', player: 'petr', coins: 5 },
    ])
  })
  test('say what stood before a change, and whether it is another thing', () => {
    expect(fields.before(state, { set: 'coins', player: 'anna', coins: 8 })).toEqual({ set: 'coins', player: 'anna', coins: 3 })
    expect(fields.before(state, { set: 'coins', player: 'anna' })).toEqual({ set: 'coins', player: 'anna', coins: 3 })
    expect(fields.before(state, { set: 'coins', player: 'eva', coins: 8 })).toBeUndefined()
    expect(fields.differs(state, { set: 'round', round: 2 })).toBe(false)
    expect(fields.differs(state, { set: 'round', round: 3 })).toBe(true)
    expect(fields.sectionOf({ set: 'pot', coins: 1 })).toBe('players')
  })
  test('put changes of the same thing in one place, and drop what leads back', () => {
    const three: Change = { set: 'round', round: 3 }
    const eight: Change = { set: 'coins', player: 'anna', coins: 8 }
    expect(fields.withChange([three, eight], { set: 'round', round: 4 })).toEqual([eight, { set: 'round', round: 4 }])
    expect(fields.withChanges(state, [three, eight], [{ set: 'round', round: 2 }])).toEqual([eight])
    expect(fields.withChange([{ set: 'pot', coins: 1 }], { set: 'pot', coins: 2 })).toEqual([{ set: 'pot', coins: 3 }])
    expect(fields.apply(state, [three, eight])).toEqual({ round: 3, coins: { anna: 8, petr: 5 } })
  })
  test('let in what has their shape, and nothing else', () => {
    const shape = changeShape(RECORDS, { last: 20 })
    const isLetIn = (json: unknown) => reading(shape, json, 'change').ok
    expect(
      [
        { set: 'round', round: 20 },
        { set: 'coins', player: 'anna' },
      ].map(isLetIn),
    ).toEqual([true, true])
    const strange = [{ set: 'round', round: 21 }, { set: 'round', round: 13 }, { set: 'round' }, { set: 'dice', n: 1 }, { round: 1 }, null]
    expect(strange.filter(isLetIn)).toEqual([])
    expect(isLetIn({ set: 'round', round: 2, by: 'anna' })).toBe(false)
  })
})
