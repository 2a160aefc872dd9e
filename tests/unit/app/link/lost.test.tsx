// Tests that a closed banner about lost phones stays closed after a reload of the window, and comes back for a cause that is new.
import { afterEach, expect, test } from 'vitest'
import { dismissLost, forgetLost, noteLost, useLost } from '../../../../src/app/link/lost'

const named = () => {
  const { lost } = useLost.getState()
  return lost?.end === 'writer' ? lost.seats : []
}

afterEach(() => {
  useLost.setState({ lost: undefined })
  sessionStorage.clear()
})

test('after a reload, the banner that was closed stays closed', () => {
  noteLost('game', 'seat-1', 'reopened')
  noteLost('game', 'seat-2', 'reopened')
  dismissLost()
  expect(named()).toEqual([])
  noteLost('game', 'seat-1', 'reopened')
  noteLost('game', 'seat-3', 'reopened')
  expect(named()).toEqual(['seat-3'])
})

test('a closed banner comes back for a sealed choice, another cause, another game and a phone that was linked again', () => {
  const closed = () => {
    noteLost('game', 'seat-1', 'reopened')
    dismissLost()
  }
  closed()
  noteLost('game', 'seat-1', 'reopened', false, true)
  expect(named()).toEqual(['seat-1'])
  closed()
  noteLost('game', 'seat-1', 'closed')
  expect(named()).toEqual(['seat-1'])
  closed()
  noteLost('other', 'seat-1', 'reopened')
  expect(named()).toEqual(['seat-1'])
  useLost.setState({ lost: undefined })
  closed()
  forgetLost('game', 'seat-1')
  noteLost('game', 'seat-1', 'reopened')
  expect(named()).toEqual(['seat-1'])
})
