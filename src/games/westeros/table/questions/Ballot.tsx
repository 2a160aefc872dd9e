import { useState } from 'react'
import { useDropped } from '../../../../play/pins'
import { Button } from '../../../../ui/Button'
import { Sheet } from '../../../../ui/Dialog'
import { HoldButton } from '../../../../ui/HoldButton'
import * as icons from '../icons'
import type { Ballot as OpenBallot } from '../../../../referee'
import { allCast, awaited } from '../../../../referee'
import type { HouseId } from '../../box/box'
import { available, houseState, runByTable } from '../../position'
import type { BallotKind } from '../../state'
import { OpenReceipts } from '../fair/Receipts'
import { useTable } from '../hook'
import { useSpeech } from '../speech'
import { Asked } from './Asked'
import { ByHand } from './ByHand'
import { HouseChips } from './HouseChips'
import { useGameState, usePlay } from './play'
import { pass, usePassing } from './passing'
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
  const { reveal } = usePlay()
  const passing = usePassing((store) => store.passing)
  const [sheet, show] = useState<'anew' | 'callOff' | undefined>()
  const text = game.ballots
  const waiting = awaited(ballot)
  const [next] = waiting
  const cast = ballot.roles.filter((house) => ballot.cast[house] !== undefined)
  const byTable = state.playing.filter((house) => runByTable(state, house) && !ballot.roles.includes(house))
  // R5.3, R6.4: who has nothing to give is not asked and gives 0.
  const poor = ballot.kind === 'bid' || ballot.kind === 'contribution' ? state.playing.filter((house) => available(state, house) === 0) : []
  const opened = useDropped(
    useTable((open) => open.id),
    state.seats.map(({ id }) => id),
  )
  const dropped = ballot.roles.filter((house) => opened.includes(houseState(state, house).seat))
  const hand = (house: HouseId, anew = false) => pass({ ballot: ballot.id, house, anew })
  return (
    <Asked
      question={{ ...question, roles: [] }}
      title={allCast(ballot) ? game.question({ ...question, kind: 'reveal' }, state).title : text.beforeTitle(state)}
      note={allCast(ballot) ? text.revealNote : text.note}
      battle={state.battle}
      answer={
        next === undefined ? (
          <Button kind="do" icon={icons.seal} onClick={() => void reveal()}>
            {text.reveal[ballot.kind]}
          </Button>
        ) : (
          <Button kind="do" icon={icons.phone} onClick={() => hand(next)}>
            {text.hand(state, next)}
          </Button>
        )
      }
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
      <Seats ballot={ballot} label={text.waiting(waiting.length)} named onHand={(house) => hand(house)} />
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
            hand(house, true)
          }}
        />
      </Sheet>
      <CallOff open={sheet === 'callOff'} onClose={() => show(undefined)} />
      {passing?.ballot === ballot.id && ballot.roles.includes(passing.house) && cast.includes(passing.house) === passing.anew && (
        <PassThePhone key={`${passing.house}:${passing.anew}`} ballot={ballot} house={passing.house} anew={passing.anew} />
      )}
    </Asked>
  )
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
