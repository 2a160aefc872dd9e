/**
 * `npm run monkey -- --game ID --games N --seed S --players P --way W`: plays complete games in the built app by pressing controls on the
 * screen.
 */
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { serveFolder } from '../browser/kit/serve'
import { playGame } from '../monkey/game'
import { seeded } from '../playout/random'

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'westeros' },
    games: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
    players: { type: 'string' },
    way: { type: 'string' },
    /** Maximum number of presses per game. */
    most: { type: 'string', default: '6000' },
    /** Folder of the built app. If omitted, the tool builds the app. */
    built: { type: 'string' },
    language: { type: 'string', default: 'en-GB' },
  },
})
const { PROJECT_ROOT: root = process.cwd(), CHROME_BIN: executablePath = '' } = process.env
const built = values.built ?? join(root, `.out/monkey-${process.pid}`)
if (values.built === undefined) {
  const { status } = spawnSync(process.execPath, ['scripts/step.mjs', 'build', '--outDir', built], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) process.exit(1)
}
const server = await serveFolder(built)
const browser = await chromium.launch({ executablePath, args: ['--disable-gpu'] })
const [games, seed] = [Number(values.games), Number(values.seed)]
let failed = 0
for (let n = 0; n < games; n++) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: values.language,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const random = seeded(seed + n)
  const players = values.players === undefined ? undefined : Number(values.players)
  const began = Date.now()
  try {
    const { touches, moves, finished, longest } = await playGame(page, {
      url: server.url,
      game: values.game,
      players,
      way: values.way,
      random,
      most: Number(values.most),
    })
    const seconds = ((Date.now() - began) / 1000).toFixed(0)
    console.log(
      `  ok   seed ${seed + n}: ${moves} moves, ${touches} touches, ${finished ? 'to the result' : 'left unfinished'}, ` +
        `at most ${longest} a question, ${seconds} s`,
    )
    if (!finished) failed += 1
  } catch (error) {
    failed += 1
    const picture = join(root, `.out/monkey-${values.game}-${seed + n}.png`)
    await page.screenshot({ path: picture }).catch(() => undefined)
    console.log(`  MISS seed ${seed + n}: ${error instanceof Error ? error.message : String(error)}\n       ${picture}`)
  }
  await context.close()
}
await browser.close()
await server.stop()
if (values.built === undefined) rmSync(built, { recursive: true, force: true })
console.log(`${games - failed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
