// Scenes of transferring a game from the screen of one phone to the camera of another, and of linked phones.
import type { Page } from '@playwright/test'
import { encodeQR } from 'qr'
import { packDescription } from '../../src/link/session-description'
import { createEncoder } from '../../src/optical-transfer/encoder'
import { codesOn } from '../browser/kit/codes'
import type { PositionName } from './positions'
import { openApp, setStage, type PictureStage } from './playwright'
import type { Stage } from './stage'

/** Returns the QR code for some bytes, as rows of modules. */
const codeOf = (bytes: Uint8Array): readonly (readonly boolean[])[] =>
  encodeQR('.', 'raw', { ecc: 'low', encoding: 'byte', border: 4, textEncoder: () => bytes })

/** Returns the QR code of an offer to connect to another phone. No phone answers this offer. */
const anOffer = (): readonly (readonly boolean[])[] => {
  const sdp = [
    'a=candidate:1 1 udp 2113937151 192.168.43.7 50000 typ host',
    'a=ice-ufrag:AbCd',
    'a=ice-pwd:AbCdEfGhIjKlMnOpQrStUvWx',
    `a=fingerprint:sha-256 ${Array.from({ length: 32 }, (_, at) => (at * 7 + 16).toString(16).toUpperCase()).join(':')}`,
  ].join('\r\n')
  return codeOf(packDescription({ type: 'offer', sdp, pairing: new Uint8Array(16) }) ?? new Uint8Array())
}

/** Returns a QR code that transfers a part of a game. */
const aCode = (): readonly (readonly boolean[])[] => {
  const frame =
    createEncoder(
      Uint8Array.from({ length: 1200 }, (_, at) => at * 97),
      458,
      1,
    )?.frame(1) ?? new Uint8Array()
  return codeOf(frame)
}

/** Shows the codes with which the open game is transferred to another phone. */
export async function showGame({ press, page, words, waitUntilStill }: Stage): Promise<void> {
  await press(words.everyTable.menu.open)
  await press(words.everyTable.menu.show)
  await page.getByRole('img').waitFor()
  await waitUntilStill()
}

/** Replaces the camera of the page with a fake camera that shows a QR code. */
const seesCode = (page: Page, code: readonly (readonly boolean[])[]): Promise<void> =>
  page.evaluate((rows) => {
    const canvas = document.createElement('canvas')
    canvas.width = 1280
    canvas.height = 720
    const context = canvas.getContext('2d')
    const draw = () => {
      if (context === null) return
      const size = 540 / rows.length
      context.fillStyle = '#5b544b'
      context.fillRect(0, 0, 1280, 720)
      context.fillStyle = '#fff'
      context.fillRect(370, 90, 540, 540)
      context.fillStyle = '#000'
      for (const [y, row] of rows.entries())
        for (const [x, isDark] of row.entries()) if (isDark) context.fillRect(370 + x * size, 90 + y * size, size + 0.5, size + 0.5)
    }
    navigator.mediaDevices.getUserMedia = async () => {
      const stream = canvas.captureStream(10)
      draw()
      return stream
    }
  }, code)

/** Shows the camera screen while the code of another phone is read. A third of the game has been read. */
export async function readGame({ press, page, words, over, waitUntilStill }: PictureStage): Promise<void> {
  await seesCode(page, aCode())
  await press(words.app.home.import.camera)
  await over().locator('[role=progressbar]:not([aria-valuenow="0"])').waitFor()
  await waitUntilStill()
}

/** Shows the screen of a device whose camera the page may not use. */
export async function noCamera({ press, inPage, words, over, waitUntilStill }: Stage): Promise<void> {
  await inPage(({ page: { navigator } }) => {
    navigator.mediaDevices.getUserMedia = async () => {
      throw new DOMException('not allowed', 'NotAllowedError')
    }
  })
  await press(words.app.home.import.camera)
  await over().getByRole('alert').waitFor()
  await waitUntilStill()
}

/** Shows the code that links a second phone to the open game. */
export async function linkOffer({ press, page, words, waitUntilStill }: Stage): Promise<void> {
  await press(words.everyTable.menu.open)
  await press(words.everyTable.menu.link)
  await page.getByRole('img').waitFor()
  await waitUntilStill()
}

/** Shows the host after it has scanned a code that does not come from a second phone. */
export async function linkScan(stage: PictureStage): Promise<void> {
  const { press, page, words, over, waitUntilStill } = stage
  await seesCode(page, anOffer())
  await linkOffer(stage)
  await press(words.link.offer.scan)
  await over().getByText(words.link.scan.sees.offer).waitFor()
  await waitUntilStill()
}

/** Shows the screen in a browser that does not support WebRTC. */
export async function linkUnable({ press, page, inPage, words, waitUntilStill }: Stage): Promise<void> {
  await inPage(({ page: window }) => void Object.assign(window, { RTCPeerConnection: undefined }))
  await press(words.everyTable.menu.open)
  await press(words.everyTable.menu.link)
  await page.getByRole('alert').waitFor()
  await waitUntilStill()
}

/** Shows a second phone with its answer to the code of the host. */
export async function linkAnswer({ press, page, words, over, waitUntilStill }: PictureStage): Promise<void> {
  await seesCode(page, anOffer())
  await press(words.app.home.import.camera)
  await over().getByRole('img').waitFor()
  await waitUntilStill()
}

