// Opens each kind of result after a reload and leaves it alone for 40 seconds. The page that offers a rescue must not cover a result.
import { LOOKS } from '../gallery/looks'
import { openApp, setStage } from '../gallery/playwright'
import { SCENES } from '../gallery/scenes'
import { appUrl, holds, same } from './kit/browser'
import { sampled, test } from './kit/test'

/** Results of each kind: auctions, battles, wildlings, votes, reveals, paydays, outcomes of a move, and the end of a game. */
const RESULTS = [
  'bids-shown',
  'court-shown',
  'orders-shown',
  'cards-shown',
  'battle-won',
  'battle-over',
  'wall-stands',
  'wall-falls',
  'round-over',
  'won-last',
  'capitan-shut',
  'capitan-last',
  'capitan-payday',
  'capitan-over',
  'mafia-draws',
  'mafia-over',
  'clans-vote-full',
  'clans-over-cards',
  'clans-over',
  'axis-landed',
  'axis-income',
  'axis-over',
] as const
/** Time in ms. The rescue page appears 20 s after the start if the app has not reported that it runs. */
const LEFT_ALONE = 40_000

test('results-left', async ({ browser, step }) => {
  const look = LOOKS.find(({ width, language }) => width === 390 && language === 'en')
  if (look === undefined) throw new Error('no look of a phone')
  for (const name of sampled(RESULTS)) {
    const scene = SCENES.find((one) => one.name === name)
    holds(scene !== undefined, `the scene ${name} exists`)
    await step(`${name} stays for 40 seconds after a reload`, async () => {
      const app = await openApp(browser, appUrl, look)
      const stage = await setStage(app, scene?.position, scene?.tells)
      await scene?.play?.(stage)
      await stage.waitUntilStill()
      await app.page.reload()
      const heading = app.page.getByRole('heading', { level: 1 }).first()
      await heading.waitFor()
      await stage.waitUntilStill()
      const shown = await heading.innerText()
      await app.page.clock.runFor(LEFT_ALONE)
      await same(() => app.page.getByText('Castellan does not start.').count(), 0, 'the rescue page')
      await same(() => heading.innerText(), shown, 'the heading')
      await app.close()
    })
  }
})
