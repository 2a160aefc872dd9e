import './phone-to-phone.css'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useParams } from 'react-router'
import { createEncoder, type Encoder } from '../../optical-transfer/encoder'
import { useGames } from '../../session'
import { Question, Screen } from '../../ui/Screen'
import { SegmentedChoice } from '../../ui/SegmentedChoice'
import { Notice } from '../../ui/status'
import { useWakeLock } from '../../ui/wake-lock'
import { drawCode, SPEEDS, type Speed } from './write-code'
import { usePhoneToPhoneWords } from './words'
import { useReturnTo } from '../../ui/return-to'

const speeds = ['slow', 'medium', 'fast'] as const satisfies readonly Speed[]

/** Component that shows a game as a sequence of QR codes for the camera of another phone. The transfer needs no network. */
export default function ShowGame() {
  const { id = '' } = useParams()
  const { packGame } = useGames()
  const { words } = usePhoneToPhoneWords()
  const returnTo = useReturnTo()
  const state: unknown = useLocation().state
  /** Compressed game to transfer. `none`: the game cannot be read. */
  const [packed, setPacked] = useState<Uint8Array | 'none' | undefined>()
  useWakeLock(true)
  useEffect(() => {
    let isHere = true
    void packGame(id).then((bytes) => isHere && setPacked(bytes ?? 'none'))
    return () => {
      isHere = false
    }
  }, [id, packGame])
  const text = words.show
  return (
    <Screen where={text.title} onBack={() => returnTo(typeof state === 'string' ? state : '/')}>
      <div className="code-page">
        <Question>{text.how}</Question>
        {packed === undefined && <p role="status">{text.makes}</p>}
        {packed === 'none' && <Notice kind="warn">{text.cannot}</Notice>}
        {packed instanceof Uint8Array && <Showing packed={packed} />}
      </div>
    </Screen>
  )
}

/** Returns a random number that identifies one transfer of a game. */
const freshSession = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0

/** Factor by which more QR code frames are expected than the game needs, because a camera misses some of the frames. */
const MISSED = 1.3

function Showing({ packed }: { readonly packed: Uint8Array }) {
  const { words, count } = usePhoneToPhoneWords()
  const text = words.show
  const [speed, setSpeed] = useState<Speed>('medium')
  const [encoder, setEncoder] = useState<Encoder | undefined>(() => createEncoder(packed, SPEEDS.medium.bytes, freshSession()))
  const canvas = useRef<HTMLCanvasElement>(null)
  const choose = (chosen: Speed) => {
    setSpeed(chosen)
    setEncoder(createEncoder(packed, SPEEDS[chosen].bytes, freshSession()))
  }
  const { version, perSecond } = SPEEDS[speed]
  useEffect(() => {
    if (encoder === undefined) return
    let number = 0
    const draw = () => {
      if (canvas.current !== null) drawCode(canvas.current, encoder.frame(number++), version)
    }
    draw()
    const timer = setInterval(draw, 1000 / perSecond)
    return () => clearInterval(timer)
  }, [encoder, version, perSecond])
  return (
    <>
      {encoder === undefined ? (
        <Notice kind="warn">{text.tooLong}</Notice>
      ) : (
        <canvas ref={canvas} className="code-canvas" role="img" aria-label={text.code} />
      )}
      <SegmentedChoice
        label={text.speed}
        options={speeds.map((value) => ({ value, label: text.speeds[value] }))}
        value={speed}
        onChange={choose}
      />
      {encoder !== undefined && <p className="note px-1">{count(text.lasts, Math.ceil((encoder.count * MISSED) / perSecond))}</p>}
    </>
  )
}
