// Tests that no reading of the app calls a number of the rulebook lost: players with a printed rulebook have all numbers.
import { expect, test } from 'vitest'
import { rulesIn as axis } from '../../../src/games/axis-and-allies/words/rules'
import { rulesIn as capitan } from '../../../src/games/el-capitan/words/rules'
import { rulesIn as graenaland } from '../../../src/games/graenaland/words/rules'
import { rulesIn as mafia } from '../../../src/games/mafia-city/words/rules'

test.each(Object.entries({ axis, capitan, graenaland, mafia }))('%s: no reading calls a number lost', (_, rulesIn) => {
  const readings = (['en', 'cs'] as const).flatMap((language) =>
    Object.entries(rulesIn(language).rules).flatMap(([number, entry]) => (number.startsWith('A') ? [entry.join(' ')] : [])),
  )
  expect(readings.filter((text) => /\b(lost|missing)\b|ztracen|nedochoval|v pravidlech chybí/i.test(text))).toEqual([])
})
