// R82: tests that players reveal a card on paper by entering one number, also in a game whose other cards are in the app.
import { expect, test } from 'vitest'
import { graenaland } from '../../../../src/games/graenaland'
import { mostPoints } from '../../../../src/games/graenaland/rules/goals'
import { askedIn } from '../../../../src/games/graenaland/table/asking/asked'
import { clanMoments } from '../../../gallery/graenaland'

const proof = [1, 2, 3, 4]
  .flatMap((seed) => clanMoments({ players: 4, way: 'referee', settings: { vpCards: true, goalsSealed: true } }, seed))
  .find(({ state }) => state.stage === 'proof' && state.paper.includes(state.final?.announcer ?? 'red'))
if (proof === undefined) throw new Error('nobody announces in these games')
const { state } = proof
const [question] = graenaland.prompts(state)
if (question === undefined) throw new Error('nothing is asked')

test('the points of a paper card are one number from 0 to the most that any card can give now', () => {
  const domain = graenaland.domain(state, question)
  const most = mostPoints(state, state.final?.announcer ?? 'red')
  expect(domain.steps(domain.empty).map(({ amount }) => amount)).toEqual(Array.from({ length: most + 1 }, (_, n) => n))
  expect(askedIn(question, state, 'en').note).toMatch(
    /^Count the points on the card for everything on the map now\. No card gives more than \d+ now\.$/,
  )
})

test('no card gives more points than three for each goal, nor more than the pieces on the map', () => {
  const by = state.final?.announcer ?? 'red'
  const village = { village: 1, fort: 0, church: 0, hall: 0 }
  const few = { ...state, settlements: { C1: { [by]: village }, C2: { [by]: village } }, army: {} }
  expect(mostPoints(few, by)).toBe(2 + 0 + 1 + 0 + 1)
  expect(mostPoints({ ...few, army: { [by]: 8 } }, by)).toBe(2 + 0 + 1 + 0 + 3)
})

test('the number is taken as proof', () => {
  const by = state.final?.announcer ?? 'red'
  const decided = graenaland.decide(state, { do: 'proof', by, points: 9 })
  expect(decided.ok && decided.value[0]).toMatchObject({ e: 'proved', by, points: 9 })
})
