// Tests the arrows of revealed orders: one for each hero that moved, two heads for a swap, no arrow for heroes that stay.
import { expect, test } from 'vitest'
import { usualIsland } from '../../../../src/games/graenaland/box/island'
import type { Moved } from '../../../../src/games/graenaland/model/events'
import { allChanges } from '../../../../src/games/graenaland/table/rooms/changes'
import { headlineOf } from '../../../../src/games/graenaland/table/rooms/headline'
import { outcomeTextsIn } from '../../../../src/games/graenaland/table/rooms/words'
import { anchorsOf, arrowsOf, TILE_GAP, TILE_HEIGHT } from '../../../../src/games/graenaland/table/parts/hero-arrows'
import { textsIn } from '../../../../src/games/graenaland/table/parts/words'
import { clansMoment } from '../../../gallery/graenaland'

const island = usualIsland(5)

test('the inland row is half a tile over the coast', () => {
  const anchors = anchorsOf(island)
  const x = (at: string) => anchors[at]?.x ?? 0
  expect(x('I1')).toBeCloseTo((x('C1') + x('C2')) / 2, 0)
  expect(anchors.I1?.y).toBeLessThan(anchors.C1?.y ?? 0)
})

test('whoever moved has an arrow, a swap has two heads', () => {
  const results: readonly Moved[] = [
    { clan: 'yellow', result: 'swapped', hero: 'warrior', from: 'C1', to: 'C2' },
    { clan: 'red', result: 'moved', hero: 'warrior', from: 'C3', to: 'I2' },
    { clan: 'purple', result: 'invalid', hero: 'priest', from: 'C5' },
    { clan: 'white', result: 'stays' },
  ]
  expect(arrowsOf(island, results).map(({ clan, both }) => [clan, both])).toEqual([
    ['yellow', true],
    ['red', false],
  ])
})

test('an arrow between the rows does not cover the heroes in the middle of a tile', () => {
  const [arrow] = arrowsOf(island, [{ clan: 'red', result: 'moved', hero: 'warrior', from: 'C3', to: 'I2' }])
  const numbers = [...(arrow?.path ?? '').matchAll(/[\d.]+/g)].map(Number)
  const ys = numbers.filter((_, at) => at % 2 === 1)
  expect(Math.min(...ys)).toBeGreaterThan(TILE_HEIGHT * 0.7)
  expect(Math.max(...ys)).toBeLessThan(TILE_HEIGHT + TILE_GAP + TILE_HEIGHT * 0.3)
})

test('the revealed orders name the clan of each row and who proposes first', () => {
  const moment = clansMoment('clans-told-heroes')
  const telling = { moment, texts: textsIn('en'), outcomeTexts: outcomeTextsIn('en') }
  expect(headlineOf(telling).note).toMatch(/proposes first\.$/)
  expect(allChanges(telling).every(({ role }) => role !== undefined)).toBe(true)
})
