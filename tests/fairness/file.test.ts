import { expect, test } from 'vitest'
import { reportOf } from '../../src/app/fair/report'
import { useFairWords } from '../../src/app/fair/words'
import { exportGame } from '../../src/session/transfer'
import { verifyFile, verifyGame } from '../../src/session/verification'
import { Database, diskStore } from '../../src/storage'
import { CHECKS, firstBroken } from '../../src/referee'
import { lookRound, tinyTable, tinyEnvironment } from '../fixtures/tiny-environment'

/** Stores a finished game on disk and returns its file. */
const finished = async (name: string) => {
  const db = new Database(`fair file ${name}`)
  const table = await tinyTable(tinyEnvironment(diskStore(db)))
  await table.drawByChance()
  await table.play({ do: 'ask' })
  await table.cast('anna', 4, 'seat-1')
  await table.cast('petr', 1, 'seat-2')
  await table.castAnew('anna', 2)
  await lookRound(table.table)
  await table.reveal()
  await table.drawByChance()
  await table.play({ do: 'finish' })
  const exported = await exportGame(table.environment, table.id)
  if (!exported.ok) throw new Error('not exported')
  return { ...table, db, text: exported.value.text }
}
const answered = async (asked: ReturnType<typeof verifyFile>) => {
  const answer = await asked
  if (!answer.ok) throw new Error(answer.fault.why)
  return answer.value
}

test('an exported game holds; one that was cut, changed or put beside something does not', async () => {
  const { environment, text } = await finished('a')
  const whole = await answered(verifyFile(environment, text))
  expect(whole).toMatchObject({ game: 'tiny', name: 'Friday', whole: true, verdict: 'right' })
  const file = JSON.parse(text) as { readonly entries: readonly object[] }
  const withEntries = (entries: readonly unknown[]) => verifyFile(environment, JSON.stringify({ ...file, entries }))
  for (let left = 1; left < file.entries.length; left++)
    expect(await answered(withEntries(file.entries.slice(0, left)))).toMatchObject({ whole: false, verdict: 'wrong' })
  const brokenIn = async (entries: readonly unknown[]) => firstBroken(await answered(withEntries(entries)))
  expect(await brokenIn([...file.entries, 7])).toMatchObject({ at: file.entries.length, why: 'shape' })
  const later = file.entries.map((entry, at) => (at === 3 ? { ...entry, time: 1 } : entry))
  expect(await brokenIn(later)).toMatchObject({ at: 3, why: 'digest' })
  const renamed = await answered(verifyFile(environment, JSON.stringify({ ...file, name: 'Monday' })))
  expect(renamed).toMatchObject({ whole: false, verdict: 'wrong' })
  expect(firstBroken(renamed)).toBeUndefined()
})

test('what is no game has its reason', async () => {
  const { environment, text } = await finished('b')
  const why = async (odd: string) => {
    const answer = await verifyFile(environment, odd)
    return answer.ok ? 'read' : answer.fault.why
  }
  const file = JSON.parse(text) as object
  const odd = [
    'x',
    '7',
    '{}',
    JSON.stringify({ ...file, version: 99 }),
    JSON.stringify({ ...file, entries: [] }),
    JSON.stringify({ ...file, entries: 3 }),
    JSON.stringify({ ...file, game: 'chess' }),
  ]
  expect(await Promise.all(odd.map(why))).toEqual(['notJson', 'notJson', 'foreign', 'newer', 'unreadable', 'unreadable', 'gameUnknown'])
})

test('a game on disk is looked through as it lies there, and a lost end is noticed', async () => {
  const { environment, id, db, now } = await finished('c')
  expect(await answered(verifyGame(environment, id))).toMatchObject({ whole: true, verdict: 'right' })
  await db.entries.delete([id, now().ledger.last.entry.seq])
  expect(await answered(verifyGame(environment, id))).toMatchObject({ whole: false })
  expect(await verifyGame(environment, 'nothing')).toEqual({ ok: false, fault: { why: 'unreadable' } })
})

test.each(['en', 'cs'] as const)('what was found is said in plain words, the first thing that does not fit too: %s', async (language) => {
  const { environment, text } = await finished(language)
  const words = await useFairWords.load(language)
  const good = reportOf(await answered(verifyFile(environment, text)), words)
  expect(good).toMatchObject({ verdict: 'right', says: words.words.verdict.right })
  expect(good.checks.map(({ verdict }) => verdict)).toEqual(CHECKS.map(() => 'right'))
  const file = JSON.parse(text) as { readonly entries: readonly object[] }
  const later = file.entries.map((entry, at) => (at === 3 ? { ...entry, time: 1 } : entry))
  const bad = reportOf(await answered(verifyFile(environment, JSON.stringify({ ...file, entries: later }))), words)
  expect(bad.verdict).toBe('wrong')
  expect(bad.says.replaceAll('\u00A0', ' ')).toContain(language === 'en' ? 'entry 4 was changed' : 'zápis 4 se po zapsání změnil')
  expect(JSON.stringify([good, bad])).not.toMatch(/\{\w+\}|undefined|NaN/)
})
