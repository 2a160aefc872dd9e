/** Records a canvas as a video file, using the `MediaRecorder` of the browser. */

/** Media types of the exported film, preferred types first. MP4 is for browsers that cannot record WebM. */
const TYPES = ['video/webm;codecs=vp9', 'video/mp4;codecs=avc1.42E01E', 'video/webm;codecs=vp8', 'video/webm', 'video/mp4']

/** Returns the media type in which this browser can record a canvas; undefined if the browser cannot record. */
export const filmType = (): string | undefined =>
  typeof MediaRecorder === 'undefined' || !('captureStream' in HTMLCanvasElement.prototype)
    ? undefined
    : TYPES.find((type) => MediaRecorder.isTypeSupported(type))

/** Returns the file extension of a media type. */
export const endingOf = (type: string): string => (type.startsWith('video/mp4') ? 'mp4' : 'webm')

/** Frames per second and bits per second of the recording. Both are low, because most of the map does not change between frames. */
const [RATE, BITS] = [30, 2_500_000]

export interface Recording {
  /** Stops the recording. @returns the file; undefined if nothing was recorded */
  readonly finish: () => Promise<Blob | undefined>
}

/** Starts to record a canvas. @param type a media type from `filmType` */
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
