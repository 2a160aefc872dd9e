// Plays the practice round with the moves of its steps.
import { expect, test } from 'vitest'
import { axisAndAllies, type AxisAndAllies } from '../../../../src/games/axis-and-allies'
import type { AnyMove, OwnMove } from '../../../../src/games/axis-and-allies/rules/moves'
import { odds } from '../../../../src/games/axis-and-allies/odds/odds'
import { attackersSeen, defendersSeen, lastSeen } from '../../../../src/games/axis-and-allies/views/last-seen'
import { append, begin } from '../../../../src/referee'
import { sha256 } from '../../../../src/session/ledger/digest'
import { practice } from '../../../../src/games/axis-and-allies/table/practice'
import { testPractice } from '../practice-walk'

const loses = (power: 'soviet' | 'germany'): OwnMove => ({ do: 'lose', losses: { [power]: { inf: 1 } } })
/** Moves for each step of the practice round, in order. The first moves of `buy` and of `place` are illegal, as the instructions say. */
const MOVES: Readonly<Record<string, () => readonly OwnMove[]>> = {
  buy: () => [
    { do: 'purchase', buy: { inf: 5 } },
    { do: 'purchase', buy: { inf: 4 } },
    { do: 'phase', power: 'germany', to: 3 },
  ],
  announce: () => [
    { do: 'announce', battle: { at: 'caucasus', kind: 'land' } },
    { do: 'phase', power: 'germany', to: 4 },
  ],
  armies: () => [{ do: 'battle', at: 'caucasus', place: 'land', attack: { inf: 3, arm: 1 }, defend: { soviet: { inf: 2 } } }],
  attack: () => [{ do: 'fire', stage: 'attack', hits: { 1: 0, 3: 1 } }, loses('soviet')],
  defence: () => [{ do: 'fire', stage: 'defend', hits: { 2: 1 } }, loses('germany')],
  press: () => [{ do: 'press' }],
  win: () => [{ do: 'fire', stage: 'attack', hits: { 1: 0, 3: 1 } }, loses('soviet'), { do: 'fire', stage: 'defend', hits: { 2: 0 } }],
  taken: () => [{ do: 'confirm' }, { do: 'phase', power: 'germany', to: 5 }],
  move: () => [{ do: 'phase', power: 'germany', to: 6 }],
  place: () => [
    { do: 'mobilize', unit: 'inf', at: 'caucasus', count: 1 },
    { do: 'mobilize', unit: 'inf', at: 'germany', count: 4 },
  ],
  income: () => [
    { do: 'phase', power: 'germany', to: 7 },
    { do: 'phase', power: 'germany', to: 'end' },
  ],
}
testPractice<AxisAndAllies>({
  game: axisAndAllies,
  practice,
  moves: MOVES,
  refused: { buy: 'NOT_ENOUGH_IPC', place: 'NOT_HELD_AT_START' },
  isRight: ({ cash }) => cash.germany === 44,
})

test('the odds that the coach names', () => {
  const chance = (inf: number, against: number) =>
    Math.round(100 * odds({ place: 'land', attack: { inf, arm: 1 }, defend: { inf: against } }).win)
  expect(practice.texts.en.steps.press).toContain(`${chance(2, 1)} in 100`)
  expect(practice.texts.cs.steps.press).toContain(`${chance(2, 1)} ze 100`)
})

test('the armies of the lesson are preset', () => {
  const { prepared } = practice.of('Friday', 'en').parts[0] ?? {}
  if (prepared === undefined) throw new Error('no position')
  let time = 1_800_000_000_000
  const stamp = () => ({ id: `${(time += 1)}`.padStart(32, '0'), time, by: 'table' })
  const announced: readonly AnyMove[] = MOVES.announce?.() ?? []
  const begun = begin(axisAndAllies, prepared.setup, stamp(), sha256)
  if (!begun.ok) throw new Error(begun.refusal.code)
  const ledger = [...(prepared.moves as readonly AnyMove[]), ...(MOVES.buy?.().slice(1) ?? []), ...announced].reduce((now, move) => {
    const next = append(now, move, stamp(), sha256)
    if (!next.ok) throw new Error(next.refusal.code)
    return next.value
  }, begun.value)
  const seen = lastSeen(ledger)
  expect(attackersSeen(seen, ledger.head.state, 'caucasus')).toEqual({ inf: 3, arm: 1 })
  expect(defendersSeen(seen, ledger.head.state, 'caucasus')).toEqual({ soviet: { inf: 2 } })
})

test('the coach goes on if nothing is bought or attacked', () => {
  const { prepared, steps } = practice.of('Friday', 'en').parts[0] ?? {}
  if (prepared === undefined || steps === undefined) throw new Error('no position')
  let time = 1_800_000_000_000
  const stamp = () => ({ id: `${(time += 1)}`.padStart(32, '0'), time, by: 'table' })
  const begun = begin(axisAndAllies, prepared.setup, stamp(), sha256)
  if (!begun.ok) throw new Error(begun.refusal.code)
  const nextStep = (phase: number) => {
    const moves: readonly AnyMove[] = [...(prepared.moves as readonly AnyMove[]), { do: 'phase', power: 'germany', to: phase }]
    const ledger = moves.reduce((now, move) => {
      const next = append(now, move, stamp(), sha256)
      if (!next.ok) throw new Error(next.refusal.code)
      return next.value
    }, begun.value)
    const open = { ledger, state: ledger.head.state }
    return steps.find(({ isDone }) => !isDone({ open } as never))?.id
  }
  expect(nextStep(3)).toBe('announce')
  expect(nextStep(5)).toBe('move')
})
