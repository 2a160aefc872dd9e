// Tests the fixed start: after the last clan has placed, one screen lists the villages, the warrior and the first cards of all clans.
import { expect, test } from 'vitest'
import type { Graenaland } from '../../../../src/games/graenaland'
import type { Moment } from '../../../../src/referee'
import { textsIn } from '../../../../src/games/graenaland/table/parts/words'
import { allChanges } from '../../../../src/games/graenaland/table/rooms/changes'
import { gameOutcomes } from '../../../../src/games/graenaland/table/rooms/game-outcomes'
import { outcomeTextsIn } from '../../../../src/games/graenaland/table/rooms/words'
import { clanMoments } from '../../../gallery/graenaland'

const placed = clanMoments({ players: 4, way: 'referee' }, 1).filter(({ entry }) =>
  entry.events.some(({ e }) => e === 'placed'),
) as unknown as readonly Moment<Graenaland>[]

test('only the last placement has a screen of its own', () => {
  expect(placed.map((moment) => gameOutcomes.hasOutcome(moment))).toEqual([false, false, false, true])
})

test.each(['en', 'cs'] as const)('the screen has one line for each clan in %s', (language) => {
  const last = placed.at(-1)
  if (last === undefined) throw new Error('nobody places')
  const rows = allChanges({ moment: last, texts: textsIn(language), outcomeTexts: outcomeTextsIn(language) }).filter(({ role }) => role)
  expect(rows.map(({ role }) => role)).toEqual(
    placed.flatMap(({ entry }) => entry.events.flatMap((event) => (event.e === 'placed' ? [event.by] : []))),
  )
  for (const { title, note } of rows) {
    expect(title).toMatch(/villages? at .* warrior at |osady (na|ve) .*, bojovník (na|ve) /)
    expect(note).toMatch(/two cards|dvě karty/)
  }
})
