import { positionOf, type PositionName } from '../gallery/positions'
import { playGame } from '../monkey/game'
import { seeded } from '../playout/random'
import { figure, type Figure } from './figures'
import { installed, openGame, phone, prepared, slowed, type Bench } from './phone'
import { onRaw, repeated, WARM_UP } from './start'
import { watchTaps, type Tap } from './taps'
import { atQuestion, type Runs } from './warm-start'

/** A position of each game but Westeros, which has parts of its own: its most frequent question. */
const POSITIONS: Readonly<Record<string, PositionName>> = {
  'el-capitan': 'capitan-act',
  'mafia-city': 'mafia-act',
  graenaland: 'clans-vote',
  'axis-and-allies': 'axis-battle',
}
/** Touches of a game whose time is measured. */
const TOUCHES = 250

/** Taps of a game that is played at random on a processor four times as slow, each from the touch to the next paint, in ms. */
const tapsOf = async (bench: Bench, game: string): Promise<readonly number[]> => {
  const { context, close } = await phone(bench)
  await (await installed(context, bench.url)).close()
  const { page } = await slowed(context, 4)
  const taps: Tap[] = []
  await watchTaps(page, (tap) => taps.push(tap))
  await playGame(page, { url: bench.url, game, players: 3, random: seeded(1), most: TOUCHES })
  await page.waitForTimeout(500)
  await close()
  return taps.map(({ took }) => took)
}

/** Warm starts and taps of every other game than Westeros. */
export const eachGame = async (bench: Bench, { barred }: Runs): Promise<readonly Figure[]> => {
  const figures: Figure[] = []
  for (const [game, position] of Object.entries(POSITIONS)) {
    const ready = await prepared(bench, bench.app, (page) => openGame(page, positionOf(position).file))
    const seen = await onRaw(bench.executable, ready, async (browser) => {
      await repeated(browser, atQuestion(ready.filled, 1), WARM_UP)
      return repeated(browser, atQuestion(ready.filled, 4), barred)
    })
    figures.push(
      figure(
        `${game}: warm start, 4×, until the open question can be tapped`,
        'ms',
        seen.map(({ tappable }) => tappable),
        '≤ 500 ms',
      ),
      figure(`${game}: all taps, 4×: time until the next paint`, 'ms', await tapsOf(bench, game), 'p95 ≤ 100 ms'),
    )
  }
  return figures
}
