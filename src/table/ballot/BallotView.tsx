import { useState } from 'react'
import { useDropped } from '../../session/pins'
import { rolesToReview } from '../../session/sealed/last-round'
import { Button } from '../../ui/Button'
import { useLanguage } from '../../ui/words'

import { allCast, awaited, ballotOf, isUntouched, namelessChanges, seatOf, type Ballot } from '../../referee'
import { useGameSpeech, useGameTable } from '../context'
import { OpenReceipts } from '../fair/Receipts'
import { useTable } from '../hook'
import * as icons from '../icons'
import { usePlay } from '../question/answering'
import { QuestionFrame } from '../question/QuestionFrame'
import type { QuestionProps } from '../game/game-questions'
import { useQuestionSpeech } from '../question/speech'
import { useImmediateHandOver, useOwnChoice } from './hand-on'
import { ByHand } from './ByHand'
import { useEntered } from './entered'
import { CallOff } from './CallOff'
import { Notes, SignNotes } from './BallotNotes'
import { ChangeButton } from './ChangeButton'
import { ChangingNow } from './ChangingNow'
import { ChangeSheet, Changes, Replaced } from './Changes'
import { ChooseAnew } from './ChooseAnew'
import { useBallotSpeech, useSealedKind } from './context'
import { DroppedHere } from './DroppedHere'
import { LookAgain } from './LookAgain'
import { LostPhones } from './LostPhones'
import { pass, usePassing, type Passing } from './passing'
import { PassThePhone } from './PassThePhone'
import { awaitedFrom, inSeatOrder } from './round'
import {
  useChangingNow,
  useLostOf,
  useLostPhones,
  useNextRole,
  useOwnPhones,
  useReplacedHere,
  useSealedAtTable,
  useSealedHere,
  useSeats,
} from './sealing'
import { useIsLinked, useLinkFault, useLooksOn, useMayChoose, useRolesMissing } from '../own-phone'
import { OwnPhonesButton } from './OwnPhonesButton'
import { Seats } from './Seats'
import { useBallotWords } from './words'

/**
 * Screen of an open ballot. The shared phone is handed over in seat order, or to any role that takes it. When all choices are sealed,
 * a tap reveals them.
 */
export function BallotView({ question }: QuestionProps) {
  const { canSeal } = usePlay()
  const [entered] = useEntered(question)
  const [isOpen, tell] = useState(false)
  const byHand = isOpen || entered !== undefined
  const ballot = useTable((open) => ballotOf(open.ballots, question))
  const isFollowed = useTable((open) => open.followed)
  if (ballot === undefined) return
  const untouched = isUntouched(ballot) && !isFollowed
  if (!canSeal || (byHand && untouched))
    return <ByHand question={question} ballot={ballot} {...(canSeal ? { onBack: () => tell(false) } : {})} />
  return <Round question={question} ballot={ballot} {...(untouched ? { onByHand: () => tell(true) } : {})} />
}

interface RoundProps extends QuestionProps {
  readonly ballot: Ballot
  /**
   * Called when the players want to enter all choices openly on one screen instead of sealing them. Undefined after the first choice is
   * sealed.
   */
  readonly onByHand?: () => void
}

/** Returns the title of an open ballot. A linked phone cannot reveal the choices, so its title does not ask for it. */
const useTitle = (question: RoundProps['question'], ballot: Ballot): string => {
  const { reveal } = useGameTable().questions
  const asking = useQuestionSpeech()
  const speech = useBallotSpeech()
  const { words } = useBallotWords()
  const { state, followed } = useTable((open) => open)
  if (!allCast(ballot)) return speech.title(state)
  return followed ? words.ownPhone.allSealed : asking.question({ ...question, kind: reveal }, state).title
}

