// Tests questions that have a list and a map: both views show the same question and choices, and the same refusals.
import type { Page } from '@playwright/test'
import type { PositionName } from '../gallery/positions'
import { openApp, setStage, type App, type PictureStage } from '../gallery/playwright'
import { gameFile, KINGSWOOD } from './kit/map-games'
import { appUrl, holds, phone, same } from './kit/browser'
import { takeInGame } from './kit/files'
import { overflows, smallTargets } from './kit/looks'
import { pagesOf } from './kit/pages'
import { test } from './kit/test'

const LANGUAGES = [
  {
    locale: 'en-GB',
    map: 'Map',
    march: 'Which march comes next?',
    attack: 'March and attack Kingswood',
    support: 'Who supports?',
    steps: 'Steps of the battle',
    strength: 'Strength of both sides',
    defense: 'Defense order of the defender',
    keys: ['No Defense order', 'Defense +1', 'Defense +2 (star)'],
    here: 'The battle is fought here.',
  },
  {
    locale: 'cs-CZ',
    map: 'Mapa',
    march: 'Který pochod je na řadě?',
    attack: /Kingswood/,
    support: /podpo/,
    steps: 'Kroky bitvy',
    strength: 'Síla obou stran',
    defense: 'Rozkaz obrany u obránce',
    keys: ['Žádný rozkaz obrany', 'Obrana +1', 'Obrana +2 (hvězdička)'],
    here: 'Tady se bojuje.',
  },
] as const

/** Screen sizes for the test: a small phone, on which the least content is visible. With SIZES=all, a larger phone too. */
const SIZES = process.env.SIZES === 'all' ? [phone, { width: 390, height: 844 }] : [phone]

/** Positions of the gallery in which the user can answer the question in a list or on a map. */
const BOTH = ['march', 'raid', 'support', 'support-told', 'retreat', 'muster'] as const

/** Reads the texts and choices of a question in the visible view. */
const saidIn = ({ page }: PictureStage) =>
  page.evaluate(() => {
    const seen = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility({ visibilityProperty: true }))
    const texts = (selector: string) => seen(selector).map(({ innerText }) => innerText.replaceAll(/\s+/g, ' ').trim())
    // Finds the list rows, the sections of castles, and the areas that can support. Each text begins with the name of the area.
    const rows = seen('.asked .row')
    const isOpen = (row: Element) => row.matches(':not([aria-disabled=true], :has(:disabled), :has([aria-disabled=true]))')
    const refused = rows.flatMap((row) => (isOpen(row) ? [] : [row.innerText.split('\n').map((line) => line.trim())]))
    const heads = seen('.asked section[aria-label]:not(.battle)').map((section) => section.getAttribute('aria-label'))
    const groups = seen('.asked fieldset legend, .asked [role=group][aria-label]').map(
      (one) => one.getAttribute('aria-label') ?? one.innerText,
    )
    return {
      title: texts('h1'),
      answers: texts('.answer button'),
      totals: texts('.balance thead'),
      /** All visible texts of the list or the map in one string. */
      all: texts('.asked').join(' '),
      choices: [...rows.filter(isOpen).map(({ innerText }) => innerText), ...heads, ...groups],
      refused,
      legal: seen('.map [data-area]')
        .map((area) => area.getAttribute('aria-label') ?? '')
        .filter((name) => name.endsWith(' can be chosen'))
        .map((name) => name.split(', ')[0] ?? ''),
    }
  })

