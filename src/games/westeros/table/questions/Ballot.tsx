import { useState } from 'react'
import { useDropped } from '../../../../session/pins'
import { Button } from '../../../../ui/Button'
import { Sheet } from '../../../../ui/Dialog'
import { HoldButton } from '../../../../ui/HoldButton'
import * as icons from '../icons'
import type { Ballot as OpenBallot } from '../../../../referee'
import { allCast, awaited } from '../../../../referee'
import type { HouseId } from '../../box/box'
import { available, houseState, runByTable } from '../../model/position'
import type { BallotKind } from '../../model/state'
import { toLook } from '../../../../session/last-round'
import { OpenReceipts } from '../../../../table/fair/Receipts'
import { useTable } from '../hook'
import { useSpeech } from '../speech'
import { Asked } from './Asked'
import { ByHand } from './ByHand'
import { HouseChips } from './HouseChips'
import { LookAgain } from './LookAgain'
import { useGameState, usePlay } from './play'
import { pass, usePassing, type Passing } from './passing'
import { PassThePhone } from './PassThePhone'
import type { QuestionProps } from './props'
import { Seats } from './Seats'
import { Stakes } from './Stakes'
import { useQuestionWords } from './words'

type Ballot = OpenBallot<BallotKind, HouseId>

/** A secret choice while it is open: the phone goes round in any order of seats, then all is revealed by a tap of its own. */
export function BallotOf({ question }: QuestionProps) {
  const state = useGameState()
  const { canSeal } = usePlay()
  const [byHand, tell] = useState(false)
  const { ballot } = state
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
  const { game, names } = useSpeech()
  const { words, say } = useQuestionWords()
  const state = useGameState()
  const looking = useLooking()
  const passing = usePassing((store) => store.passing)
  const [sheet, show] = useState<'anew' | 'callOff' | undefined>()
  const text = game.ballots
  const waiting = awaited(ballot)
  const cast = ballot.roles.filter((house) => ballot.cast[house] !== undefined)
  const byTable = state.playing.filter((house) => runByTable(state, house) && !ballot.roles.includes(house))
  // R5.3, R6.4: who has nothing to give is not asked and gives 0.
  const poor = ballot.kind === 'bid' || ballot.kind === 'contribution' ? state.playing.filter((house) => available(state, house) === 0) : []
  const opened = useDropped(
    useTable((open) => open.id),
    state.seats.map(({ id }) => id),
  )
  const dropped = ballot.roles.filter((house) => opened.includes(houseState(state, house).seat))
  const hand = (house: HouseId) => pass({ ballot: ballot.id, house, anew: false })
  return (
    <Asked
      question={{ ...question, roles: [] }}
      title={allCast(ballot) ? game.question({ ...question, kind: 'reveal' }, state).title : text.beforeTitle(state)}
      note={looking.length > 0 ? '' : allCast(ballot) ? text.revealNote : text.note}
      battle={state.battle}
      answer={<Onwards ballot={ballot} />}
      more={
        cast.length > 0 && (
          <Button kind="quiet" icon={icons.redo} onClick={() => show('anew')}>
            {text.anew}
          </Button>
        )
      }
    >
      {ballot.known && <p className="note text-warn">{text.known}</p>}
      <Stakes ballot={ballot} />
      {looking.length > 0 && <p className="note">{words.look.note}</p>}
      <Seats ballot={ballot} label={text.waiting(waiting.length)} named toLook={looking} onHand={hand} />
      {byTable.length > 0 && <p className="note">{text.runByTable(byTable)}</p>}
      {poor.length > 0 && <p className="note">{say(words.ballot.noPower, { houses: names.houses(poor) })}</p>}
      {dropped.length > 0 && <p className="note text-warn">{say(words.pin.dropped, { houses: names.houses(dropped) })}</p>}
      <OpenReceipts ballot={ballot} />
      <div className="ways">
        {onByHand !== undefined && (
          <Button kind="quiet" onClick={onByHand}>
            {words.ballot.byHand}
          </Button>
        )}
        <Button kind="quiet" icon={icons.close} onClick={() => show('callOff')}>
          {text.callOff.button}
        </Button>
      </div>
      <Sheet open={sheet === 'anew'} title={text.anewTitle} onClose={() => show(undefined)}>
        <p className="note">{text.anewNote}</p>
        <HouseChips
          label={text.anewTitle}
          houses={cast}
          value={undefined}
          onChange={(house) => {
            show(undefined)
            pass({ ballot: ballot.id, house, anew: true })
          }}
        />
      </Sheet>
      <CallOff open={sheet === 'callOff'} onClose={() => show(undefined)} />
      {passing?.ballot === ballot.id && <Phone key={`${passing.house}:${passing.anew}`} ballot={ballot} passing={passing} />}
    </Asked>
  )
}

/** Who has to look at what is sealed before the reveal; nobody while choices are awaited. */
const useLooking = (): readonly HouseId[] => {
  const open = useTable((now) => now)
  const round = useTable((_, play) => play.lastRound)
  return open.ballot !== undefined && allCast(open.ballot) ? toLook(open, round) : []
}

/** The one thing to do next: hand the phone on, to choose or to look once more, or turn everything up. */
function Onwards({ ballot }: { ballot: Ballot }) {
  const { game, names } = useSpeech()
  const { words, say } = useQuestionWords()
  const state = useGameState()
  const { reveal } = usePlay()
  const [next] = awaited(ballot)
  const [look] = useLooking()
  if (next !== undefined)
    return (
      <Button kind="do" icon={icons.phone} onClick={() => pass({ ballot: ballot.id, house: next, anew: false })}>
        {game.ballots.hand(state, next)}
      </Button>
    )
  if (look !== undefined)
    return (
      <Button kind="do" icon={icons.phone} onClick={() => pass({ ballot: ballot.id, house: look, anew: false, look: true })}>
        {say(words.look.hand, { player: names.player(state, look) })}
      </Button>
    )
  return (
    <Button kind="do" icon={icons.seal} onClick={() => void reveal()}>
      {game.ballots.reveal[ballot.kind]}
    </Button>
  )
}

/** The phone in somebody's hands. One that nobody could have there any more lies on the table. */
function Phone({ ballot, passing: { house, anew, look } }: { ballot: Ballot; passing: Passing }) {
  const looking = useLooking()
  if (look) return looking[0] === house && <LookAgain ballot={ballot} house={house} toLook={looking} />
  const isCast = ballot.cast[house] !== undefined
  return ballot.roles.includes(house) && isCast === anew && <PassThePhone ballot={ballot} house={house} anew={anew} />
}

/** Everything that was sealed is thrown away unseen: held, so that nobody does it in passing. */
function CallOff({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { game } = useSpeech()
  const { callOff } = usePlay()
  const text = game.ballots.callOff
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
