import { expect, test } from 'vitest'
import { line } from '../../../../src/referee'
import { westeros } from '../../../../src/games/westeros'
import type { AnyEvent } from '../../../../src/games/westeros/model/events'
import type { State } from '../../../../src/games/westeros/model/state'
import { loadWords } from '../../../../src/games/westeros/words'
import { playGame } from '../../../playout/game'
import { seeded } from '../../../playout/random'
import { setupFor } from '../../../playout/setups'

const languages = await Promise.all([loadWords('en'), loadWords('cs')])
const BROKEN = /undefined|\bNaN\b|\[object|\bnull\b|\{\w+\}| {2}/

test.each(['referee', 'full', 'light', 'mixed'] as const)('a whole random game can be told and asked in words: %s', (preset) => {
  const random = seeded(7)
  const { ledger } = playGame({ setup: setupFor({ players: 4, preset }, random), random, watch: false, disturb: true })
  const broken: string[] = []
  let count = 0
  for (const { entry, state, parent } of line(ledger)) {
    let before: State | undefined = parent?.state
    for (const event of entry.events as readonly AnyEvent[]) {
      const after = westeros.evolve(before, event)
      for (const words of languages) {
        const text = words.event(event, before, after)
        count++
        if (text === '' || BROKEN.test(text)) broken.push(`${event.e}: ${text}`)
      }
      before = after
    }
    for (const prompt of westeros.prompts(state))
      for (const words of languages) {
        const { title, note, task } = words.question(prompt, state)
        if (title === '' || task === '' || BROKEN.test(title + note + task)) broken.push(`${prompt.kind}: ${title} ${note} ${task}`)
        if (words.rules.title(prompt.rule) === prompt.rule) broken.push(`${prompt.kind} cites ${prompt.rule}`)
      }
  }
  expect(broken).toEqual([])
  expect(count).toBeGreaterThan(100)
})
