import './phone-to-phone.css'
import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import { Button } from '../../ui/Button'
import { Select } from '../../ui/Field'
import { useWakeLock } from '../../ui/wake-lock'
import { openCamera, stopCamera, type Camera, type CameraFault } from './camera'
import { watchForCodes } from './read-code'
import { usePhoneToPhoneWords } from './words'

export interface ScannerProps {
  /**
   * Called with the bytes of each scanned QR code.
   * @returns whether scanning is finished; the camera then stops
   */
  readonly onCode: (bytes: Uint8Array) => boolean
  /** Returns the text for a camera error, including alternatives to the camera. */
  readonly faultText: (why: CameraFault) => string
  /** Whether the browser lacks a feature that is needed to process the scanned QR codes. */
  readonly unable?: boolean
  /** Content that the component shows below the camera image. */
  readonly children: ReactNode
}

/** Component that shows the camera image and scans QR codes, or shows an error message. */
export function Scanner({ onCode, faultText, unable = false, children }: ScannerProps) {
  const { words } = usePhoneToPhoneWords()
  const text = words.read
  const [camera, setCamera] = useState<Camera | CameraFault | undefined>()
  /** Id of the requested camera. Setting a new object requests the camera again. */
  const [asked, setAsked] = useState<{ readonly id?: string }>({})
  useWakeLock(true)
  const isSeen = usePageSeen()
  useEffect(() => {
    // The camera is off while the page is hidden.
    if (!isSeen) return undefined
    let open: Camera | undefined
    let isHere = true
    void openCamera(asked.id).then((answer) => {
      if (typeof answer === 'string') return isHere && setCamera(answer)
      if (!isHere) return stopCamera(answer)
      open = answer
      /**
       * The `ended` event means that another app has taken the camera, or the permission was revoked. Stopping the track by script fires no
       * such event.
       */
      for (const track of answer.stream.getTracks()) track.addEventListener('ended', () => isHere && setCamera('busy'))
      return setCamera(answer)
    })
    return () => {
      isHere = false
      if (open === undefined) return
      stopCamera(open)
      setCamera(undefined)
    }
  }, [asked, isSeen])
  const ask = (id?: string) => {
    setCamera(undefined)
    setAsked(id === undefined ? {} : { id })
  }
  const fault = unable ? 'unable' : camera
  if (fault === undefined) return <p role="status">{text.asks}</p>
  if (typeof fault === 'string') {
    return (
      <>
        <p role="alert">{faultText(fault)}</p>
        {fault !== 'unable' && <Button onClick={() => ask()}>{text.again}</Button>}
      </>
    )
  }
  return (
    <Picture camera={fault} onCode={onCode} onCamera={ask}>
      {children}
    </Picture>
  )
}

const hearVisibility = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

/** Hook that returns whether the page is visible. */
const usePageSeen = (): boolean => useSyncExternalStore(hearVisibility, () => document.visibilityState === 'visible')

interface PictureProps extends Pick<ScannerProps, 'onCode' | 'children'> {
  readonly camera: Camera
  readonly onCamera: (id: string) => void
}

function Picture({ camera, onCode, onCamera, children }: PictureProps) {
  const { words, say } = usePhoneToPhoneWords()
  const text = words.read
  const video = useRef<HTMLVideoElement>(null)
  const read = useRef(onCode)
  useEffect(() => {
    read.current = onCode
  })
  useEffect(() => {
    const shown = video.current
    if (shown === null) return
    shown.srcObject = camera.stream
    // Browsers autoplay a muted camera video. `play` rejects only if the scanner is closed in the meantime.
    void shown.play().catch(() => undefined)
    const stop = watchForCodes(shown, (bytes) => {
      if (!read.current(bytes)) return
      stop()
      stopCamera(camera)
    })
    return stop
  }, [camera])
  return (
    <div className="camera">
      <video ref={video} className="camera-picture" muted playsInline aria-hidden />
      <div className="camera-progress">{children}</div>
      {camera.all.length > 1 && (
        <Select
          label={text.camera}
          options={camera.all.map(({ id, name }, at) => ({ value: id, label: name === '' ? say(text.cameraN, { n: at + 1 }) : name }))}
          value={camera.id}
          onChange={onCamera}
        />
      )}
    </div>
  )
}
