// Tests the session code with Westeros: random moves in the Full preset, stored on disk, sometimes continued on a new page.
import { expect, test } from 'vitest'
import { catalogue } from '../../../src/games/catalogue'
import type { WesterosVocabulary } from '../../../src/games/westeros/rules/vocabulary'
import { createPlay } from '../../../src/session/open-game'
import { exportGame, importGame } from '../../../src/session/transfer'
import { canonical } from '../../../src/referee'
import { Database, diskStore, memoryStore } from '../../../src/storage'
import { fixChance } from '../../fixtures/chance'
import { seeded } from '../../playout/random'
import { setupFor } from '../../playout/setups'

test('a game of sealed orders, bids and cards is played through the disk, read again, sent elsewhere and played on', async () => {
  const random = seeded(11)
  let clock = 1_800_000_000_000
  fixChance(11)
  const environment = { store: diskStore(new Database('westeros')), catalogue, now: () => ++clock }
  let table = createPlay<WesterosVocabulary>(environment)
  const setup = setupFor({ players: 3, preset: 'full' }, random)
  const id = await table.getState().createGame({ game: 'westeros', name: 'Sunday', setup })
  if (id === undefined) throw new Error(canonical(table.getState().refused ?? 'not saved'))

  /** Answers one open question at random; returns false if there is none. */
  const answer = async () => {
    const { open, cast, reveal, play, drawByChance, setDraft } = table.getState()
    const [question] = open?.prompts ?? []
    if (open === undefined || question === undefined) return false
    const domain = open.game.domain(open.state, question)
    await setDraft(question, domain.empty)
    if (question.kind === 'reveal') return reveal()
    if (question.kind === 'draw') return drawByChance()
    const sample = domain.sample(random)
    const [role] = question.roles
    if (question.sealed && role !== undefined) return cast(role, sample as WesterosVocabulary['choice'])
    return play(sample as WesterosVocabulary['move'])
  }

  for (let page = 0; page < 4; page++) {
    for (let move = 0; move < 22; move++) expect(await answer()).toEqual({ how: 'done' })
    const before = canonical(table.getState().open?.state)
    table = createPlay<WesterosVocabulary>(environment)
    expect(await table.getState().openGame(id)).toBe(true)
    expect(canonical(table.getState().open?.state)).toBe(before)
  }
  const { open } = table.getState()
  expect(open?.state.round).toBeGreaterThan(1)
  const file = await exportGame(environment, id)
  if (!file.ok) throw new Error(file.trouble)
  const elsewhere = { ...environment, store: memoryStore() }
  expect(await importGame(elsewhere, file.value.text)).toEqual({ ok: true, value: { id, keptBoth: false } })
  table = createPlay<WesterosVocabulary>(elsewhere)
  await table.getState().openGame(id)
  expect(table.getState().open?.state.areas).toEqual(JSON.parse(JSON.stringify(open?.state.areas)))
  expect(await answer()).toEqual({ how: 'done' })
})
