import './phone-to-phone.css'
import { useEffect, useRef, useState } from 'react'
import { createDecoder, type Received } from '../../optical-transfer/decoder'
import { useGames } from '../../session'
import { Button } from '../../ui/Button'
import { Sheet } from '../../ui/Dialog'
import { Select } from '../../ui/Field'
import { useWakeLock } from '../../ui/wake-lock'
import { openCamera, stopCamera, type Camera, type CameraFault } from './camera'
import { watchForCodes } from './read-code'
import { usePhoneToPhoneWords } from './words'

export interface ReadGameProps {
  /** A game has arrived whole, as a file that may still be anything. */
  readonly onFile: (file: File) => void
  readonly onClose: () => void
}

/** The sentence about the codes that have been read so far. */
type Sees = 'nothing' | 'foreign' | 'newer' | 'game'

/** After so many milliseconds without a code it is said what would help. */
const PATIENCE = 8000

/** Reads a game by camera from the screen of another phone. Nothing is taken in here: what arrives is a file like any other. */
export function ReadGame({ onFile, onClose }: ReadGameProps) {
  const { words } = usePhoneToPhoneWords()
  const { unpackGame } = useGames()
  const text = words.read
  const [camera, setCamera] = useState<Camera | CameraFault | undefined>()
  /** The camera that is asked for, and how often. */
  const [asked, setAsked] = useState<{ readonly id?: string }>({})
  useWakeLock(true)
  useEffect(() => {
    let open: Camera | undefined
    let isHere = true
    void openCamera(asked.id).then((answer) => {
      if (typeof answer === 'string') return isHere && setCamera(answer)
      if (!isHere) return stopCamera(answer)
      open = answer
      // Another app has taken it, or the permission is gone; stopping it here is no such event.
      for (const track of answer.stream.getTracks()) track.addEventListener('ended', () => isHere && setCamera('busy'))
      return setCamera(answer)
    })
    return () => {
      isHere = false
      if (open !== undefined) stopCamera(open)
    }
  }, [asked])
  const ask = (id?: string) => {
    setCamera(undefined)
    setAsked(id === undefined ? {} : { id })
  }
  const take = async (payload: Uint8Array) => onFile(new File([(await unpackGame(payload)) ?? ''], 'game.json'))
  const fault = typeof DecompressionStream === 'function' ? camera : 'unable'
  return (
    <Sheet open title={text.title} onClose={onClose}>
      {fault === undefined && <p role="status">{text.asks}</p>}
      {typeof fault === 'string' && (
        <>
          <p role="alert">{text.faults[fault]}</p>
          {fault !== 'unable' && <Button onClick={() => ask()}>{text.again}</Button>}
        </>
      )}
      {typeof fault === 'object' && <Reading camera={fault} onWhole={(payload) => void take(payload)} onCamera={ask} />}
    </Sheet>
  )
}

interface ReadingProps {
  readonly camera: Camera
  readonly onWhole: (payload: Uint8Array) => void
  readonly onCamera: (id: string) => void
}

const seenIn = (received: Received): Sees | undefined => {
  if (received.is !== 'refused') return 'game'
  return received.why === 'newer' || received.why === 'foreign' ? received.why : undefined
}

function Reading({ camera, onWhole, onCamera }: ReadingProps) {
  const { words, say } = usePhoneToPhoneWords()
  const text = words.read
  const video = useRef<HTMLVideoElement>(null)
  const [progress, setProgress] = useState(0)
  const [sees, setSees] = useState<Sees | undefined>()
  const whole = useRef(onWhole)
  useEffect(() => {
    whole.current = onWhole
  })
  useEffect(() => {
    const shown = video.current
    if (shown === null) return
    shown.srcObject = camera.stream
    // Every browser plays a muted video of a camera by itself; it is refused only if the sheet is closed meanwhile.
    void shown.play().catch(() => undefined)
    const decoder = createDecoder()
    const waits = setTimeout(() => setSees((now) => now ?? 'nothing'), PATIENCE)
    const stop = watchForCodes(shown, (bytes) => {
      const received = decoder.receive(bytes)
      setSees((now) => seenIn(received) ?? now)
      setProgress(decoder.progress())
      if (received.is !== 'whole') return
      stop()
      stopCamera(camera)
      whole.current(received.payload)
    })
    return () => {
      clearTimeout(waits)
      stop()
    }
  }, [camera])
  const says = { nothing: text.nothing, foreign: text.foreign, newer: text.newer, game: text.reads }
  return (
    <div className="camera">
      <video ref={video} className="camera-picture" muted playsInline aria-hidden />
      <div className="camera-progress">
        <Ring label={text.progress} of={progress} />
        <p role="status">{sees === undefined ? text.aim : says[sees]}</p>
      </div>
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

const RADIUS = 24
const ROUND = 2 * Math.PI * RADIUS

/** A share from 0 to 1 as a ring that fills. */
function Ring({ label, of }: { readonly label: string; readonly of: number }) {
  return (
    <svg
      viewBox="0 0 56 56"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(of * 100)}
    >
      <circle cx="28" cy="28" r={RADIUS} />
      <circle cx="28" cy="28" r={RADIUS} strokeDasharray={`${of * ROUND} ${ROUND}`} />
    </svg>
  )
}
