// Tests that players add random numbers only in games in which the app draws cards or rolls dice.
import { expect, test } from 'vitest'
import { drawnIn } from '../../../../src/app/fair/seats'
import { axisAndAllies } from '../../../../src/games/axis-and-allies'
import { graenaland } from '../../../../src/games/graenaland'
import { mafiaCity } from '../../../../src/games/mafia-city'

/** Returns what the app draws in a game whose state contains only the given fields. */
const drawn = (game: unknown, state: unknown) => drawnIn({ game, head: { state }, rounds: {} } as never)

test('each game says whether the app draws cards, rolls dice, or draws nothing', () => {
  expect(drawn(graenaland, {})).toBeUndefined()
  expect(drawn(axisAndAllies, { dice: { source: 'app' } })).toBe('dice')
  expect(drawn(axisAndAllies, { dice: { source: 'table' } })).toBeUndefined()
  expect(drawn(mafiaCity, { settings: { mapDrawn: false, thiefDrawn: false } })).toBeUndefined()
  expect(drawn(mafiaCity, { settings: { mapDrawn: true, thiefDrawn: false } })).toBe('cards')
  const cardless = { mapDrawn: false, thiefDrawn: true, tokensKept: true, cardsCounted: false }
  expect(drawn(mafiaCity, { settings: cardless })).toBeUndefined()
  expect(drawn(mafiaCity, { settings: { ...cardless, cardsCounted: true } })).toBe('cards')
  expect(drawn({}, {})).toBe('cards')
})
