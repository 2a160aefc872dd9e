// Tests texts that name only what holds in the open game: readings of rules, house rules, the Cell, and the position of a lone Mafioso.
import { expect, test } from 'vitest'
import { askedIn } from '../../../../src/games/mafia-city/table/asking/asked'
import { coverIn } from '../../../../src/games/mafia-city/table/asking/reactions'
import { pointsFor } from '../../../../src/games/mafia-city/table/house-rules/points'
import { textsIn } from '../../../../src/games/mafia-city/table/parts/words'
import { nameOf } from '../../../../src/games/mafia-city/table/parts/position'
import { ruleFactsIn } from '../../../../src/games/mafia-city/table/rooms/rule-facts'
import { wordsIn } from '../../../../src/games/mafia-city/words'
import { begun, played } from './games'

test('an unclear rule names the reading that is in force', () => {
  expect(ruleFactsIn(begun(), 'A2', 'en')).toEqual(['Here: everybody.'])
  expect(ruleFactsIn(begun({ cellRelease: 'nextRound' }), 'A2', 'cs')).toEqual(['V této hře: jen zavření v dřívějším kole.'])
  expect(ruleFactsIn(begun({ dealWithoutToken: false }), 'A4', 'en')).toEqual(['Here: no.'])
  expect([ruleFactsIn(begun(), 'R2', 'en'), ruleFactsIn(undefined, 'A2', 'en')]).toEqual([[], []])
})

test('the house rules list the numbers for the number of players of the game', () => {
  const numbers = pointsFor(4).points.flatMap((point) => (point.about === 'number' ? [point.number.id] : []))
  expect(numbers.toSorted()).toEqual(['hand/4', 'reserve/4', 'secretDeal', 'target/4/advanced', 'target/4/beginner'])
})

test('a lone Mafioso has no position in a stack', () => {
  const jailed = { e: 'jailed', owner: 'red', at: 1, place: 1, by: 'blue' } as never
  const withStack = (...stack: readonly ('red' | 'blue')[]) => ({ ...begun(), stacks: { 1: stack } })
  const text = (language: 'en' | 'cs', ...stack: readonly ('red' | 'blue')[]) =>
    wordsIn(language).events.jailed(jailed, withStack(...stack))
  expect(text('en', 'red')).not.toContain('the lowest')
  expect(text('en', 'red', 'blue')).toContain('(the lowest)')
  expect(text('cs', 'red')).not.toContain('hlavní')
  expect(text('cs', 'red', 'blue')).toContain('(hlavní)')
})

test('an empty Cell is not emptied', () => {
  expect(textsIn('en').reminder(1, 'Anna')).toContain('All take theirs from the Cell')
  expect(textsIn('en').reminder(1, 'Anna', true)).toBe('Anna may jail one Mafioso.')
  expect(textsIn('cs').reminder(1, undefined, true)).toBeUndefined()
})

test('players with the same name are named with their colours', () => {
  const { players } = begun()
  const state = { players: players.map((player) => ({ ...player, name: player.colour === 'green' ? 'Tom' : 'Ema' })) }
  const { colours } = textsIn('en')
  expect(players.map(({ colour }) => nameOf(state, colours, colour))).toEqual(['Ema (Red)', 'Ema (Blue)', 'Tom'])
})

test('the cover of the phone names the card and its player', () => {
  const state = played(({ reacting }) => reacting?.chain.stack.length === 1 && reacting.effect.what !== 'thief')
  const { by, what } = state.reacting?.effect ?? {}
  const texts = textsIn('en')
  const name = state.players.find(({ colour }) => colour === by)?.name
  expect(coverIn(state, 'en')).toBe(`${name}: ${what && texts.effects[what]}.`)
  expect(coverIn(begun(), 'en')).toBeUndefined()
})

test('the question about the winner names the points of all players', () => {
  const state = { ...begun(), vp: { red: 3, blue: 11, green: 10 } }
  const question = { kind: 'result', key: '', rule: 'R37', roles: [], params: {}, must: true, sealed: false } as const
  expect(askedIn(question, state, 'en')?.note).toBe('Points: Petr 11, Tom 10, Anna 3. The target is 10.')
})
