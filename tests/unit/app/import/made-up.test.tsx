// Tests forged games with correct digests: the app refuses to import them, and a stored forged game does not affect other games.
import { readFileSync } from 'node:fs'
import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { sample } from 'fast-check'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { catalogue } from '../../../../src/games/catalogue'
import type { Environment } from '../../../../src/session/environment/environment'
import { memoryStore, type GameFile } from '../../../../src/storage'
import { signedAnew, takeInAll } from '../../../fixtures/damage'
import { madeUp, plant } from '../../../fixtures/made-up'
import { whatFalls } from '../../../fixtures/stands'
import { openApp, press, setupOf } from '../../games/westeros/table/fixture'
import { repetitions } from '../../../repetitions'

const good = readFileSync('tests/fixtures/ledgers/westeros-1.json', 'utf8').trimEnd()
/** Kinds of forgeries that sometimes result in a valid game. */
const MAY_BE_SOUND = ['made-up names', 'made-up times', 'made-up people']
const PER_KIND = repetitions(20)
const EVERY = 4

const worldOf = (): Environment => ({ store: memoryStore(), catalogue, now: () => 1_800_000_000_000 })
/** Creates a simulated device with a valid game. */
const device = async (): Promise<Environment> => {
  const environment = worldOf()
  const frame = JSON.parse(good) as GameFile
  await plant(
    environment,
    signedAnew(frame, [{ ...frame.entries[0], id: 'another' }, ...frame.entries.slice(1)], { name: 'Another' }),
    false,
  )
  return environment
}

describe('a made-up file', () => {
  test.each(Object.entries(madeUp(good)))('%s: changes nothing here, and what is taken in opens', async (name, kind) => {
    const environment = await device()
    let taken = 0
    for (const [at, text] of sample(kind, { numRuns: PER_KIND, seed: 11 }).entries()) {
      taken += await takeInAll(environment, text)
      if (at % EVERY !== 0) continue
      const planted = await device()
      await plant(planted, text)
      expect(await whatFalls(planted)).toBeUndefined()
    }
    expect(taken > 0 || !MAY_BE_SOUND.includes(name)).toBe(true)
  })
})

describe('a game that an earlier version has taken in', () => {
  /** Creates a simulated device with a valid game and a stored forged game, whose first state has this change. */
  const phoneWith = async (change: object) => {
    const frame = JSON.parse(good) as GameFile
    const [first] = frame.entries as unknown as readonly { readonly events: readonly { readonly state: object }[] }[]
    const begun = { ...first, events: [{ e: 'begun', state: { ...first?.events[0]?.state, ...change } }], time: 2e12 }
    const text = signedAnew(frame, [begun], { name: 'Made up' })
    const store = memoryStore()
    const app = await openApp({ store })
    await act(() => app.play().createGame({ game: 'westeros', name: 'Friday', setup: setupOf() }))
    await plant({ ...worldOf(), store }, text)
    await app.go('/')
    return { ...app, store }
  }
  // Loads the dialog about a stored game before the tests, because loading may take longer than a test waits for a text.
  beforeAll(async () => {
    await import('../../../../src/app/home/GameSheet')
    const app = await openApp()
    await act(() => app.play().createGame({ game: 'westeros', name: 'Friday', setup: setupOf() }))
    await app.go('/')
    await press('More about Friday')
    await screen.findByRole('textbox', { name: 'Name of the game' })
    cleanup()
  })
  test.each([
    ['box', { box: null }, true],
    ['playing', { playing: 'stark' }, true],
    // The card of the game in the list does not show these properties.
    ['stage', { stage: { at: 'dinner' } }, false],
    ['tracking', { tracking: 7 }, false],
    ['areas', { areas: [] }, false],
  ])('says so on its own card, and can be handed out and deleted there: no sound %s', async (_, change, isSaid) => {
    const { store } = await phoneWith(change)
    const card = await screen.findByRole('region', { name: 'Made up' })
    if (isSaid) await within(card).findByText('This game cannot be read here. It can be saved to a file or deleted.')
    expect(await screen.findByRole('link', { name: /^Friday/ })).toBeTruthy()
    const texts: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      texts.push(blob as Blob)
      return 'blob:x'
    })
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    await press('More about Made up')
    await screen.findByRole('textbox', { name: 'Name of the game' })
    await press('Save to a file')
    await expect.poll(() => texts).toHaveLength(1)
    expect(await texts[0]?.text()).toContain('"Made up"')
    await userEvent.click(await screen.findByRole('button', { name: 'Delete this game' }))
    await press('Delete it')
    await expect.poll(() => store.games()).toMatchObject({ value: [{ name: 'Friday' }] })
    cleanup()
  })
})
