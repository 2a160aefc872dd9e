import { describe, expect, test } from 'vitest'
import { PRINTED_BOX } from '../../../../src/games/westeros/box/printed'
import type { CardId } from '../../../../src/games/westeros/box/box'
import type { Change } from '../../../../src/games/westeros/model/moves'
import { parseMove } from '../../../../src/games/westeros/rules/moves'
import { questions } from '../../../../src/games/westeros/prompts'
import { abilityOf } from '../../../../src/games/westeros/rules/played'
import type { State } from '../../../../src/games/westeros/model/state'
import { after, attack, base, cards, onTheReach } from './battlefield'
import { begun, correct, laidOut, setupOf } from './opening'

const [DAVOS, RENLY, ROBB] = ['ser-davos-seaworth', 'renly-baratheon', 'robb-stark'] as const

const cardChange = (card: CardId, text?: CardId): Change => {
  const { strength = 0, swords = 0, fortifications = 0 } = PRINTED_BOX.cards[card] ?? {}
  return { set: 'box.card', card, figures: { strength, swords, fortifications }, ...(text === undefined ? {} : { text }) }
}
const printed = (card: CardId) => PRINTED_BOX.cards[card]?.ability
const changed = (state: State, ...changes: readonly Change[]): State => {
  const done = correct(state, ...changes)
  if (done.refusal !== undefined) throw new Error(done.refusal.code)
  return done.state
}

describe('the text of a House card', () => {
  test('can be that of another card, or none', () => {
    const state = changed(begun(), cardChange(RENLY, DAVOS), cardChange(DAVOS, 'none'))
    expect(abilityOf(state, RENLY)).toEqual(printed(DAVOS))
    expect(abilityOf(state, DAVOS)).toBeUndefined()
    expect(state.box.cards[RENLY]).toMatchObject({ strength: 2, printed: 'none' })
  })

  test('is always a printed one, so that texts can be exchanged in any order and one after another', () => {
    const once = changed(begun(), cardChange(RENLY, DAVOS), cardChange(DAVOS, RENLY), cardChange(ROBB, RENLY))
    const inTurn = [cardChange(DAVOS, RENLY), cardChange(ROBB, RENLY), cardChange(RENLY, DAVOS)].reduce(
      (state, change) => changed(state, change),
      begun(),
    )
    for (const state of [once, inTurn])
      expect([DAVOS, RENLY, ROBB].map((card) => abilityOf(state, card))).toEqual([undefined, printed(DAVOS), undefined])
  })

  test('its own comes back, and nothing is left of the exchange', () => {
    const state = changed(
      changed(begun(), cardChange(ROBB, DAVOS), cardChange(RENLY, DAVOS)),
      cardChange(ROBB, ROBB),
      cardChange(RENLY, RENLY),
    )
    expect(state.box.cards).toEqual(PRINTED_BOX.cards)
  })

  test('stays where only figures are told', () => {
    const state = changed(changed(begun(), cardChange(ROBB, 'none')), cardChange(ROBB))
    expect(abilityOf(state, ROBB)).toBeUndefined()
  })

  test('may differ from the start, and in a box that begins another game', () => {
    const state = laidOut({ changes: [cardChange(RENLY, DAVOS)] })
    expect(abilityOf(state, RENLY)).toEqual(printed(DAVOS))
    const next = laidOut({ box: state.box, changes: [cardChange(DAVOS, RENLY)] })
    expect(abilityOf(next, DAVOS)).toBeUndefined()
    expect(setupOf({ box: state.box }).box.cards[RENLY]?.printed).toBe('none')
  })

  test('of a card that does not exist is no text', () => {
    expect(parseMove(PRINTED_BOX, { do: 'correct', changes: [{ ...cardChange(RENLY), text: 'nobody' }] })).toMatchObject({
      refusal: { code: 'MALFORMED', params: { at: 'move.changes.0.text' } },
    })
  })

  test('may turn, in the middle of a battle, into one that waits for a winner: play goes on', () => {
    const fight = attack(base({ units: { tyrell: { reach: { footman: 4 } } } }), onTheReach('stark', { knight: 1 }))
    const { state } = after(fight, cards(ROBB, 'margaery-tyrell'))
    expect(questions(state)).toMatchObject([{ kind: 'ability', params: { card: ROBB } }])
    const other = changed(state, cardChange(ROBB, DAVOS))
    expect(other.battle?.step).not.toBe('abilities')
    expect(questions(other).length).toBeGreaterThan(0)
  })
})
