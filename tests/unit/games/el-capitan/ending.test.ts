// Tests the texts about the end of the game on the page with the charts.
import { expect, test } from 'vitest'
import { textsIn } from '../../../../src/games/el-capitan/table/parts/words'
import { endingOf } from '../../../../src/games/el-capitan/table/rooms/story'
import { roomTextsIn } from '../../../../src/games/el-capitan/table/rooms/words'
import { IN_CITIES, ledgerAfter } from './games'

test('all players with the second most florins are named', () => {
  const { state } = ledgerAfter(...IN_CITIES).head
  const texts = textsIn('en')
  const ended = { ...state, result: { winners: ['red'], florins: { red: 100, green: 59, blue: 59 } } as const }
  const ending = endingOf(ended, { texts, colours: texts.colours, rooms: roomTextsIn('en') })
  expect(ending?.steps.find(({ id }) => id === 'next')?.text).toBe('Behind: Green, Blue, 41 fewer.')
})
