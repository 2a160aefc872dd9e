// Tests the rows of the log in which a long round is shortened: one row per battle, named by its result, and one per phase of a turn.
import { expect, it } from 'vitest'
import type { OwnMove } from '../../../../src/games/axis-and-allies/rules/moves'
import { logStepOf } from '../../../../src/games/axis-and-allies/table/rooms/log-step'
import { logSummaryOf } from '../../../../src/games/axis-and-allies/table/rooms/log-summary'
import { lineOfPlay } from '../../../../src/referee'
import { ledgerAfter } from './games'

const phase = (to: 1 | 2 | 3 | 4): OwnMove => ({ do: 'phase', power: 'soviet', to })
const started: readonly OwnMove[] = [
  phase(1),
  phase(2),
  phase(3),
  { do: 'announce', battle: { kind: 'land', at: 'ukraine' } },
  phase(4),
  { do: 'battle', at: 'ukraine', place: 'land', attack: { arm: 3 }, defend: { germany: { inf: 1 } } },
]
const finished: readonly OwnMove[] = [
  ...started,
  { do: 'fire', stage: 'attack', hits: { 3: 1 } },
  { do: 'lose', losses: { germany: { inf: 1 } } },
  { do: 'fire', stage: 'defend', hits: { 2: 0 } },
  { do: 'confirm' },
]
const steps = (moves: readonly OwnMove[]) => lineOfPlay(ledgerAfter({ way: 'referee' }, moves)).map((moment) => logStepOf(moment, 'en'))

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

const summary = (moves: readonly OwnMove[], way: 'referee' | 'banker' | 'told', language: 'en' | 'cs' = 'en') =>
  logSummaryOf(lineOfPlay(ledgerAfter({ way }, moves)), language)

it('a collapsed row names what was bought, placed and collected', () => {
  const turn: readonly OwnMove[] = [
    phase(1),
    phase(2),
    { do: 'purchase', buy: { inf: 3, arm: 1 } },
    phase(3),
    phase(4),
    { do: 'phase', power: 'soviet', to: 5 },
    { do: 'phase', power: 'soviet', to: 6 },
    { do: 'mobilize', unit: 'inf', count: 3, at: 'russia' },
    { do: 'mobilize', unit: 'arm', count: 1, at: 'caucasus' },
    { do: 'phase', power: 'soviet', to: 7 },
    { do: 'phase', power: 'soviet', to: 'end' },
  ]
  expect(summary(turn, 'banker')).toBe('Bought 3 infantry, 1 tank. Placed 3 infantry in Russia; 1 tank in Caucasus. Income 24.')
  expect(summary(turn, 'banker', 'cs')).toBe(
    'Nakoupeno: 3 jednotky pěchoty, 1 tank. Umístěno: Rusko: 3 jednotky pěchoty; Kavkaz: 1 tank. Příjem 24.',
  )
})

it('a collapsed battle names the losses and who took the territory', () => {
  expect(summary(finished, 'referee')).toBe('Lost: Germany 1 infantry. Soviet Union takes Ukraine SSR.')
  expect(summary([phase(1)], 'referee')).toBeUndefined()
})

it('a collapsed row of moves names the units and where they went', () => {
  const move = (count: number): OwnMove => ({ do: 'move', unit: 'inf', count, path: ['russia', 'caucasus'] })
  const toMoving: readonly OwnMove[] = [1, 2, 3, 4, 5].map((to) => ({ do: 'phase', power: 'soviet', to }))
  expect(summary([...toMoving, move(1), move(2)], 'told')).toBe('3 infantry to Caucasus.')
})
