// Tests the rows of the log in which a long round is shortened: one row per battle, named by its result, and one per phase of a turn.
import { expect, it } from 'vitest'
import type { PlainMove } from '../../../../src/games/axis-and-allies/model/moves'
import { logStepOf } from '../../../../src/games/axis-and-allies/table/rooms/log-step'
import { lineOfPlay } from '../../../../src/referee'
import { ledgerAfter } from './games'

const phase = (to: 1 | 2 | 3 | 4): PlainMove => ({ do: 'phase', power: 'soviet', to })
const started: readonly PlainMove[] = [
  phase(1),
  phase(2),
  phase(3),
  { do: 'announce', battle: { kind: 'land', at: 'ukraine' } },
  phase(4),
  { do: 'battle', at: 'ukraine', place: 'land', attack: { arm: 3 }, defend: { germany: { inf: 1 } } },
]
const finished: readonly PlainMove[] = [
  ...started,
  { do: 'fire', stage: 'attack', hits: { 3: 1 } },
  { do: 'lose', losses: { germany: { inf: 1 } } },
  { do: 'fire', stage: 'defend', hits: { 2: 0 } },
  { do: 'confirm' },
]
const steps = (moves: readonly PlainMove[]) => lineOfPlay(ledgerAfter({ way: 'referee' }, moves)).map((moment) => logStepOf(moment, 'en'))

it('all entries of a battle are one step, and its newest entry names the result', () => {
  const battle = steps(finished).slice(-5)
  expect(new Set(battle.map((step) => step?.key)).size).toBe(1)
  expect(battle.at(-1)?.title).toBe('Ukraine SSR: captured')
  expect(steps(started).at(-1)?.title).toBe('Ukraine SSR: cycle 1')
})

it('other entries belong to a phase of the turn of a power', () => {
  expect(steps(started.slice(0, 5)).map((step) => step?.title)).toEqual([
    undefined,
    'Soviet Union: develop weapons',
    'Soviet Union: purchase units',
    'Soviet Union: combat move',
    'Soviet Union: combat move',
    'Soviet Union: conduct combat',
  ])
})
