// Tests Westeros cards of the second edition: their rules, and the power that ports give.
import { describe, expect, test } from 'vitest'
import type { DeckCard, DeckId } from '../../../../src/games/westeros/box/box'
import type { Stage, State } from '../../../../src/games/westeros/model/state'
import { questions } from '../../../../src/games/westeros/prompts'
import { areasFor } from '../../../../src/games/westeros/prompts/power'
import { decide } from '../../../../src/games/westeros/rules/decide'
import { crownsForecast } from '../../../../src/games/westeros/rules/westeros-cards'
import { forecasts } from '../../../../src/games/westeros/views/views'
import { crowns } from '../../../../src/games/westeros/model/control'
import { PRESETS } from '../../../../src/games/westeros/model/settings'
import type { WesterosVocabulary } from '../../../../src/games/westeros/rules/vocabulary'
import type { Moment } from '../../../../src/referee'
import { changesOf } from '../../../../src/games/westeros/table/board-changes'
import { gameOutcomes } from '../../../../src/games/westeros/table/outcome/game-outcomes'
import texts from '../../../../src/games/westeros/table/words/deferred/en'
import { loadWords } from '../../../../src/games/westeros/words'
import { correct, move } from './opening'
import { second } from './second-game'

const QUIET: DeckCard = 'last-days-of-summer'
/** Returns a game in which a card of the second edition is face up. */
const faceUp = (deck: DeckId, card: DeckCard, at: 'card' | 'choice'): State => {
  const stage: Stage = { at, deck }
  return { ...second(), round: 2, turned: { 1: QUIET, 2: QUIET, 3: QUIET, [deck]: card }, stage }
}

describe('E7.5–E7.7: a question about a card names the rule of the card', () => {
  test.each([
    [1, 'a-throne-of-blades', 'E7.5'],
    [2, 'dark-wings-dark-words', 'E7.6'],
    [3, 'put-to-the-sword', 'E7.7'],
  ] as const)('deck %i, %s', (deck, card, rule) => {
    const state = faceUp(deck, card, 'choice')
    expect(questions(state)).toMatchObject([{ kind: 'choice', rule }])
    const wrong = { do: 'choose', house: state.holders.ironThrone, option: 'units' } as const
    const holder = questions(state)[0]?.roles[0] ?? wrong.house
    expect(decide(state, { ...wrong, house: holder })).toMatchObject({ ok: false, refusal: { code: 'NOT_AN_OPTION', rule } })
  })
})

describe('E7.4: Game of Thrones names the power from ports', () => {
  const state = faceUp(2, 'game-of-thrones', 'card')
  test('in the forecast', () => {
    const lannister = crownsForecast(state).find(({ house }) => house === 'lannister')
    expect(lannister).toMatchObject({ ports: 1 })
    expect(forecasts(state).find(({ house }) => house === 'lannister')?.crowns).toMatchObject({ ports: 1, due: lannister?.due })
    expect(crownsForecast(state, 'none').find(({ house }) => house === 'lannister')).toMatchObject({ ports: 0 })
  })
  test('in the log and in the text of the card', async () => {
    const { events } = move(state, { do: 'resolve', deck: 2 })
    const gained = events.find((event) => event.e === 'powerGained' && event.house === 'lannister')
    expect(gained).toMatchObject({ ports: 1, why: 'gameOfThrones' })
    const [en, cs] = await Promise.all([loadWords('en'), loadWords('cs')])
    expect(en.cards.effect('game-of-thrones', { edition: 2 })).toMatch(/port/)
    expect(en.cards.effect('game-of-thrones', {})).not.toMatch(/port/)
    expect(cs.cards.effect('game-of-thrones', { edition: 2 })).toMatch(/přístav/)
  })
})

