import { useState, type ReactNode } from 'react'
import { dropPin, isPin, PIN_DIGITS, setPin, takePinOff, usePin } from '../../session/pins'
import { seatOf } from '../../referee'
import { Button, IconButton } from '../../ui/Button'
import { HoldButton } from '../../ui/HoldButton'
import { DigitPad } from '../../ui/NumberPad'
import { Question as Heading } from '../../ui/Screen'
import { useTable } from '../hook'
import * as icons from '../icons'
import { useQuestionSpeech } from '../question/speech'
import { useAskingWords } from '../question/words'
import { SealedFrame } from './SealedFrame'
import { useBallotWords } from './words'

/** Returns the open game, the seat of a role, and the state of the PIN lock of that seat. */
export function useLock(role: string) {
  const game = useTable((open) => open.id)
  const seat = useTable((open) => seatOf(open.game.seats(open.state), role))
  return { game, seat, lock: usePin(game, seat) }
}

interface PinScreenProps {
  readonly role: string
  readonly title: string
  readonly note: string
  /** Error message if the player entered a wrong PIN before; otherwise undefined. */
  readonly wrong: string | undefined
  /** Called with the PIN when all digits are entered. */
  readonly onPin: (pin: string) => void
  readonly onCover: () => void
  readonly children?: ReactNode
}

/** PIN input with the same number pad as the input of amounts; shows how many digits were entered, not the digits. */
function PinScreen({ role, title, note, wrong, onPin, onCover, children }: PinScreenProps) {
  const { words } = useBallotWords()
  const { words: asking } = useAskingWords()
  const [digits, setDigits] = useState('')
  const press = (digit: number) => {
    const next = `${digits}${digit}`
    setDigits(next.length < PIN_DIGITS ? next : '')
    if (next.length === PIN_DIGITS) onPin(next)
  }
  return (
    <SealedFrame role={role} cover={words.pin.cover} onCover={onCover}>
      <div className="body sealed-body">
        <Heading>{title}</Heading>
        <p className="note sealed-note">{note}</p>
        <p className="note sealed-note text-warn" role="alert">
          {wrong}
        </p>
        <div className="pin">
          <p role="img" aria-label={`${title}: ${digits.length}/${PIN_DIGITS}`}>
            {Array.from({ length: PIN_DIGITS }, (_, at) => (
              <span key={at} data-filled={at < digits.length ? '' : undefined} />
            ))}
          </p>
          <IconButton icon={icons.undo} label={asking.takeBack} onClick={() => setDigits(digits.slice(0, -1))} />
        </div>
        <DigitPad label={title} onChoose={press} />
      </div>
      <div className="answer sealed-answer">{children}</div>
    </SealedFrame>
  )
}

export interface PinProps {
  readonly role: string
  /** Called when the entered PIN is correct, or when a new PIN was set or removed. */
  readonly onDone: () => void
  readonly onCover: () => void
}

/**
 * Asks for the PIN of a seat before content meant for that seat is shown. A long press removes a forgotten PIN; afterwards all players see
 * that the PIN was removed.
 */
export function AskPin({ role, onDone, onCover }: PinProps) {
  const speech = useQuestionSpeech()
  const { words, say } = useBallotWords()
  const { game, seat } = useLock(role)
  const [wrong, setWrong] = useState<string | undefined>()
  const [forgotten, forget] = useState(false)
  const check = async (pin: string) => {
    if (await isPin(game, seat, pin)) onDone()
    else setWrong(words.pin.wrong)
  }
  return (
    <PinScreen
      role={role}
      title={say(words.pin.ask, { role: speech.role(role) })}
      note={forgotten ? words.pin.dropNote : ''}
      wrong={wrong}
      onPin={(pin) => void check(pin)}
      onCover={onCover}
    >
      {forgotten ? (
        <HoldButton
          ms={2000}
          icon={icons.users}
          onHold={() => {
            dropPin(game, seat)
            onCover()
          }}
        >
          {words.pin.drop}
        </HoldButton>
      ) : (
        <Button kind="quiet" onClick={() => forget(true)}>
          {words.pin.forgotten}
        </Button>
      )}
    </PinScreen>
  )
}

/** Screen that sets the PIN of a seat, which must be entered twice, or removes the PIN. */
export function ChoosePin({ role, onDone, onCover }: PinProps) {
  const { words } = useBallotWords()
  const { game, seat, lock } = useLock(role)
  const [first, setFirst] = useState<string | undefined>()
  const [wrong, setWrong] = useState<string | undefined>()
  const enter = async (pin: string) => {
    if (first === undefined) {
      setWrong(undefined)
      setFirst(pin)
    } else if (first === pin) {
      await setPin(game, seat, pin)
      onDone()
    } else {
      setWrong(words.pin.differ)
      setFirst(undefined)
    }
  }
  return (
    <PinScreen
      key={first === undefined ? 'first' : 'again'}
      role={role}
      title={first === undefined ? words.pin.choose : words.pin.again}
      note={words.pin.note}
      wrong={wrong}
      onPin={(pin) => void enter(pin)}
      onCover={onCover}
    >
      <Button kind="quiet" onClick={onDone}>
        {words.pin.none}
      </Button>
      {lock !== undefined && (
        <Button
          kind="quiet"
          onClick={() => {
            takePinOff(game, seat)
            onDone()
          }}
        >
          {words.pin.off}
        </Button>
      )}
    </PinScreen>
  )
}
