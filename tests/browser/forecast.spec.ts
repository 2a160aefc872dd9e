// Plays The Forecast, an example game of the tests, with random touches to its end, in both languages.
import { playGame } from '../monkey/game'
import { seeded } from '../playout/random'
import { buildWithIslet } from './islet/build'
import { holds, phone } from './kit/browser'
import { accessibilityFaults } from './kit/looks'
import { test } from './kit/test'

test('forecast', async ({ browser, serve, step }) => {
  const { url } = await serve(await buildWithIslet())
  for (const [locale, seed] of [
    ['en-GB', 3],
    ['cs-CZ', 5],
  ] as const)
    await step(`a game is played by random touches to its end: ${locale}`, async () => {
      const context = await browser.newContext({ viewport: phone, locale, reducedMotion: 'reduce' })
      const page = await context.newPage()
      const { finished, touches, moves } = await playGame(page, { url, game: 'forecast', random: seeded(seed), most: 1500 })
      holds(finished, `the game is over after ${touches} touches and ${moves} moves`)
      holds((await accessibilityFaults(page)).length === 0, 'the result has no accessibility fault')
      await context.close()
    })
})
