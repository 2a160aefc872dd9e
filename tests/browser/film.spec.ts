// Tests the animation that replays a game: play, pause, manual control, and the exported video file.
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { holds, open, phone, same } from './kit/browser'
import { warOf } from '../bench/games'
import { takeInGame } from './kit/files'
import { pagesOf } from './kit/pages'
import { test } from './kit/test'

const slider = (page: Page) => page.getByRole('slider', { name: 'Which entry' })
const at = async (page: Page): Promise<number> => Number(await slider(page).inputValue())
/** Returns the last characters of the picture's data URL, to compare pictures. */
const picture = (page: Page): Promise<string> =>
  page.locator('.film-picture > canvas').evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL().slice(-4000))
/** Returns the number of different colours in a sample of the pixels. */
const colours = (page: Page): Promise<number> =>
  page.locator('.film-picture > canvas').evaluate((canvas) => {
    const { width, height } = canvas as HTMLCanvasElement
    const { data = [] } = (canvas as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, width, height) ?? {}
    const seen = new Set<number>()
    for (let n = 0; n < data.length; n += 4 * 97) seen.add(((data[n] ?? 0) << 16) + ((data[n + 1] ?? 0) << 8) + (data[n + 2] ?? 0))
    return seen.size
  })

test('film', async ({ browser, step }) => {
  const pages = pagesOf(browser)
  const faults: string[] = []
  const game = Buffer.from(warOf(60).text)
  /** Uses a short game, because recording takes as long as the animation. */
  const short = Buffer.from(warOf(12).text)

  const take = async (reducedMotion: 'reduce' | 'no-preference', init?: () => void, file = game): Promise<Page> => {
    const device = { viewport: phone, locale: 'en-GB', reducedMotion, hasTouch: true, acceptDownloads: true } as const
    const fresh = async (script: () => void) => {
      const context = await browser.newContext(device)
      await context.addInitScript(script)
      return open(context)
    }
    const page = await (init === undefined ? pages.take(device) : fresh(init))
    page.on('pageerror', (error) => faults.push(error.message))
    await takeInGame(page, { name: 'game.json', mimeType: 'application/json', buffer: file })
    await page.waitForURL(/#\/game\//)
    await page.goto(page.url().replace(/(#\/game\/[^/]+).*/, '$1/log'))
    await page.getByRole('button', { name: 'Watch it as a film' }).click()
    return page
  }

  await step('it plays by itself to its end, and the picture changes', async () => {
    const page = await take('no-preference')
    await page.getByRole('button', { name: 'Pause' }).waitFor()
    await holds(async () => (await colours(page)) > 12, 'the board is painted')
    const [before, seen] = [await at(page), await picture(page)]
    await holds(async () => (await at(page)) > before + 3, 'it goes on')
    await holds(async () => (await picture(page)) !== seen, 'the picture changes')
    await page.getByRole('button', { name: 'Speed: 1×' }).click()
    await page.getByRole('button', { name: 'Speed: 2×' }).click()
    await page.getByRole('button', { name: 'Speed: 4×' }).waitFor()
    const last = Number(await slider(page).getAttribute('max'))
    await same(() => at(page), last, 'where it ends')
    await page.getByRole('button', { name: 'Play' }).waitFor()
    await pages.giveBack(page)
  })

  await step('it stands still, goes step by step, and along the slider, which stops it when it is touched', async () => {
    const page = await take('no-preference')
    await page.getByRole('button', { name: 'Pause' }).click()
    const stands = await at(page)
    await page.waitForTimeout(1500)
    same(await at(page), stands, 'where it was stopped')
    await page.getByRole('button', { name: 'The next entry' }).click()
    await same(() => at(page), stands + 1, 'one on')
    await page.getByRole('button', { name: 'The entry before' }).click()
    await same(() => at(page), stands, 'one back')
    await page.getByRole('button', { name: 'Play' }).click()
    await page.getByRole('button', { name: 'Pause' }).waitFor()
    const box = await slider(page).boundingBox()
    if (box === null) throw new Error('there is no slider')
    await page.mouse.move(box.x + box.width * 0.7, box.y + box.height / 2)
    await page.mouse.down()
    await page.getByRole('button', { name: 'Play' }).waitFor()
    await page.mouse.up()
    const last = Number(await slider(page).getAttribute('max'))
    await holds(async () => Math.abs((await at(page)) / last - 0.7) < 0.1, 'where the finger came down')
    await slider(page).press('Home')
    await same(() => at(page), 0, 'at the beginning')
    await slider(page).press('End')
    await same(() => at(page), last, 'at the end')
    await holds(async () => (await slider(page).getAttribute('aria-valuetext'))?.startsWith('Entry ') === true, 'it says where it is')
    await pages.giveBack(page)
  })

  await step('it goes out as a file that is not empty, has frames, and plays', async () => {
    const page = await take('no-preference', undefined, short)
    await page.getByRole('button', { name: 'Share the film' }).click()
    await page.getByText(/being recorded: \d+ s left/).waitFor()
    const hand = page.getByRole('button', { name: 'Share it now' })
    await hand.waitFor({ timeout: 120_000 })
    const [file] = await Promise.all([page.waitForEvent('download'), hand.click()])
    holds(/^castellan-.*\.(webm|mp4)$/.test(file.suggestedFilename()), file.suggestedFilename())
    const bytes = readFileSync(await file.path())
    holds(bytes.length > 20_000, `it has ${bytes.length} bytes`)
    if (process.env.FILM_OUT !== undefined) await file.saveAs(`${process.env.FILM_OUT}/${file.suggestedFilename()}`)
    const blank = await browser.newPage()
    await blank.setContent('<video muted></video>')
    const type = file.suggestedFilename().endsWith('mp4') ? 'video/mp4' : 'video/webm'
    const played = await blank.evaluate(
      async ([data, kind]) => {
        const video = document.querySelector('video') as HTMLVideoElement
        video.src = URL.createObjectURL(new Blob([Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))], { type: kind }))
        video.playbackRate = 8
        const ended = new Promise((done) => video.addEventListener('ended', done))
        await video.play()
        await ended
        const { totalVideoFrames } = video.getVideoPlaybackQuality()
        return { width: video.videoWidth, height: video.videoHeight, frames: totalVideoFrames, seconds: video.currentTime }
      },
      [bytes.toString('base64'), type] as const,
    )
    console.log(`       ${file.suggestedFilename()}, ${bytes.length} bytes, ${JSON.stringify(played)}`)
    same([played.width, played.height], [720, 1280], 'the size of the picture')
    holds(played.frames > 5, `it has ${played.frames} frames`)
    holds(played.seconds > 3, `it plays ${played.seconds} s`)
    await pages.giveBack(page)
  })

  await step('recording can be stopped, and where nothing records, the last board goes as a picture', async () => {
    const page = await take('no-preference')
    await page.getByRole('button', { name: 'Share the film' }).click()
    await page.getByRole('button', { name: 'Stop recording' }).click()
    await page.getByRole('button', { name: 'Play' }).waitFor()
    await pages.giveBack(page)
    const other = await take('no-preference', () => Reflect.deleteProperty(globalThis, 'MediaRecorder'))
    const share = other.getByRole('button', { name: 'Share the board as a picture' })
    const [file] = await Promise.all([other.waitForEvent('download'), share.click()])
    const bytes = readFileSync(await file.path())
    same(bytes.subarray(1, 4).toString(), 'PNG', 'what it begins with')
    holds(bytes.length > 50_000, `it has ${bytes.length} bytes`)
    if (process.env.FILM_OUT !== undefined) await file.saveAs(`${process.env.FILM_OUT}/last.png`)
    await other.context().close()
  })

  await step('where nothing may move, there is a still for each round, and nothing plays by itself', async () => {
    const page = await take('reduce')
    await page.getByRole('button', { name: 'Play' }).waitFor()
    await holds(async () => (await colours(page)) > 12, 'the board is painted')
    const last = Number(await slider(page).getAttribute('max'))
    holds(last >= 2 && last <= 11, `there are ${last + 1} stills`)
    same(await at(page), 0, 'where it stands')
    await page.getByRole('button', { name: 'Play' }).click()
    await same(() => at(page), 1, 'the second round')
    await pages.giveBack(page)
  })

  same(faults, [], 'errors of the pages')
})
