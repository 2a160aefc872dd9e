import { positionOf, type PositionName } from '../gallery/positions'
import { playGame } from '../monkey/game'
import { seeded } from '../playout/random'
import { figure, type Figure } from './figures'
import { installed, openGame, phone, prepared, slowed, type Bench } from './phone'
import { onRaw, repeated, WARM_UP } from './start'
import { watchTaps, type Tap } from './taps'
import { atQuestion, type Runs } from './warm-start'

/** Position of the most frequent question of each game. Westeros is not listed, because other benchmarks measure it. */
const POSITIONS: Readonly<Record<string, PositionName>> = {
  'el-capitan': 'capitan-act',
  'mafia-city': 'mafia-act',
  graenaland: 'clans-vote',
  'axis-and-allies': 'axis-battle',
}
/** Number of measured touches for each game. */
const TOUCHES = 250

/** Plays a game at random at 4× CPU throttling. Returns the time from each touch to the next paint, in ms. */
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

/** Measures warm starts and taps of every game except Westeros. */
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
