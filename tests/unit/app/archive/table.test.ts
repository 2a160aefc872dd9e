// Tests the export of the archive as a table.
import { expect, test } from 'vitest'
import { archiveTable } from '../../../../src/app/archive/table'
import { useArchiveWords } from '../../../../src/app/archive/words'
import { csvOf } from '../../../../src/ui/csv'
import { madeUp } from '../../../fixtures/archive'

const archived = {
  roleWord: 'House',
  roles: [{ id: 'stark', name: 'Stark' }],
  mark: () => undefined,
  figures: [{ id: 'castles', name: 'Castles' }],
  how: (how: string) => how.toUpperCase(),
}

test('it has a line for each game and seat; of a game that is not over no place', async () => {
  const speech = await useArchiveWords.load('en')
  const games = madeUp(10)
  const [head, ...rows] = archiveTable(games, archived, speech)
  expect(rows).toHaveLength(games.reduce((sum, { summary }) => sum + summary.roles.length, 0))
  expect(new Set(rows.map((row) => row.length))).toEqual(new Set([head?.length]))
  const at = (name: string) => head?.indexOf(name) ?? -1
  const last = rows.at(-1)
  expect([last?.[at('Finished')], last?.[at('Place')], last?.[at('Won')]]).toEqual(['no', undefined, undefined])
  expect(rows[0]?.[at('House')]).toBe('Stark')
  expect(['SUDDEN', 'LASTROUND']).toContain(rows[0]?.[at('How')])
})

test('two seats of one name have two names, one person with two roles has one', async () => {
  const speech = await useArchiveWords.load('en')
  const [game] = madeUp(1)
  if (game === undefined) throw new Error('no game')
  const seats = ['a', 'b', 'a']
  const roles = seats.map((seat, at) => ({ role: `${at}`, player: 'Petr', seat, won: at === 1, place: 1, figures: {} }))
  const [head, ...rows] = archiveTable([{ ...game, summary: { ...game.summary, roles } }], archived, speech)
  const at = (name: string) => head?.indexOf(name) ?? -1
  expect(rows.map((row) => [row[at('Player')], row[at('Players')]])).toEqual([
    ['Petr', 2],
    ['Petr (2)', 2],
    ['Petr', 2],
  ])
})

test('a game whose name is a formula stays a name', async () => {
  const speech = await useArchiveWords.load('cs')
  const games = madeUp(1).map(({ record, summary }) => ({ record: { ...record, name: '=HYPERLINK("x")' }, summary }))
  expect(csvOf(archiveTable(games, archived, speech))).toContain(`"'=HYPERLINK(""x"")"`)
})
