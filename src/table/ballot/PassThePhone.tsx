import { useState } from 'react'
import type { Ballot } from '../../referee'
import { useTable } from '../hook'
import { LastReceipt } from '../fair/Receipts'
import { useMayChoose } from '../own-phone'
import { ChooseAnew } from './ChooseAnew'
import { Chooser } from './Chooser'
import { useBallotSpeech } from './context'
import { Covered } from './Covered'
import { pass } from './passing'
import { OwnPhonesButton } from './OwnPhonesButton'
import { useChoosesAgain, useLostPhones, useNextRole, useOwnPhones, useSealedQuestion, useTellChanging } from './sealing'
import { Seats } from './Seats'
import { useBallotWords } from './words'

export interface PassThePhoneProps {
  readonly ballot: Ballot
  /** Role that holds the phone. */
  readonly role: string
  readonly anew: boolean
  /** Whether the screen shows the choice of the role at once, without a cover that hides it. */
  readonly opened: boolean
}

/**
 * Screen for handing the phone to one role. The role opens the screen with a long press and chooses alone; then the app hides the choice
 * again.
 */
export function PassThePhone({ ballot, role, anew, opened }: PassThePhoneProps) {
  const speech = useBallotSpeech()
  const { words } = useBallotWords()
  const { state, followed } = useTable((open) => open)
  const mayTake = useMayChoose()
  const ownPhones = useOwnPhones()
  const question = useSealedQuestion(ballot, role)
  useTellChanging(ballot.id, role, anew)
  const next = useNextRole(ballot, role)
  const again = useChoosesAgain(role)
  const hasLostPhone = useLostPhones().includes(role)
  const sealed = () => {
    pass(anew || next === undefined ? undefined : { ballot: ballot.id, role: next, anew: false })
  }
  const [own, choose] = useState<string | undefined>()
  const handOver = (other: string) => pass({ ballot: ballot.id, role: other, anew: false })
  if (own !== undefined) return <ChooseAnew ballot={ballot} role={own} onDone={() => choose(undefined)} />
  /** Whether the choice of another role is sealed and can be changed on this phone. */
  const isAnySealed = !anew && ballot.roles.some((one) => ballot.cast[one] !== undefined && mayTake(one) && !ownPhones.includes(one))
  return (
    <Covered
      role={role}
      opened={opened}
      note={followed ? words.ownPhone[again ?? 'cover'] : speech.cover(state, role)}
      seats={
        <>
          {!followed && hasLostPhone && <p className="note text-center">{words.ownPhone.noLinkHere}</p>}
          {isAnySealed && <p className="note text-center">{words.anew.how}</p>}
          <Seats
            ballot={ballot}
            label={words.round}
            round
            here={role}
            fixed={anew}
            onHand={handOver}
            {...(anew ? {} : { onOwn: choose })}
          />
        </>
      }
      more={
        <>
          <LastReceipt ballot={ballot} />
          {!anew && !ownPhones.includes(role) && <OwnPhonesButton label="offerOne" />}
        </>
      }
      renderInside={(way) => <Chooser ballot={ballot} question={question} role={role} anew={anew} onSealed={sealed} {...way} />}
    />
  )
}
