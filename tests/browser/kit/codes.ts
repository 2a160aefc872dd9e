// Codes on the screen of a page.
import type { Page } from '@playwright/test'

/** A code in rows of modules, dark or not, with its quiet zone. */
export type Code = readonly string[]

/** Looks at the code on a page until it has changed so often. */
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
