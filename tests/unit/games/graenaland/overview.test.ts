// Tests the overview for a shared screen: it shows all open information and no secret information.
import { expect, test } from 'vitest'
import { DEFAULT_SETTINGS } from '../../../../src/games/graenaland/model/settings'
import type { State } from '../../../../src/games/graenaland/model/state'
import { dueDraw } from '../../../../src/games/graenaland/rules/production'
import {
  figuresOf,
  goalColumns,
  goalShown,
  progressOf,
  shipOf,
  shownLevels,
  shownPoints,
  togetherIn,
  voteShown,
} from '../../../../src/games/graenaland/table/rooms/overview-figures'
import { overviewTextsIn } from '../../../../src/games/graenaland/table/rooms/words/overview'
import { firstShownAt, shownAt, turnOf } from '../../../../src/games/graenaland/table/parts/turn'
import { clansMoment } from '../../../gallery/graenaland'

test('with goals that lie open, the goals that are met are counted', () => {
  const { state } = clansMoment('clans-over')
  const [winner] = state.result?.places[0] ?? []
  expect(goalShown(state, winner ?? 'red')).toMatchObject({ needed: 3 })
  expect(goalShown(state, winner ?? 'red').reached).toBeGreaterThanOrEqual(3)
  expect(shipOf(state)).toBeUndefined()
})

test('with secret cards only settlements are counted', () => {
  const { state } = clansMoment('clans-build')
  const secret: State = { ...state, settings: { ...DEFAULT_SETTINGS, vpCards: true } }
  for (const { clan } of state.players) expect(goalShown(secret, clan).reached).toBe(figuresOf(state, clan)[0])
})

test('after the end, the points of the result and of the shown cards are listed', () => {
  const { state } = clansMoment('clans-over')
  const red = state.players[0]?.clan ?? 'red'
  const card = { settlements: [1, 13, 14], territories: [9, 10, 11], largest: [9, 10, 11], buildings: [9, 10, 11], army: [1, 13, 14] }
  const over = {
    ...state,
    settings: { ...DEFAULT_SETTINGS, vpCards: true },
    proofs: { [red]: card },
    result: { places: [[red]], score: { [red]: 7 } },
  } as State
  expect(goalShown(over, red).reached).toBe(7)
  expect(shownLevels(over, red)).toEqual([1, 0, 0, 0, 1])
  expect(shownLevels({ ...over, proofs: { [red]: 7 } }, red)).toBeUndefined()
  expect(overviewTextsIn('en').pointsOf(7, [1, 0, 0, 0, 1])).toBe('points; card shown: 1 + 0 + 0 + 0 + 1')
})

test('a card that was shown before the end is not called secret', () => {
  const { state } = clansMoment('clans-build')
  const red = state.players[0]?.clan ?? 'red'
  expect(shownPoints(state, red)).toBeUndefined()
  expect(shownPoints({ ...state, proofs: { [red]: 6 } }, red)).toBe(6)
  expect(overviewTextsIn('en').shown(5, 6)).toBe('settlements; card: 6 points, shown')
  expect(overviewTextsIn('cs').shown(5, 6)).toBe('sídel; odkrytá karta: 6 bodů')
})

test('each clan shows its progress in the five goals, and with secret cards not the numbers required', () => {
  const { state } = clansMoment('clans-over')
  const [winner = 'red'] = state.result?.places[0] ?? []
  const asked = goalColumns(state).map((column) => column.asked)
  const met = figuresOf(state, winner).filter((figure, at) => figure >= (asked[at] ?? Infinity))
  expect(met).toHaveLength(goalShown(state, winner).reached)
  const secret = goalColumns({ ...state, settings: { ...state.settings, vpCards: true } })
  expect(secret.map((column) => column.asked)).toEqual(asked.map(() => undefined))
})

test('a sealed order shows only that it is sealed, and the chief waits for nothing', () => {
  const { state } = clansMoment('clans-order')
  const [first] = state.ballot?.roles ?? []
  if (state.ballot === undefined || first === undefined) throw new Error('no ballot')
  const sealed: State = { ...state, ballot: { ...state.ballot, cast: { [first]: 'digest' } } }
  expect(progressOf(sealed, first)).toBe('sealed')
  expect(progressOf(sealed, state.chief)).toBeUndefined()
})

test('the builder is shown, who gets the ship marker, and the territory of the question', () => {
  const building = clansMoment('clans-build').state
  expect(progressOf(building, building.chief)).toBe('here')
  expect(shipOf(building)?.chief).toBe(building.chief)
  const voting = clansMoment('clans-vote').state
  expect(shownAt(voting)).toBe(voting.proposal?.at)
  const drawing = clansMoment('clans-draw').state
  expect(shownAt(drawing)).toBe(dueDraw(drawing)?.at)
  expect(shownAt(building)).toBeUndefined()
  // During the set-up no card is drawn, so no territory is marked.
  expect(shownAt(clansMoment('clans-start').state)).toBeUndefined()
})

test('the island page first shows the territory of the question, otherwise the one with the most cards', () => {
  const voting = clansMoment('clans-vote').state
  expect(firstShownAt(voting)).toBe(voting.proposal?.at)
  const building = clansMoment('clans-build').state
  const shown = firstShownAt(building) ?? ''
  const cards = Object.values(building.cards).map((lying) => lying?.length ?? 0)
  expect(building.cards[shown]).toHaveLength(Math.max(...cards))
  expect(firstShownAt(clansMoment('clans-start').state)).toBeUndefined()
})

test('while several answer at once, the view names the subject and nobody alone', () => {
  const sealing = clansMoment('clans-order').state
  expect(togetherIn(sealing, 'en')).toMatch(/^Hero orders: all but /)
  const voting = clansMoment('clans-vote').state
  expect(togetherIn(voting, 'en')).toMatch(/: vote on the proposal of /)
  expect(togetherIn(clansMoment('clans-build').state, 'en')).toBeUndefined()
})

test('during a vote, only the clans that still have to vote are marked', () => {
  const { state } = clansMoment('clans-vote')
  const voters = state.proposal?.vote.voters.map(({ role }) => role) ?? []
  const [voted, waiting] = voters
  if (voted === undefined || waiting === undefined) throw new Error('too few voters')
  const votes = { [voted]: true }
  expect(progressOf(state, voted, votes)).toBe('done')
  expect(progressOf(state, waiting, votes)).toBe('here')
  const shown = (clan: typeof voted) => voteShown(state, clan, votes, 'en').atText
  expect([shown(voted), shown(waiting), shown(state.chief)]).toEqual(['Yes\u00a01', '1 vote', undefined])
  for (const { clan } of state.players.filter((one) => !voters.includes(one.clan))) expect(progressOf(state, clan, votes)).toBeUndefined()
  expect(turnOf(state)).toBeUndefined()
})
