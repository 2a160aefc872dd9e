import { useEffect, useState } from 'react'
import { Button } from '../../ui/Button'
import { Question as Heading } from '../../ui/Screen'
import type { Ballot } from '../../referee'
import { useTable } from '../hook'
import * as icons from '../icons'
import { Chooser } from './Chooser'
import { useSealedKind } from './context'
import { Covered } from './Covered'
import { pass } from './passing'
import { SealedFrame } from './SealedFrame'
import { useOwnPhones, useSealedQuestion } from './sealing'
import { Seats } from './Seats'
import { useBallotWords } from './words'

export interface LookAgainProps {
  readonly ballot: Ballot
  readonly role: string
  /** Roles that have not checked their sealed choice yet. The role that checks its choice on this screen comes first. */
  readonly toLook: readonly string[]
}

/**
 * Final check before the reveal, after a role changed its choice anonymously. Each role checks alone whether its sealed choice is the first
 * choice it sealed. All roles see the same screens in the same order. No receipt is shown, because a new receipt would reveal the role that
 * changed its choice.
 */
export function LookAgain({ ballot, role, toLook }: LookAgainProps) {
  const { words } = useBallotWords()
  const agree = useTable((_, play) => play.agree)
  const handOn = () => {
    const [, next] = toLook
    agree(role, ballot.id)
    pass(next === undefined ? undefined : { ballot: ballot.id, role: next, anew: false, look: true })
  }
  return (
    <Covered
      role={role}
      note={words.look.cover}
      seats={<Seats ballot={ballot} label={words.round} round here={role} toLook={toLook} />}
      renderInside={(way) => <Inside ballot={ballot} role={role} onDone={handOn} {...way} />}
    />
  )
}

interface InsideProps extends Pick<LookAgainProps, 'ballot' | 'role'> {
  readonly onDone: () => void
  readonly onCover: () => void
  readonly onPin: () => void
}

/** Content of the final check that only the role may see: the sealed choice, then the input if the role wants to change the choice. */
function Inside({ ballot, role, onDone, onCover, onPin }: InsideProps) {
  const question = useSealedQuestion(ballot, role)
  const [anew, chooseAnew] = useState(false)
  if (!anew) return <Sealed ballot={ballot} role={role} onRight={onDone} onAnew={() => chooseAnew(true)} onCover={onCover} />
  return <Chooser ballot={ballot} question={question} role={role} anew onSealed={onDone} onCover={onCover} onPin={onPin} />
}

interface SealedProps extends Pick<LookAgainProps, 'ballot' | 'role'> {
  readonly onRight: () => void
  readonly onAnew: () => void
  readonly onCover: () => void
}

/** Shows the sealed choice of a role, and whether this choice is the first one that the role sealed. */
function Sealed({ ballot, role, onRight, onAnew, onCover }: SealedProps) {
  const { words } = useBallotWords()
  const kind = useSealedKind(ballot.kind)
  const lookAt = useTable((_, play) => play.lookAt)
  const [found, find] = useState<'opening' | Awaited<ReturnType<typeof lookAt>>>('opening')
  useEffect(() => {
    let gone = false
    void lookAt(role, ballot.id).then((sealed) => gone || find(sealed))
    return () => {
      gone = true
    }
  }, [lookAt, role, ballot.id])
  const { look } = words
  const hasOwnPhone = useOwnPhones().includes(role)
  const how = found === undefined ? 'lost' : found !== 'opening' && found.replaced ? 'replaced' : 'stands'
  return (
    <SealedFrame role={role} kind={ballot.kind} cover={words.pin.cover} onCover={onCover}>
      <div className="body sealed-body" aria-busy={found === 'opening'}>
        {kind.Stakes !== undefined && <kind.Stakes ballot={ballot} />}
        {found !== 'opening' && (
          <>
            <Heading>{look[how]}</Heading>
            <p>{look[`${how}${hasOwnPhone ? 'OnPhone' : 'Note'}`]}</p>
            {found !== undefined && (
              <section className="flex flex-col gap-2" aria-label={look.sealed}>
                <h2 className="label">{look.sealed}</h2>
                <kind.Chosen role={role} choice={found.choice} />
              </section>
            )}
          </>
        )}
      </div>
      <div className="answer sealed-answer">
        <Button
          kind="do"
          icon={icons.check}
          notYet={how === 'lost' ? look.lost : undefined}
          onClick={() => found !== 'opening' && onRight()}
        >
          {look.right}
        </Button>
        {!hasOwnPhone && (
          <Button kind="quiet" icon={icons.redo} onClick={onAnew}>
            {look.anew}
          </Button>
        )}
      </div>
    </SealedFrame>
  )
}
