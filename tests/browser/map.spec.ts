// Tests the map in a real browser: panning, zooming, choosing areas by touch and keyboard, and the elements beside the map.
import type { CDPSession, Page } from '@playwright/test'
import { gameFile, MARCHES } from './kit/map-games'
import { holds, phone, same } from './kit/browser'
import { takeInGame } from './kit/files'
import { pagesOf } from './kit/pages'
import { test } from './kit/test'

interface Spot {
  readonly x: number
  readonly y: number
}

/** Returns the visible part of the drawing: its upper left corner and its width. */
const drawing = (page: Page) =>
  page.locator('.map-window > svg').evaluate((svg) => {
    const { x, y, width } = svg.getBoundingClientRect()
    return { x, y, width }
  })

/** Finds the button of an area on the map by the beginning of its name. */
const area = (page: Page, name: string) => page.locator('.map').getByRole('button', { name: new RegExp(`^${name}, `) })

/** Returns the centre of the part of an area that reacts to a touch. */
const middleOf = (page: Page, name: string): Promise<Spot> =>
  area(page, name).evaluate((field) => {
    const { x, y, width, height } = field.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  })

/** Returns whether the centre of an area is visible in the map. */
const isInSight = async (page: Page, name: string): Promise<boolean> => {
  const [{ x, y }, box] = [await middleOf(page, name), await page.locator('.map-window').boundingBox()]
  return box !== null && x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height
}

/** Taps a visible area after the map has stopped moving. */
const tap = async (page: Page, name: string) => {
  let seen = await middleOf(page, name)
  await holds(async () => {
    const before = seen
    await page.waitForTimeout(150)
    seen = await middleOf(page, name)
    return seen.x === before.x && seen.y === before.y
  }, `${name} lies still`)
  const { x, y } = seen
  await page.touchscreen.tap(x, y)
}

/** Simulates several fingers. The path of a finger contains its start point and the points to which it moves. */
const fingers = async (glass: CDPSession, paths: readonly (readonly Spot[])[]) => {
  const at = (step: number) => paths.map((way, id) => ({ ...(way[Math.min(step, way.length - 1)] ?? { x: 0, y: 0 }), id }))
  await glass.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) })
  for (let step = 1; step < Math.max(...paths.map(({ length }) => length)); step++)
    await glass.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step) })
  await glass.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

const line = (from: Spot, to: Spot): readonly Spot[] =>
  Array.from({ length: 13 }, (_, k) => ({ x: from.x + ((to.x - from.x) * k) / 12, y: from.y + ((to.y - from.y) * k) / 12 }))

