// Tests that the printout of a session break contains the complete position without secrets.
import { expect, test } from 'vitest'
import { armyOf, clansOf, placesOf } from '../../../../src/games/graenaland/model/board'
import type { GoalCard, State } from '../../../../src/games/graenaland/model/state'
import { setTextsIn } from '../../../../src/games/graenaland/table/corrections/words'
import { textsIn } from '../../../../src/games/graenaland/table/parts/words'
import { setUpAgainSteps, sheetOf } from '../../../../src/games/graenaland/table/rooms/sheet'
import { sheetTextsIn } from '../../../../src/games/graenaland/table/rooms/words/sheet'
import { clanMoments } from '../../../gallery/graenaland'

const voiceIn = (language: 'en' | 'cs') => ({
  texts: textsIn(language),
  set: setTextsIn(language),
  sheet: sheetTextsIn(language),
})
const found = clanMoments({ players: 5, way: 'referee' }, 2).findLast(({ state }) => state.stage === 'construct')?.state
if (found === undefined) throw new Error('nobody builds in this game')
const state: State = {
  ...found,
  works: { ...found.works, C1: ['road', 'improvement'] },
  improvements: { C1: 'cattle' },
  cards: { ...found.cards, C1: ['grain', 'down', 'grain'] },
}

test.each(['en', 'cs'] as const)('the sheet tells the island tile by tile, and everybody: %s', (language) => {
  const voice = voiceIn(language)
  const { texts, sheet } = voice
  const parts = sheetOf(state, ['?'], voice)
  const island = parts.find(({ title }) => title === texts.island)?.lines ?? []
  expect(island.map(({ name }) => name)).toEqual(placesOf(state).map(texts.place))
  expect(island[0]?.text).toContain(`${texts.things.road}, ${texts.things.improvement} (${texts.resources.cattle})`)
  const text = island.map((one) => one.text).join(' ')
  for (const clan of clansOf(state)) {
    const own = parts.find(({ role }) => role === clan)
    expect(own?.title).toContain(texts.clans[clan])
    expect(own?.lines[0]?.text).toContain(`${armyOf(state, clan)}`)
    for (const hero of Object.keys(state.heroes[clan] ?? {})) expect(text).toContain(texts.heroes[hero as keyof typeof texts.heroes])
  }
  const cards = parts.find(({ title }) => title === sheet.cards)?.lines ?? []
  expect(cards[0]).toEqual({
    name: texts.place('C1'),
    text: `2\u00a0×\u00a0${texts.cards.grain}, ${texts.cards.down}`,
  })
  expect(JSON.stringify([parts, setUpAgainSteps(state, voice)])).not.toMatch(/undefined|null|NaN/)
})

test('the hand of a clan names the number of its supply cards if the app counts them', () => {
  const [{ clan: first } = { clan: 'red' as const }, { clan: second } = { clan: 'red' as const }] = state.players
  const hands = (language: 'en' | 'cs', clan: string) =>
    sheetOf(state, [], { ...voiceIn(language), supplies: { [first]: 2 } })
      .find(({ role }) => role === clan)
      ?.lines.find(({ name }) => name === voiceIn(language).sheet.hand)?.text
  expect(hands('en', first)).toMatch(/^2\ssupply cards · closed, in an envelope with the name$/)
  expect(hands('cs', first)).toMatch(/^2\skarty zásob · zakryté, v obálce se jménem$/)
  expect(hands('en', second)).toBe('closed, in an envelope with the name')
})

test('the steps lay out island, pieces, cards, everybody and the round', () => {
  expect(setUpAgainSteps(state, voiceIn('en'))).toHaveLength(3 + state.players.length + 1)
})

test('a card that is kept closed is named, and nothing of it is told; one that lies open tells its points', () => {
  const [{ clan: first } = { clan: 'red' as const }, { clan: second } = { clan: 'red' as const }] = state.players
  const card: GoalCard = {
    settlements: [1, 2, 3],
    territories: [37, 38, 39],
    largest: [1, 38, 39],
    buildings: [37, 38, 39],
    army: [1, 38, 39],
  }
  const kept: State = {
    ...state,
    settings: { ...state.settings, vpCards: true },
    secrets: [{ secret: 'card', owner: first, commitment: 'c0ffee', shown: false }],
    paper: [],
    proofs: { [second]: card },
  }
  const voice = voiceIn('en')
  const parts = sheetOf(kept, [], voice)
  const of = (clan: string) => parts.find(({ role }) => role === clan)?.lines.find(({ name }) => name === voice.sheet.secret)?.text
  expect(of(first)).toBe(voice.sheet.sealed)
  expect(of(second)).toMatch(/^lies open: \d+$/)
  expect(JSON.stringify(parts)).not.toMatch(/c0ffee|37|38|39/)
  expect(JSON.stringify(parts)).not.toContain(`"${voice.sheet.goals}"`)
})

test('orders that are sealed or typed in are not on the sheet', () => {
  const moment = clanMoments({ players: 5, way: 'referee', settings: { ordersSealed: false } }, 2).find(
    ({ state: at }) => at.stage === 'orders' && Object.keys(at.orders).length > 1,
  )
  if (moment === undefined) throw new Error('no orders in this game')
  const voice = voiceIn('en')
  expect(sheetOf({ ...moment.state, orders: {} }, [], voice)).toEqual(sheetOf(moment.state, [], voice))
})
