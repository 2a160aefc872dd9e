/**
 * Tests a whole game without a network: after one visit, the server stops and the browser restarts. A whole game is played in English and
 * in Czech from the stored files. The test records every request of all pages and workers.
 */
import type { Page } from '@playwright/test'
import { marchAndWin, SUDDEN, tellBoard, type SuddenWords } from './journey/sudden'
import { asked, layDown, press, reload, waitForText, type Table } from './journey/table'
import { builtFolder, controlled, holds, open, phone, same } from './kit/browser'
import { test } from './kit/test'

interface Words {
  readonly locale: string
  readonly game: SuddenWords
  readonly ready: RegExp
  /** Screens of a game that the test opens, and the question that the game then asks. */
  readonly places: readonly string[]
}

const languages: readonly Words[] = [
  { locale: 'en-GB', game: SUDDEN.en, ready: /^Ready: (\d+) of \1 parts are on this phone/, places: ['Map', 'Houses', 'History', 'Now'] },
  {
    locale: 'cs-CZ',
    game: SUDDEN.cs,
    ready: /^Připraveno: v\stelefonu je (\d+)\sčástí z\s\1/,
    places: ['Mapa', 'Rody', 'Historie', 'Teď'],
  },
]

/** Opens every screen of the game. The browser loads the code of each screen separately, so each screen could fail offline. */
const lookRound = async (t: Table, places: readonly string[]) => {
  for (const place of places) {
    const link = t.page.getByRole('link', { name: place, exact: true })
    await link.click()
    await t.page.locator('[aria-current="page"]').getByText(place, { exact: true }).waitFor()
    await t.page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' })
  }
}

test('offline-journey', async ({ launchProfile, serve, step }) => {
  /** All network requests, and the errors of the pages. */
  const requests: { readonly url: string; readonly byWorker: boolean }[] = []
  const faults: string[] = []

  /** Starts the browser with the stored profile, opens a URL of the app and runs `work`. Always closes the browser at the end. */
  const evening = async (address: string, locale: string, work: (page: Page) => Promise<void>): Promise<void> => {
    const context = await launchProfile(test.info().outputPath('profile'), { viewport: phone, reducedMotion: 'reduce', locale })
    context.on('request', (request) => requests.push({ url: request.url(), byWorker: request.serviceWorker() !== null }))
    context.on('weberror', (fault) => faults.push(fault.error().message))
    try {
      await work(await open(context, address))
    } finally {
      await context.close()
    }
  }

  const server = await serve(builtFolder)

  await step('the first visit says that all parts are on the device', async () => {
    await evening(`${server.url}#/phone`, 'en-GB', async (page) => {
      await page.getByText(/^Ready: (\d+) of \1 parts are on this phone/).waitFor()
      await controlled(page)
    })
  })

  await server.stop()
  for (const { locale, game, ready, places } of languages) {
    await step(`${locale}: the server is dead, the browser new, and a whole game is played and kept`, async () => {
      const dead = await fetch(server.url).then(
        () => 'alive',
        () => 'dead',
      )
      same(dead, 'dead', 'the server')
      await evening(`${server.url}#/phone`, locale, async (page) => {
        await page.getByText(ready).waitFor()
        await page.goto(server.url)
        const t = layDown(page, 1)
        await tellBoard(t, game)
        await press(t, game.begin)
        await lookRound(t, places)
        await marchAndWin(t, game)
        await reload(t)
        await asked(t, game.wins)
        await waitForText(t, game.sudden)
      })
    })
  }

  await step('both games are there when the browser is started once more', () =>
    evening(server.url, 'en-GB', async (page) => {
      await page.getByRole('heading', { level: 1, name: 'Welcome back. The last game is over.' }).waitFor()
      await same(() => page.getByRole('button', { name: /^More about / }).count(), 2, 'the number of games')
    }),
  )

  await step('no page and no worker asked anything of another origin', async () => {
    const elsewhere = requests.map(({ url }) => new URL(url)).filter(({ protocol }) => /^(https?|wss?):$/.test(protocol))
    same([...new Set(elsewhere.map(({ origin }) => origin))], [new URL(server.url).origin], 'the list of origins')
    holds(
      requests.some(({ byWorker }) => byWorker),
      'requests of the worker are written down too',
    )
    console.log(`    ${requests.length} requests, ${requests.filter(({ byWorker }) => byWorker).length} of them by the worker`)
  })

  await step('nothing went wrong on the way', async () => same(faults, [], 'the list of faults'))
})
