import { describe, expect, test } from 'vitest'
import { hmacSha256 } from '../../../src/session/ledger/digest'
import {
  allCards,
  choose,
  drawLabel,
  freshDeck,
  pickRemembered,
  pickBySeed,
  possibleCards,
  putUnder,
  shuffle,
  turnUp,
} from '../../../src/referee'
import { fresh, goTo, play } from '../../fixtures/tiny-table'

const seed = '00'.repeat(32)

describe('choosing', () => {
  test('the same seed and label always give the same', () => {
    expect(choose(hmacSha256, seed, 'deck I, shuffle 0, draw 0', 10)).toBe(choose(hmacSha256, seed, 'deck I, shuffle 0, draw 0', 10))
    const labels = Array.from({ length: 50 }, (_, i) => choose(hmacSha256, seed, `draw ${i}`, 1000))
    expect(new Set(labels).size).toBeGreaterThan(40)
  })

  test('nothing to choose from is a fault of the caller', () => expect(() => choose(hmacSha256, seed, 'x', 0)).toThrow(RangeError))

  test('what would favour some possibilities is rejected', () => {
    const asked: string[] = []
    const top = (_: string, text: string) => {
      asked.push(text)
      return asked.length === 1 ? 'f'.repeat(64) : '0'.repeat(64)
    }
    expect(choose(top, seed, 'x', 3)).toBe(0)
    expect(asked).toEqual(['x/0', 'x/1'])
  })

  test('all possibilities are equally likely', () => {
    // Chi-square with 6 degrees of freedom exceeds 22.46 for one of a thousand seeds. The test uses a fixed seed.
    const draws = 21_000
    const counts = Array.from({ length: 7 }, () => 0)
    for (let i = 0; i < draws; i++) {
      const got = choose(hmacSha256, seed, `draw ${i}`, 7)
      counts[got] = (counts[got] ?? 0) + 1
    }
    const expected = draws / 7
    const chi = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
    expect(chi).toBeLessThan(22.46)
  })

  test('whole shuffles of four cards come in every order equally often', () => {
    // 24 possible orders, so 23 degrees of freedom. Chi-square exceeds 49.73 for one of a thousand seeds.
    const games = 4800
    const counts = new Map<string, number>()
    for (let i = 0; i < games; i++) {
      let deck = freshDeck(['a', 'b', 'c', 'd'])
      const order: string[] = []
      while (possibleCards(deck).length > 0) {
        const card = pickBySeed(hmacSha256, `${seed}${i}`)(drawLabel('I', deck), possibleCards(deck))
        deck = turnUp(deck, card)
        order.push(card)
      }
      counts.set(order.join(''), (counts.get(order.join('')) ?? 0) + 1)
    }
    const expected = games / 24
    const chi = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
    expect(counts.size).toBe(24)
    expect(chi).toBeLessThan(49.73)
  })

  test('only the set matters, not the order in which it is given', () => {
    const pick = pickBySeed(hmacSha256, seed)
    expect(pick('x', ['a', 'b', 'c', 'd'])).toBe(pick('x', ['d', 'b', 'a', 'c']))
  })
})

describe('a deck', () => {
  test('every card comes once, then the known bottom in its order, and a shuffle forgets it all', () => {
    let deck = freshDeck(['x', 'y', 'x'])
    expect(deck.unseen).toEqual(['x', 'x', 'y'])
    deck = putUnder(turnUp(putUnder(turnUp(deck, 'x')), 'y'))
    deck = putUnder(turnUp(deck, 'x'))
    expect(deck.unseen).toEqual([])
    expect(possibleCards(deck)).toEqual(['x'])
    deck = turnUp(deck, 'x')
    expect(deck).toMatchObject({ faceUp: 'x', bottom: ['y', 'x'] })
    expect(allCards(deck)).toEqual(['x', 'x', 'y'])
    expect(drawLabel('II', deck)).toBe('deck II, shuffle 0, draw 4')
    deck = shuffle(deck)
    expect(deck).toEqual({ unseen: ['x', 'x', 'y'], bottom: [], shuffles: 1, drawn: 0 })
    expect(putUnder(deck)).toBe(deck)
  })

  test('what was drawn stays drawn: the same card comes again, whatever the seed', () => {
    let ledger = fresh()
    const first = ledger.head.entry.id
    ledger = goTo(play(ledger, { do: 'draw', card: 'elm' }), first, true)
    const label = drawLabel('only', ledger.head.state.deck)
    for (let i = 0; i < 20; i++) {
      const pick = pickRemembered(ledger, pickBySeed(hmacSha256, `${i}`))
      expect(pick(label, possibleCards(ledger.head.state.deck))).toBe('elm')
      expect(pick(label, ['ash', 'birch'])).not.toBe('elm')
    }
  })
})
