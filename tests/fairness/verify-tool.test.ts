// Tests the exit codes of `npm run verify`: 0 right, 1 wrong, 2 could not be checked, 3 no game found.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { sha256 } from '../../src/session/ledger/digest'
import type { Entry } from '../../src/referee'
import { writeFile } from '../../src/storage/file'
import { signedAnew, westerosWritten } from './ledgers'
import { lookThrough } from './looking-through'

const folder = mkdtempSync(join(tmpdir(), 'castellan-verify-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const { all } = westerosWritten(3, 11)
const exported = (entries: readonly Entry[]) => writeFile({ game: 'westeros', name: 'Friday', exported: 1, entries }, sha256)
const run = async (text: string, ...more: readonly string[]) => {
  const path = join(folder, 'game.json')
  writeFileSync(path, text)
  const lines: string[] = []
  const status = await lookThrough([path, ...more], (line) => lines.push(line))
  return { status, output: lines.join('\n').replaceAll('\u00A0', ' ') }
}

test('each verdict has a status of its own', async () => {
  const ends = (status: number, words: RegExp) => ({ status, output: expect.stringMatching(words) as string })
  expect(await run(exported(all))).toMatchObject(ends(0, /is right\.$/))
  const open = all.filter(({ move }) => move.do !== 'openSeed')
  expect(await run(exported(signedAnew(open)))).toMatchObject(ends(2, /Not everything could be checked: the random number of .*\.$/))
  const strange = all.with(5, { ...(all[5] as Entry), by: 'mallory' })
  expect(await run(exported(signedAnew(strange)))).toMatchObject(ends(1, /entry 6 was made by “mallory”/))
  expect(await run('no game')).toEqual({ status: 3, output: 'The file cannot be read.' })
  expect(await run(' ')).toEqual({ status: 3, output: expect.stringMatching(/^The file is empty/) as string })
  expect(await run(exported(all).slice(0, 2000))).toEqual({ status: 3, output: expect.stringMatching(/^The file is cut short/) as string })
  expect((await run(exported(all), '--noted', 'four words nobody noted')).status).toBe(1)
})

test('without a file, or with one that is not there, there is nothing to look through', async () => {
  expect(await lookThrough([], () => undefined)).toBe(3)
  expect(await lookThrough([join(folder, 'nothing.json')], () => undefined)).toBe(3)
})
