// Creates a fake camera that shows QR codes. The codes are written to an uncompressed video file, which Chromium uses as a camera.
import { closeSync, openSync, writeSync } from 'node:fs'
import type { Code } from './codes'

const WIDTH = 960
const HEIGHT = 720
/** Brightness of the area around the screen, of dark modules, and of light modules. */
const [AROUND, DARK, LIGHT] = [110, 30, 225]

const picture = (code: Code): Buffer => {
  const size = code.length
  const module = Math.floor((HEIGHT - 60) / size)
  const [left, top] = [(WIDTH - size * module) >> 1, (HEIGHT - size * module) >> 1]
  const luma = Buffer.alloc(WIDTH * HEIGHT, AROUND)
  for (const [y, row] of code.entries())
    for (let line = 0; line < module; line++)
      for (const [x, bit] of row.split('').entries()) {
        const at = (top + y * module + line) * WIDTH + left + x * module
        luma.fill(bit === '1' ? DARK : LIGHT, at, at + module)
      }
  return luma
}

/** Writes a video that shows ten codes per second. Chromium plays the video in a loop. */
export function writeVideo(file: string, codes: readonly Code[]): void {
  const out = openSync(file, 'w')
  const colours = Buffer.alloc((WIDTH * HEIGHT) / 2, 128)
  writeSync(out, `YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`)
  for (const code of codes) {
    writeSync(out, 'FRAME\n')
    writeSync(out, picture(code))
    writeSync(out, colours)
  }
  closeSync(out)
}

/** Returns browser flags that use the video as a camera. With `ALLOWED`, all pages may use the camera. */
export const cameraFlags = (file: string): readonly string[] => [
  '--use-fake-device-for-media-stream',
  `--use-file-for-fake-video-capture=${file}`,
]
export const ALLOWED = '--use-fake-ui-for-media-stream'