test('both-views', async ({ browser, step }) => {
  const pages = pagesOf(browser)
  const kingswood = gameFile('Kingswood', KINGSWOOD, {}, 'table')

  const take = async (file: string, locale: string, viewport: (typeof SIZES)[number]): Promise<Page> => {
    const page = await pages.take({ viewport, locale, reducedMotion: 'reduce', hasTouch: true })
    await takeInGame(page, { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(file) })
    return page
  }
  const area = (page: Page, name: string) => page.locator('.map').getByRole('button', { name: new RegExp(`^${name}, `) })
  const onMap = async (page: Page, name: string) => {
    await page.getByRole('radio', { name, exact: true }).check({ force: true })
    await page.locator('.map-window').waitFor()
  }

  for (const text of LANGUAGES)
    for (const viewport of SIZES)
      await step(`a battle begun on the map opens on the balance, with its Defense order: ${text.locale}, ${viewport.width}`, async () => {
        const page = await take(kingswood, text.locale, viewport)
        await page.getByRole('heading', { level: 1, name: text.march }).waitFor()
        await page
          .getByRole('main')
          .getByRole('button', { name: /Tyrell/ })
          .first()
          .click()
        await onMap(page, text.map)
        await area(page, 'The Reach').dispatchEvent('click')
        await area(page, 'Kingswood').dispatchEvent('click')
        await page.locator('.answer').getByRole('button', { name: text.attack }).click()
        await page.getByRole('heading', { level: 1, name: text.support }).waitFor()
        // Checks the totals of both sides of the battle in the list.
        await page.getByRole('list', { name: text.steps }).waitFor()
        const heads = page.getByRole('table', { name: text.strength }).getByRole('columnheader')
        const totals = async () => (await heads.allInnerTexts()).slice(0, 2).map((head) => head.match(/\d+/)?.[0])
        await same(totals, ['4', '2'], 'the totals')
        const keys = page.getByRole('group', { name: text.defense }).getByRole('radio')
        const names = () => keys.evaluateAll((all) => all.map((key) => key.getAttribute('aria-label')))
        await same(names, text.keys, 'the keys for the Defense order')
        const box = await page.getByRole('group', { name: text.defense }).boundingBox()
        const answer = await page.locator('.answer').boundingBox()
        holds(
          box !== null && answer !== null && box.y + box.height <= answer.y,
          `the keys are in sight: ${JSON.stringify(box)} above ${JSON.stringify(answer)}`,
        )
        await page.getByRole('radio', { name: text.keys[1], exact: true }).check({ force: true })
        await same(totals, ['4', '3'], 'the totals with Defense +1')
        // Checks that the map shows the same totals.
        await onMap(page, text.map)
        await same(totals, ['4', '3'], 'the totals on the map')
        await same(names, text.keys, 'the keys on the map')
        await page.getByRole('radio', { name: text.keys[2], exact: true }).check({ force: true })
        await same(totals, ['4', '4'], 'the totals with Defense +2')
        await area(page, 'Kingswood').dispatchEvent('click')
        await page.getByRole('status').getByText(text.here).waitFor()
        await holds(async () => !(await overflows(page)), 'nothing sticks out at the side')
        await same(() => smallTargets(page), [], 'what is smaller than a thumb')
        await pages.giveBack(page)
      })

  let app: App | undefined
  /** Opens a position of the gallery on a device without stored data. */
  const stageOf = async (position: PositionName, width: number, height: number): Promise<PictureStage> => {
    if (app === undefined) app = await openApp(browser, appUrl, { theme: 'dark', language: 'en', width, height })
    else await app.empty()
    await app.page.setViewportSize({ width, height })
    return setStage(app, position)
  }

  for (const position of BOTH)
    await step(`${position}: list and map ask the same, offer the same areas and say the same limits`, async () => {
      const stage = await stageOf(position, 390, 844)
      await stage.waitUntilStill()
      const onList = await saidIn(stage)
      await stage.pressOn('radio', stage.words.everyTable.areas.map)
      await stage.waitUntilStill()
      const map = await saidIn(stage)
      const { title, answers, totals } = onList
      await same(() => ({ title: map.title, answers: map.answers, totals: map.totals }), { title, answers, totals }, 'the map')
      holds(map.legal.length > 0, 'the map offers areas')
      for (const offered of map.legal)
        holds(
          onList.choices.some((choice) => choice?.includes(offered)),
          `${offered} is offered by the list: ${JSON.stringify(onList.choices)}`,
        )
      for (const limit of onList.all.match(/\d+ muster points? (is|are) left/g) ?? [])
        holds(map.all.includes(limit), `the map says "${limit}"`)
      const [refused, reason] = onList.refused[0] ?? []
      if (refused !== undefined && reason !== undefined) {
        await stage.page
          .locator('.map')
          .getByRole('button', { name: new RegExp(`^${refused}, `) })
          .dispatchEvent('click')
        await stage.page.getByRole('status').getByText(reason).waitFor()
      }
      holds(position !== 'retreat' || reason !== undefined, 'a retreat has an area that is refused')
    })

  for (const [width, height] of [
    [390, 844],
    [360, 640],
  ] as const)
    await step(`mustering on the map: the castle stays in sight after each unit, ${width} × ${height}`, async () => {
      const stage = await stageOf('muster', width, height)
      await stage.pressOn('radio', stage.words.everyTable.areas.map)
      await stage.waitUntilStill()
      const castle = stage.page.locator('.map [data-area="seagard"]')
      await castle.dispatchEvent('click')
      const sight = async () => {
        await stage.waitUntilStill()
        const [field, window] = [await castle.boundingBox(), await stage.page.locator('.map-window').boundingBox()]
        if (field === null || window === null) throw new Error('there is no map')
        const middle = field.y + field.height / 2
        holds(middle > window.y && middle < window.y + window.height, `Seagard at ${middle} in ${JSON.stringify(window)}`)
        return window.height / height
      }
      await sight()
      await stage.page
        .getByRole('button', { name: /: Footman,/ })
        .first()
        .click()
      const share = await sight()
      holds(share >= 0.2, `the map has ${share} of the height`)
    })
})