describe('E7.4, E15.2: if units are not tracked, the players report the ports', () => {
  const before = { ...faceUp(2, 'game-of-thrones', 'card'), tracking: PRESETS.light }
  const due = (state: State, ports: Readonly<Record<string, number>>) =>
    move(state, { do: 'resolve', deck: 2, ports }).events.flatMap((event) => (event.e === 'powerGained' ? [[event.house, event.due]] : []))
  test('Game of Thrones pays for them', () => {
    expect(due(before, { lannister: 1 })).toContainEqual(['lannister', crowns(before, 'lannister') + 1])
    expect(due(before, { stark: 0 }).find(([house]) => house === 'lannister')?.[1] ?? 0).toBe(crowns(before, 'lannister'))
  })
  test('a house has no more ports than it controls, and tracked ports are not reported', () => {
    const wrong = { do: 'resolve', deck: 2, ports: { lannister: 2 } } as const
    expect(decide(before, wrong)).toMatchObject({ ok: false, refusal: { code: 'WRONG_NUMBER', rule: 'E7.4', params: { number: 1 } } })
    expect(decide({ ...before, tracking: PRESETS.referee }, wrong)).toMatchObject({ ok: false, refusal: { code: 'NOT_TRACKED' } })
  })
  test('a Consolidate Power order in a port pays 1', () => {
    const collecting: State = { ...before, stage: { at: 'power' } }
    expect(areasFor(collecting, 'lannister')).toContain('port-of-lannisport')
    const { events } = move(collecting, { do: 'collect', orders: [{ house: 'lannister', area: 'port-of-lannisport' }] })
    expect(events).toContainEqual({ e: 'powerGained', house: 'lannister', due: 1, amount: 1, why: 'consolidate' })
  })
})

describe('E7.6: Dark Wings, Dark Words pays power for crowns', () => {
  test.each(['referee', 'full', 'light'] as const)('the power of every house is listed, preset %s', async (preset) => {
    const before = { ...faceUp(2, 'dark-wings-dark-words', 'choice'), tracking: PRESETS[preset] }
    const answer = { do: 'choose', house: before.holders.kingsCourt, option: 'crowns' } as const
    const { state, events } = move(before, answer)
    const moment = { entry: { move: answer, events }, state, parent: { state: before } } as unknown as Moment<WesterosVocabulary>
    expect(gameOutcomes.hasOutcome(moment)).toBe(true)
    const en = await loadWords('en')
    const paid = crownsForecast(before, 'none').filter(({ gain }) => gain > 0)
    expect(paid.length).toBeGreaterThan(1)
    expect(changesOf(moment, en, texts.outcome).map(({ title }) => title)).toEqual(
      paid.map(({ house, gain }) => en.onBoard.gain(house, gain)),
    )
  })
})

test('E7.5: supply that the holder of the Iron Throne chose has a result, also if no level changes', () => {
  const counted = { ...faceUp(1, 'supply', 'card'), tracking: PRESETS.light }
  const { state: done } = move(counted, { do: 'resolve', deck: 1 })
  const before: State = { ...faceUp(1, 'a-throne-of-blades', 'choice'), tracking: PRESETS.light, houses: done.houses }
  const answer = { do: 'choose', house: before.holders.ironThrone, option: 'supply' } as const
  const { state, events } = move(before, answer)
  expect(state.houses).toEqual(before.houses)
  const moment = { entry: { move: answer, events }, state, parent: { state: before } } as unknown as Moment<WesterosVocabulary>
  expect(gameOutcomes.hasOutcome(moment)).toBe(true)
})

describe('a correction of the face-up card that is resolved now', () => {
  const turned = (deck: DeckId, card: DeckCard) => ({ set: 'turned', turned: { 1: QUIET, 2: QUIET, 3: QUIET, [deck]: card } }) as const
  test('a card with a decision asks for it (E7.5–E7.7)', () => {
    const { state } = correct(faceUp(2, 'game-of-thrones', 'card'), turned(2, 'dark-wings-dark-words'))
    expect(state.stage).toEqual({ at: 'choice', deck: 2 })
    expect(questions(state)).toMatchObject([{ kind: 'choice', rule: 'E7.6' }])
  })
  test('a card without a decision replaces one with a decision', () => {
    const { state } = correct(faceUp(1, 'a-throne-of-blades', 'choice'), turned(1, 'supply'))
    expect(state.stage).toEqual({ at: 'card', deck: 1 })
    expect(questions(state)).toMatchObject([{ kind: 'resolve' }])
  })
  test('the next card with an effect follows a quiet card', () => {
    const begun = faceUp(1, 'a-throne-of-blades', 'choice')
    const { state } = correct(begun, { set: 'turned', turned: { 1: QUIET, 2: QUIET, 3: 'put-to-the-sword' } })
    expect(state.stage).toEqual({ at: 'choice', deck: 3 })
  })
  test('a later card keeps the question that is open', () => {
    const { state } = correct(faceUp(1, 'a-throne-of-blades', 'choice'), {
      set: 'turned',
      turned: { 1: 'a-throne-of-blades', 2: 'game-of-thrones', 3: QUIET },
    })
    expect(state.stage).toEqual({ at: 'choice', deck: 1 })
  })
})
