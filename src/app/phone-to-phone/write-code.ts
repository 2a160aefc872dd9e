import { encodeQR } from 'qr'

/**
 * How dense the codes are and how fast they follow one another. A camera needs about five of its pixels for a module, and sees a code
 * for certain if it is shown for two of its pictures.
 */
export const SPEEDS = {
  slow: { version: 14, bytes: 458, perSecond: 4 },
  medium: { version: 20, bytes: 858, perSecond: 6 },
  fast: { version: 25, bytes: 1273, perSecond: 10 },
} as const
export type Speed = keyof typeof SPEEDS

/** White modules around a code, as its standard wants. */
const QUIET_ZONE = 4
/** Any of the eight would do: the bytes are as good as random, and choosing takes eight times as long. */
const MASK = 0

/**
 * Draws bytes as a code: black on white in every theme, one pixel a module.
 * @param version undefined: the smallest that holds them
 */
export const drawCode = (canvas: HTMLCanvasElement, bytes: Uint8Array, version?: number): void => {
  const size = version === undefined ? {} : { version }
  const textEncoder = () => bytes
  const rows = encodeQR('.', 'raw', { ecc: 'low', encoding: 'byte', ...size, mask: MASK, border: QUIET_ZONE, textEncoder })
  const side = rows.length
  if (canvas.width !== side) canvas.width = canvas.height = side
  const image = new ImageData(side, side)
  const pixels = new Uint32Array(image.data.buffer)
  for (const [y, row] of rows.entries()) for (const [x, isDark] of row.entries()) pixels[y * side + x] = isDark ? 0xff000000 : 0xffffffff
  canvas.getContext('2d')?.putImageData(image, 0, 0)
}