test('map', async ({ browser, step }) => {
  const pages = pagesOf(browser)
  const marches = gameFile('Marches', MARCHES)
  const faults: string[] = []

  /** Opens a device without stored data and imports a game. */
  const take = async (text: string): Promise<Page> => {
    const page = await pages.take({ viewport: phone, locale: 'en-GB', reducedMotion: 'reduce', hasTouch: true })
    page.on('pageerror', (error) => faults.push(error.message))
    await takeInGame(page, { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) })
    await page.getByRole('link', { name: 'Map', exact: true }).waitFor()
    return page
  }
  const toMap = async (page: Page) => {
    await page.getByRole('link', { name: 'Map', exact: true }).click()
    await page.getByRole('group', { name: 'Map of the board' }).waitFor()
  }
  /** Waits until areas can be chosen on the map. */
  const onMap = async (page: Page) => {
    await page.getByRole('radio', { name: 'Map' }).check({ force: true })
    await page.getByRole('group', { name: 'Map of the board' }).waitFor()
  }

  await step('one finger moves the map, two grow it, and neither opens an area', async () => {
    const page = await take(marches)
    await toMap(page)
    const glass = await page.context().newCDPSession(page)
    const before = await drawing(page)
    await fingers(glass, [line({ x: 180, y: 300 }, { x: 130, y: 220 })])
    const moved = await drawing(page)
    same([Math.round(moved.x - before.x), Math.round(moved.y - before.y), moved.width], [-50, -80, before.width], 'the move')
    await fingers(glass, [line({ x: 160, y: 300 }, { x: 110, y: 300 }), line({ x: 200, y: 300 }, { x: 250, y: 300 })])
    const grown = await drawing(page)
    holds(grown.width > moved.width * 1.8, `grown from ${moved.width} to ${grown.width}`)
    await same(() => page.getByRole('dialog').count(), 0, 'open sheets')
    await pages.giveBack(page)
  })

  await step('while a finger moves the map, nothing but one transformation changes', async () => {
    const page = await take(marches)
    await toMap(page)
    const glass = await page.context().newCDPSession(page)
    await page.evaluate(() => {
      const seen: string[] = []
      Object.assign(globalThis, { seen })
      new MutationObserver((changes) => {
        for (const { target, type, attributeName } of changes) seen.push(`${target.nodeName} ${type} ${attributeName ?? ''}`)
      }).observe(document.querySelector('.map') as Element, { subtree: true, childList: true, attributes: true })
    })
    await fingers(glass, [line({ x: 180, y: 300 }, { x: 100, y: 200 })])
    await page.waitForTimeout(300)
    const seen = await page.evaluate(() => [...new Set((globalThis as unknown as { seen: string[] }).seen)])
    same(seen, ['svg attributes style'], 'what has changed')
    await pages.giveBack(page)
  })

  await step('the buttons bring it closer, farther away, and show all of it', async () => {
    const page = await take(marches)
    await toMap(page)
    const width = async (button: string) => {
      await page.getByRole('button', { name: button }).click()
      await page.waitForTimeout(300)
      return (await drawing(page)).width
    }
    const before = (await drawing(page)).width
    await holds(async () => (await width('Closer')) > before, 'not closer')
    const closer = (await drawing(page)).width
    await holds(async () => (await width('Farther away')) < closer, 'not farther away')
    const [all, window] = [await width('The whole map'), await page.locator('.map-window').boundingBox()]
    holds(window !== null && all <= window.width + 1, 'not all of it is in sight')
    await pages.giveBack(page)
  })

  await step('a march is chosen on the map, over ships, and the choice of the map is kept', async () => {
    const page = await take(marches)
    await onMap(page)
    await area(page, 'Winterfell').dispatchEvent('click')
    await page
      .getByRole('status')
      .getByText(/March order/)
      .waitFor()
    await tap(page, 'Pyke')
    await area(page, 'Riverrun')
      .and(page.getByRole('button', { name: /can be chosen$/ }))
      .waitFor()
    await tap(page, 'Riverrun')
    // Checks that the chosen areas stay visible in the half of the map that the answer does not cover.
    for (const chosen of ['Pyke', 'Riverrun']) await holds(() => isInSight(page, chosen), `${chosen} is in sight`)
    await same(() => page.locator('.map .way').count(), 1, 'ways drawn')
    await area(page, "Ironman's Bay")
      .and(page.getByRole('button', { name: /on the way$/ }))
      .waitFor()
    await page.getByRole('button', { name: 'March and attack Riverrun' }).waitFor()
    await page.reload()
    await page.getByRole('group', { name: 'Map of the board' }).waitFor()
    await page.getByRole('button', { name: /^March and attack/ }).click()
    await page.getByRole('heading', { level: 1, name: /[Ss]upport/ }).waitFor()
    await pages.giveBack(page)
  })

  await step(
    'in a question the map takes the room down to the answer, with all that can be chosen in sight, and nothing scrolls',
    async () => {
      const page = await take(marches)
      await onMap(page)
      await page.waitForTimeout(300)
      const boxOf = async (what: string) => {
        const box = await page.locator(what).boundingBox()
        if (box === null) throw new Error(`${what} is not seen`)
        return { top: box.y, bottom: box.y + box.height }
      }
      const [map, window, answer] = [await boxOf('.map'), await boxOf('.map-window'), await boxOf('.answer')]
      holds(map.bottom - map.top >= 300, `the map is ${map.bottom - map.top} high`)
      holds(Math.abs(map.bottom - answer.top) <= 1, `the map ends at ${map.bottom}, the answer begins at ${answer.top}`)
      const hidden = await page.locator('.body').evaluate((body) => body.scrollHeight - body.clientHeight)
      same(hidden, 0, 'what is to be scrolled to')
      for (const name of ['Pyke', 'Seagard']) {
        const spot = await middleOf(page, name)
        holds(spot.y > window.top && spot.y < window.bottom, `${name} lies at ${spot.y}, seen is ${window.top} to ${window.bottom}`)
      }
      await tap(page, 'Pyke')
      await area(page, 'Riverrun').dispatchEvent('click')
      await page.getByRole('button', { name: 'March and attack Riverrun' }).waitFor()
      await page.waitForTimeout(300)
      const isSeen = async () => {
        const [less, spot] = [await boxOf('.map-window'), await middleOf(page, 'Riverrun')]
        return spot.y > less.top && spot.y < less.bottom
      }
      await holds(isSeen, 'Riverrun lies in what is left of the window')
      await pages.giveBack(page)
    },
  )

  await step('the sheet of an area covers half of the map at most, below the area, and begins what is legal there', async () => {
    const page = await take(marches)
    await toMap(page)
    for (const name of ['Pyke', 'Sunspear', 'Castle Black']) {
      await area(page, name).dispatchEvent('click')
      const sheet = page.getByRole('dialog', { name })
      await sheet.waitFor()
      await page.waitForTimeout(300)
      const map = await page.locator('.map').boundingBox()
      if (map === null) throw new Error('nothing is seen')
      await holds(async () => ((await sheet.boundingBox())?.height ?? Infinity) <= map.height / 2 + 1, `${name}: the sheet is too high`)
      const isBetween = async () => {
        const spot = await middleOf(page, name)
        return spot.y > map.y && spot.y < ((await sheet.boundingBox())?.y ?? 0)
      }
      await holds(isBetween, `${name} lies between the edge of the map and its sheet`)
    }
    await area(page, 'Pyke').dispatchEvent('click')
    await page.getByRole('button', { name: 'March from Pyke' }).click()
    await page.getByRole('heading', { level: 1, name: 'Marek, where do you march?' }).waitFor()
    await toMap(page)
    await area(page, 'Riverrun').dispatchEvent('click')
    await page.getByRole('button', { name: 'March here from Pyke' }).click()
    await page.getByRole('button', { name: 'March and attack Riverrun' }).waitFor()
    await pages.giveBack(page)
  })

  await step('arrow keys go from area to area, Enter opens, Escape closes and comes back', async () => {
    const page = await take(marches)
    await toMap(page)
    await area(page, 'Winterfell').focus()
    await page.keyboard.press('ArrowUp')
    await same(() => area(page, 'Castle Black').evaluate((field) => field === document.activeElement), true, 'Castle Black has the focus')
    await page.keyboard.press('Enter')
    const sheet = page.getByRole('dialog', { name: 'Castle Black' })
    await sheet.waitFor()
    await same(() => sheet.evaluate((box) => box.contains(document.activeElement)), true, 'the sheet has the focus')
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'detached' })
    await same(() => area(page, 'Castle Black').evaluate((field) => field === document.activeElement), true, 'Castle Black has it again')
    await pages.giveBack(page)
  })

  await step('the link of Oldtown and Sunset Sea follows its setting', async () => {
    for (const touches of [true, false]) {
      const page = await take(gameFile('Link', MARCHES, { oldtownTouchesSunsetSea: touches }))
      await toMap(page)
      await same(() => page.locator('.map .link').count(), touches ? 1 : 0, 'links drawn')
      await area(page, 'Oldtown').dispatchEvent('click')
      const sheet = page.getByRole('dialog', { name: 'Oldtown' })
      await sheet.waitFor()
      const neighbour = sheet.getByRole('button', { name: 'Sunset Sea' })
      await same(() => neighbour.count(), touches ? 1 : 0, 'neighbours named so')
      await pages.giveBack(page)
    }
  })

  same(faults, [], 'errors of the pages')
})
