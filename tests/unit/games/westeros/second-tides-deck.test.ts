// Tests that the setting for Tides of Battle always comes with a deck (E22.1).
import { expect, test } from 'vitest'
import { TIDES } from '../../../../src/games/westeros/box/second/tides'
import { SECOND_DEFAULT_SETTINGS } from '../../../../src/games/westeros/model/settings'
import { begin } from '../../../../src/games/westeros/rules/setup'
import { usesTides } from '../../../../src/games/westeros/rules/tides-deck'
import { secondSetupFor } from '../../../playout/westeros-second-edition'
import { correct } from './opening'
import { second } from './second-game'

/** Game whose box has no Tides of Battle deck, like the box of a game that was stored before the deck existed. */
const withoutDeck = () => {
  const state = second()
  const { tides: _tides, ...box } = state.box
  return { ...state, box, settings: { ...state.settings, tidesOfBattle: false } }
}

test('a correction of the setting adds the printed deck to the box', () => {
  const { state, refusal } = correct(withoutDeck(), { set: 'setting', name: 'tidesOfBattle', value: true })
  expect(refusal).toBeUndefined()
  expect(state.box.tides).toEqual(TIDES)
  expect(usesTides(state)).toBe(true)
  expect(correct(withoutDeck(), { set: 'setting', name: 'tidesOfBattle', value: false }).state.box.tides).toBeUndefined()
})

test('a game that begins with the setting has the deck', () => {
  const setup = secondSetupFor(6, 'referee', () => 0.5)
  const { tides: _tides, ...box } = setup.box
  const opening = begin({ ...setup, box, settings: { ...SECOND_DEFAULT_SETTINGS, tidesOfBattle: true } })
  const [begun] = opening.ok ? opening.value : []
  expect(begun?.e === 'begun' && usesTides(begun.state)).toBe(true)
})
