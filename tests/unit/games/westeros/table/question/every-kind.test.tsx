import { cleanup, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { HouseId } from '../../../../../../src/games/westeros/box/box'
import type { Players } from '../../../../../../src/games/westeros/box/second/printed'
import type { Choice, Setup } from '../../../../../../src/games/westeros/model/moves'
import type { Move } from '../../../../../../src/games/westeros/rules/moves'
import { PROMPT_KINDS, type PromptKind } from '../../../../../../src/games/westeros/model/prompt-kinds'
import { PRESETS } from '../../../../../../src/games/westeros/model/settings'
import type { Preset, Tracking } from '../../../../../../src/games/westeros/model/state'
import type { Language } from '../../../../../../src/ui/words'
import { mustDrawTop } from '../../../../../../src/games/westeros/rules/wildling-deck'
import { fixChance } from '../../../../../fixtures/chance'
import { seeded } from '../../../../../playout/random'
import { secondSetupFor } from '../../../../../playout/westeros-second-edition'
import { repetitions } from '../../../../../repetitions'
import { askOnScreen } from './table'

/** Questions that the app answers by a random draw if it draws the cards. */
const DRAWN_BY_APP: readonly PromptKind[] = ['draw', 'wildlingCard', 'tides']

/** Number of questions of each kind that the test checks in each game. */
const OF_ONE_KIND = repetitions(12)

/** Plays a random game without the screen, and checks the first questions of every kind on the screen. */
const kindsSeen = async (
  tracking: Tracking,
  seed: number,
  moves: number,
  language: Language,
  setup?: Setup,
): Promise<ReadonlySet<PromptKind>> => {
  fixChance(seed)
  const table = await askOnScreen({ tracking, language, ...(setup === undefined ? {} : { setup }) })
  const random = seeded(seed)
  const seen = new Map<PromptKind, number>()
  cleanup()
  for (let n = 0; n < moves; n++) {
    const { prompts, state, game } = table.open()
    const [question] = prompts
    if (question === undefined) break
    if (prompts.some(({ kind }) => (seen.get(kind) ?? 0) < OF_ONE_KIND)) {
      await table.show()
      // A question has a first-level heading and a main button, and no missing text.
      expect(screen.getAllByRole('heading', { level: 1 }).length).toBeGreaterThan(0)
      expect(document.querySelectorAll('button.do').length).toBeGreaterThan(0)
      expect(document.body.textContent).not.toMatch(/undefined|\[object|NaN|\{\w+\}/)
      cleanup()
    }
    for (const { kind } of prompts) seen.set(kind, (seen.get(kind) ?? 0) + 1)
    if (question.kind === 'reveal') await table.reveal()
    else if ((DRAWN_BY_APP.includes(question.kind) && state.tracking.decks === 'app') || mustDrawTop(state)) await table.draw()
    else {
      const answer = game.domain(state, question).sample(random)
      if (answer === undefined) throw new Error(`nothing to answer: ${question.kind}`)
      if (question.sealed) await table.cast(question.roles[0] as HouseId, answer as Choice)
      else await table.move(answer as Move)
    }
  }
  return new Set(seen.keys())
}

/** Returns a setup with the optional Tides of Battle deck. */
const withTides = (setup: Setup): Setup => ({ ...setup, settings: { ...setup.settings, tidesOfBattle: true } })

/** Returns the setup of a game of the second edition. */
const secondEdition = (players: Players, preset: Preset, tracking: Partial<Tracking> = {}): Setup => ({
  ...secondSetupFor(players, preset, () => 0.5),
  tracking: { ...PRESETS[preset], ...tracking },
})

describe('every kind of question', () => {
  test('has a component that shows it in both languages, whatever the table tracks', async () => {
    const games = [
      await kindsSeen(PRESETS.full, 8, 260, 'en'),
      await kindsSeen(PRESETS.full, 7, 420, 'cs'),
      await kindsSeen({ ...PRESETS.referee, decks: 'table', bids: 'table' }, 2, 200, 'cs'),
      await kindsSeen({ ...PRESETS.light, orders: 'app', decks: 'table' }, 3, 160, 'en'),
      await kindsSeen(PRESETS.light, 4, 160, 'cs'),
      await kindsSeen(PRESETS.full, 11, 420, 'en', secondEdition(6, 'full')),
      await kindsSeen(PRESETS.full, 12, 420, 'cs', secondEdition(4, 'full')),
      await kindsSeen(PRESETS.referee, 13, 420, 'cs', secondEdition(5, 'referee', { decks: 'table' })),
      await kindsSeen(PRESETS.full, 14, 420, 'en', secondEdition(3, 'full')),
      await kindsSeen(PRESETS.full, 15, 200, 'cs', withTides(secondEdition(6, 'full'))),
      await kindsSeen(PRESETS.referee, 16, 200, 'en', withTides(secondEdition(5, 'referee', { decks: 'table' }))),
    ]
    const seen = new Set(games.flatMap((kinds) => [...kinds]))
    // A choice of casualties, of the unit for a skull or of ships in a port is rare in random games. Other tests cover them.
    const rare: readonly PromptKind[] = ['casualties', 'portShips', 'skull']
    expect(PROMPT_KINDS.filter((kind) => !seen.has(kind) && !rare.includes(kind))).toEqual([])
  })
})
