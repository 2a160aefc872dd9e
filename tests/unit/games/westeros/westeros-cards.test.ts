import { describe, expect, test } from 'vitest'
import { allCards, drawLabel, pickBySeed, putUnder, type Deck, type Hmac } from '../../../../src/referee'
import { DECKS, type DeckCard, type DeckId } from '../../../../src/games/westeros/box/box'
import { PRINTED_BOX } from '../../../../src/games/westeros/box/printed'
import { available } from '../../../../src/games/westeros/model/position'
import { drawDomain, resolveDomain } from '../../../../src/games/westeros/prompts/westeros-cards'
import {
  cardOf,
  crownsForecast,
  DECK_NAMES,
  draw,
  drawByChance,
  forbiddenKinds,
  hasMammoth,
  rains,
  threatAfter,
  turnUpAll,
} from '../../../../src/games/westeros/rules/westeros-cards'
import type { State } from '../../../../src/games/westeros/model/state'
import { board, happened, play, resolve, seeded, type Given } from './board'

const WINTER: DeckCard = 'winter-is-coming'
const turn = (state: State, one: readonly DeckCard[], two: readonly DeckCard[], three: readonly DeckCard[]) =>
  play(state, (transaction) => draw(transaction, { do: 'draw', how: 'table', turned: { 1: one, 2: two, 3: three } }, new Set()))

describe('R0.2: turning up', () => {
  test('E29: Winter is replaced as often as it comes, and mammoths count on the final cards only', () => {
    const { state, events } = turn(board({ threat: 4 }), ['supply'], [WINTER, WINTER, 'game-of-thrones'], ['storm-of-swords*'])
    expect(events[0]).toMatchObject({ mammoths: 1, threat: 6, faceUp: { 1: 'supply', 2: 'game-of-thrones', 3: 'storm-of-swords*' } })
    expect(DECKS.map((deck) => state.decks[deck].shuffles)).toEqual([0, 2, 0])
    expect(forbiddenKinds(state)).toEqual(['defense'])
    expect(state.threat).toBe(6)
    expect(state.stage).toEqual({ at: 'card', deck: 1 })
  })
  test('D6 and E30: one space for each mammoth, and the marker stays on the last', () => {
    const quiet = 'last-days-of-summer*'
    expect(turn(board({ threat: 4 }), [quiet], [quiet], [quiet]).state.threat).toBe(10)
    expect(turn(board({ threat: 10 }), [quiet], [quiet], ['wildling-attack']).state.threat).toBe(12)
    expect(turn(board({ threat: 12 }), [quiet], [quiet], [quiet]).state.threat).toBe(12)
    expect(threatAfter(board({ threat: 0 }), 0)).toBe(0)
  })
  test('a mammoth on a replaced card does not count (A5)', () => {
    const state = board()
    const deck: Deck = { ...state.decks[1], unseen: ['winter-is-coming*', 'supply'] }
    expect(
      turn({ ...state, decks: { ...state.decks, 1: deck } }, ['winter-is-coming*', 'supply'], ['game-of-thrones'], ['wildling-attack'])
        .state.threat,
    ).toBe(0)
  })
  test('only cards that may come are accepted', () => {
    const state = board()
    expect(turn(state, ['clash-of-kings'], ['game-of-thrones'], ['wildling-attack']).refused).toBe('CARD_NOT_IN_DECK')
    expect(turn(state, ['supply'], [], ['wildling-attack']).refused).toBe('CARD_NOT_IN_DECK')
    expect(turn(state, ['supply'], ['game-of-thrones'], ['sea-of-storms']).refused).toBe('CARD_NOT_IN_DECK')
    expect(turn(state, [WINTER], ['game-of-thrones'], ['wildling-attack']).refused).toBe('WINTER_IS_REPLACED')
    expect(turn(state, ['supply', 'mustering'], ['game-of-thrones'], ['wildling-attack']).refused).toBe('WINTER_IS_REPLACED')
    expect(turn(state, ['supply', WINTER], ['game-of-thrones'], ['wildling-attack']).events).toEqual([])
  })
  test('a deck of nothing but Winter has nothing to replace it with', () => {
    const deck: Deck = { unseen: [WINTER], bottom: [], shuffles: 0, drawn: 0 }
    expect(turnUpAll(1, deck, [WINTER])).toMatchObject({ ok: true })
    expect(drawByChance({ ...board(), decks: { ...board().decks, 1: deck } }, (_, from) => from[0] as never).turned[1]).toEqual([WINTER])
  })
  test('cards without effect of their own are passed over, down to the planning', () => {
    const { state, events } = turn(board(), ['last-days-of-summer*'], ['last-days-of-summer*'], ['sea-of-storms*'])
    expect(events.map(({ e }) => e)).toEqual(['cardsTurnedUp', 'cardResolved', 'cardResolved', 'cardResolved', 'cardsPutUnder', 'moved'])
    expect(state.stage.at).toBe('orders')
    expect(state.decks[3].bottom).toEqual(['sea-of-storms*'])
    expect(state.turned?.[3]).toBe('sea-of-storms*')
  })
})

