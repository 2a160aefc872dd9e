// A game on its way from the screen of one phone to the camera of another.
import { encodeQR } from 'qr'
import { createEncoder } from '../../src/optical-transfer/encoder'
import type { Stage } from './stage'

/** A game that is shown, in the rows of one code of it. */
const aCode = (): readonly (readonly boolean[])[] => {
  const frame =
    createEncoder(
      Uint8Array.from({ length: 1200 }, (_, at) => at * 97),
      458,
      1,
    )?.frame(1) ?? new Uint8Array()
  return encodeQR('.', 'raw', { ecc: 'low', encoding: 'byte', border: 4, textEncoder: () => frame })
}

/** The open game is shown to another phone. */
export async function showGame({ press, page, words, settled }: Stage): Promise<void> {
  await press(words.everyTable.menu.open)
  await press(words.everyTable.menu.show)
  await page.getByRole('img').waitFor()
  await settled()
}

/** The camera sees the code of another phone, and has read a third of the game. */
export async function readGame({ press, page, words, over, settled }: Stage): Promise<void> {
  await page.evaluate((rows) => {
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
  }, aCode())
  await press(words.app.home.import.camera)
  await over().locator('[role=progressbar]:not([aria-valuenow="0"])').waitFor()
  await settled()
}

/** The device has a camera that may not be used. */
export async function noCamera({ press, page, words, over, settled }: Stage): Promise<void> {
  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      throw new DOMException('not allowed', 'NotAllowedError')
    }
  })
  await press(words.app.home.import.camera)
  await over().getByRole('alert').waitFor()
  await settled()
}
