// Tests automatic answers: the numbers of cards are public, so the app does not ask for a card that no player can pay for.
import { expect, test } from 'vitest'
import { mafiaCity, type MafiaCity, type State } from '../../../../src/games/mafia-city'
import type { OwnMove } from '../../../../src/games/mafia-city/rules/moves'
import { isUnanswerable } from '../../../../src/games/mafia-city/prompts/following'
import { askedIn } from '../../../../src/games/mafia-city/table/asking/asked'
import { declaredIn } from '../../../../src/games/mafia-city/table/asking/reactions'
import { gameOutcomes } from '../../../../src/games/mafia-city/table/rooms/game-outcomes'
import { append, followingMoves, type Ledger, type MoveOf } from '../../../../src/referee'
import { sha256 } from '../../../../src/session/ledger/digest'
import { ledgerAt, type setupOf } from './games'

const COLOURS = ['red', 'blue', 'green'] as const
let entries = 0
const after = (ledger: Ledger<MafiaCity>, ...moves: readonly MoveOf<MafiaCity>[]): Ledger<MafiaCity> =>
  moves.reduce<Ledger<MafiaCity>>((at, move) => {
    const next = append(at, move, { id: `${++entries}`.padStart(32, '0'), time: entries, by: 'table' }, sha256)
    if (!next.ok) throw new Error(`${move.do}: ${next.refusal.code}`)
    return next.value
  }, ledger)

/** Position after all players have placed a Mafioso on these locations. `cards`: number of cards of each player. */
const placed = (at: readonly [1 | 2 | 4, 1 | 2 | 4, 1 | 2 | 4], cards: readonly number[], settings: Parameters<typeof setupOf>[0] = {}) =>
  after(
    ledgerAt(({ stage }) => stage === 'actions', settings),
    ...(cards.length === 0
      ? []
      : [
          {
            do: 'correct' as const,
            changes: COLOURS.map((colour, seat) => ({ set: 'cards' as const, colour, cards: cards[seat] ?? 0 })),
          },
        ]),
    ...COLOURS.map((by, seat): OwnMove => ({ do: 'act', by, what: 'place', at: at[seat] ?? 1 })),
  )
const SNITCH: OwnMove = { do: 'act', by: 'red', what: 'snitch', at: 1, place: 2 }
const PASSES = COLOURS.map((by): OwnMove => ({ do: 'act', by, what: 'pass' }))
const stateOf = (ledger: Ledger<MafiaCity>): State => ledger.head.state

test('nobody is asked for a veto or for Complicity that no hand can pay for', () => {
  const poor = stateOf(placed([1, 1, 4], [2, 0, 0]))
  expect(followingMoves(mafiaCity, poor, [SNITCH])).toEqual([{ do: 'nobody' }, { do: 'noComplicity', by: 'blue' }])
  expect(isUnanswerable(poor, 'red', 'snitch')).toBe(true)
  // The opponent's only card may be the Police Chief, so the app asks. Two Fists would need two cards.
  const one = stateOf(placed([1, 1, 4], [2, 1, 0]))
  expect(followingMoves(mafiaCity, one, [SNITCH])).toEqual([])
  expect(isUnanswerable(one, 'red', 'snitch')).toBe(false)
  expect(isUnanswerable(one, 'red', 'strings')).toBe(true)
  expect(followingMoves(mafiaCity, one, [{ do: 'act', by: 'red', what: 'hat', at: 1, place: 1 }])).toEqual([{ do: 'nobody' }])
})

test('where cards are not counted, or answers are given in secret, everybody is asked', () => {
  expect(followingMoves(mafiaCity, stateOf(placed([1, 1, 4], [], { cardsCounted: false })), [SNITCH])).toEqual([])
  const silent = placed([1, 1, 4], [2, 1, 0], { silentWindow: true })
  expect(followingMoves(mafiaCity, stateOf(silent), [SNITCH])).toEqual([])
  expect(declaredIn(stateOf(after(silent, SNITCH)), 'cs')).toBe('Anna: Práskač. Kdo odpoví?')
})

test('nobody is asked in secret if nobody has enough cards', () => {
  const poor = stateOf(placed([1, 1, 4], [2, 0, 0], { silentWindow: true }))
  expect(followingMoves(mafiaCity, poor, [SNITCH])).toEqual([{ do: 'nobody' }, { do: 'noComplicity', by: 'blue' }])
  expect(isUnanswerable(poor, 'red', 'snitch')).toBe(true)
})

test('the location that comes next is chosen with the end of the one before, over those where nobody lies', () => {
  const begun = placed([1, 2, 4], [3, 3, 3])
  // The phase begins with a question, so no answer is automatic.
  expect(followingMoves(mafiaCity, stateOf(after(begun, ...PASSES.slice(0, 2))), PASSES.slice(2))).toEqual([])
  const harbour = after(begun, ...PASSES, { do: 'choose', at: 1 }, { do: 'noDeal', by: 'red' }, { do: 'noMoreDeals' })
  expect(followingMoves(mafiaCity, stateOf(harbour), [{ do: 'skip', by: 'red' }])).toEqual([{ do: 'choose', at: 2 }])
  const shops = after(
    harbour,
    { do: 'skip', by: 'red' },
    { do: 'choose', at: 2 },
    { do: 'noDeal', by: 'red' },
    { do: 'noMoreDeals' },
    { do: 'skip', by: 'blue' },
    { do: 'skip', by: 'blue' },
  )
  // The Fight Club is empty, so the app does not ask about it.
  expect(stateOf(shops).marked).toEqual([1, 2])
  expect(followingMoves(mafiaCity, stateOf(shops), [{ do: 'choose', at: 3 }])).toEqual([{ do: 'choose', at: 4 }])
  // If a location is empty, the app only places its marker and shows no result.
  const empty = after(shops, { do: 'choose', at: 3 })
  expect(stateOf(empty).marked).toEqual([1, 2, 3])
  expect(gameOutcomes.hasOutcome(empty.head)).toBe(false)
})

