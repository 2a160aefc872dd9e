// The archive as a table for a spreadsheet.
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

test('a game whose name is a formula stays a name', async () => {
  const speech = await useArchiveWords.load('cs')
  const games = madeUp(1).map(({ record, summary }) => ({ record: { ...record, name: '=HYPERLINK("x")' }, summary }))
  expect(csvOf(archiveTable(games, archived, speech))).toContain(`"'=HYPERLINK(""x"")"`)
})