/** Returns the rows of modules of the QR code on a page. */
const codeOn = async (page: Page) => {
  await page.locator('canvas').waitFor()
  const [code = []] = await codesOn(page, 1)
  return code.map((row) => row.split('').map((module) => module === '1'))
}

/** Opens a second device with the same language as a scene's device. The next step on the scene's device closes the second device. */
const secondDevice = async ({ page, words }: PictureStage, position?: PositionName): Promise<PictureStage> => {
  const browser = page.context().browser()
  if (browser === null) throw new Error('the page has no browser of its own')
  const { width, height } = page.viewportSize() ?? { width: 390, height: 844 }
  const language = words.link.who.title === 'Who are you?' ? 'en' : 'cs'
  const app = await openApp(browser, page.url().replace(/#.*/, ''), { width, height, theme: 'light', language })
  return setStage(app, position)
}

/**
 * Pairs two devices by their codes. Afterwards, the device `table` shows the list of its guests.
 * @param seat the other device takes the first seat, or only watches
 */
const pair = async (table: PictureStage, other: PictureStage, seat: 'first' | 'none' = 'none'): Promise<void> => {
  await linkOffer(table)
  await seesCode(other.page, await codeOn(table.page))
  await other.press(other.words.app.home.import.camera)
  await other.over().locator('canvas').waitFor()
  await seesCode(table.page, await codeOn(other.page))
  await table.press(table.words.link.offer.scan)
  await table.page.getByRole('combobox').waitFor()
  const { title, watch } = other.words.link.who
  await other.page.getByRole('heading', { name: title }).waitFor()
  const rows = other.page.getByRole('main').getByRole('button')
  await (seat === 'none' ? rows.filter({ hasText: watch }) : rows.first()).click()
  await other.page.waitForURL(/#\/game\//)
}

/** Closes the other device when the scene ends. */
const leaveWith = ({ page }: PictureStage, other: PictureStage): void => {
  page.once('framenavigated', () => void other.page.context().close())
}

/** Shows the list of the guests of the open game. The first guest has a seat. */
export async function linkFollowers(stage: PictureStage): Promise<void> {
  const other = await secondDevice(stage)
  await pair(stage, other)
  await stage.page.getByRole('combobox').selectOption({ index: 1 })
  await stage.waitUntilStill()
  leaveWith(stage, other)
}

/** Shows the top bar with the icon for a linked guest. */
export async function linkMark(stage: PictureStage): Promise<void> {
  const other = await secondDevice(stage)
  await pair(stage, other)
  await stage.page.goBack()
  await stage.page.locator('.followers-mark').waitFor()
  await stage.waitUntilStill()
  leaveWith(stage, other)
}

/** Shows a guest with its own seat, as it appears when it joins a table at a position. */
export const ownPhoneAt =
  (position: PositionName) =>
  async (stage: PictureStage): Promise<void> => {
    const table = await secondDevice(stage, position)
    if (position === 'orders') await table.page.locator('.told-ways > .do').first().click()
    await pair(table, stage, 'first')
    await stage.waitUntilStill()
    leaveWith(stage, table)
  }

/** Shows a host at the orders after it has lost the link to a guest on which a choice is sealed. */
export async function sealedPhoneLost(stage: PictureStage): Promise<void> {
  const other = await secondDevice(stage)
  await stage.page.locator('.told-ways > .do').first().click()
  await pair(stage, other, 'first')
  await other.over().locator('.body .alt').first().click()
  const seal = other.over().locator('.sealed-answer .do')
  const isSealed = stage.page.locator('.note.text-warn')
  for (const _ of [1, 2]) if (await seal.isVisible()) await seal.click()
  await other.over().waitFor({ state: 'detached' })
  await stage.page.goBack()
  await other.page.context().close()
  await isSealed.first().waitFor()
  await stage.waitUntilStill()
}

/**
 * Shows a guest with its own seat in an auction, at one of three times: the guest chooses, has chosen, or waits for the reveal after all
 * have chosen.
 */
export const ownPhone =
  (until: 'chooses' | 'chosen' | 'awaited') =>
  async (stage: PictureStage): Promise<void> => {
    const table = await secondDevice(stage, 'bid-ironThrone')
    await pair(table, stage, 'first')
    const seal = stage.words.secret.ballot.sealAndCover
    const bid = async (phone: PictureStage) => {
      await phone.over().getByRole('button', { name: '1', exact: true }).click()
      await phone.press(seal)
      await phone.over().getByRole('button', { name: seal, exact: true }).waitFor({ state: 'detached' })
    }
    await stage.over().getByRole('button', { name: '1', exact: true }).waitFor()
    if (until !== 'chooses') await bid(stage)
    if (until === 'awaited') {
      await table.page.goBack()
      await table.page.locator('.answer .do').first().click()
      const cover = table.over().getByRole('button', { name: table.words.secret.ballot.hold, exact: true })
      const reveal = table.page.locator('.asked .do, .answer .do').first()
      for (;;) {
        await cover.or(reveal).first().waitFor()
        if (!(await cover.isVisible())) break
        await table.hold(table.words.secret.ballot.hold)
        await bid(table)
      }
    }
    await stage.waitUntilStill()
    leaveWith(stage, table)
  }
