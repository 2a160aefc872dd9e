import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { SeatName } from '../../games/screens'
import { useOpenGame } from '../../session'
import { awaitedSeats, isShake, type ChanceRound, type Ledger, type OpenChance, type Vocabulary } from '../../referee'
import { Button } from '../../ui/Button'
import { Sheet } from '../../ui/Dialog'
import { Check } from '../../ui/Field'
import { HoldButton } from '../../ui/HoldButton'
import { Icon } from '../../ui/Icon'
import * as icons from '../../ui/icons'
import { List, Row } from '../../ui/List'
import { Question, Screen } from '../../ui/Screen'
import { PassChance } from './PassChance'
import { lastOpened, nameOf, useSeats, type Drawn } from './seats'
import { useFairWords } from './words'

/**
 * Screen on which players add random numbers to the seed: they choose who contributes, hand the phone from seat to seat, then reveal all
 * contributions at once.
 */
export function AddChance({ ledger, drawn }: { ledger: Ledger<Vocabulary>; drawn: Drawn }) {
  const { words } = useFairWords()
  const seats = useSeats(words.nobody)
  const [passing, hand] = useState<string | undefined>()
  const [left, leave] = useState<readonly string[]>([])
  const [isTold, tell] = useState(false)
  const { open, added } = ledger.rounds
  const last = lastOpened(ledger)
  const all = [...seats.map(({ id }) => id), ...added.filter((seat) => seats.every(({ id }) => id !== seat))]
  const taking = open?.seats ?? all.filter((seat) => added.includes(seat) || !left.includes(seat))
  const rest = taking.filter((seat) => open?.sealed.has(seat) !== true)
  return (
    <>
      {open !== undefined && <Gathering open={open} seats={seats} onHand={hand} onOpened={() => tell(true)} />}
      {open === undefined && isTold && last !== undefined && <Opened last={last} seats={seats} onAgain={() => tell(false)} />}
      {open === undefined && !isTold && (
        <Choosing drawn={drawn} all={all} taking={taking} added={added} seats={seats} last={last} onLeave={leave} onHand={hand} />
      )}
      {passing !== undefined && rest.includes(passing) && (
        <PassChance
          key={passing}
          seat={passing}
          name={nameOf(seats, passing)}
          seats={taking}
          onSealed={() => hand(rest.find((seat) => seat !== passing))}
          onBack={() => hand(undefined)}
        />
      )}
    </>
  )
}

interface ChoosingProps {
  readonly drawn: Drawn
  /**
   * Ids of all seats that may contribute random numbers. `taking`: the seats that will contribute; `added`: the seats that must contribute
   * again, because they have contributed before.
   */
  readonly all: readonly string[]
  readonly taking: readonly string[]
  readonly added: readonly string[]
  readonly seats: readonly SeatName[]
  readonly last: OpenChance | undefined
  /** Called with the seats that will not contribute random numbers. */
  readonly onLeave: (left: readonly string[]) => void
  readonly onHand: (seat: string) => void
}

/** Screen before players add random numbers: choice of the seats that contribute. */
function Choosing({ drawn, all, taking, added, seats, last, onLeave, onHand }: ChoosingProps) {
  const { words, say } = useFairWords()
  const navigate = useNavigate()
  const canSeal = useOpenGame((play) => play.canSeal)
  const isBusy = useOpenGame((play) => (play.open?.ballots.length ?? 0) > 0)
  const [first] = taking
  const { cannotSeal, ballotOpen, nobodyYet } = words.round
  const notYet = !canSeal ? cannotSeal : isBusy ? ballotOpen : first === undefined ? nobodyYet : undefined
  const turn = (seat: string) => onLeave(all.filter((one) => taking.includes(one) === (one === seat)))
  return (
    <Screen
      where={words.title}
      onBack={() => void navigate(-1)}
      answer={
        <Button kind="do" icon={icons.phone} notYet={notYet} onClick={() => first !== undefined && onHand(first)}>
          {say(words.round.hand, { name: nameOf(seats, first ?? '') })}
        </Button>
      }
    >
      <Question>{words.chance}</Question>
      <p className="note">{words.drawn[drawn].note}</p>
      {!canSeal && <p className="note text-warn">{words.canSealNot}</p>}
      <List label={words.chanceWho}>
        {all.map((seat) =>
          added.includes(seat) ? (
            <Row key={seat} lead={<Icon of={icons.check} />} title={nameOf(seats, seat)} note={words.round.always} />
          ) : (
            <Check key={seat} title={nameOf(seats, seat)} on={taking.includes(seat)} onChange={() => turn(seat)} />
          ),
        )}
      </List>
      {last !== undefined && (
        <>
          <h2 className="label px-1">{words.round.last}</h2>
          <Given last={last} seats={seats} />
        </>
      )}
    </Screen>
  )
}