function Round({ question, ballot, onByHand }: RoundProps) {
  const seats = useSeats()
  const asking = useQuestionSpeech()
  const speech = useBallotSpeech()
  const { words, say, list } = useBallotWords()
  const { id, state, followed: isFollowed } = useTable((open) => open)
  const kind = useSealedKind(ballot.kind)
  useImmediateHandOver(ballot, kind.atOnce ?? false)
  useOwnChoice(ballot)
  const looking = useLooking(ballot)
  const passing = usePassing((store) => store.passing)
  const [own, choose] = useState<string | undefined>()
  const [sheet, show] = useState<'anew' | 'callOff' | undefined>()
  const mayTake = useMayChoose()
  const ownPhones = useOwnPhones()
  const hasLink = useLinkFault() === undefined
  const looksOn = useLooksOn()
  const lost = useLostOf(ballot)
  /** Roles whose sealed choice is on a phone without a link. While there are any, only the sentences about them are shown. */
  const lostSealed = lost.filter((role) => ballot.cast[role] !== undefined)
  const isMainLink = useIsMainLink(ballot)
  const language = useLanguage()
  const skip = isUntouched(ballot) && !isFollowed ? kind.skip : undefined
  const cast = ballot.roles.filter((role) => ballot.cast[role] !== undefined && mayTake(role))
  /** On a linked phone: the role that has sealed its choice, if exactly one role of this phone has sealed. */
  const mine = isFollowed && cast.length === 1 ? cast[0] : undefined
  // A role with its own linked phone changes its choice there.
  const isChangedHere = (role: string) => !ownPhones.includes(role)
  const mayChange = hasLink && !looksOn && cast.some(isChangedHere)
  const mayHold = hasLink && !looksOn && looking.length === 0
  /** Whether the secondary buttons lead to the page for linking a lost phone again. */
  const isAnyLost = lost.length > 0 && !isMainLink
  const change = (role: string) => {
    show(undefined)
    pass({ ballot: ballot.id, role, anew: true })
  }
  const opened = useDropped(
    id,
    seats.map((seat) => seat.id),
  )
  const dropped = ballot.roles.filter((role) => opened.includes(seatOf(seats, role)))
  const chooseNote = useChooseNote(ballot)
  const stakes = speech.stakes?.(state)
  const title = useTitle(question, ballot)
  return (
    <QuestionFrame
      question={{ ...question, roles: [] }}
      title={title}
      compact={lostSealed.length > 0}
      note={looking.length > 0 || lostSealed.length > 0 || (isFollowed && allCast(ballot)) ? '' : chooseNote}
      above={kind.Above !== undefined && <kind.Above />}
      below={kind.Below !== undefined && <kind.Below />}
      answer={
        <>
          {skip !== undefined && <skip.Button />}
          <Onwards ballot={ballot} {...(skip && { label: skip.label(language) })} />
        </>
      }
      more={
        (mayChange || isAnyLost) && (
          <>
            {isAnyLost && <OwnPhonesButton label="linkAgain" />}
            {mayChange && (
              <ChangeButton lost={lostSealed.filter(isChangedHere)} mine={mine} onChange={change} onSelect={() => show('anew')} />
            )}
          </>
        )
      }
    >
      {passing?.ballot === ballot.id && <Phone key={`${passing.role}:${passing.anew}`} ballot={ballot} passing={passing} />}
      {ballot.known && <p className="note text-warn">{words.ballot.known}</p>}
      <Replaced ballot={ballot} onAgain={change} />
      {kind.Stakes !== undefined && <kind.Stakes ballot={ballot} />}
      {looking.length > 0 && <p className="note">{words.look.note}</p>}
      {stakes !== undefined && <p className="note">{stakes}</p>}
      <Seats
        ballot={ballot}
        label={speech.waiting(awaited(ballot).length)}
        named
        round
        toLook={looking}
        onHand={(role) => pass({ ballot: ballot.id, role, anew: false })}
        fixed={looksOn}
        {...(mayHold ? { onOwn: choose } : {})}
      />
      <LostPhones ballot={ballot} mayHold={mayHold} />
      {!looksOn && <Changes ballot={ballot} />}
      {!isFollowed && !looksOn && lostSealed.length === 0 && <SignNotes ballot={ballot} mayHold={mayHold && mayChange} />}
      {own !== undefined && <ChooseAnew ballot={ballot} role={own} onDone={() => choose(undefined)} />}
      {lostSealed.length === 0 && <Notes ballot={ballot} stakes={stakes} />}
      {dropped.length > 0 && <p className="note text-warn">{say(words.pin.dropped, { roles: list(dropped.map(asking.role)) })}</p>}
      {lostSealed.length === 0 && <OpenReceipts ballot={ballot} />}
      <OtherWays ballot={ballot} onCallOff={() => show('callOff')} {...(onByHand === undefined ? {} : { onByHand })} />
      {lostSealed.length > 0 && <OpenReceipts ballot={ballot} />}
      <ChangeSheet open={sheet === 'anew'} roles={cast} onChange={change} onClose={() => show(undefined)} />
      <CallOff ballot={ballot} open={sheet === 'callOff'} onClose={() => show(undefined)} />
    </QuestionFrame>
  )
}

interface OtherWaysProps extends Pick<RoundProps, 'ballot' | 'onByHand'> {
  readonly onCallOff: () => void
}

