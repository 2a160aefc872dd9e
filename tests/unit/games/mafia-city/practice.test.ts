// Plays the practice round with the moves of its steps.
import { expect, test } from 'vitest'
import { mafiaCity, type MafiaCity } from '../../../../src/games/mafia-city'
import type { OwnMove } from '../../../../src/games/mafia-city/rules/moves'
import { practice } from '../../../../src/games/mafia-city/table/practice'
import { append, begin, type Ledger } from '../../../../src/referee'
import { sha256 } from '../../../../src/session/ledger/digest'
import { testPractice } from '../practice-walk'

/** Moves for each step of the practice round, in order. The second move is refused. */
const MOVES: Readonly<Record<string, () => readonly OwnMove[]>> = {
  place: () => [{ do: 'act', by: 'red', what: 'place', at: 2 }],
  refused: () => [{ do: 'act', by: 'blue', what: 'raid', at: 1 }],
  card: () => [{ do: 'act', by: 'blue', what: 'snitch', at: 1, place: 1 }],
  veto: () => [{ do: 'react', by: 'red', with: 'chief' }],
  fists: () => [{ do: 'react', by: 'green', with: 'fists' }],
  stands: () => [{ do: 'nobody' }, { do: 'noComplicity', by: 'red' }],
  pass: () => (['green', 'red', 'blue'] as const).map((by): OwnMove => ({ do: 'act', by, what: 'pass' })),
  tie: () => [
    { do: 'choose', at: 2 },
    { do: 'noDeal', by: 'red' },
    { do: 'deal', by: 'blue', cards: 1 },
  ],
  deal: () => [{ do: 'nobody' }, { do: 'noMoreDeals' }],
  takeBack: () => [{ do: 'take', by: 'red', places: [3] }],
  draw: () => [...(['blue', 'red', 'blue', 'green'] as const).map((by): OwnMove => ({ do: 'take', by, places: [] })), { do: 'draw' }],
}

testPractice<MafiaCity>({ game: mafiaCity, practice, moves: MOVES, refused: { refused: 'RAID_NEEDS_TWO' } })

/** Ledger of a part of the practice round after its prepared moves and further moves. */
const ledgerAfter = (more: readonly OwnMove[], index = 0): Ledger<MafiaCity> => {
  const part = practice.of('Practice', 'en').parts[index]
  if (part === undefined) throw new Error('no part')
  const { prepared } = part
  const stamp = (n: number) => ({ id: `${n}`, time: n, by: 'table' })
  const begun = begin(mafiaCity, prepared.setup, stamp(0), sha256)
  if (!begun.ok) throw new Error(begun.refusal.code)
  return [...prepared.moves, ...more].reduce<Ledger<MafiaCity>>((ledger, move, n) => {
    const next = append(ledger, move, stamp(n + 1), sha256)
    if (!next.ok) throw new Error(next.refusal.code)
    return next.value
  }, begun.value)
}
test('the result of the Secret Deal stays in sight, and the next position has the same points', () => {
  const part = practice.of('Practice', 'en').parts[1]
  const deal = part?.steps.find(({ id }) => id === 'deal')
  const ledger = ledgerAfter([...(MOVES.tie?.() ?? []), ...(MOVES.deal?.() ?? [])], 1)
  const shown = (showsOutcome: boolean) => ({ open: { ledger }, also: { showsOutcome } }) as never
  expect(deal?.isDone(shown(true))).toBe(false)
  expect(deal?.otherwise?.applies(shown(true))).toBe(true)
  expect(deal?.isDone(shown(false))).toBe(true)
  expect(ledger.head.state.vp).toMatchObject({ red: 0, blue: 1 })
  expect(ledgerAfter([], 2).head.state.vp).toMatchObject({ red: 0, blue: 1, green: 1 })
})

const stepOf = (id: string) => practice.of('Practice', 'en').parts[0]?.steps.find((step) => step.id === id)
const after = (more: readonly OwnMove[]) => ({ open: { ledger: ledgerAfter(more) } }) as never

test('a legal turn that the step does not ask for is named as such, and undo ends that', () => {
  const step = stepOf('refused')
  const placed: OwnMove = { do: 'act', by: 'red', what: 'place', at: 2 }
  expect(step?.otherwise?.applies(after([placed]))).toBe(false)
  expect(step?.otherwise?.applies(after([placed, { do: 'act', by: 'blue', what: 'place', at: 2 }]))).toBe(true)
  expect(practice.texts.en.steps[step?.otherwise?.id ?? '']).toContain('not the step yet')
})

test('the Police Chief of another player than the step asks for is named as such', () => {
  const step = stepOf('veto')
  const played: readonly OwnMove[] = [
    { do: 'act', by: 'red', what: 'place', at: 2 },
    { do: 'act', by: 'blue', what: 'snitch', at: 1, place: 1 },
  ]
  const vetoed = (by: 'red' | 'green') => after([...played, { do: 'react', by, with: 'chief' }])
  expect([step?.isDone(vetoed('red')), step?.otherwise?.applies(vetoed('red'))]).toEqual([true, false])
  expect([step?.isDone(vetoed('green')), step?.otherwise?.applies(vetoed('green'))]).toEqual([false, true])
})
