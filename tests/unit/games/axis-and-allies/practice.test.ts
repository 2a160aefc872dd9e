// The practice round on the rules themselves: its position can be reached, and its steps are done by real moves, in order.
import { expect, test } from 'vitest'
import { axisAndAllies, type AxisAndAllies } from '../../../../src/games/axis-and-allies'
import type { OwnMove } from '../../../../src/games/axis-and-allies/model/moves'
import { odds } from '../../../../src/games/axis-and-allies/odds/odds'
import { practice } from '../../../../src/games/axis-and-allies/table/practice'
import { append, begin, type Ledger, type Refusal } from '../../../../src/referee'
import { sha256 } from '../../../../src/session/ledger/digest'

const { parts } = practice.of('Practice', 'en')
const [part] = parts
if (part === undefined) throw new Error('no part')

test('every step is said in both languages', () => {
  const ids = part.steps.map(({ id }) => id)
  for (const language of ['en', 'cs'] as const) expect(Object.keys(practice.texts[language].steps)).toEqual(ids)
})

const loses = (power: 'soviet' | 'germany'): OwnMove => ({ do: 'lose', losses: { [power]: { inf: 1 } } })
/** The moves of the steps in order, as the buttons of the questions send them. */
const MOVES: Readonly<Record<string, readonly OwnMove[]>> = {
  buy: [
    { do: 'purchase', buy: { inf: 4 } },
    { do: 'phase', power: 'germany', to: 3 },
  ],
  announce: [
    { do: 'announce', battle: { at: 'caucasus', kind: 'land' } },
    { do: 'phase', power: 'germany', to: 4 },
  ],
  armies: [{ do: 'battle', at: 'caucasus', place: 'land', attack: { inf: 3, arm: 1 }, defend: { soviet: { inf: 2 } } }],
  attack: [{ do: 'fire', stage: 'attack', hits: { 1: 0, 3: 1 } }, loses('soviet')],
  defence: [{ do: 'fire', stage: 'defend', hits: { 2: 1 } }, loses('germany')],
  press: [{ do: 'press' }],
  win: [{ do: 'fire', stage: 'attack', hits: { 1: 0, 3: 1 } }, loses('soviet'), { do: 'fire', stage: 'defend', hits: { 2: 0 } }],
  taken: [{ do: 'confirm' }, { do: 'phase', power: 'germany', to: 5 }],
  move: [{ do: 'phase', power: 'germany', to: 6 }],
  place: [{ do: 'mobilize', unit: 'inf', at: 'germany', count: 4 }],
  income: [
    { do: 'phase', power: 'germany', to: 7 },
    { do: 'phase', power: 'germany', to: 'end' },
  ],
}
/** Moves that the coach calls illegal, tried before the moves of a step. */
const REFUSED: Readonly<Record<string, readonly [OwnMove, string]>> = {
  buy: [{ do: 'purchase', buy: { inf: 5 } }, 'NOT_ENOUGH_IPC'],
  place: [{ do: 'mobilize', unit: 'inf', at: 'caucasus', count: 1 }, 'NOT_HELD_AT_START'],
}

test('steps are done one after another, and none before its own move', () => {
  let time = 0
  const stamp = () => ({ id: `${time}`, time: time++, by: 'table' })
  const sure = <T>(result: { ok: true; value: T } | { ok: false; refusal: Refusal }): T => {
    if (!result.ok) throw new Error(result.refusal.code)
    return result.value
  }
  let ledger: Ledger<AxisAndAllies> = sure(begin(axisAndAllies, part.prepared.setup, stamp(), sha256))
  for (const move of part.prepared.moves) ledger = sure(append(ledger, move, stamp(), sha256))
  const seen = () =>
    ({
      open: { ledger, state: ledger.head.state, prompts: axisAndAllies.prompts(ledger.head.state) },
      refused: undefined,
      also: { told: false, laidOut: false, place: '' },
    }) as unknown as Parameters<(typeof part.steps)[number]['isDone']>[0]
  for (const { id, isDone } of part.steps) {
    expect(isDone(seen()), id).toBe(false)
    const moves = MOVES[id]
    if (moves === undefined) break
    const [wrong, code] = REFUSED[id] ?? []
    const refused = wrong && append(ledger, wrong, stamp(), sha256)
    expect(refused?.ok === false ? refused.refusal.code : undefined, id).toBe(code)
    for (const move of moves) ledger = sure(append(ledger, move, stamp(), sha256))
    expect(isDone(seen()), id).toBe(true)
  }
  expect(ledger.head.state.cash.germany).toBe(44)
})

test('the odds that the coach names', () => {
  const chance = (inf: number, against: number) =>
    Math.round(100 * odds({ place: 'land', attack: { inf, arm: 1 }, defend: { inf: against } }).win)
  expect(practice.texts.en.steps.press).toContain(`${chance(2, 1)} in 100`)
  expect(practice.texts.cs.steps.press).toContain(`${chance(2, 1)} ze 100`)
})
