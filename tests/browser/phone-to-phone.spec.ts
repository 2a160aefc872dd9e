// Tests a transfer of a game from the screen of one phone to the camera of another. Both phones have the same game afterwards.
import { encodeQR } from 'qr'
import type { Page } from '@playwright/test'
import { positionOf } from '../gallery/positions'
import { appUrl, open, phone, same } from './kit/browser'
import { codesOn, type Code } from './kit/codes'
import { ALLOWED, cameraFlags, writeVideo } from './kit/fake-camera'
import { digestsOn } from './kit/entries'
import { takeInGame } from './kit/files'
import { test } from './kit/test'

const device = { viewport: phone, locale: 'en-GB', reducedMotion: 'reduce' } as const

/** Collects all camera streams, so that the test can check whether they were stopped. */
const keepStreams = (page: Page) =>
  page.addInitScript(() => {
    const streams: MediaStream[] = []
    Object.assign(window, { streams })
    const { mediaDevices } = navigator
    const ask = mediaDevices.getUserMedia.bind(mediaDevices)
    mediaDevices.getUserMedia = async (what) => {
      const stream = await ask(what)
      streams.push(stream)
      return stream
    }
  })
/** Returns the states of all camera streams. Runs in the page. */
const states = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { readonly streams: readonly MediaStream[] }).streams.map((one) => one.getTracks()[0]?.readyState),
  )

/** Simulates that the page goes into the background or becomes visible again. */
const turnTo = (page: Page, state: DocumentVisibilityState) =>
  page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { value: now, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)

const lookIn = (page: Page) => page.getByRole('button', { name: 'Join a table', exact: true }).click()

test('phone-to-phone', async ({ browser, launch, step }) => {
  const video = test.info().outputPath('camera.y4m')

  const showing = await open(await browser.newContext(device))
  await takeInGame(showing, { name: 'late.json', mimeType: 'application/json', buffer: Buffer.from(positionOf('late').file) })
  await showing.waitForURL(/#\/game\//)
  // Closes the result of the last move, which is shown first.
  await showing.locator('[data-told] > .do').click()
  let codes: readonly Code[] = []

  await step('a game is shown from its menu, and the way back leads to the table', async () => {
    const table = showing.url()
    const show = async () => {
      await showing.getByRole('button', { name: 'More', exact: true }).click()
      await showing.getByRole('dialog').getByRole('button', { name: 'Show to another phone' }).click()
    }
    await show()
    await showing.getByRole('button', { name: 'Back' }).click()
    await same(() => showing.url(), table, 'the address')
    await show()
    await showing.getByRole('radio', { name: 'Fast' }).check()
    // Waits for the fast display of codes; the test does not need the slower first display.
    await showing.waitForFunction(() => document.querySelector('canvas')?.width === 125)
    codes = await codesOn(showing, 60)
  })

  const scanning = await launch(...cameraFlags(video), ALLOWED)
  writeVideo(video, [encodeQR('https://example.org/', 'raw', { border: 4 }).map((row) => row.map(Number).join(''))])
  const reading = await (await scanning.newContext(device)).newPage()
  await keepStreams(reading)
  await reading.goto(appUrl)
  await reading.getByRole('heading', { level: 1 }).waitFor()

  await step('another code is not followed, and the camera stops when the sheet is closed', async () => {
    await lookIn(reading)
    await reading.getByText('This code is not from this app.').waitFor()
    same(await states(reading), ['live'], 'the cameras')
    await reading.goBack()
    await reading.getByRole('dialog').waitFor({ state: 'detached' })
    await same(() => states(reading), ['ended'], 'the cameras')
    same(reading.url().startsWith(appUrl), true, 'the page is still there')
  })

  await step('the camera stops in the background, and is there again with the page', async () => {
    await lookIn(reading)
    await reading.getByText('This code is not from this app.').waitFor()
    await turnTo(reading, 'hidden')
    await same(() => states(reading), ['ended', 'ended'], 'the cameras')
    await turnTo(reading, 'visible')
    await same(() => states(reading), ['ended', 'ended', 'live'], 'the cameras')
    await reading.getByText('This code is not from this app.').waitFor()
    await reading.goBack()
    await reading.getByRole('dialog').waitFor({ state: 'detached' })
  })

  await step('a camera that misses every third code reads the game, which is shown before it is taken in', async () => {
    writeVideo(
      video,
      codes.filter((_, at) => at % 3 !== 1),
    )
    const began = Date.now()
    await lookIn(reading)
    const load = reading.getByRole('dialog').getByRole('button', { name: 'Load', exact: true })
    await load.waitFor()
    console.log(`       read in ${((Date.now() - began) / 1000).toFixed(1)} s from ${codes.length} codes, a third of them missed`)
    await same(() => states(reading), ['ended', 'ended', 'ended', 'ended'], 'the cameras')
    same(await digestsOn(reading), [], 'what is here before')
    await load.click()
    await reading.waitForURL(/#\/game\//)
  })

  await step('it is the same game, entry by entry', async () => {
    const [there, here] = [await digestsOn(showing), await digestsOn(reading)]
    same(there.length > 100 && !there.includes(''), true, 'the game is a long one')
    // Compares only the entries of the original game, because an import adds an entry with a new seed for drawing cards.
    same(here.slice(0, there.length), there, 'the entries')
    same(here.length - there.length <= 1, true, 'the number of entries')
  })

  await step('the same game a second time is here already', async () => {
    await reading.goto(`${appUrl}#/`)
    await lookIn(reading)
    await reading.getByRole('dialog', { name: 'This file was not loaded.' }).waitFor()
  })

  await step('without permission it says so, and a file can be opened as before', async () => {
    const context = await (await launch(...cameraFlags(video))).newContext(device)
    const page = await open(context)
    const { origin } = new URL(appUrl)
    const session = await context.newCDPSession(page)
    await session.send('Browser.setPermission', { origin, permission: { name: 'camera' }, setting: 'denied' })
    await lookIn(page)
    await page.getByRole('alert').filter({ hasText: 'The camera is not allowed.' }).waitFor()
    await context.grantPermissions(['camera'])
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Load', exact: true }).waitFor()
    await page.goBack()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await takeInGame(page, { name: 'begun.json', mimeType: 'application/json', buffer: Buffer.from(positionOf('begun').file) })
    await page.waitForURL(/#\/game\//)
  })

  await step('of two cameras one can be chosen, and the other stops', async () => {
    const page = await (await (await launch('--use-fake-device-for-media-stream=device-count=2', ALLOWED)).newContext(device)).newPage()
    await keepStreams(page)
    await page.goto(appUrl)
    await lookIn(page)
    const list = page.getByRole('combobox', { name: 'Camera' })
    await list.waitFor()
    const [first = '', second = ''] = await list.getByRole('option').allInnerTexts()
    same(await list.locator('option:checked').innerText(), first, 'the camera')
    await list.selectOption(second)
    await same(() => list.locator('option:checked').innerText(), second, 'the camera')
    await same(() => states(page), ['ended', 'live'], 'the cameras')
  })

  await step('without a camera it says so', async () => {
    const page = await open(await browser.newContext({ ...device, permissions: ['camera'] }))
    await lookIn(page)
    await page.getByRole('alert').filter({ hasText: 'There is no camera here.' }).waitFor()
  })
})
