import { useEffect, useRef, useState } from 'react'
import { usePhoneToPhoneWords } from './words'

/** Time without a scanned QR code after which a hint is shown, in milliseconds. */
const PATIENCE = 8000

/** Component that calls `onOver` {@link PATIENCE} milliseconds after it was mounted. */
export function Patience({ onOver }: { readonly onOver: () => void }) {
  const over = useRef(onOver)
  useEffect(() => {
    over.current = onOver
  })
  useEffect(() => {
    const waits = setTimeout(() => over.current(), PATIENCE)
    return () => clearTimeout(waits)
  }, [])
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