describe('labels of draws', () => {
  const hmac: Hmac = (key, text) => {
    let mixed = 2166136261
    for (const letter of `${key}|${text}`) mixed = Math.imul(mixed ^ letter.charCodeAt(0), 16777619) >>> 0
    return mixed.toString(16).padStart(8, '0').repeat(2)
  }
  const pick = pickBySeed(hmac, 'seed')

  test('no two draws of a game share a label, reshuffles or not, and each deck keeps its cards (I23)', () => {
    const seen: string[] = []
    let state = board()
    for (let round = 2; round <= 40; round++) {
      const drawn = play(state, (transaction) => draw(transaction, drawByChance(state, pick), new Set()))
      expect(drawn.refused).toBeUndefined()
      const [turnedUp] = happened(drawn, 'cardsTurnedUp')
      seen.push(...Object.keys(turnedUp?.labels ?? {}))
      const decks = { 1: putUnder(drawn.state.decks[1]), 2: putUnder(drawn.state.decks[2]), 3: putUnder(drawn.state.decks[3]) }
      for (const deck of DECKS) {
        expect(cardOf(turnedUp?.faceUp[deck] ?? WINTER)).not.toBe(WINTER)
        expect(allCards(drawn.state.decks[deck])).toEqual([...PRINTED_BOX.decks[deck]].sort())
      }
      state = { ...board(), decks }
    }
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen.length).toBeGreaterThan(3 * 39)
  })
  test('the same seed and position draw the same cards', () => {
    expect(drawByChance(board(), pick)).toEqual(drawByChance(board(), pick))
    expect(
      Object.keys(
        happened(
          play(board(), (transaction) => draw(transaction, drawByChance(board(), pick), new Set())),
          'cardsTurnedUp',
        )[0]?.labels ?? {},
      ),
    ).toContain(drawLabel(DECK_NAMES[2], board().decks[2]))
  })
  test('a pick that would always find Winter ends all the same', () => {
    const stubborn = <T>(_: string, from: readonly T[]): T => from.find((card) => card === WINTER) ?? (from[0] as T)
    const move = drawByChance(board(), stubborn)
    for (const deck of DECKS) expect(cardOf(move.turned[deck].at(-1) ?? WINTER)).not.toBe(WINTER)
  })
  test('without unseen cards only the known top one can come', () => {
    const known: Deck = { unseen: [], bottom: ['supply', 'mustering'], shuffles: 1, drawn: 10 }
    const state: State = { ...board(), decks: { ...board().decks, 1: known } }
    expect(turn(state, ['mustering'], ['game-of-thrones'], ['wildling-attack']).refused).toBe('CARD_NOT_IN_DECK')
    expect(turn(state, ['supply'], ['game-of-thrones'], ['wildling-attack']).state.decks[1]).toMatchObject({
      faceUp: 'supply',
      bottom: ['mustering'],
    })
  })
})

