// Tests that the list of board changes is shown again after undo and redo, also if the history contains a ballot that was undone, and while
// linked phones make their choices.
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openTable, press, settle } from '../../games/westeros/table/fixture'

const list = () => screen.queryByRole('heading', { name: 'On the board now' })

/** Opens a game whose Westeros cards are drawn: a card that moves supply tokens, then a card with bids. */
const open = async () => {
  const table = await openTable('', { decks: 'table' }, [
    { set: 'round', round: 2 },
    { set: 'stage', at: 'draw' },
    { set: 'supply', house: 'tyrell', level: 6 },
  ])
  const { play, undo, redo } = table.play()
  await act(async () => {
    await play({ do: 'ready' })
    await play({ do: 'draw', how: 'table', turned: { 1: ['supply'], 2: ['clash-of-kings'], 3: ['sea-of-storms*'] } })
  })
  await settle()
  await press('Done on the board')
  const make = async (...moves: readonly (() => Promise<unknown>)[]) => {
    for (const move of moves) await act(async () => void (await move()))
    await settle()
  }
  return { table, make, undo, redo, resolve: (deck: 1 | 2 | 3) => () => play({ do: 'resolve', deck }) }
}

test('a list that was open before undo and redo is shown again', async () => {
  const { make, undo, redo, resolve } = await open()
  await make(resolve(1))
  expect(list()).toBeTruthy()
  await press('Undo: Supply')
  expect(list()).toBeNull()
  await press('Redo: Supply')
  expect(list()).toBeTruthy()
  // The undone bids leave a ballot in the history, so that each later undo and redo is an entry of its own.
  await make(resolve(2), undo, undo)
  expect(list()).toBeNull()
  await make(redo)
  expect(list()).toBeTruthy()
  await press('Done on the board')
  await press('Undo: Supply')
  await make(redo)
  expect(list()).toBeNull()
})
