import { decodeQR } from 'qr/decode.js'

/**
 * Returns the bytes of a QR code in an image; an empty array if the code contains no bytes; undefined if the image
 * has no readable code.
 */
const readCode = (image: ImageData): Uint8Array | undefined => {
  let found = new Uint8Array()
  const textDecoder = (bytes: Uint8Array) => {
    found = bytes.slice()
    return ''
  }
  try {
    decodeQR(image, { textDecoder })
    return found
  } catch {
    return undefined
  }
}

/** Maximum size of the scanned image in px. Larger images take longer without better recognition. */
const LARGEST = 1080

/**
 * Scans the central square of a video for QR codes, in every frame if the device is fast enough.
 * @returns function that stops scanning
 */
export const watchForCodes = (video: HTMLVideoElement, onCode: (bytes: Uint8Array) => void): (() => void) => {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  let isOver = false
  const next = () => {
    if (isOver) return
    if ('requestVideoFrameCallback' in video) video.requestVideoFrameCallback(look)
    else requestAnimationFrame(look)
  }
  const look = () => {
    if (isOver) return
    const { videoWidth, videoHeight } = video
    const side = Math.min(videoWidth, videoHeight)
    if (side > 0 && context !== null) {
      const size = Math.min(side, LARGEST)
      if (canvas.width !== size) canvas.width = canvas.height = size
      context.drawImage(video, (videoWidth - side) / 2, (videoHeight - side) / 2, side, side, 0, 0, size, size)
      const bytes = readCode(context.getImageData(0, 0, size, size))
      if (bytes !== undefined) onCode(bytes)
    }
    next()
  }
  next()
  return () => {
    isOver = true
  }
}
