// Tests wide screens: the map next to the question on a tablet, the overview that is readable from two metres, and a phone in landscape.
import type { BrowserContextOptions, Page } from '@playwright/test'
import { holds, phone, same } from './kit/browser'
import { takeInGame } from './kit/files'
import { accessibilityFaults, overflows, smallTargets } from './kit/looks'
import { pagesOf } from './kit/pages'
import { prepared } from './journey/prepared'
import { warOf } from '../bench/games'
import { test } from './kit/test'

const tabletUpright = { width: 768, height: 1024 }
/** Screen sizes in px on which the whole overview must fit without scrolling. */
const besideTheBoard = [
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
]
const phoneOnItsSide = { width: 640, height: 360 }

/** Opens a device with a game that is directly before the auction of the Iron Throne. */
async function device(pages: ReturnType<typeof pagesOf>, options: BrowserContextOptions): Promise<Page> {
  const page = await pages.take({ locale: 'en-GB', reducedMotion: 'reduce', ...options })
  const file = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(prepared('bid')) }
  await takeInGame(page, file)
  await page.getByRole('button', { name: /^Hand the phone to/ }).waitFor()
  return page
}

const toTableView = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Table view/ })
    .click()
  await page.getByRole('article', { name: 'Stark' }).waitFor()
}

/** Returns the texts of the page whose font is smaller than `least` px. */
const smallerThan = (page: Page, least: number): Promise<readonly string[]> =>
  page.evaluate((limit) => {
    const found: string[] = []
    for (const element of document.querySelectorAll<HTMLElement>('.overview *')) {
      const says = [...element.childNodes].some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim())
      const size = Number.parseFloat(getComputedStyle(element).fontSize)
      if (says && size < limit) found.push(`${element.textContent}: ${size}`)
    }
    return found
  }, least)

test('wide', async ({ browser, step }) => {
  const pages = pagesOf(browser)

  await step('a tablet upright has the question left and the map right, and the answer at the thumb’s edge', async () => {
    const page = await device(pages, { viewport: phone })
    const alone = await accessibilityFaults(page)
    await page.setViewportSize(tabletUpright)
    const beside = page.getByRole('complementary')
    await beside.getByRole('group', { name: 'Map of the board' }).waitFor()
    const [question, map, answer] = await Promise.all([
      page.getByRole('heading', { level: 1 }).boundingBox(),
      beside.boundingBox(),
      page.getByRole('button', { name: /^Hand the phone to/ }).boundingBox(),
    ])
    if (!question || !map || !answer) throw new Error('something is not there')
    holds(question.x + question.width <= map.x, 'the question reaches into the map')
    holds(map.width > 300 && map.x + map.width <= tabletUpright.width, `the map is ${map.width} px wide`)
    holds(answer.x + answer.width <= map.x && answer.y > tabletUpright.height * 0.75, 'the answer is not at the thumb’s edge')
    await same(() => overflows(page), false, 'sticking out')
    await same(() => accessibilityFaults(page), alone, 'the list of faults')
    await same(() => smallTargets(page), [], 'the list of small targets')
    await beside.getByRole('radio', { name: 'Houses' }).check({ force: true })
    await beside.getByRole('table').waitFor()
    await same(() => accessibilityFaults(page), alone, 'the list of faults beside the houses')
    await pages.giveBack(page)
  })

  for (const colorScheme of ['light', 'dark'] as const) {
    await step(`the table view shows everything at once and in large letters, ${colorScheme}`, async () => {
      const page = await device(pages, { viewport: phone, colorScheme })
      await toTableView(page)
      await same(() => overflows(page), false, 'sticking out on a phone')
      for (const size of besideTheBoard) {
        await page.setViewportSize(size)
        const [high, seen] = await page
          .locator('.overview')
          .evaluate(({ scrollHeight, clientHeight }) => [scrollHeight, clientHeight] as const)
        const at = `${size.width} × ${size.height}`
        holds(high <= seen, `${at}: ${high} px have to be scrolled in ${seen}`)
        await same(() => overflows(page), false, `sticking out at ${at}`)
        await same(() => smallerThan(page, 20), [], `small letters at ${at}`)
        if (size === besideTheBoard[0]) await same(() => accessibilityFaults(page), [], `the list of faults at ${at}`)
        await same(() => smallTargets(page), [], `the list of small targets at ${at}`)
      }
      await pages.giveBack(page)
    })
  }

  await step('charts lie in two columns, none of them over another', async () => {
    const page = await pages.take({ locale: 'en-GB', reducedMotion: 'reduce', viewport: { width: 1280, height: 480 } })
    await takeInGame(page, { name: 'war.json', mimeType: 'application/json', buffer: Buffer.from(warOf(120).text) })
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page
      .getByRole('dialog')
      .getByRole('link', { name: 'Charts' })
      .or(page.getByRole('dialog').getByRole('button', { name: 'Charts' }))
      .click()
    const charts = page.getByRole('figure')
    await charts.filter({ hasText: 'Battles' }).waitFor()
    const boxes = await charts.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect))
    same(new Set(boxes.map(({ left }) => left)).size, 2, 'columns')
    const over = boxes.filter((one, at) =>
      boxes.slice(at + 1).some(({ left, top, bottom }) => left === one.left && top < one.bottom && one.top < bottom),
    )
    same(over.length, 0, 'charts with another one over them')
    await pages.giveBack(page)
  })

  await step('a phone on its side shows question and answer at once', async () => {
    const page = await device(pages, { viewport: phoneOnItsSide })
    const hand = page.getByRole('button', { name: /^Hand the phone to/ })
    for (const part of [page.getByRole('heading', { level: 1 }), hand, page.getByRole('link', { name: 'History' })]) {
      const box = await part.boundingBox()
      holds(box !== null && box.y >= 0 && box.y + box.height <= phoneOnItsSide.height, `${await part.textContent()} is out of sight`)
    }
    await same(() => overflows(page), false, 'sticking out')
    await same(() => smallTargets(page), [], 'the list of small targets')
    await pages.giveBack(page)
  })
})
