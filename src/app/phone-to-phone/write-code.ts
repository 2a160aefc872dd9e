import { encodeQR } from 'qr'

/**
 * Transfer speeds that the user can select: QR version, bytes per QR code and frames per second. A camera needs about five of
 * its pixels per module of the QR code, and a code must be visible for two camera frames.
 */
export const SPEEDS = {
  slow: { version: 14, bytes: 458, perSecond: 4 },
  medium: { version: 20, bytes: 858, perSecond: 6 },
  fast: { version: 25, bytes: 1273, perSecond: 10 },
} as const
export type Speed = keyof typeof SPEEDS

/** Width of the white margin around a QR code, in modules, as required by the QR standard. */
const QUIET_ZONE = 4
/** Fixed mask pattern of the QR codes: the data is nearly random, and choosing the best of eight masks takes eight times as long. */
const MASK = 0

/**
 * Draws bytes as a QR code on a canvas: black on white in every theme, one pixel per module.
 * @param version QR version; if omitted, the smallest version that has enough space
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
