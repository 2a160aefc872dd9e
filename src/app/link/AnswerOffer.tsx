import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { followedCopies, useGameActions, useOpenGame, useSession, type GameRecord } from '../../session'
import { Button, Pair } from '../../ui/Button'
import { Sheet } from '../../ui/Dialog'
import { useHoldsChoice } from '../../table/sealed-here'
import { useWakeLock } from '../../ui/wake-lock'
import { CopyCode } from '../phone-to-phone/CopyCode'
import { Code } from './Code'
import { followTable, SCANNED, wishForSeat, type Following } from './links'
import { answer, type PeerFault } from './peer'
import { coverInput } from '../../table/ballot/passing'
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

/**
 * Returns whether this phone may join a table. The user is asked if the phone is linked to another table when the dialog opens, or if the
 * phone holds a sealed choice of another table. Undefined until this is known.
 * - `sealed`: games of other tables that need a choice which is sealed on this phone
 * @param isSame whether the code is that of the same table again
 */
function useMayLeave(hasTable: boolean, isSame: boolean) {
  const { sealedIn } = useGameActions()
  const [sealed, setSealed] = useState<readonly GameRecord[]>([])
  const [mayLeave, setMayLeave] = useState(hasTable ? false : isSame || undefined)
  useEffect(() => {
    let isMounted = true
    const look = async () => {
      const found = await sealedIn()
      if (!isMounted) return
      setSealed(found)
      setMayLeave((now) => now ?? found.length === 0)
    }
    void look()
    return () => {
      isMounted = false
    }
  }, [sealedIn])
  return { sealed, mayLeave, setMayLeave }
}

/** Shows the answer code for the host phone, and opens the game as soon as the host has sent it. */
export function AnswerOffer({ offer, title, onClose, onAgain }: AnswerOfferProps) {
  const { words, say, list } = useLinkWords()
  const session = useSession()
  const navigate = useNavigate()
  // A phone that is paired again leaves the page for linking phones; that page must not stay in the history.
  const replace = useLocation().pathname !== '/'
  const hasTable = useOpenGame(({ link }) => link !== undefined)
  /** Whether the table to which this phone is linked is that of the open game, whose sealed choices are known here. */
  const isOfOpenGame = useOpenGame(({ link, open }) => link?.id === open?.id)
  const holdsChoice = useHoldsChoice()
  const linkedTo = useOpenGame(({ link }) => link?.id)
  const { sealed, mayLeave, setMayLeave } = useMayLeave(hasTable, title !== undefined)
  const [step, setStep] = useState<Step>('makes')
  useWakeLock(true)
  // The table’s phone looks at this screen now, so a choice that is being made must be covered afterwards.
  useEffect(coverInput, [])
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => {
    if (mayLeave !== true) return
    let isHere = true
    let leave = () => {}
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
      leave = followTable(session, copies, opened, (state, id) => {
        if (!isHere || state === 'waiting' || state === 'catchingUp') return
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
      })
    }
    void join()
    return () => {
      isHere = false
      leave()
    }
  }, [offer, session, navigate, replace, mayLeave])
  const text = words.answer
  const scanAgain = () => {
    onClose()
    onAgain()
  }
  const isNeeded = (holdsChoice && isOfOpenGame) || sealed.some(({ id }) => id === linkedTo)
  const leaves = isNeeded ? `${text.leaves} ${text.leavesSealed}` : holdsChoice ? `${text.leaves} ${text.sealedElsewhere}` : text.leaves
  if (mayLeave === false)
    return (
      <Sheet open title={title ?? text.title} onClose={onClose}>
        <p>{hasTable ? leaves : say(text.sealedIn, { games: list(sealed.map(({ name }) => name)) })}</p>
        <Pair>
          <Button onClick={onClose}>{hasTable ? text.stay : text.notNow}</Button>
          <Button onClick={() => setMayLeave(true)}>{hasTable ? text.leave : text.join}</Button>
        </Pair>
      </Sheet>
    )
  return (
    <Sheet open title={title ?? text.title} onClose={onClose}>
      {step instanceof Uint8Array ? (
        <div className="code-page">
          <p role="status">{text.show}</p>
          <Code bytes={step} label={text.code} />
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
          <Button kind="do" onClick={scanAgain}>
            {text.again}
          </Button>
        </>
      )}
    </Sheet>
  )
}
