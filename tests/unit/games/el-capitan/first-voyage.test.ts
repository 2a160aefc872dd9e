// Tests that one question asks for both the first voyage of a ship and the card that the voyage needs.
import { expect, test } from 'vitest'
import { elCapitan, type ElCapitan } from '../../../../src/games/el-capitan'
import type { OwnMove } from '../../../../src/games/el-capitan/rules/moves'
import type { Setup } from '../../../../src/games/el-capitan/model/moves'
import { isFirstVoyage } from '../../../../src/games/el-capitan/rules/sailing'
import { append, begin, type Ledger } from '../../../../src/referee'
import { sha256 } from '../../../../src/session/ledger/digest'

let count = 0
const stamp = () => ({ id: `${++count}`.padStart(32, '0'), time: count, by: 'table' })

const playersOf: Setup['players'] = [
  { colour: 'red', name: 'Anna' },
  { colour: 'green', name: 'Petr' },
  { colour: 'blue', name: 'Jana' },
]

const isAskedAfter = (settings: Setup['settings'], ...moves: readonly OwnMove[]): boolean => {
  const begun = begin(elCapitan, { players: playersOf, ...(settings && { settings }) }, stamp(), sha256)
  if (!begun.ok) throw new Error(begun.refusal.code)
  const ledger = moves.reduce((before: Ledger<ElCapitan>, move) => {
    const next = append(before, move, stamp(), sha256)
    if (!next.ok) throw new Error(next.refusal.code)
    return next.value
  }, begun.value)
  return isFirstVoyage(ledger.head.state, 'red')
}

const start: OwnMove = { do: 'firstPlayer', colour: 'red' }

test('a ship that lies in front of its owner needs a card first', () => {
  expect(isAskedAfter(undefined, start)).toBe(true)
})

test('whoever has bought a card, or has sailed, is not asked for one again', () => {
  expect(isAskedAfter(undefined, start, { do: 'buy', price: 6 })).toBe(false)
  expect(isAskedAfter(undefined, start, { do: 'sail', to: 'napoli' })).toBe(false)
})

test('where money is not followed, no price is asked', () => {
  expect(isAskedAfter({ moneyTold: false }, start)).toBe(false)
})
