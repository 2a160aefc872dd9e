import { useEffect, useRef, useState } from 'react'
import { usePhoneToPhoneWords } from './words'

/** Time without a scanned QR code after which a hint is shown, in milliseconds. */
const PATIENCE = 8000

export interface PatienceProps {
  readonly onOver: () => void
  /** Time after which `onOver` is called, in milliseconds. */
  readonly ms?: number
}

/** Component that calls `onOver` once, a time after it was mounted. */
export function Patience({ onOver, ms = PATIENCE }: PatienceProps) {
  const over = useRef(onOver)
  useEffect(() => {
    over.current = onOver
  })
  useEffect(() => {
    const waits = setTimeout(() => over.current(), ms)
    return () => clearTimeout(waits)
  }, [ms])
  return null
}

/** Text below the camera image, as long as no QR code was scanned: how to aim, and later how to make the code easier to scan. */
export function AimText({ aim }: { readonly aim: string }) {
  const { words } = usePhoneToPhoneWords()
  const [isLate, setIsLate] = useState(false)
  return (
    <>
      <Patience onOver={() => setIsLate(true)} />
      <p role="status">{isLate ? words.read.slow : aim}</p>
    </>
  )
}
