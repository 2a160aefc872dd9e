/**
 * Plays a part of every game with random touches, and looks for dead ends, errors, missing texts and horizontal scrolling. `npm run monkey`
 * plays whole games in this way.
 */
import { catalogue } from '../../src/games/catalogue'
import { playGame } from '../monkey/game'
import { seeded } from '../playout/random'
import { appUrl } from './kit/browser'
import { isSample, sampled, test } from './kit/test'

test('monkey', async ({ browser, step }) => {
  for (const { id } of sampled(catalogue)) {
    await step(`${id} is played by random touches`, async () => {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB', reducedMotion: 'reduce' })
      const page = await context.newPage()
      const { touches, moves } = await playGame(page, { url: appUrl, game: id, random: seeded(7), most: isSample() ? 20 : 160 })
      await context.close()
      if (moves === 0) throw new Error('no move in as many touches')
      console.log(`       ${touches} touches, ${moves} moves`)
    })
  }
})