/** Buttons to enter the choices of a ballot on the players' own phones or by hand, and a button that cancels the ballot. */
function OtherWays({ ballot, onByHand, onCallOff }: OtherWaysProps) {
  const { words } = useBallotWords()
  const isFollowed = useTable((open) => open.followed)
  const lost = useLostOf(ballot)
  const haveAllPhones = useHaveAllPhones(ballot)
  const looksOn = useLooksOn()
  return (
    <div className="ways">
      {lost.length === 0 && !allCast(ballot) && !haveAllPhones && <OwnPhonesButton />}
      {onByHand !== undefined && (
        <Button kind="quiet" onClick={onByHand}>
          {words.ballot.byHand}
        </Button>
      )}
      {/* No cancel button before the first choice is sealed, because there are no choices to discard yet. */}
      {!isFollowed && !looksOn && !isUntouched(ballot) && (
        <Button kind="quiet" icon={icons.close} onClick={onCallOff}>
          {words.callOff.button}
        </Button>
      )}
    </div>
  )
}

/**
 * Returns whether several roles can choose at the same time, because some roles choose on their own phones. Roles whose phone has lost its
 * link are among them.
 */
const useIsAtOnce = ({ roles }: Ballot): boolean => {
  const isFollowed = useTable((open) => open.followed)
  const ownPhones = useOwnPhones()
  const lost = useLostPhones()
  return isFollowed || roles.some((role) => ownPhones.includes(role) || lost.includes(role))
}

/** Returns the text that says how the choices of a ballot are made. */
const useChooseNote = (ballot: Ballot): string => {
  const { words } = useBallotWords()
  const isFollowed = useTable((open) => open.followed)
  const looksOn = useLooksOn()
  const haveAllPhones = useHaveAllPhones(ballot)
  const isAtOnce = useIsAtOnce(ballot)
  if (allCast(ballot)) return words.ballot.revealNote
  if (looksOn) return words.ownPhone.looksOn
  return isAtOnce ? words.ownPhone[isFollowed ? 'secret' : haveAllPhones ? 'atOnce' : 'some'] : words.ballot.note
}

/** On the shared phone: returns whether every role of a ballot chooses on its own linked phone. */
const useHaveAllPhones = ({ roles }: Ballot): boolean => {
  const ownPhones = useOwnPhones()
  return roles.every((role) => ownPhones.includes(role))
}

/**
 * Returns the roles that must check their sealed choice before the reveal, in hand-over order. Roles that have sealed on their own phones
 * are not among them. Returns an empty array while choices are missing, and on linked phones.
 */
const useLooking = (ballot: Ballot): readonly string[] => {
  const { id, followed } = useTable((open) => open)
  const rounds = useTable((_, play) => play.lastRounds)
  const seats = useSeats()
  const looking = followed || !allCast(ballot) ? [] : rolesToReview(id, ballot, rounds)
  const ownPhones = useOwnPhones()
  const here = useSealedHere(ballot, looking) ?? looking.filter((role) => !ownPhones.includes(role))
  return inSeatOrder(seats, ballot).filter((role) => here.includes(role))
}

/**
 * On the shared phone: returns whether the primary button leads to the page for linking a lost phone again. That is so if everything else
 * is done and only a lost phone is missing: its role still has to choose, or it keeps a choice that the reveal needs.
 */
const useIsMainLink = (ballot: Ballot): boolean => {
  const { followed } = useTable((open) => open)
  const next = useNextRole(ballot)
  const lost = useLostOf(ballot)
  const looking = useLooking(ballot)
  if (followed || lost.length === 0 || looking.length > 0 || typeof RTCPeerConnection === 'undefined') return false
  return next === undefined ? awaited(ballot).length === 0 : lost.includes(next)
}

interface OnwardsProps {
  readonly ballot: Ballot
  /** Label of the button that hands over the phone, if another button is the primary button. */
  readonly label?: string
}

