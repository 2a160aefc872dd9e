// Tests the reasons shown in questions: why a player draws more cards, and why a player controls a location.
import { expect, test } from 'vitest'
import type { State } from '../../../../src/games/mafia-city'
import { askedIn } from '../../../../src/games/mafia-city/table/asking/asked'
import { whyOf } from '../../../../src/games/mafia-city/table/parts/Verdict'
import { actionIn } from '../../../../src/games/mafia-city/table/rooms/action-names'
import { textsIn } from '../../../../src/games/mafia-city/table/parts/words'
import { prompts } from '../../../../src/games/mafia-city/prompts'
import { played } from './games'

const drawNote = (state: State, cards: State['cards']): string | undefined => {
  const now = { ...state, vp: { red: 2, blue: 2, green: 1 }, cards }
  const [question] = prompts(now)
  return question && askedIn(question, now, 'en')?.note
}

test('the draw names who has fewer cards, or as few, than the one with fewest points', () => {
  const state = played(({ stage }) => stage === 'draw')
  expect(drawNote(state, { red: 1, blue: 0, green: 1 })).toMatch(/Tom alone has the fewest points; Petr has fewer cards\.$/)
  expect(drawNote(state, { red: 0, blue: 0, green: 1 })).toMatch(/Tom alone has the fewest points; Anna and Petr have fewer cards\.$/)
  expect(drawNote(state, { red: 1, blue: 2, green: 1 })).toMatch(/Tom alone has the fewest points; Anna has as few cards\.$/)
  expect(drawNote(state, { red: 2, blue: 2, green: 1 })).toMatch(/Tom alone has the fewest points, and alone the fewest cards\.$/)
})

test('who has only a Secret Deal at a location does not lie higher: no Mafioso of that family is there', () => {
  const state = played(({ stage }) => stage === 'actions')
  const why = (deals: readonly ('red' | 'blue' | 'green')[]) => whyOf(state, textsIn('en'), { at: 2, stack: ['blue'], deals })
  expect(why(['green'])).toBe('1 : 1: Tom has no Mafioso here.')
  expect(whyOf(state, textsIn('en'), { at: 2, stack: ['blue', 'green'], deals: [] })).toBe('1 : 1: Petr is lower in the stack.')
})

test('a tie names who has as many, and why it counts for nobody', () => {
  const state = played(({ stage }) => stage === 'actions')
  expect(whyOf(state, textsIn('en'), { at: 3, stack: ['blue', 'green'], deals: [] })).toBe(
    '1 : 1: Petr and Tom are tied. In a tie nobody controls it, not even the lower one.',
  )
})

test('shared fewest points: the draw names those who share them', () => {
  const state = { ...played(({ stage }) => stage === 'draw'), vp: { red: 2, blue: 1, green: 1 } }
  const [question] = prompts(state)
  expect(question && askedIn(question, state, 'en')?.note).toMatch(/Petr and Tom share the fewest points \(1\): no extra cards\.$/)
})

test('among three tied players the lowest one leads', () => {
  const state = played(({ stage }) => stage === 'locations')
  const at = { at: 2, stack: ['blue', 'green', 'red'], deals: [] } as const
  expect(whyOf(state, textsIn('en'), at)).toBe('1 : 1 : 1: Petr is the lowest in the stack.')
  expect(whyOf(state, textsIn('cs'), at)).toBe('1 : 1 : 1: nejníž leží Petr.')
})

test('the undo of a chosen location names the location', () => {
  const before = played(({ stage }) => stage === 'locations')
  expect(actionIn({ do: 'choose', at: 3 }, 'en', [], before)).toBe('the choice of 3 Fight Club')
  expect(actionIn({ do: 'choose', at: 3 }, 'cs', [], before)).toBe('volba lokace 3 Klub rváčů')
})
