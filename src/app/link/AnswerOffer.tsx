import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { followedCopies, useGameActions, useSession } from '../../session'
import { Button, Pair } from '../../ui/Button'
import { Sheet } from '../../ui/Dialog'
import { Notice } from '../../ui/status'
import { useWakeLock } from '../../ui/wake-lock'
import { CopyCode } from '../phone-to-phone/CopyCode'
import { Patience } from '../phone-to-phone/Patience'
import { Code } from './Code'
import { followTable, SCANNED, wishForSeat, type Following } from './links'
import { answer, type PeerFault } from './peer'
import { coverInput } from '../../table/ballot/passing'
import { networkHint } from './network-hint'
import { rememberedSeat } from './remembered-seat'
import { useLinkWords } from './words'

export interface AnswerOfferProps {
  /** Pairing code of the host phone, as bytes of the scanned QR code. */
  readonly offer: Uint8Array
  /** Title of the dialog; by default that of the first pairing. */
  readonly title?: string
  readonly onClose: () => void
  /** Called when the user wants to scan the code of the host phone again. */
  readonly onAgain: () => void
}

/** `makes`: the answer code is being created. `joins`: both codes have been read. Bytes: the answer code for the host. */
type Step = Uint8Array | 'makes' | 'joins' | PeerFault | 'damaged' | Exclude<Following, 'waiting' | 'catchingUp' | 'following'>

/** Question before this phone joins a table with another game. It can be asked only after the host has named its game. */
interface Leaving {
  /** Whether this phone is linked to another table. */
  readonly isLinked: boolean
  /** Whether that table needs a choice that is sealed on this phone. */
  readonly isNeeded: boolean
  /** Names of the other games that need a choice which is sealed on this phone. */
  readonly sealed: readonly string[]
  readonly onJoin: () => void
}

/** Asks whether this phone joins a table with another game. */
function LeaveTable({ isLinked, isNeeded, sealed, onJoin, onStay }: Leaving & { readonly onStay: () => void }) {
  const { words, say, list } = useLinkWords()
  const text = words.answer
  return (
    <>
      {isLinked && <p>{isNeeded ? `${text.leaves} ${text.leavesSealed}` : text.leaves}</p>}
      {!isNeeded && sealed.length > 0 && <p>{say(text.sealedIn, { games: list(sealed) })}</p>}
      <Pair>
        <Button onClick={onStay}>{isLinked ? text.stay : text.notNow}</Button>
        <Button onClick={onJoin}>{isLinked ? text.leave : text.join}</Button>
      </Pair>
    </>
  )
}

/** Time after which a phone whose answer the host has not taken says that the answer may be too old, in ms. */
const ANSWER_PATIENCE = 45_000

/** Note on an answer code that has been shown for a long time: the host may show another code by now. Shows nothing before. */
function MayBeOld() {
  const { words } = useLinkWords()
  const [isLate, setLate] = useState(false)
  return isLate ? <Notice kind="warn">{words.answer.mayBeOld}</Notice> : <Patience ms={ANSWER_PATIENCE} onOver={() => setLate(true)} />
}

/** Shows the answer code for the host phone, and opens the game as soon as the host has sent it. */
export function AnswerOffer({ offer, title, onClose, onAgain }: AnswerOfferProps) {
  const { words } = useLinkWords()
  const session = useSession()
  const navigate = useNavigate()
  // A phone that is paired again leaves the page for linking phones; that page must not stay in the history.
  const replace = useLocation().pathname !== '/'
  const { sealedIn } = useGameActions()
  const [leaving, setLeaving] = useState<Leaving | undefined>()
  const [step, setStep] = useState<Step>('makes')
  useWakeLock(true)
  // The table’s phone looks at this screen now, so a choice that is being made must be covered afterwards.
  useEffect(coverInput, [])
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => {
    let isHere = true
    let leave = () => {}
    /** Asks the user if the host has another game than the table that this phone is linked to, or than the sealed choices on this phone. */
    const mayFollow = async (origin: string, id: string | undefined) => {
      const sealed = (await sealedIn()).filter((one) => one.origin !== origin)
      const { link, tableAway } = session.play.getState()
      const linkedTo = link?.id
      // A table that shows another game, or none, is not left by joining: it has usually begun the game of the code itself.
      const isLinked = linkedTo !== undefined && linkedTo !== id && linkedTo !== tableAway
      if (!isHere || (!isLinked && sealed.length === 0)) return
      const isNeeded = isLinked && sealed.some((one) => one.id === linkedTo)
      await new Promise<void>((onJoin) => setLeaving({ isLinked, isNeeded, sealed: sealed.map(({ name }) => name), onJoin }))
      setLeaving(undefined)
    }
    const join = async () => {
      const [copies, mine] = await Promise.all([followedCopies(session), answer(offer)])
      if (typeof mine === 'string') return isHere && setStep(mine === 'foreign' || mine === 'newer' ? 'damaged' : mine)
      leave = mine.close
      if (!isHere) return leave()
      setStep(mine.code)
      const opened = await mine.opened
      if (!isHere) return
      if (typeof opened === 'string') return setStep(opened)
      setStep('joins')
      const hear = (state: Following, id?: string) => {
        if (!isHere || state === 'waiting' || state === 'catchingUp') return
        setLeaving(undefined)
        if (state !== 'following') return setStep(state)
        if (id === undefined) return setStep('notSaved')
        // The connection must stay open when this component is unmounted.
        leave = () => {}
        isHere = false
        close.current()
        // A phone that is paired again requests its previous seat. If another linked phone has this seat, the host does not give it.
        const seat = rememberedSeat(id)
        if (seat !== undefined && wishForSeat(session, id, seat, true)) void navigate(`/game/${id}`, { replace })
        else void navigate(`/link/${id}`, { state: SCANNED, replace })
      }
      leave = followTable(session, copies, opened, hear, mayFollow)
    }
    void join()
    return () => {
      isHere = false
      leave()
    }
  }, [offer, session, navigate, replace, sealedIn])
  const text = words.answer
  const scanAgain = () => {
    onClose()
    onAgain()
  }
  return (
    <Sheet open title={title ?? text.title} onClose={onClose}>
      {leaving !== undefined ? (
        <LeaveTable {...leaving} onStay={onClose} />
      ) : step instanceof Uint8Array ? (
        <div className="code-page" data-answer>
          {/* The code comes first, so that a small screen shows all of it. */}
          <Code bytes={step} label={text.code} />
          <MayBeOld />
          <p role="status">{text.show}</p>
          <CopyCode code={step} />
          <Button kind="quiet" onClick={scanAgain}>
            {text.again}
          </Button>
        </div>
      ) : step === 'makes' || step === 'joins' ? (
        <p role="status">{text[step]}</p>
      ) : (
        <>
          <p role="alert">{text.faults[step]}</p>
          {step === 'late' && <p className="note">{networkHint(words)}</p>}
          <Button kind="do" onClick={scanAgain}>
            {text.again}
          </Button>
        </>
      )}
    </Sheet>
  )
}
