import { useEffect, useRef, useState } from 'react'
import { useGameActions, useOpenGame, useSession } from '../../session'
import { Button } from '../../ui/Button'
import { Sheet } from '../../ui/Dialog'
import { clockText } from '../../ui/clock-text'
import { HoldButton } from '../../ui/HoldButton'
import { builtInIn } from '../../ui/built-in/words'
import { List, Row } from '../../ui/List'
import { useLanguage } from '../../ui/words'
import { Question } from '../../ui/Screen'
import { Notice } from '../../ui/status'
import { faultOfOffer } from '../phone-to-phone/code-text'
import { ScanOrPaste } from '../phone-to-phone/PasteCode'
import { AimText } from '../phone-to-phone/Patience'
import { Scanner } from '../phone-to-phone/Scanner'
import { AnswerOffer } from './AnswerOffer'
import { endFollowing, wishForSeat } from './links'
import { pass } from '../../table/ballot/passing'
import { dismissUpTo } from '../../table/outcome/seen'
import { useLost } from './lost'
import { addPhonesToLink } from './phones-to-link'
import { rememberedSeat } from './remembered-seat'
import { SeatMark, useHasSecrets, useSeatsWithRoles, type SeatWithRoles } from './seats'
import { useLinkWords } from './words'
import { useReturnTo } from '../../ui/return-to'

export interface FollowedPageProps {
  readonly id: string
  /** Whether the code of the host phone was just scanned. If so, only the choice of the seat is shown. */
  readonly isScanned: boolean
  /** Whether the camera opens at once if the phone has no link. */
  readonly scansAtOnce: boolean
}

/** Page of a guest phone: choice of its seat, or the camera if the phone is not connected; and a button to become the host. */
export function FollowedPage({ id, isScanned, scansAtOnce }: FollowedPageProps) {
  const isLinked = useOpenGame(({ link }) => link?.id === id)
  const isDeleted = useOpenGame(({ deleted }) => deleted.includes(id)) && !isLinked
  const playsOther = useOpenGame(({ tableAway, tablePlaysOther }) => tableAway === id && tablePlaysOther === true)
  return (
    <>
      {isLinked && !playsOther ? (
        <WhoAreYou id={id} isScanned={isScanned} />
      ) : (
        <ScanTable atOnce={scansAtOnce} isDeleted={isDeleted} playsOther={isLinked} />
      )}
      {!(isLinked && isScanned) && <TakeOver id={id} isDeleted={isDeleted} />}
    </>
  )
}

const NONE: readonly string[] = []
const NONE_TAKEN = { seats: NONE, lost: NONE }

/** Choice of a seat. The player of this seat then makes secret choices on this phone. */
function WhoAreYou({ id, isScanned }: Pick<FollowedPageProps, 'id' | 'isScanned'>) {
  const { words } = useLinkWords()
  const session = useSession()
  const returnTo = useReturnTo()
  const seats = useSeatsWithRoles()
  const mine = useOpenGame(({ seat }) => (seat?.id === id ? seat.roles : NONE))
  const [isOld, setIsOld] = useState(false)
  const { seats: taken, lost } = useOpenGame(({ takenSeats }) => (takenSeats?.id === id ? takenSeats : NONE_TAKEN))
  const text = words.who
  const hasSecrets = useHasSecrets()
  // The table may give a phone that has just joined its seat.
  const isSeated = isScanned && mine.length > 0
  useEffect(() => {
    if (isSeated) returnTo(`/game/${id}`)
  }, [isSeated, returnTo, id])
  // Free seats come first, so that the last player finds the only free seat without scrolling.
  const free = seats.filter(({ id: seat }) => !taken.includes(seat))
  const unlinked = seats.filter(({ id: seat }) => taken.includes(seat) && lost.includes(seat))
  const elsewhere = seats.filter(({ id: seat }) => taken.includes(seat) && !lost.includes(seat))
  const choose = (seat: string) => {
    if (wishForSeat(session, id, seat)) returnTo(`/game/${id}`)
    else setIsOld(true)
  }
  return (
    <>
      <Question>{text.title}</Question>
      <p className="note">{hasSecrets ? text.note : text.openNote}</p>
      {isOld && <Notice kind="warn">{text.old}</Notice>}
      <List>
        {free.map(({ id: seat, name, roles }) => (
          <Row
            key={seat}
            title={name}
            lead={<SeatMark roles={roles} />}
            onPress={() => choose(seat)}
            {...(roles.some((role) => mine.includes(role)) ? { note: text.now } : {})}
          />
        ))}
        <Row title={text.watch} onPress={() => choose('')} />
      </List>
      <TakenSeats title={text.unlinked} note={text.unlinkedNote} seats={unlinked} onTake={choose} />
      <TakenSeats title={text.elsewhere} note={hasSecrets ? text.taken : text.openTaken} seats={elsewhere} onTake={choose} />
    </>
  )
}

interface TakenSeatsProps {
  readonly title: string
  readonly note: string
  readonly seats: readonly SeatWithRoles[]
  readonly onTake: (seat: string) => void
}

/** Seats that have a phone already, each with a button that is held to take the seat; renders nothing without seats. */
function TakenSeats({ title, note, seats, onTake }: TakenSeatsProps) {
  const { words, say } = useLinkWords()
  if (seats.length === 0) return
  return (
    <section className="flex flex-col gap-2">
      <h2 className="label">{title}</h2>
      <p className="note">{note}</p>
      <List>
        {seats.map(({ id: seat, name, roles }) => (
          <li key={seat} className="row flex-wrap">
            <SeatMark roles={roles} />
            <span className="words">{name}</span>
            <span className="grid basis-full">
              <HoldButton kind="alt" ms={2000} onHold={() => onTake(seat)}>
                {say(words.who.takeSeat, { player: name })}
              </HoldButton>
            </span>
          </li>
        ))}
      </List>
    </section>
  )
}