/** Primary button: hands the phone over to choose or to check a sealed choice, or reveals the ballot. */
function Onwards({ ballot, label }: OnwardsProps) {
  const { player } = useGameSpeech()
  const speech = useBallotSpeech()
  const { words, say, list } = useBallotWords()
  const { state, followed } = useTable((open) => open)
  const { reveal } = usePlay()
  const isLinked = useIsLinked()
  const mayTake = useMayChoose()
  const seats = useSeats()
  const waiting = awaitedFrom(seats, ballot)
  const next = useNextRole(ballot)
  const isMainLink = useIsMainLink(ballot)
  const [look] = useLooking(ballot)
  const lost = useLostOf(ballot)
  const changing = useChangingNow(ballot)
  /** On a linked phone: the roles that choose on it and have sealed a choice, on this phone or on another. */
  const sealed = followed ? ballot.roles.filter((role) => mayTake(role) && ballot.cast[role] !== undefined) : []
  const here = useSealedHere(ballot, sealed)
  const replaced = useReplacedHere(ballot)
  const atTable = useSealedAtTable(ballot)
  const missing = useRolesMissing()
  if (next !== undefined)
    return (
      <>
        {isMainLink && <OwnPhonesButton label="linkAgain" kind="do" />}
        <Button
          kind={isMainLink || label !== undefined ? 'alt' : 'do'}
          icon={icons.phone}
          onClick={() => pass({ ballot: ballot.id, role: next, anew: false })}
        >
          {label ?? (followed ? say(words.ownPhone.choose, { role: player(state, next) }) : speech.hand(state, next))}
        </Button>
      </>
    )
  if (followed && !isLinked) return <SealStays ballot={ballot} />
  /** On a linked phone: whether the shared phone may ask a role of this phone to check its choice, because a change names no role. */
  const isLookNeeded = waiting.length === 0 && namelessChanges(ballot).length > 0 && here !== undefined && here.length < sealed.length
  /** On a linked phone: whether a choice of its player is sealed on another phone or at the table. */
  const isElsewhere = here !== undefined && sealed.some((role) => !here.includes(role))
  const names = (roles: readonly string[]) => list(roles.map((role) => player(state, role)))
  const othersMissing = inSeatOrder(seats, ballot).filter((role) => missing.includes(role) && !sealed.includes(role))
  const isMissing = sealed.some((role) => missing.includes(role) && here?.includes(role) === false)
  if (followed)
    return (
      <>
        {/* A notice above says so of a choice that was replaced or made at the table. */}
        {sealed.length > 0 && here !== undefined && replaced.length === 0 && !sealed.some((role) => atTable.includes(role)) && (
          <p>{words.ownPhone[isMissing ? 'sealedMissing' : isElsewhere ? 'sealedElsewhere' : 'sealed']}</p>
        )}
        {isLookNeeded && <p>{words.ownPhone.lookThere}</p>}
        <p className="note">{waiting.length === 0 ? words.ownPhone.reveal : say(words.ownPhone.watch, { roles: names(waiting) })}</p>
        {othersMissing.length > 0 && (
          <p className="note text-warn">
            {say(words.ownPhone[othersMissing.length > 1 ? 'sealedThereAll' : 'sealedThere'], { roles: names(othersMissing) })}
          </p>
        )}
      </>
    )
  if (waiting.length > 0)
    return (
      <p className="note" role="status">
        {say(words.ownPhone.waits, { roles: names(waiting) })}
      </p>
    )
  if (look !== undefined)
    return (
      <Button kind="do" icon={icons.phone} onClick={() => pass({ ballot: ballot.id, role: look, anew: false, look: true })}>
        {say(words.look.hand, { player: player(state, look) })}
      </Button>
    )
  return (
    <>
      <ChangingNow ballot={ballot} />
      {isMainLink && <OwnPhonesButton label="linkAgain" kind="do" />}
      <Button kind={lost.length + changing.length > 0 ? 'alt' : 'do'} icon={icons.seal} onClick={() => void reveal(undefined, ballot.id)}>
        {speech.reveal(ballot.kind)}
      </Button>
    </>
  )
}

/** On a linked phone without a link: says that a choice that was sealed on it stays there. After a reload, the phone has no seat. */
function SealStays({ ballot }: { readonly ballot: Ballot }) {
  const { words } = useBallotWords()
  const here = useSealedHere(
    ballot,
    ballot.roles.filter((role) => ballot.cast[role] !== undefined),
  )
  return here !== undefined && here.length > 0 && <p>{words.ownPhone.stays}</p>
}

/** Screen for the role that holds the phone during a ballot; renders nothing if the role may no longer take the phone. */
function Phone({ ballot, passing: { role, anew, look, opened } }: { ballot: Ballot; passing: Passing }) {
  const looking = useLooking(ballot)
  const mayTake = useMayChoose()
  const isFollowed = useTable((open) => open.followed)
  const looksOn = useLooksOn()
  // In a window that only shows the game, nothing can be sealed.
  if (looksOn) return
  /**
   * After a reload, a linked phone has no seat until it is linked again. Until then, a choice made on the covered screen could not be
   * sealed.
   */
  if (!mayTake(role)) return
  if (look) return looking[0] === role && <LookAgain ballot={ballot} role={role} toLook={looking} />
  const isCast = ballot.cast[role] !== undefined
  if (isCast && !anew && !isFollowed) return <DroppedHere ballot={ballot} role={role} />
  return ballot.roles.includes(role) && isCast === anew && <PassThePhone ballot={ballot} role={role} anew={anew} opened={opened === true} />
}
