// Tests decks: drawing, revealing, discarding and shuffling never create or lose a card.
import { array, assert, constantFrom, integer, property, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import {
  freshPile,
  isOpenToChance,
  leftIn,
  nextLabel,
  objectionToShowing,
  possibleNext,
  turnOver,
  withDiscarded,
  withHanded,
  withHidden,
  withShown,
  withTurnedUp,
  type Pile,
} from '../../../src/kit/deck'

const CARDS = ['ash', 'ash', 'birch', 'cedar', 'elm', 'fir']
const ACTS = ['turnUp', 'turnOver', 'hide', 'hand', 'show', 'throwAway'] as const

/** Draw pile, and the open cards outside of it. */
interface Table {
  readonly pile: Pile
  readonly open: readonly string[]
}

const act = ({ pile, open }: Table, what: (typeof ACTS)[number], n: number): Table => {
  const possible = possibleNext(pile)
  const card = possible[n % Math.max(1, possible.length)] ?? ''
  const holder = n % 2 === 0 ? 'anna' : 'petr'
  switch (what) {
    case 'turnUp':
      return possible.length === 0 ? { pile, open } : { pile: withTurnedUp(pile, card), open: [...open, card] }
    case 'turnOver': {
      if (possible.length === 0) return { pile, open }
      const { taken, pile: after } = turnOver(pile, card, (one) => one === 'elm')
      return { pile: after, open: taken ? [...open, card] : open }
    }
    case 'hide':
      return leftIn(pile) === 0 ? { pile, open } : { pile: withHidden(pile, holder), open }
    case 'hand':
      return (pile.hidden['anna'] ?? 0) === 0 ? { pile, open } : { pile: withHanded(pile, 'anna', 'petr', 1), open }
    case 'show': {
      const shown = pile.deck.unseen[n % Math.max(1, pile.deck.unseen.length)] ?? ''
      if (objectionToShowing(pile, holder, shown) !== undefined) return { pile, open }
      return { pile: withShown(pile, holder, shown), open: [...open, shown] }
    }
    case 'throwAway':
      return open.length === 0 ? { pile, open } : { pile: withDiscarded(pile, open[0] ?? ''), open: open.slice(1) }
  }
}

test('no card is made or lost, and no draw has the label of another', () => {
  assert(
    property(array(tuple(constantFrom(...ACTS), integer({ min: 0, max: 30 })), { maxLength: 40 }), (acts) => {
      let table: Table = { pile: freshPile(CARDS), open: [] }
      const labels = new Set<string>()
      for (const [what, n] of acts) {
        const before = table.pile
        table = act(table, what, n)
        const { pile, open } = table
        expect([...pile.deck.unseen, ...pile.discards, ...open].sort()).toEqual(CARDS)
        const hidden = Object.values(pile.hidden).reduce((total, count) => total + count, 0)
        expect(leftIn(pile) + hidden + open.length).toBe(CARDS.length)
        expect(isOpenToChance(pile)).toBe(hidden === 0 && leftIn(pile) > 0)
        expect(possibleNext(pile).length > 0).toBe(leftIn(pile) > 0)
        if (pile.deck === before.deck) continue
        if (what !== 'turnUp' && what !== 'turnOver' && what !== 'hide') continue
        expect(labels).not.toContain(nextLabel('wood', before))
        labels.add(nextLabel('wood', before))
      }
    }),
  )
})

test('an empty pile is made anew from its discards, and not from what is held', () => {
  const held = withHidden(freshPile(['ash', 'birch']), 'anna')
  const empty = withDiscarded(withTurnedUp(held, 'birch'), 'birch')
  expect(leftIn(empty)).toBe(1)
  expect(nextLabel('wood', empty)).toBe('deck wood, shuffle 1, draw 0')
  const last = withHidden(empty, 'petr')
  expect(last).toMatchObject({ hidden: { anna: 1, petr: 1 }, discards: [] })
  expect(possibleNext(last)).toEqual([])
})

test('one is turned over, and taken only where it is the one that was wanted', () => {
  const pile = freshPile(['ash', 'birch'])
  expect(turnOver(pile, 'ash', (card) => card === 'ash')).toMatchObject({ taken: true, pile: { discards: [] } })
  expect(turnOver(pile, 'birch', (card) => card === 'ash')).toMatchObject({ taken: false, pile: { discards: ['birch'] } })
})

test('only who holds a hidden card can show one, and only one that can be it', () => {
  const pile = withHidden(freshPile(['ash', 'birch']), 'anna')
  expect(objectionToShowing(pile, 'petr', 'ash')).toBe('noneHeld')
  expect(objectionToShowing(pile, 'anna', 'cedar')).toBe('notHidden')
  expect(withShown(withHanded(pile, 'anna', 'petr', 1), 'petr', 'ash')).toMatchObject({ hidden: {}, deck: { unseen: ['birch'] } })
})
