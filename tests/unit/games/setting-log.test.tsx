// A correction of a setting: the log says which rule changed, and its value before and after.
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { changeLine } from '../../../src/table/log/change-line'
import { settingText as axisText } from '../../../src/games/axis-and-allies/table/corrections/changes'
import { setTextsIn as axisTexts } from '../../../src/games/axis-and-allies/table/corrections/words'
import { settingText as capitanText } from '../../../src/games/el-capitan/table/rooms/setting-text'
import { settingText as clansText } from '../../../src/games/graenaland/table/corrections/changes'
import { setTextsIn as clansTexts } from '../../../src/games/graenaland/table/corrections/words'
import { DEFAULT_SETTINGS } from '../../../src/games/mafia-city/model/settings'
import { usualIsland } from '../../../src/games/graenaland/box/island'
import { DEFAULT_SETTINGS as CLAN_SETTINGS } from '../../../src/games/graenaland/model/settings'
import { setupOf } from './mafia-city/games'
import { openStandard } from './standard-table'

const CLANS_SETUP = {
  island: usualIsland(4),
  settings: CLAN_SETTINGS,
  numbers: {},
  players: (['red', 'yellow', 'blue', 'white'] as const).map((clan) => ({ clan, name: clan })),
}

test('the log of Mafia City names the changed rule with its value before and after', async () => {
  const changed = { do: 'correct', changes: [{ set: 'settings', settings: { ...DEFAULT_SETTINGS, silentWindow: true } }] }
  await openStandard('mafia-city', setupOf(), [changed], 'log')
  await screen.findByRole('heading', { level: 1 })
  await vi.waitFor(() => expect(document.body.textContent).toContain('Secret reactions: no → yes'), 3000)
  expect(screen.queryByText(/Rules and what is followed/)).toBeNull()
})

test.each([
  ['mafia-city', { set: 'number', point: 'target/3/beginner', value: 11 }, 'House rule.', 'Victory points to end the game'],
  ['graenaland', { set: 'number', point: 'points', value: 5 }, 'House rule.', 'Victory points needed: 6 → 5'],
  ['graenaland', { set: 'number', point: 'price/church/grain', value: 2 }, 'The board was corrected.', 'Price of a church'],
] as const)('the log of %s names a changed rule a house rule: %o', async (id, change, title, line) => {
  const setup = id === 'mafia-city' ? setupOf() : CLANS_SETUP
  await openStandard(id, setup, [{ do: 'correct', changes: [change] }], 'log')
  await vi.waitFor(() => expect(document.body.textContent).toContain(line), 3000)
  const entry = (await screen.findAllByRole('link')).find(({ textContent }) => textContent?.includes(line))
  expect(entry?.textContent?.startsWith(title)).toBe(true)
})

test('the other games describe a single setting with its value', () => {
  const line = (before?: string, after = '') => changeLine({ before, after }, () => '')
  expect(line(capitanText('moneyTold', false, 'en'), capitanText('moneyTold', true, 'en'))).toBe('Money is followed: no → yes')
  expect(line(capitanText('debt', 'forced', 'en'), capitanText('debt', 'negative', 'en'))).toMatch(/: takes new loans → goes below zero$/)
  expect(line(clansText('freeStart', false, clansTexts('cs')), clansText('freeStart', true, clansTexts('cs')))).toMatch(/: ne → ano$/)
  expect(line(axisText('leftover', 'refund', axisTexts('en')), axisText('leftover', 'keep', axisTexts('en')))).toMatch(
    /: paid back → wait$/,
  )
  expect(axisText('advantages', '', axisTexts('en'))).toBeUndefined()
})
