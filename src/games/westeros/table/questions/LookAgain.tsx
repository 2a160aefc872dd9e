import { useEffect, useState } from 'react'
import { Button, IconButton } from '../../../../ui/Button'
import { Question as Heading } from '../../../../ui/Screen'
import type { Ballot } from '../../../../referee'
import type { HouseId } from '../../box/box'
import type { Choice } from '../../model/moves'
import type { BallotKind } from '../../model/state'
import { useTable } from '../hook'
import * as icons from '../icons'
import { Shield } from '../Shield'
import { useSpeech } from '../speech'
import { Chooser } from './Chooser'
import { Covered } from './Covered'
import { HouseCardFigures } from './HouseCard'
import { OrderList } from './OrderList'
import { useSealedQuestion } from './PassThePhone'
import { pass } from './passing'
import { useGameState } from './play'
import { Seats } from './Seats'
import { Stakes } from './Stakes'
import { useQuestionWords } from './words'

export interface LookAgainProps {
  readonly ballot: Ballot<BallotKind, HouseId>
  readonly house: HouseId
  /** Who has not looked yet, this house first. */
  readonly toLook: readonly HouseId[]
}

/**
 * The last way round, where something was chosen anew: each house sees alone whether its choice is still the one it sealed first. All
 * pass the same screens in the same order, whatever they see; no receipt lies on these covers, since a new one would name its house.
 */
export function LookAgain({ ballot, house, toLook }: LookAgainProps) {
  const { words: table } = useSpeech()
  const { words } = useQuestionWords()
  const agree = useTable((_, play) => play.agree)
  const handOn = () => {
    const [, next] = toLook
    agree(house)
    pass(next === undefined ? undefined : { ballot: ballot.id, house: next, anew: false, look: true })
  }
  return (
    <Covered
      house={house}
      note={words.look.cover}
      seats={<Seats ballot={ballot} label={table.now.turnOrder} here={house} toLook={toLook} />}
      renderInside={(way) => <Inside ballot={ballot} house={house} onDone={handOn} {...way} />}
    />
  )
}

interface InsideProps extends Pick<LookAgainProps, 'ballot' | 'house'> {
  readonly onDone: () => void
  readonly onCover: () => void
  readonly onPin: () => void
}

/** Behind the cover: what is sealed first, then another choice if the house wants one. */
function Inside({ ballot, house, onDone, onCover, onPin }: InsideProps) {
  const question = useSealedQuestion(ballot, house)
  const [anew, chooseAnew] = useState(false)
  if (!anew) return <Sealed ballot={ballot} house={house} onRight={onDone} onAnew={() => chooseAnew(true)} onCover={onCover} />
  return <Chooser ballot={ballot} question={question} house={house} anew onSealed={onDone} onCover={onCover} onPin={onPin} />
}

interface SealedProps extends Pick<LookAgainProps, 'ballot' | 'house'> {
  readonly onRight: () => void
  readonly onAnew: () => void
  readonly onCover: () => void
}

/** What is sealed for a house, and whether it is what was sealed first. */
function Sealed({ ballot, house, onRight, onAnew, onCover }: SealedProps) {
  const { game } = useSpeech()
  const { words } = useQuestionWords()
  const state = useGameState()
  const lookAt = useTable((_, play) => play.lookAt)
  const [found, find] = useState<'opening' | Awaited<ReturnType<typeof lookAt>>>('opening')
  useEffect(() => {
    let gone = false
    void lookAt(house).then((sealed) => gone || find(sealed))
    return () => {
      gone = true
    }
  }, [lookAt, house])
  const { look } = words
  const how = found === undefined ? 'lost' : found !== 'opening' && found.replaced ? 'replaced' : 'stands'
  return (
    <main className="sealed" data-kind={ballot.kind}>
      <div className={`band ${house}`} />
      <header className="top">
        <Shield house={house} />
        <p className="where">
          {game.names.player(state, house)} · <span className="note">{words.ballot.onlyYou}</span>
        </p>
        <IconButton icon={icons.hidden} label={words.pin.cover} onClick={onCover} />
      </header>
      <div className="body" aria-busy={found === 'opening'}>
        <Stakes ballot={ballot} />
        {found !== 'opening' && (
          <>
            <Heading>{look[how]}</Heading>
            <p>{look[`${how}Note`]}</p>
            {found !== undefined && (
              <section className="flex flex-col gap-2" aria-label={look.sealed}>
                <h2 className="label">{look.sealed}</h2>
                <Chosen house={house} choice={found.choice} />
              </section>
            )}
          </>
        )}
      </div>
      <div className="answer">
        <Button
          kind="do"
          icon={icons.check}
          notYet={found === undefined ? look.lost : undefined}
          onClick={() => found !== 'opening' && onRight()}
        >
          {look.right}
        </Button>
        <Button kind="quiet" icon={icons.redo} onClick={onAnew}>
          {look.anew}
        </Button>
      </div>
    </main>
  )
}

/** A choice as its house has made it: tokens, a House card, or orders. */
function Chosen({ house, choice }: { house: HouseId; choice: Choice }) {
  const { names } = useSpeech()
  const { words } = useQuestionWords()
  const state = useGameState()
  if (typeof choice === 'number') return <p className="type-sum">{choice}</p>
  if (typeof choice === 'string')
    return (
      <div className="card row">
        <b className="card-strength">{state.box.cards[choice]?.strength}</b>
        <span className="words">
          {names.houseCard(state, choice)}
          <span className="note">
            <HouseCardFigures card={choice} />
          </span>
        </span>
      </div>
    )
  const orders = Object.fromEntries(Object.entries(choice).map(([area, order]) => [area, { house, order }]))
  return Object.keys(orders).length === 0 ? <p>{words.orders.none}</p> : <OrderList orders={orders} />
}
