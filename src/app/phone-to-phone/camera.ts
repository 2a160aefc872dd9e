/** Reason why the camera is not available. `unable`: the browser is too old, or the page has no secure context. */
export type CameraFault = 'none' | 'refused' | 'busy' | 'unable'

export interface Camera {
  readonly stream: MediaStream
  /** Device id of the camera. */
  readonly id: string
  /** List of all cameras of the device. The names are empty until the user has granted the camera permission. */
  readonly all: readonly { readonly id: string; readonly name: string }[]
}

const faultOf = (reason: unknown): CameraFault => {
  const name = reason instanceof DOMException ? reason.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused'
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'none' : 'busy'
}

export const stopCamera = ({ stream }: Pick<Camera, 'stream'>): void => {
  for (const track of stream.getTracks()) track.stop()
}

/**
 * Opens a camera.
 * @param id device id of the camera; if omitted, opens the rear camera if the device has one
 */
export const openCamera = async (id?: string): Promise<Camera | CameraFault> => {
  const { mediaDevices } = navigator as Partial<Pick<Navigator, 'mediaDevices'>>
  if (mediaDevices === undefined) return 'unable'
  const which = id === undefined ? { facingMode: { ideal: 'environment' } } : { deviceId: { exact: id } }
  try {
    const video = { ...which, width: { ideal: 1920 }, height: { ideal: 1080 }, frameRate: { ideal: 30 } }
    const stream = await mediaDevices.getUserMedia({ video, audio: false })
    const devices = await mediaDevices.enumerateDevices().catch(() => [])
    const all = devices.flatMap(({ kind, deviceId, label }) => (kind === 'videoinput' ? [{ id: deviceId, name: label }] : []))
    return { stream, id: stream.getVideoTracks()[0]?.getSettings().deviceId ?? '', all }
  } catch (reason) {
    return faultOf(reason)
  }
}
