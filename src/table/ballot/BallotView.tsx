import { useState } from 'react'
import { useDropped } from '../../session/pins'
import { toLook } from '../../session/last-round'
import { Button } from '../../ui/Button'
import { Sheet } from '../../ui/Dialog'
import { HoldButton } from '../../ui/HoldButton'
import { allCast, awaited, type Ballot } from '../../referee'
import { useGameSpeech, useGameTable } from '../context'
import { OpenReceipts } from '../fair/Receipts'
import { useTable } from '../hook'
import * as icons from '../icons'
import { usePlay } from '../question/answering'
import { Asked } from '../question/Asked'
import type { QuestionProps } from '../question/game-questions'
import { RoleChips } from '../question/RoleChips'
import { useQuestionSpeech } from '../question/speech'
import { ByHand } from './ByHand'
import { useBallotSpeech, useGameBallots, useSealedKind } from './context'
import { LookAgain } from './LookAgain'
import { pass, usePassing, type Passing } from './passing'
import { PassThePhone } from './PassThePhone'
import { Seats } from './Seats'
import { useBallotWords } from './words'

/** A secret choice while it is open: the phone goes round in any order of seats, then all is revealed by a tap of its own. */
export function BallotView({ question }: QuestionProps) {
  const { canSeal } = usePlay()
  const [byHand, tell] = useState(false)
  const ballot = useTable((open) => open.ballot)
  if (ballot === undefined) return
  const untouched = Object.keys(ballot.cast).length === 0
  if (!canSeal || (byHand && untouched))
    return <ByHand question={question} ballot={ballot} {...(canSeal ? { onBack: () => tell(false) } : {})} />
  return <Round question={question} ballot={ballot} {...(untouched ? { onByHand: () => tell(true) } : {})} />
}

interface RoundProps extends QuestionProps {
  readonly ballot: Ballot
  /** The choices are to be told on one screen instead; only while nobody has cast. */
  readonly onByHand?: () => void
}

function Round({ question, ballot, onByHand }: RoundProps) {
  const { reveal } = useGameTable().questions
  const { seatOf } = useGameBallots()
  const asking = useQuestionSpeech()
  const speech = useBallotSpeech()
  const { words, say, list } = useBallotWords()
  const { game, id, state } = useTable((open) => open)
  const kind = useSealedKind(ballot.kind)
  const looking = useLooking()
  const passing = usePassing((store) => store.passing)
  const [sheet, show] = useState<'anew' | 'callOff' | undefined>()
  const cast = ballot.roles.filter((role) => ballot.cast[role] !== undefined)
  const opened = useDropped(id, game.seats(state))
  const dropped = ballot.roles.filter((role) => opened.includes(seatOf(state, role)))
  return (
    <Asked
      question={{ ...question, roles: [] }}
      title={allCast(ballot) ? asking.question({ ...question, kind: reveal }, state).title : speech.title(state)}
      note={looking.length > 0 ? '' : allCast(ballot) ? words.ballot.revealNote : words.ballot.note}
      above={kind.Above !== undefined && <kind.Above />}
      below={kind.Below !== undefined && <kind.Below />}
      answer={<Onwards ballot={ballot} />}
      more={
        cast.length > 0 && (
          <Button kind="quiet" icon={icons.redo} onClick={() => show('anew')}>
            {words.anew.button}
          </Button>
        )
      }
    >
      {ballot.known && <p className="note text-warn">{words.ballot.known}</p>}
      {kind.Stakes !== undefined && <kind.Stakes ballot={ballot} />}
      {looking.length > 0 && <p className="note">{words.look.note}</p>}
      <Seats
        ballot={ballot}
        label={speech.waiting(awaited(ballot).length)}
        named
        toLook={looking}
        onHand={(role) => pass({ ballot: ballot.id, role, anew: false })}
      />
      {speech.notes(state, ballot).map((note) => (
        <p key={note} className="note">
          {note}
        </p>
      ))}
      {dropped.length > 0 && <p className="note text-warn">{say(words.pin.dropped, { roles: list(dropped.map(asking.role)) })}</p>}
      <OpenReceipts ballot={ballot} />
      <div className="ways">
        {onByHand !== undefined && (
          <Button kind="quiet" onClick={onByHand}>
            {words.ballot.byHand}
          </Button>
        )}
        <Button kind="quiet" icon={icons.close} onClick={() => show('callOff')}>
          {words.callOff.button}
        </Button>
      </div>
      <Sheet open={sheet === 'anew'} title={words.anew.title} onClose={() => show(undefined)}>
        <p className="note">{words.anew.note}</p>
        <RoleChips
          label={words.anew.title}
          roles={cast}
          value={undefined}
          onChange={(role) => {
            show(undefined)
            pass({ ballot: ballot.id, role, anew: true })
          }}
        />
      </Sheet>
      <CallOff open={sheet === 'callOff'} onClose={() => show(undefined)} />
      {passing?.ballot === ballot.id && <Phone key={`${passing.role}:${passing.anew}`} ballot={ballot} passing={passing} />}
    </Asked>
  )
}

/** Who has to look at what is sealed before the reveal; nobody while choices are awaited. */
const useLooking = (): readonly string[] => {
  const open = useTable((now) => now)
  const round = useTable((_, play) => play.lastRound)
  return open.ballot !== undefined && allCast(open.ballot) ? toLook(open, round) : []
}

/** The one thing to do next: hand the phone on, to choose or to look once more, or turn everything up. */
function Onwards({ ballot }: { ballot: Ballot }) {
  const { player } = useGameSpeech()
  const speech = useBallotSpeech()
  const { words, say } = useBallotWords()
  const state = useTable((open) => open.state)
  const { reveal } = usePlay()
  const [next] = awaited(ballot)
  const [look] = useLooking()
  if (next !== undefined)
    return (
      <Button kind="do" icon={icons.phone} onClick={() => pass({ ballot: ballot.id, role: next, anew: false })}>
        {speech.hand(state, next)}
      </Button>
    )
  if (look !== undefined)
    return (
      <Button kind="do" icon={icons.phone} onClick={() => pass({ ballot: ballot.id, role: look, anew: false, look: true })}>
        {say(words.look.hand, { player: player(state, look) })}
      </Button>
    )
  return (
    <Button kind="do" icon={icons.seal} onClick={() => void reveal()}>
      {speech.reveal(ballot.kind)}
    </Button>
  )
}

/** The phone in somebody's hands. One that nobody could have there any more lies on the table. */
function Phone({ ballot, passing: { role, anew, look } }: { ballot: Ballot; passing: Passing }) {
  const looking = useLooking()
  if (look) return looking[0] === role && <LookAgain ballot={ballot} role={role} toLook={looking} />
  const isCast = ballot.cast[role] !== undefined
  return ballot.roles.includes(role) && isCast === anew && <PassThePhone ballot={ballot} role={role} anew={anew} />
}

/** Everything that was sealed is thrown away unseen: held, so that nobody does it in passing. */
function CallOff({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { words } = useBallotWords()
  const { callOff } = usePlay()
  const text = words.callOff
  return (
    <Sheet open={open} title={text.title} onClose={onClose}>
      <p className="note">{text.note}</p>
      <HoldButton
        ms={2000}
        icon={icons.close}
        onHold={() => {
          onClose()
          void callOff()
        }}
      >
        {text.confirm}
      </HoldButton>
      <Button kind="quiet" onClick={onClose}>
        {text.back}
      </Button>
    </Sheet>
  )
}