describe('R7: what the cards do', () => {
  test('prohibitions are those of the cards in sight of the running round', () => {
    expect(forbiddenKinds(board())).toEqual([])
    expect(forbiddenKinds(board({ turned: { 3: 'sea-of-storms*' } }))).toEqual(['raid'])
    expect(forbiddenKinds(board({ turned: { 3: 'feast-for-crows' } }))).toEqual(['consolidate'])
    expect(forbiddenKinds(board({ turned: { 1: 'sea-of-storms', 2: 'storm-of-swords*', 3: 'rains-of-autumn' } }))).toEqual([
      'raid',
      'defense',
    ])
    expect(rains(board({ turned: { 3: 'rains-of-autumn*' } }))).toBe(true)
    expect(rains(board({ turned: { 3: 'storm-of-swords*' } }))).toBe(false)
    expect(rains(board())).toBe(false)
  })
  test('E32: Game of Thrones gives power for crowns, as far as the pile has it', () => {
    const given: Given = {
      houses: { baratheon: { power: 16 } },
      tokens: { 'kings-landing': 'baratheon', 'stoney-sept': 'baratheon' },
      units: { lannister: { dragonstone: { footman: 1 } } },
    }
    const card = resolve(given, 'game-of-thrones')
    expect(happened(card, 'powerGained').find(({ house }) => house === 'baratheon')).toMatchObject({ due: 3, amount: 2 })
    expect(available(card.state, 'baratheon')).toBe(18)
    expect(card.state.stage.at).toBe('orders')
    expect(crownsForecast(board(given)).map(({ house, due, gain }) => [house, due, gain])).toEqual([
      ['baratheon', 3, 2],
      ['lannister', 1, 1],
      ['stark', 1, 1],
      ['tyrell', 0, 0],
      ['greyjoy', 1, 1],
    ])
  })
  test('where power is not tracked the gain is a reminder', () => {
    const card = resolve({ tracking: { power: false } }, 'game-of-thrones')
    expect(happened(card, 'powerGained').map(({ house, amount }) => [house, amount])).toEqual([
      ['baratheon', 1],
      ['stark', 1],
      ['greyjoy', 1],
    ])
    expect(available(card.state, 'stark')).toBeUndefined()
  })
  test('E31, E33: the cards are resolved one after another, then they go under their decks', () => {
    const drawn = turn(board(), ['last-days-of-summer*'], ['game-of-thrones'], ['wildling-attack'])
    expect(drawn.state.stage).toEqual({ at: 'card', deck: 2 })
    const move = resolveDomain(drawn.state).sample(seeded(1))
    expect(move).toEqual({ do: 'resolve', deck: 2 })
    expect(hasMammoth('wildling-attack')).toBe(false)
  })
})

describe('how a draw is told', () => {
  test('card by card, deck by deck, Winter first', () => {
    const state = board({ tracking: { decks: 'table' } })
    const domain = drawDomain(state)
    const cards = (deck: DeckId) => domain.steps(domain.empty).flatMap((step) => (step.deck === deck && 'card' in step ? [step.card] : []))
    expect(cards(1)).toEqual(['last-days-of-summer*', 'mustering', 'supply', WINTER])
    const winter = domain.take(domain.empty, { deck: 1, card: WINTER })
    if (!winter.ok) throw new Error('refused')
    expect(domain.finish(winter.value)).toMatchObject({ refusal: { code: 'WINTER_IS_REPLACED' } })
    expect(domain.take(winter.value, { deck: 1, card: 'clash-of-kings' })).toMatchObject({ refusal: { code: 'CARD_NOT_IN_DECK' } })
    const one = domain.take(winter.value, { deck: 1, card: 'supply' })
    if (!one.ok) throw new Error('refused')
    expect(domain.steps(one.value).filter(({ deck }) => deck === 1)).toEqual([{ deck: 1, back: true }])
    expect(domain.take(one.value, { deck: 1, back: true })).toEqual(winter)
    expect(domain.finish({ ...one.value, 2: ['game-of-thrones'], 3: ['wildling-attack'] })).toMatchObject({ value: { how: 'table' } })
    expect(domain.finish(one.value)).toMatchObject({ refusal: { code: 'CARD_NOT_IN_DECK' } })
  })
  test('every sample is accepted', () => {
    const random = seeded(6)
    for (let n = 0; n < 200; n++) {
      const state = board({ tracking: { decks: n % 2 === 0 ? 'app' : 'table' } })
      const move = drawDomain(state).sample(random)
      if (move?.do !== 'draw') throw new Error('no sample')
      expect(move.how).toBe(state.tracking.decks)
      expect(play(state, (transaction) => draw(transaction, move, new Set())).refused).toBeUndefined()
    }
  })
})
