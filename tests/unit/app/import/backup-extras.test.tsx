// Tests the data that a complete backup contains besides the games: names of players, and saved house rules.
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { MemoryRouter } from 'react-router'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { exportExtras, importExtras } from '../../../../src/app/import/backup-extras'
import { Copies } from '../../../../src/app/phone/Copies'
import { usePhoneWords } from '../../../../src/app/phone/words'
import { useImportWords } from '../../../../src/app/import/words'
import { PRINTED_BOX } from '../../../../src/games/westeros/box/printed'
import { DEFAULT_SETTINGS, PRESETS } from '../../../../src/games/westeros/model/settings'
import { saved, type OwnRules } from '../../../../src/games/westeros/table/house-rules/own-rules'
import { FRESH } from '../../../../src/games/westeros/table/draft/draft'
import { forgetEverybody, rememberGroup, usePeople } from '../../../../src/session/people'
import { groupOf } from '../../../../src/table/new-game/seating'
import { SessionProvider } from '../../../../src/session'
import { openApp, openTable, press, settle } from '../../games/westeros/table/fixture'

const { keepRules, store } = saved

/** Loads modules that the app loads only when the user chooses a file. */
await Promise.all([
  import('../../../../src/app/import/ImportGames'),
  import('../../../../src/games/westeros/table/new-game/NewGame'),
  useImportWords.load('en'),
])

const forgetAll = () => {
  localStorage.clear()
  store.setState({ list: [] })
  forgetEverybody()
}
beforeEach(forgetAll)

const ours: OwnRules = {
  name: 'Ours',
  settings: DEFAULT_SETTINGS,
  tracking: PRESETS.referee,
  box: { ...PRINTED_BOX, limits: { ...PRINTED_BOX.limits, ship: 6 } },
}
const others: OwnRules = { ...ours, tracking: PRESETS.full }
const played = (...names: readonly string[]) =>
  rememberGroup(
    'westeros',
    groupOf({ ...FRESH, number: 3, people: FRESH.people.slice(0, names.length).map((one, k) => ({ ...one, name: names[k] ?? '' })) }),
  )
const names = () => usePeople.getState().names
const rules = () => store.getState().list.map(({ name, tracking }) => [name, tracking.units, tracking.orders])
/** Exports the additional data and parses it again, as if it had been stored in a file. */
const sent = async () => JSON.parse(JSON.stringify(await exportExtras())) as Readonly<Record<string, unknown>>
const imported = async (extras: Readonly<Record<string, unknown>>) => {
  const take = await importExtras(extras)
  take?.()
  return take !== undefined
}

