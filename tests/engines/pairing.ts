// Pairs two browser engines as two phones, a host and a guest. Each sees the QR code of the other one through a simulated camera.
import { pause, until, type Driver } from './driver'
import { asked, beginGame, find, press, type Try } from './journey'

/** Script that reads the QR code on a screen as rows of modules (1 is dark). Returns undefined if the screen shows no QR code. */
const readCode = `
  const canvas = document.querySelector('canvas')
  const pixels = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height)
  if (!pixels) return null
  const { width, height, data } = pixels
  const bit = (x, y) => (data[4 * (y * width + x)] < 128 ? 1 : 0)
  return Array.from({ length: height }, (_, y) => Array.from({ length: width }, (__, x) => bit(x, y)).join(''))`

/**
 * Script that replaces the camera of the page by a simulated camera, which shows a QR code. Firefox runs test scripts in a separate
 * context, so objects for the page are exported to the page.
 */
const showCode = `
  const [rows] = args
  const page = window.wrappedJSObject ?? window
  const canvas = document.createElement('canvas')
  canvas.width = 960
  canvas.height = 720
  const pen = canvas.getContext('2d')
  const size = Math.floor(660 / rows.length)
  const [left, top] = [(960 - size * rows.length) / 2, (720 - size * rows.length) / 2]
  const draw = () => {
    pen.fillStyle = '#eee'
    pen.fillRect(0, 0, 960, 720)
    pen.fillStyle = '#111'
    rows.forEach((row, y) => [...row].forEach((bit, x) => bit === '1' && pen.fillRect(left + x * size, top + y * size, size, size)))
  }
  draw()
  setInterval(draw, 100)
  const stream = canvas.captureStream(10)
  const open = () => page.Promise.resolve(stream.wrappedJSObject ?? stream)
  page.navigator.mediaDevices.getUserMedia = typeof exportFunction === 'function' ? exportFunction(open, page) : open`

const codeOn = (driver: Driver): Promise<readonly string[]> =>
  until('a code', async () => ((await driver.run(readCode).catch(() => null)) ?? undefined) as readonly string[] | undefined)

const address = (driver: Driver) => driver.run('return location.hash') as Promise<string>

/** Pairs two browsers and chooses a seat on the guest. */
export async function pairing(table: Driver, other: Driver, url: string, attempt: Try): Promise<void> {
  await attempt(`${table.name} is the table, ${other.name} follows`, async () => {
    await table.goTo(url)
    await beginGame(table)
    await other.goTo(url)
    await asked(other, { like: '.' })
    await press(table, 'More')
    await press(table, 'Own phones')
    await find(table, 'button', 'Scan the answer')
    await other.run(showCode, await codeOn(table))
    await press(other, 'Join a table')
    await pause(500)
    await table.run(showCode, await codeOn(other))
    await press(table, 'Scan the answer')
    await asked(other, 'Who are you?')
    await press(other, 'Anna')
    await until('the game', async () => ((await address(other)).startsWith('#/game/') ? true : undefined))
  })
}
