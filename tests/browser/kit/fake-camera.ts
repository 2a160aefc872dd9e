// A camera for a browser that sees codes: their modules go into a file of uncompressed pictures, which Chromium takes for a camera.
import { closeSync, openSync, writeSync } from 'node:fs'
import type { Code } from './codes'

const WIDTH = 960
const HEIGHT = 720
/** How bright the table around the screen is, and what is dark and light on the screen. */
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

/** Writes a video that begins again at its end: ten codes a second. */
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

/** Flags of a browser that has this video for a camera. With `ALLOWED` every page may use it. */
export const cameraFlags = (file: string): readonly string[] => [
  '--use-fake-device-for-media-stream',
  `--use-file-for-fake-video-capture=${file}`,
]
export const ALLOWED = '--use-fake-ui-for-media-stream'