describe('names and own rules', () => {
  test('come to a new device as they were, and outlive it being closed', async () => {
    played('Anna', 'Jana', 'Petr')
    keepRules(ours)
    const [before, extras] = [[usePeople.getState(), store.getState()], await sent()]
    forgetAll()
    expect(await imported(extras)).toBe(true)
    expect([usePeople.getState(), store.getState()]).toEqual(before)
    expect(localStorage.getItem('castellan.people')).toContain('Jana')
    expect(localStorage.getItem('castellan.house-rules.westeros')).toContain('Ours')
  })

  test('are nothing on a device that has none', async () => {
    expect(await exportExtras()).toEqual({})
  })

  test('come after those that are here, and the last group stays the one of here', async () => {
    played('Anna', 'Jana', 'Petr')
    const extras = await sent()
    forgetAll()
    played('Marek', 'Jana')
    expect(await imported(extras)).toBe(true)
    expect(names()).toEqual(['Marek', 'Jana', 'Anna', 'Petr'])
    expect(usePeople.getState().groups.westeros?.names).toEqual(['Marek', 'Jana'])
  })

  test('stay both where rules of one name differ, and once where they are the same, however often they go to and fro', async () => {
    keepRules(others)
    const there = await sent()
    forgetAll()
    keepRules(ours)
    expect(await imported(there)).toBe(true)
    const both = rules()
    expect(both.map(([name]) => name)).toEqual(['Ours', 'Ours (2)'])
    expect(await imported(there)).toBe(false)
    const here = await sent()
    forgetAll()
    expect(await imported(there)).toBe(true)
    expect(await imported(here)).toBe(true)
    expect(rules().map(([name]) => name)).toEqual(['Ours', 'Ours (2)'])
    expect(rules()).toEqual([both[1], both[0]].map((one, k) => [['Ours', 'Ours (2)'][k], ...(one?.slice(1) ?? [])]))
  })

  test('push nothing out where there is no room for more', async () => {
    for (let k = 0; k < 12; k++) keepRules({ ...ours, name: `There ${k}` })
    const extras = await sent()
    forgetAll()
    for (let k = 0; k < 11; k++) keepRules({ ...others, name: `Here ${k}` })
    expect(await imported(extras)).toBe(true)
    expect(rules().map(([name]) => name)).toEqual([...Array.from({ length: 11 }, (_, k) => `Here ${k}`), 'There 0'])
    expect(await imported(extras)).toBe(false)
  })

  test.each<[string, unknown]>([
    ['a number', 7],
    ['nothing', null],
    [
      'lists of nonsense',
      { people: { names: [7, '', {}], last: 3 }, rules: [null, { name: 'Odd', settings: {}, tracking: {}, box: { areas: 1 } }] },
    ],
    ['fields of a wrong type', { people: [], rules: {} }],
  ])('are left as they are by what is damaged: %s', async (_, westeros) => {
    played('Anna')
    keepRules(ours)
    expect(await imported({ westeros, chess: { names: ['Eva'] }, toString: 1 })).toBe(false)
    expect([names(), rules().length]).toEqual([['Anna'], 1])
  })

  test('come in as far as they are sound', async () => {
    keepRules(ours)
    const extras = (await sent()) as { westeros: { rules: unknown[] } }
    forgetAll()
    expect(await imported({ westeros: { people: { names: [3, 'Eva'] }, rules: [7, ...extras.westeros.rules] } })).toBe(true)
    expect([names(), rules().map(([name]) => name)]).toEqual([['Eva'], ['Ours']])
  })
})

describe('a file from another phone', () => {
  const take = async (text: string) => {
    await userEvent.upload(await screen.findByLabelText('Open a saved game'), new File([text], 'games.json', { type: 'application/json' }))
    await settle()
  }
  /** Returns a complete backup of a device with one game. */
  const copyOf = async () => {
    const table = await openTable()
    const file = await table.session.games.getState().exportAll(await exportExtras())
    if (!file.ok) throw new Error(file.trouble)
    return { table, text: file.value.text }
  }

  test('brings its one game with names and rules', async () => {
    played('Anna', 'Jana')
    keepRules(ours)
    const { text } = await copyOf()
    cleanup()
    forgetAll()
    const app = await openApp()
    await take(text)
    expect(await screen.findByText('Names and own rules')).toBeTruthy()
    expect(names()).toEqual([])
    await press('Load')
    expect(await screen.findByText('Game loaded.')).toBeTruthy()
    expect(app.address()).toMatch(/^\/game\//)
    expect([names(), rules().length]).toEqual([['Anna', 'Jana'], 1])
  })

  test('is made with names and rules in it', async () => {
    const { table } = await copyOf()
    played('Anna', 'Jana')
    await usePhoneWords.load('en')
    cleanup()
    const files: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      files.push(blob as Blob)
      return 'blob:file'
    })
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    render(
      <SessionProvider value={table.session}>
        <MemoryRouter>
          <Suspense>
            <Copies />
          </Suspense>
        </MemoryRouter>
      </SessionProvider>,
    )
    await press('Keep a copy of everything')
    expect(await screen.findByText(/^The copy was read back and is whole: 1 game\./)).toBeTruthy()
    expect(JSON.parse((await files[0]?.text()) ?? '')).toMatchObject({
      version: 2,
      along: { westeros: { people: { names: ['Anna', 'Jana'] } } },
    })
  })

  test('whose game is here already still brings names and rules', async () => {
    played('Anna', 'Jana')
    const { table, text } = await copyOf()
    forgetAll()
    await table.visit('/')
    await take(text)
    const sheet = within(await screen.findByRole('dialog', { name: 'This file holds 1 game.' }))
    expect((await sheet.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Here already'),
      'Names and own rulesCome beside those that are here',
    ])
    expect(names()).toEqual([])
    await press('Load names and rules')
    expect(names()).toEqual(['Anna', 'Jana'])
    await take(text)
    expect(await screen.findByRole('dialog', { name: 'This file was not loaded.' })).toBeTruthy()
  })
})
