import { figure, type Figure } from './figures'
import { manyGames } from './games'
import { installed, phone, says, slowed, takeIn, timedStart, type Bench } from './phone'
import { gameFile, MARCHES } from '../browser/map/games'

/** What the game asks that is opened. */
const QUESTION = 'where do you march?'
const RATES = [1, 4, 6] as const

/** The app is on the phone, the network is gone: the page begins at the game, and the open question can be tapped. */
export const warmStart = async (bench: Bench, times: number): Promise<readonly Figure[]> => {
  const { context, close } = await phone(bench)
  const first = await installed(context, bench.url)
  await takeIn(first, gameFile('Marches', MARCHES))
  await first.getByRole('heading', { level: 1, name: QUESTION }).waitFor()
  const address = first.url()
  await first.close()
  await context.setOffline(true)
  const figures: Figure[] = []
  for (const rate of RATES) {
    const painted: number[] = []
    const tappable: number[] = []
    for (let n = 0; n < times; n++) {
      const { page } = await slowed(context, rate)
      const took = await timedStart(page, address, QUESTION)
      painted.push(took.painted)
      tappable.push(took.tappable)
      await page.close()
    }
    const bars = rate === 4 ? (['≤ 300 ms', '≤ 500 ms'] as const) : ([] as const)
    figures.push(
      figure(`warm start without a network, ${rate}×: first paint`, 'ms', painted, bars[0]),
      figure(`warm start without a network, ${rate}×: the open question can be tapped`, 'ms', tappable, bars[1]),
    )
  }
  await close()
  return figures
}

/** The home screen of somebody who has played for years. */
export const fullHome = async (bench: Bench, times: number, games = 200): Promise<readonly Figure[]> => {
  const { context, close } = await phone(bench)
  const first = await installed(context, bench.url)
  await takeIn(first, manyGames(games))
  await first.getByRole('button', { name: new RegExp(`${games} games$`) }).click()
  // The list of what is offered goes, the list of what is there comes.
  const arrived = (count: number) =>
    document.querySelector('dialog[open]') === null && document.querySelectorAll('main li').length >= count - 1
  await first.waitForFunction(arrived, games, { timeout: 120_000 })
  await first.close()
  await context.setOffline(true)
  const took: number[] = []
  for (let n = 0; n < times; n++) {
    const { page } = await slowed(context, 4)
    await page.addInitScript((count) => {
      const look = () => {
        if (document.querySelectorAll('main li').length >= count - 1)
          requestAnimationFrame(() => {
            performance.mark('all')
            console.debug('all')
          })
        else requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    }, games)
    const isThere = says(page, 'all')
    await page.goto(bench.url, { waitUntil: 'commit' })
    await isThere
    took.push(await page.evaluate(() => performance.getEntriesByName('all')[0]?.startTime ?? Number.NaN))
    await page.close()
  }
  await close()
  return [figure(`home with ${games} games, warm, 4×: all of them painted`, 'ms', took)]
}
