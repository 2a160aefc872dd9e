import './phone-to-phone.css'
import { useRef, useState } from 'react'
import { unpackDescription } from '../../link/session-description'
import { createDecoder, type Received } from '../../optical-transfer/decoder'
import { useGames } from '../../session'
import { Sheet } from '../../ui/Dialog'
import { ScanOrPaste } from './PasteCode'
import { Patience } from './Patience'
import { Scanner } from './Scanner'
import { usePhoneToPhoneWords } from './words'

export interface ReadGameProps {
  /** Called with the file of a game after all parts of the game have been received. The file is not validated yet. */
  readonly onFile: (file: File) => void
  /** Called with the scanned pairing code of a host phone. */
  readonly onOffer: (bytes: Uint8Array) => void
  readonly onClose: () => void
}

/** Keys of the texts that describe the QR codes scanned so far. */
type Sees = 'nothing' | 'foreign' | 'newer' | 'game'

const seenIn = (received: Received): Sees | undefined => {
  if (received.is !== 'refused') return 'game'
  return received.why === 'newer' || received.why === 'foreign' ? received.why : undefined
}

/**
 * Component that receives a game: the camera scans QR codes from the screen of another phone. The component does not
 * import the game: the caller validates the received file.
 */
export function ReadGame({ onFile, onOffer, onClose }: ReadGameProps) {
  const { words } = usePhoneToPhoneWords()
  const { unpackGame } = useGames()
  const text = words.read
  const decoder = useRef<ReturnType<typeof createDecoder>>(undefined)
  const [progress, setProgress] = useState(0)
  const [sees, setSees] = useState<Sees | undefined>()
  const take = async (payload: Uint8Array) => onFile(new File([(await unpackGame(payload)) ?? ''], 'game.json'))
  const look = (bytes: Uint8Array): boolean => {
    const link = unpackDescription(bytes)
    if (link.ok && link.value.type === 'offer') {
      onOffer(bytes)
      return true
    }
    decoder.current ??= createDecoder()
    const received = decoder.current.receive(bytes)
    const seen = !link.ok && link.fault === 'newer' ? 'newer' : seenIn(received)
    setSees((now) => seen ?? now)
    setProgress(decoder.current.progress())
    if (received.is !== 'whole') return false
    void take(received.payload)
    return true
  }
  const says = { nothing: text.nothing, foreign: text.foreign, newer: text.newer, game: text.reads }
  return (
    <Sheet open title={text.title} onClose={onClose}>
      <ScanOrPaste onOffer={onOffer}>
        <Scanner onCode={look} faultText={(why) => text.faults[why]} unable={typeof DecompressionStream !== 'function'}>
          <Ring label={text.progress} of={progress} />
          <Patience onOver={() => setSees((now) => now ?? 'nothing')} />
          <p role="status">{sees === undefined ? text.aim : says[sees]}</p>
        </Scanner>
      </ScanOrPaste>
    </Sheet>
  )
}

const RADIUS = 24
const ROUND = 2 * Math.PI * RADIUS

/** Component that shows progress as a ring; `of` is from 0 to 1. */
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
