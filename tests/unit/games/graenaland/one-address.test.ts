// Tests Czech texts of the game: a needed number of votes is never called "enough", and a player is addressed in one form.
import { expect, test } from 'vitest'
import { textsIn } from '../../../../src/games/graenaland/table/parts/words'
import { questions } from '../../../../src/games/graenaland/words/cs/questions'
import { refusals } from '../../../../src/games/graenaland/words/cs/refusals'

test('the number of needed votes is a need, also if all votes are needed', () => {
  const { needs, goalsNeeded } = textsIn('cs')
  expect(needs(2, 2)).toBe('potřeba 2\u00a0ze\u00a02')
  expect(goalsNeeded(3)).toBe('splněno, potřeba 3')
})

test('questions and refusals address one player', () => {
  for (const text of [...Object.values(refusals), ...Object.values(questions)])
    expect(text).not.toMatch(/(^|\s)(vaš|váš|Vaš|Váš|[Mm]áte|nemáte)|(áte|íte)(\s|\?|$)/)
})
