import { describe, expect, test } from 'vitest'
import { axisAndAllies, type AxisAndAllies, type State } from '../../../../src/games/axis-and-allies'
import { SIDES } from '../../../../src/games/axis-and-allies/box/powers'
import { awaiting } from '../../../../src/games/axis-and-allies/rules/conduct-combat'
import { waysOf } from '../../../../src/games/axis-and-allies/model/battlefield'
import type { OwnMove } from '../../../../src/games/axis-and-allies/rules/moves'
import type { Way } from '../../../../src/games/axis-and-allies/table/parts/ways'
import { settingsIn } from '../../../../src/games/axis-and-allies/table/settled'
import { askedIn } from '../../../../src/games/axis-and-allies/table/asking/asked'
import { stepIn } from '../../../../src/games/axis-and-allies/table/asking/steps'
import { append, begin, type Ledger } from '../../../../src/referee'
import { sha256 } from '../../../../src/session/ledger/digest'
import { hex32, oneOf, seeded } from '../../../playout/random'
import { repetitions } from '../../../repetitions'

/** Plays complete games in each preset, and tests that there is always a question that can be answered. */

const random = seeded(5)
let clock = 1_800_000_000_000
const stamp = () => ({ id: hex32(random), time: (clock += 1000), by: 'table' })
const PLAYERS = [
  { name: 'Anna', powers: ['soviet', 'uk', 'us'] },
  { name: 'Petr', powers: ['germany'] },
  { name: 'Tom', powers: ['japan'] },
] as const

const table = (way: Way): Ledger<AxisAndAllies> => {
  const begun = begin(axisAndAllies, { players: PLAYERS, settings: settingsIn({ way, needed: 8 }) }, stamp(), sha256)
  if (!begun.ok) throw new Error(begun.refusal.code)
  return begun.value
}

const played = (ledger: Ledger<AxisAndAllies>, move: OwnMove): Ledger<AxisAndAllies> => {
  const next = append(ledger, move, stamp(), sha256)
  if (!next.ok) throw new Error(`${JSON.stringify(move)}: ${next.refusal.code}`)
  return next.value
}

/** City that each power of the Axis attacks. */
const GOALS = { germany: 'karelia', japan: 'india' } as const
const isAxis = (power: string): power is keyof typeof GOALS => Object.hasOwn(GOALS, power)

/** Returns the next move of a battle in which three tanks attack one infantry. The attacker always hits. */
const inBattle = (state: State): OwnMove => {
  const { battle } = state
  if (battle === undefined) throw new Error('no battle')
  const now = awaiting(battle, waysOf(state))
  if (now.what === 'roll') {
    const hits = Object.fromEntries(
      Object.entries(now.fire).map(([group, dice]) => [group, now.stage === 'attack' ? Math.min(dice, 1) : 0]),
    )
    return { do: 'fire', stage: now.stage, hits }
  }
  return now.what === 'over'
    ? { do: 'confirm' }
    : now.what === 'step7'
      ? { do: 'press' }
      : { do: 'lose', losses: Object.fromEntries(Object.keys(battle.defend).map((power) => [power, { inf: 1 }])) }
}

/** Returns the next move of a game in which the two powers of the Axis each take a city, and the other powers do nothing. */
const next = (state: State, way: Way): OwnMove => {
  const { power, phase, battle, territories, turn } = state
  if (state.result !== undefined) return { do: 'victory', goOn: false }
  if (battle !== undefined) return inBattle(state)
  const goal = isAxis(power) ? GOALS[power] : undefined
  const isOpen = goal !== undefined && SIDES[territories[goal]?.controller ?? power] !== 'axis'
  if (goal !== undefined && isOpen && phase === 3) {
    if (way === 'light') return { do: 'enter', at: goal, units: { arm: 1 } }
    if (turn.announced.length === 0) return { do: 'announce', battle: { at: goal, kind: 'land' } }
  }
  if (goal !== undefined && isOpen && phase === 4 && way === 'referee') {
    const owner = territories[goal]?.controller ?? 'soviet'
    return { do: 'battle', at: goal, place: 'land', attack: { arm: 3 }, defend: { [owner]: { inf: 1 } } }
  }
  return { do: 'phase', power, to: phase === 7 ? 'end' : phase + 1 }
}

describe('a game of Axis & Allies', () => {
  test.each(['referee', 'light'] as const)('is played to its result: %s', (way) => {
    let ledger = table(way)
    for (let moves = 0; moves < 300 && !ledger.head.state.over; moves++) ledger = played(ledger, next(ledger.head.state, way))
    const { over, result, round } = ledger.head.state
    expect({ over, side: result?.side, round }).toEqual({ over: true, side: 'axis', round: 2 })
    expect(axisAndAllies.prompts(ledger.head.state)).toEqual([])
  })

  test.each(['referee', 'told', 'light'] as const)('asks no two questions by one title, and each has an answer in words: %s', (way) => {
    let ledger = table(way)
    for (let moves = 0; moves < repetitions(500) && !ledger.head.state.over; moves++) {
      const { state } = ledger.head
      const open = axisAndAllies.prompts(state)
      // Checks texts in alternating languages. A question stays open for some moves, so both languages are checked.
      const language = moves % 2 === 0 ? 'en' : 'cs'
      const titles = open.map((question) => askedIn(question, state, language)?.title)
      expect(new Set(titles).size, titles.join(' | ')).toBe(titles.length)
      for (const question of open)
        for (const step of axisAndAllies.domain(state, question).steps({})) {
          const title = stepIn(step, { state }, language)?.title ?? ''
          expect(title, question.key).toMatch(/\S/)
          expect(title).not.toMatch(/undefined|\bsz\d/)
        }
      const musts = open.filter(({ must }) => must)
      const question = oneOf(random, musts.length > 0 && random() < 0.5 ? musts : open)
      const answer = question && axisAndAllies.domain(state, question).sample(random)
      if (answer !== undefined && 'do' in answer) {
        const after = append(ledger, answer, stamp(), sha256)
        if (after.ok) ledger = after.value
      }
      const isStuck = !state.over && open.every((one) => axisAndAllies.domain(state, one).sample(random) === undefined)
      expect(isStuck, open.map(({ key }) => key).join(', ')).toBe(false)
    }
  })
})
