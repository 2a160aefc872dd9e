// Tests that no reading of the app calls a number of the rulebook lost: players with a printed rulebook have all numbers.
import { expect, test } from 'vitest'
import { rulesIn as axis } from '../../../src/games/axis-and-allies/words/rules'
import { rulesIn as capitan } from '../../../src/games/el-capitan/words/rules'
import { rulesIn as graenaland } from '../../../src/games/graenaland/words/rules'
import { rulesIn as mafia } from '../../../src/games/mafia-city/words/rules'

test.each(Object.entries({ axis, capitan, graenaland, mafia }))('%s: no reading calls a number lost', (_, rulesIn) => {
  for (const language of ['en', 'cs'] as const)
    for (const [number, entry] of Object.entries(rulesIn(language).rules))
      if (number.startsWith('A')) expect(entry.join(' '), number).not.toMatch(/\b(lost|missing)\b|ztracen|nedochoval|v pravidlech chybí/i)
})