test('markers of the strategic phase are told with the next question', () => {
  const ledger = ledgerAt(({ stage, strategy }) => stage === 'strategy' && strategy?.mayor === undefined && strategy?.at !== undefined)
  const state = stateOf(ledger)
  const [question] = mafiaCity.prompts(state)
  const by = question?.roles[0] ?? 'red'
  const taken = after(ledger, { do: 'take', by, places: [] })
  expect(gameOutcomes.hasOutcome(taken.head)).toBe(false)
})

test('with the Mayor, the last location with Mafiosi opens by itself, after the empty ones', () => {
  const isLast = ({ strategy, marked, stacks, settings }: State) => {
    const others = marked.filter((at) => at !== strategy?.at && (stacks[at] ?? []).length > 0)
    const there = new Set(stacks[strategy?.at ?? 1] ?? [])
    return settings.tokensKept && strategy?.mayor !== undefined && strategy.named !== undefined && there.size === 1 && others.length === 1
  }
  const state = stateOf(ledgerAt(isLast, {}, 34))
  const { strategy, marked, stacks } = state
  const moves = followingMoves(mafiaCity, state, [{ do: 'take', by: strategy?.named ?? 'red', places: [] }])
  const opened = moves.flatMap((move) => (move.do === 'choose' ? [move.at] : []))
  const rest = marked.filter((at) => at !== strategy?.at)
  expect(opened.toSorted((a, b) => a - b)).toEqual(rest.toSorted((a, b) => a - b))
  expect((stacks[opened.at(-1) ?? 1] ?? []).length).toBeGreaterThan(0)
})

test('a figure that is taken is told with the next question', () => {
  const ledger = ledgerAt((state) => mafiaCity.prompts(state)[0]?.kind === 'takeFigure')
  const by = mafiaCity.prompts(stateOf(ledger))[0]?.roles[0] ?? 'red'
  expect(gameOutcomes.hasOutcome(after(ledger, { do: 'takeFigure', by, take: true }).head)).toBe(false)
})

test('in Light one question stands for all seven markers', () => {
  const state = stateOf(ledgerAt(({ stage }) => stage === 'strategy', { tokensKept: false, cardsCounted: false }))
  const [question] = mafiaCity.prompts(state)
  expect(question && askedIn(question, state, 'en')?.title).toBe('Who takes what back to the hand?')
})

test('a start player who can play no Secret Deal declines by itself, also at a location that comes next by itself', () => {
  const begun = placed([1, 2, 4], [0, 3, 3])
  const prison = after(begun, ...PASSES)
  expect(followingMoves(mafiaCity, stateOf(prison), [{ do: 'choose', at: 1 }])).toEqual([{ do: 'noDeal', by: 'red' }])
  const dealt = after(prison, { do: 'choose', at: 1 }, { do: 'noDeal', by: 'red' }, { do: 'noMoreDeals' })
  // The players still answer the question about the next location.
  expect(followingMoves(mafiaCity, stateOf(dealt), [{ do: 'skip', by: 'red' }])).toEqual([
    { do: 'choose', at: 2 },
    { do: 'noDeal', by: 'red' },
  ])
  // With a house rule, only players with a Mafioso at the location may make deals. The app knows this even if it does not track cards.
  const absent = placed([4, 1, 2], [], { cardsCounted: false, dealWithoutToken: false })
  expect(followingMoves(mafiaCity, stateOf(after(absent, ...PASSES)), [{ do: 'choose', at: 1 }])).toEqual([{ do: 'noDeal', by: 'red' }])
})

test('nobody is asked about Secret Deals that no hand can pay for', () => {
  const begun = placed([1, 2, 4], [0, 0, 0])
  const prison = stateOf(after(begun, ...PASSES))
  expect(followingMoves(mafiaCity, prison, [{ do: 'choose', at: 1 }])).toEqual([{ do: 'noDeal', by: 'red' }, { do: 'noMoreDeals' }])
  // The app also evaluates the next locations without a question, up to one that needs an answer.
  const dealt = after(begun, ...PASSES, { do: 'choose', at: 1 }, { do: 'noDeal', by: 'red' }, { do: 'noMoreDeals' })
  expect(followingMoves(mafiaCity, stateOf(dealt), [{ do: 'skip', by: 'red' }])).toEqual([
    { do: 'choose', at: 2 },
    { do: 'noDeal', by: 'red' },
    { do: 'noMoreDeals' },
  ])
  // Only the start player holds a card. After this player declines, the app asks no other player.
  const start = after(placed([1, 2, 4], [2, 0, 0]), ...PASSES, { do: 'choose', at: 1 })
  expect(followingMoves(mafiaCity, stateOf(start), [{ do: 'noDeal', by: 'red' }])).toEqual([{ do: 'noMoreDeals' }])
  // Another player holds a card, which may be a Secret Deal, so the app still asks.
  const other = after(placed([1, 2, 4], [2, 1, 0]), ...PASSES, { do: 'choose', at: 1 })
  expect(followingMoves(mafiaCity, stateOf(other), [{ do: 'noDeal', by: 'red' }])).toEqual([])
})
