// Tests which units of a finished battle are listed as left on the board.
import { expect, it } from 'vitest'
import type { State } from '../../../../src/games/axis-and-allies'
import type { OwnMove } from '../../../../src/games/axis-and-allies/rules/moves'
import { withIt } from '../../../../src/games/axis-and-allies/table/results/board-changes'
import { textsIn } from '../../../../src/games/axis-and-allies/table/parts/words'
import { stayingIn } from '../../../../src/games/axis-and-allies/views/staying'
import { ledgerAfter } from './games'

const fought = (...moves: readonly OwnMove[]): NonNullable<State['battle']> => {
  const { battle } = ledgerAfter({ way: 'referee' }, [
    { do: 'phase', power: 'soviet', to: 3 },
    { do: 'announce', battle: { kind: 'land', at: 'ukraine' } },
    { do: 'phase', power: 'soviet', to: 4 },
    {
      do: 'battle',
      at: 'ukraine',
      place: 'land',
      attack: { inf: 2, arm: 1 },
      defend: { germany: { inf: 2 } },
      spaces: { caucasus: { friendly: true, origin: true } },
    },
    { do: 'fire', stage: 'attack', hits: { 1: 0, 3: 0 } },
    { do: 'fire', stage: 'defend', hits: { 2: 0 } },
    ...moves,
  ]).head.state
  if (battle === undefined) throw new Error('no battle')
  return battle
}

it('after a retreat only the defenders are left on the board', () => {
  const { attack, defend } = stayingIn(fought({ do: 'retreat', by: 'attacker', to: 'caucasus' }))
  expect(attack).toEqual({})
  expect(defend).toEqual({ germany: { inf: 2 } })
})

it('before a retreat both armies stand there', () => {
  expect(stayingIn(fought()).attack).toEqual({ inf: 2, arm: 1 })
})

it('a capture names the AA gun and the complex that change hands', () => {
  const { state } = ledgerAfter({ way: 'banker' }, []).head
  const taken = (at: string) =>
    withIt(
      { e: 'taken', by: 'germany', at, changes: [{ at, from: 'soviet', to: 'germany', income: 4 }], liberated: false },
      state,
      textsIn('en'),
    )
  expect(taken('caucasus')).toBe('With it: 1 AA gun, 1 industrial complex.')
  expect(taken('ukraine')).toBeUndefined()
})
