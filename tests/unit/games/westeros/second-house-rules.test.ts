// Tests that the house rules of the second edition list the start only of the houses that play.
import { expect, test } from 'vitest'
import { secondEditionFor } from '../../../../src/games/westeros/box/second/printed'
import { SECOND_DEFAULT_SETTINGS } from '../../../../src/games/westeros/model/settings'
import { pointsOf } from '../../../../src/games/westeros/table/house-rules/points'

test.each([3, 4, 5, 6] as const)('with %i players', (players) => {
  const points = pointsOf({ settings: SECOND_DEFAULT_SETTINGS, box: secondEditionFor(players) })
  expect(points.filter(({ about }) => about === 'startingUnits')).toHaveLength(players)
  expect(points.filter(({ about }) => about === 'startingSupply')).toHaveLength(players)
})
