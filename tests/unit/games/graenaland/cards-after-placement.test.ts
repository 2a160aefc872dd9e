// R77: tests that players receive and choose victory point cards after the initial placement.
import { expect, test } from 'vitest'
import { graenaland } from '../../../../src/games/graenaland'
import { clanMoments } from '../../../gallery/graenaland'

test.each([false, true])('no card is asked for before everybody has settled; free start: %s', (freeStart) => {
  const moments = clanMoments({ players: 4, way: 'referee', settings: { vpCards: true, goalsSealed: true, freeStart } }, 1)
  const kindsIn = (stages: readonly string[]) =>
    moments.filter(({ state }) => stages.includes(state.stage)).flatMap(({ state }) => graenaland.prompts(state).map(({ kind }) => kind))
  expect(kindsIn(['firstPlayer', 'start'])).not.toContain('goalCard')
  expect(kindsIn(['goals'])).toContain('goalCard')
})

test('after the placement each clan must choose, and who keeps the card on paper may be reported', () => {
  const moments = clanMoments({ players: 4, way: 'referee', settings: { vpCards: true, goalsSealed: true } }, 1)
  const asked = moments.filter(({ state }) => state.stage === 'goals').flatMap(({ state }) => graenaland.prompts(state))
  expect(asked.length).toBeGreaterThan(0)
  for (const { kind, must } of asked) expect(must).toBe(kind === 'goalCard')
})
