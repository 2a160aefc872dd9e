// R80: tests the text that names the first builder after announcements, with the reason.
import { expect, test } from 'vitest'
import { firstBuilderText } from '../../../../src/games/graenaland/table/questions/first-builder'
import { questionTextsIn } from '../../../../src/games/graenaland/table/questions/words'

const players = (['red', 'white', 'blue'] as const).map((clan) => ({ clan, name: '' }))
const textFor = (announced: Record<string, number>, failed: readonly 'red'[] = []) =>
  firstBuilderText({ chief: 'white', players, announced, failed }, questionTextsIn('en').announce, (clan) => clan)

test('it names who builds first, and why', () => {
  expect(textFor({})).toBe('')
  expect(textFor({ blue: 6 })).toBe('blue builds first, with 6 points.')
  expect(textFor({ red: 7, blue: 6 })).toBe('red builds first: 7 beats 6.')
  expect(textFor({ red: 6, blue: 6 })).toBe('blue builds first: of those with 6, the nearest to the chief.')
  expect(textFor({ red: 7, blue: 6 }, ['red'])).toBe('blue builds first, with 6 points.')
})
