/** A film as a file: what a canvas shows is recorded by the browser itself, where it can. */

/** In this order: what every browser plays, even without the codecs of its system; then what those record that know no WebM. */
const TYPES = ['video/webm;codecs=vp9', 'video/mp4;codecs=avc1.42E01E', 'video/webm;codecs=vp8', 'video/webm', 'video/mp4']

/** The media type in which this browser records a canvas; undefined: it records none. */
export const filmType = (): string | undefined =>
  typeof MediaRecorder === 'undefined' || !('captureStream' in HTMLCanvasElement.prototype)
    ? undefined
    : TYPES.find((type) => MediaRecorder.isTypeSupported(type))

/** How a file of a media type ends. */
export const endingOf = (type: string): string => (type.startsWith('video/mp4') ? 'mp4' : 'webm')

/** Frames per second and bits per second: a map that mostly does not change needs few. */
const [RATE, BITS] = [30, 2_500_000]

export interface Recording {
  /** Stops it. @returns the file; undefined: nothing was recorded */
  readonly finish: () => Promise<Blob | undefined>
}

/**
 * Records a canvas from now on.
 * @param type as `filmType` gives it
 */
export const recordCanvas = (canvas: HTMLCanvasElement, type: string): Recording => {
  const stream = canvas.captureStream(RATE)
  const recorder = new MediaRecorder(stream, { mimeType: type, videoBitsPerSecond: BITS })
  const parts: Blob[] = []
  const stopped = new Promise<void>((done) => {
    recorder.addEventListener('dataavailable', ({ data }) => void (data.size > 0 && parts.push(data)))
    recorder.addEventListener('stop', () => done())
    recorder.addEventListener('error', () => done())
  })
  recorder.start(1000)
  return {
    finish: async () => {
      if (recorder.state !== 'inactive') recorder.stop()
      await stopped
      for (const track of stream.getTracks()) track.stop()
      return parts.length === 0 ? undefined : new Blob(parts, { type: type.replace(/;.*/, '') })
    },
  }
}
