// Compares the timelines of complete random games with their states.
import { expect, test } from 'vitest'
import { line } from '../../../../src/referee'
import { timelineOf, sidesOf } from '../../../../src/games/westeros/views/timeline'
import { castleAreas } from '../../../../src/games/westeros/model/control'
import { FIGURES } from '../../../../src/games/westeros/views/statistics'
import { summaryOf } from '../../../../src/games/westeros/views/summary'
import { playGame } from '../../../playout/game'
import { seeded } from '../../../playout/random'
import { setupFor } from '../../../playout/setups'

const games = [1, 2, 3].map((seed) => {
  const random = seeded(seed)
  return playGame({ setup: setupFor({ players: 5, preset: 'referee' }, random), random, watch: false, disturb: false }).ledger
})

test.each(games)('the figures of every round are those of its states', (ledger) => {
  const moments = line(ledger)
  const { rounds, outcome } = timelineOf(moments)
  const { state } = ledger.head
  expect(rounds.map(({ round }) => round)).toEqual(Array.from({ length: state.round + 1 }, (_, round) => round))
  const [start, end] = [rounds[0], rounds.at(-1)]
  for (const house of state.playing) {
    expect(start?.houses[house]).toMatchObject({ power: 5, earned: 5, spent: 0 })
    expect(end?.houses[house]?.castles).toBe(castleAreas(state, house).length)
    expect(end?.houses[house]?.power).toBe(state.houses[house]?.power)
  }
  expect(outcome).toEqual(state.outcome)
})

test.each(games)('auctions, wildling attacks and battles are all told, each with its round', (ledger) => {
  const events = line(ledger).flatMap(({ entry }) => entry.events as readonly { readonly e: string }[])
  const of = (name: string) => events.filter(({ e }) => e === name).length
  const { auctions, attacks, battles } = timelineOf(line(ledger))
  expect([auctions.length, attacks.length, battles.length]).toEqual([of('trackOrdered'), of('wildlingsAttacked'), of('battleEnded')])
  for (const battle of battles) {
    const { won, lost } = sidesOf(battle)
    expect(new Set([won, lost])).toEqual(new Set([battle.attacker, battle.defender]))
    expect(battle.round).toBeGreaterThan(0)
    expect(battle.result?.attacker).toBeTypeOf('number')
  }
})

test.each(games)('a summary names every house with its player, its place and its figures', (ledger) => {
  const summary = summaryOf(ledger)
  const { state } = ledger.head
  expect(summary).toMatchObject({ over: true, how: state.outcome?.how, rounds: state.round })
  expect(summary.roles.map(({ role }) => role)).toEqual(state.playing)
  expect(
    summary.roles
      .filter(({ won }) => won)
      .map(({ role }) => role)
      .toSorted(),
  ).toEqual([...(state.outcome?.winners ?? [])].toSorted())
  for (const { won, place, figures } of summary.roles) {
    expect(won).toBe(place === 1)
    expect(Object.keys(figures)).toEqual([...FIGURES])
  }
  const battles = (name: 'battlesWon' | 'battlesLost') => summary.roles.reduce((sum, { figures }) => sum + (figures[name] ?? 0), 0)
  expect(battles('battlesWon')).toBe(battles('battlesLost'))
  expect(JSON.parse(JSON.stringify(summary))).toEqual(summary)
})