interface ScanTableProps {
  readonly atOnce: boolean
  /** Whether the game was deleted on the host phone, so that only another phone can show a code. */
  readonly isDeleted: boolean
  /** Whether the host phone plays another game. */
  readonly playsOther: boolean
}

/** Button and camera to scan the code of the host phone again. */
function ScanTable({ atOnce, isDeleted, playsOther }: ScanTableProps) {
  const { words } = useLinkWords()
  const [scans, setScans] = useState(atOnce)
  const [offer, setOffer] = useState<Uint8Array | undefined>()
  const text = words.rescan
  const newTable = useOpenGame(({ open, newTable: table }) => (table?.id === open?.id ? table : undefined))
  const isInWindow = newTable?.isWindow === true
  const lost = playsOther ? text.other : text.lost
  const reason = isDeleted ? words.deleted : isInWindow ? text.movedWindow : newTable === undefined ? lost : text.moved
  return (
    <>
      <Question>{reason.title}</Question>
      <p className="note">{reason.note}</p>
      <Button kind={isDeleted ? 'alt' : 'do'} onClick={() => setScans(true)}>
        {isDeleted ? words.deleted.scan : text.button}
      </Button>
      {scans && (
        <ReadOffer
          onOffer={(bytes) => {
            setScans(false)
            setOffer(bytes)
          }}
          onClose={() => setScans(false)}
        />
      )}
      {offer !== undefined && (
        <AnswerOffer offer={offer} title={text.button} onClose={() => setOffer(undefined)} onAgain={() => setScans(true)} />
      )}
    </>
  )
}

interface ReadOfferProps {
  readonly onOffer: (bytes: Uint8Array) => void
  readonly onClose: () => void
}

function ReadOffer({ onOffer, onClose }: ReadOfferProps) {
  const { words } = useLinkWords()
  const text = words.rescan
  const [isForeign, setIsForeign] = useState(false)
  const isDone = useRef(false)
  const look = (bytes: Uint8Array): boolean => {
    const isOffer = faultOfOffer(bytes) === undefined
    if (isOffer && !isDone.current) {
      isDone.current = true
      onOffer(bytes)
    } else if (!isOffer) setIsForeign(true)
    return isOffer
  }
  return (
    <Sheet open title={text.button} onClose={onClose}>
      <ScanOrPaste onOffer={onOffer}>
        <Scanner onCode={look} faultText={(why) => text.faults[why]}>
          {isForeign ? <p role="status">{text.foreign}</p> : <AimText aim={text.aim} />}
        </Scanner>
      </ScanOrPaste>
    </Sheet>
  )
}

/** Button that continues the game on this guest phone, which then becomes the host. */
function TakeOver({ id, isDeleted }: { readonly id: string; readonly isDeleted: boolean }) {
  const { words, say } = useLinkWords()
  const { locale } = builtInIn(useLanguage())
  const newest = useOpenGame(({ open }) => (open?.id === id ? open.ledger.last.entry.time : undefined))
  const { takeOver } = useGameActions()
  const session = useSession()
  const seats = useSeatsWithRoles()
  const link = useOpenGame((play) => play.link)
  const elsewhere = useOpenGame(({ takenSeats }) => (takenSeats?.id === id ? takenSeats.seats : NONE))
  const mine = useOpenGame(({ seat }) => (seat?.id === id ? seat.roles : NONE))
  const returnTo = useReturnTo()
  const [failure, setFailure] = useState<'failed' | 'unanswered' | undefined>()
  const text = words.takeOver
  const isLinked = link?.id === id
  const take = async () => {
    // The current host must confirm first, because otherwise two hosts would continue the game.
    if (isLinked && !(await link.takeOver())) return setFailure('unanswered')
    const seat = seats.find(({ roles }) => roles.some((role) => mine.includes(role)))?.id ?? rememberedSeat(id)
    const taken = await takeOver(id, seat)
    if (!taken.ok) return setFailure('failed')
    const { open, goneOn } = session.play.getState()
    if (open?.id === id && goneOn?.id === id) dismissUpTo(open.ledger, goneOn.seq)
    endFollowing(session)
    // An open input of this player must not stay open on the phone that goes round now.
    pass(undefined)
    const game = taken.value.id
    const toLink = seats.filter((one) => elsewhere.includes(one.id) && one.id !== seat)
    addPhonesToLink(
      session,
      toLink.map((one) => ({ game, seat: one.id, roles: one.roles, sealed: [] })),
    )
    useLost.setState({ lost: { end: 'table', game } })
    returnTo(`/game/${game}`)
  }
  return (
    <section className="mt-6 flex flex-col gap-2">
      <h2 className="type-title">{isDeleted ? words.deleted.playOn : text.title}</h2>
      <p className="note">{isDeleted ? words.deleted.playOnNote : text.note}</p>
      <p className="note">{isDeleted ? words.deleted.agree : isLinked ? text.linked : text.agree}</p>
      {!isLinked && !isDeleted && newest !== undefined && <p className="note">{say(text.copy, { time: clockText(newest, locale) })}</p>}
      {failure !== undefined && <Notice kind="warn">{text[failure]}</Notice>}
      <HoldButton kind="alt" ms={2000} onHold={() => void take()}>
        {text.button}
      </HoldButton>
    </section>
  )
}
