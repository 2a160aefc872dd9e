// Reads QR codes from the screen of a page.
import type { Page } from '@playwright/test'

/** QR code as rows of modules ("1" is dark), including the quiet zone. */
export type Code = readonly string[]

/** Reads the QR codes that a page shows one after another, until `many` different codes were read. */
export const codesOn = (page: Page, many: number): Promise<readonly Code[]> =>
  page.evaluate(
    (wanted) =>
      new Promise<readonly Code[]>((done) => {
        const seen = new Map<string, Code>()
        const look = () => {
          const canvas = document.querySelector('canvas')
          const pixels = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height)
          if (pixels !== undefined) {
            const { width, height, data } = pixels
            const bit = (x: number, y: number) => ((data[4 * (y * width + x)] ?? 255) < 128 ? '1' : '0')
            const rows = Array.from({ length: height }, (_, y) => Array.from({ length: width }, (__, x) => bit(x, y)).join(''))
            seen.set(rows.join('\n'), rows)
          }
          if (seen.size >= wanted) done([...seen.values()])
          else requestAnimationFrame(look)
        }
        look()
      }),
    many,
  )
