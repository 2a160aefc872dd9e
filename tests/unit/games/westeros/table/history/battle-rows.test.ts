// In a long round of the history all entries of a battle are one row, whose title says how the battle ended.
import { expect, test } from 'vitest'
import { line } from '../../../../../../src/referee'
import type { AnyEvent } from '../../../../../../src/games/westeros/model/events'
import { gameLogIn } from '../../../../../../src/games/westeros/table/log/game-log'
import { loadWords } from '../../../../../../src/games/westeros/words'
import { westeros } from '../../../../../../src/games/westeros'
import { lineOf } from '../../../../../../src/table/log/lines'
import { foldedRows } from '../../../../../../src/table/log/folds'
import { playGame } from '../../../../../playout/game'
import { seeded } from '../../../../../playout/random'
import { setupFor } from '../../../../../playout/setups'

test('every battle of a long round has a row that names its result', async () => {
  const random = seeded(4)
  const { ledger } = playGame({ setup: setupFor({ players: 5, preset: 'referee' }, random), random, watch: false, disturb: false })
  const log = gameLogIn(await loadWords('en'))
  const moments = line(ledger)
  const folding = { step: log.step ?? (() => undefined), kind: () => 'one', phase: () => 'one', mayFold: () => true }
  const rows = foldedRows(
    moments.toReversed().map((moment) => ({ moment })),
    folding as never,
  )
  const decided = moments.filter(({ entry }) => (entry.events as readonly AnyEvent[]).some(({ e }) => e === 'battleDecided'))
  expect(decided.length).toBeGreaterThan(3)
  for (const { entry } of decided) {
    const row = rows.find(({ moment, fold }) => moment?.entry.id === entry.id || fold?.some((one) => one.entry.id === entry.id))
    const all = row?.fold ?? (row?.moment === undefined ? [] : [row.moment])
    expect(all.filter((one) => decided.some(({ entry: { id } }) => id === one.entry.id))).toHaveLength(1)
    expect(log.step?.(all[0] as never)?.title).toMatch(/attacks .* wins, \d+ to \d+/)
  }
})

test('the entry that decides a battle has the result as its title, and the end of the game comes before it', async () => {
  const random = seeded(4)
  const { ledger } = playGame({ setup: setupFor({ players: 5, preset: 'referee' }, random), random, watch: false, disturb: false })
  const log = gameLogIn(await loadWords('en'))
  const titles = line(ledger).flatMap((moment) => {
    const events = (moment.entry.events as readonly AnyEvent[]).map(({ e }) => e)
    return events.includes('battleDecided') ? [{ events, title: lineOf(moment, westeros, log).main }] : []
  })
  expect(titles.some(({ events }) => events.includes('bladeKept') || events.includes('bladeUsed'))).toBe(true)
  for (const { title, events } of titles) expect(title).toMatch(events.includes('gameEnded') ? /win|share/ : /wins, \d+ to \d+/)
})
