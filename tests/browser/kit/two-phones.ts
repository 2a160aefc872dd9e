// Pairs two phones in a test. Each phone is a browser whose fake camera shows the QR code on the screen of the other phone.
import { encodeQR } from 'qr'
import { test, type BrowserContext, type Page } from '@playwright/test'
import { appUrl, phone } from './browser'
import { codesOn } from './codes'
import { ALLOWED, cameraFlags, writeVideo } from './fake-camera'
import type { Launch } from './test'

const device = { viewport: phone, locale: 'en-GB', reducedMotion: 'reduce' } as const
/** Time limit for pairing two phones, in ms. */
export const PAIRED = 120_000

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/**
 * Starts two phones that can scan each other's screens.
 * @param launch fixture of the test
 */
export const twoPhones = async (launch: Launch) => {
  /** Errors of the pages, and requests to other origins. The list must stay empty. */
  const wrong: string[] = []
  const watched = async (context: BrowserContext): Promise<Page> => {
    const page = await context.newPage()
    page.on('console', (message) => message.type() === 'error' && wrong.push(message.text()))
    page.on('pageerror', (error) => wrong.push(String(error)))
    page.on('request', (request) => {
      if (!/^(?:data|blob):/.test(request.url()) && new URL(request.url()).origin !== new URL(appUrl).origin) wrong.push(request.url())
    })
    await page.goto(appUrl)
    await page.getByRole('heading', { level: 1 }).waitFor()
    return page
  }
  const [tableSees, otherSees] = [test.info().outputPath('table.y4m'), test.info().outputPath('other.y4m')]
  const foreign = encodeQR('https://example.org/', 'raw', { border: 4 }).map((row) => row.map(Number).join(''))
  for (const file of [tableSees, otherSees]) writeVideo(file, [foreign])
  const table = await watched(await (await launch(...cameraFlags(tableSees), ALLOWED)).newContext(device))
  const browser = await launch(...cameraFlags(otherSees), ALLOWED)
  const others = await browser.newContext(device)
  const other = await watched(others)
  const show = async (file: string, page: Page) => writeVideo(file, await codesOn(page, 1))
  const scan = () => button(table, 'Scan the answer').click()
  /**
   * Lets the other phone scan the code on the shared phone. Then shows the answer of the other phone to the camera of the shared phone.
   * @param read name of the button that opens the camera
   */
  const answerOn = async (page: Page, read = 'Join a table') => {
    await table.getByRole('img', { name: 'Code for the camera of the other phone' }).waitFor()
    await show(otherSees, table)
    await button(page, read).click()
    const code = page.getByRole('img', { name: 'Code for the camera of the table’s phone' })
    await code.waitFor()
    await show(tableSees, page)
  }
  /**
   * Chooses the seat on the other phone. The app asks for the seat only once per page.
   * @param seat name of the player; if omitted, the phone only watches
   */
  const sitDown = async (seat = 'I only watch', page = other) => {
    const question = page.getByRole('heading', { name: 'Who are you?' })
    // A phone that holds a sealed choice of another game asks before it joins a table.
    const join = button(page, 'Join this table')
    await question.or(join).first().waitFor({ timeout: PAIRED })
    if (await join.isVisible()) await join.click()
    await question.waitFor()
    await button(page, seat).click()
    await page.waitForURL(/#\/game\//)
  }
  return {
    table,
    other,
    wrong,
    /** Opens another page of the app on the other phone. */
    openOther: () => watched(others),
    /** Shows the screen of a page to the camera of the shared phone. */
    showTable: (page: Page) => show(tableSees, page),
    /** Opens the app on an additional phone with separate storage. All phones except the shared phone use the same fake camera. */
    openPhone: async () => watched(await browser.newContext(device)),
    scan,
    answerOn,
    sitDown,
    /**
     * Pairs the two phones from the menu of the open game, and waits until the other phone shows the game.
     * @param seat see `sitDown`
     */
    pair: async (seat?: string) => {
      await button(table, 'More').click()
      await button(table, 'Own phones').click()
      await answerOn(other)
      await scan()
      await table.getByText('1 linked phone').waitFor({ timeout: PAIRED })
      await sitDown(seat)
    },
  }
}
