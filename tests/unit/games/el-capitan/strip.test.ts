// Tests the list of possessions during a turn: it shows the possessions of all players.
import { expect, test } from 'vitest'
import { fortress, warehouse } from '../../../../src/games/el-capitan/table/parts/icons'
import { turnOf } from '../../../../src/games/el-capitan/table/parts/turn'
import { IN_CITIES, ledgerAfter } from './games'

test('warehouses and fortresses in front are counted below each purse', () => {
  const { state } = ledgerAfter(...IN_CITIES).head
  const [anna] = turnOf(state, 'en') ?? []
  expect(anna?.counts?.of).toEqual([
    { icon: warehouse, count: '5' },
    { icon: fortress, count: '1' },
  ])
  expect(anna?.counts?.words).toBe('in front: 5 warehouses, 1 fortress')
  expect(turnOf(state, 'cs')?.[0]?.counts?.words).toMatch(/5.*1/)
})

test('the row of players is hidden at a payday, whose table has a column for each player', () => {
  const { state } = ledgerAfter(...IN_CITIES).head
  expect(turnOf({ ...state, stage: 'settle' }, 'en')?.length).toBe(state.players.length)
  expect(turnOf({ ...state, stage: 'payday' }, 'en')).toBeUndefined()
})