interface GatheringProps {
  readonly open: ChanceRound
  readonly seats: readonly SeatName[]
  readonly onHand: (seat: string) => void
  readonly onOpened: () => void
}

/** Screen while players add random numbers: shows which seats have sealed their random number, and the button that reveals all of them. */
function Gathering({ open, seats, onHand, onOpened }: GatheringProps) {
  const { words, say } = useFairWords()
  const navigate = useNavigate()
  const openChance = useOpenGame((play) => play.openChance)
  const [wrong, setWrong] = useState<string | undefined>()
  const [isAsked, ask] = useState(false)
  const [next] = awaitedSeats(open)
  const openAll = async () => {
    const outcome = await openChance()
    if (outcome.how === 'done') return onOpened()
    setWrong(outcome.how === 'refused' ? words.round.broken : words.round.notSaved)
  }
  return (
    <Screen
      where={words.title}
      onBack={() => void navigate(-1)}
      answer={
        <>
          {next === undefined ? (
            <Button kind="do" icon={icons.seal} onClick={() => void openAll()}>
              {words.round.open}
            </Button>
          ) : (
            <Button kind="do" icon={icons.phone} onClick={() => onHand(next)}>
              {say(words.round.hand, { name: nameOf(seats, next) })}
            </Button>
          )}
          <Button kind="quiet" icon={icons.close} onClick={() => ask(true)}>
            {words.round.callOff}
          </Button>
        </>
      }
    >
      <Question>{next === undefined ? words.round.all : words.round.going}</Question>
      <p className="note">{words.round.note}</p>
      {wrong !== undefined && (
        <p className="note text-warn" role="alert">
          {wrong}
        </p>
      )}
      <List label={words.chanceWho}>
        {open.seats.map((seat) =>
          open.sealed.has(seat) ? (
            <Row key={seat} lead={<Icon of={icons.seal} />} title={nameOf(seats, seat)} note={words.round.sealed} />
          ) : (
            <Row
              key={seat}
              lead={<Icon of={icons.phone} />}
              title={nameOf(seats, seat)}
              note={words.round.waits}
              onPress={() => onHand(seat)}
            />
          ),
        )}
      </List>
      <CallOff isAsked={isAsked} onClose={() => ask(false)} />
    </Screen>
  )
}

/** Dialog that discards the sealed random numbers without revealing them. The user must hold the button, to avoid accidents. */
function CallOff({ isAsked, onClose }: { isAsked: boolean; onClose: () => void }) {
  const { words } = useFairWords()
  const callOffChance = useOpenGame((play) => play.callOffChance)
  return (
    <Sheet open={isAsked} title={words.round.callOff} onClose={onClose}>
      <p className="note">{words.round.callOffNote}</p>
      <HoldButton
        ms={2000}
        icon={icons.close}
        onHold={() => {
          onClose()
          void callOffChance()
        }}
      >
        {words.round.confirm}
      </HoldButton>
      <Button kind="quiet" onClick={onClose}>
        {words.round.leave}
      </Button>
    </Sheet>
  )
}

interface OpenedProps {
  readonly last: OpenChance
  readonly seats: readonly SeatName[]
}

/** Screen after the reveal: shows the random numbers that all seats have contributed. */
function Opened({ onAgain, ...rest }: OpenedProps & { onAgain: () => void }) {
  const { words } = useFairWords()
  const navigate = useNavigate()
  return (
    <Screen
      where={words.title}
      onBack={onAgain}
      answer={
        <Button kind="do" onClick={() => void navigate(-1)}>
          {words.round.done}
        </Button>
      }
    >
      <Question>{words.round.opened}</Question>
      <p className="note">{words.round.openedNote}</p>
      <Given {...rest} />
    </Screen>
  )
}

/** List of the random numbers that the seats have contributed. */
function Given({ last, seats }: OpenedProps) {
  const { words, say } = useFairWords()
  const [first, ...others] = last.given
  return (
    <>
      <List label={words.round.given}>
        {last.given.map(({ seat, given }) => (
          <Row key={seat} title={nameOf(seats, seat)} note={isShake(given) ? words.round.shaken : say(words.round.word, { word: given })} />
        ))}
      </List>
      {first !== undefined && others.length === 0 && (
        <p className="note text-warn">{say(words.round.alone, { name: nameOf(seats, first.seat) })}</p>
      )}
    </>
  )
}
