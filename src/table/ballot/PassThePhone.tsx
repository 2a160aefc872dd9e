import type { Ballot } from '../../referee'
import { useTable } from '../hook'
import { LastReceipt } from '../fair/Receipts'
import { useTableWords } from '../words'
import { Chooser } from './Chooser'
import { useBallotSpeech } from './context'
import { Covered } from './Covered'
import { pass } from './passing'
import { useSealedQuestion } from './sealing'
import { Seats } from './Seats'

export interface PassThePhoneProps {
  readonly ballot: Ballot
  /** Whose turn it is with the phone. */
  readonly role: string
  readonly anew: boolean
}

/** The phone goes to one role, which chooses behind its cover; then it is covered again. */
export function PassThePhone({ ballot, role, anew }: PassThePhoneProps) {
  const speech = useBallotSpeech()
  const { words: table } = useTableWords()
  const state = useTable((open) => open.state)
  const question = useSealedQuestion(ballot, role)
  const sealed = () => {
    const next = ballot.roles.find((other) => other !== role && ballot.cast[other] === undefined)
    pass(anew || next === undefined ? undefined : { ballot: ballot.id, role: next, anew: false })
  }
  const handOver = (other: string) => pass({ ballot: ballot.id, role: other, anew: false })
  return (
    <Covered
      role={role}
      note={speech.cover(state, role)}
      seats={<Seats ballot={ballot} label={table.now.turnOrder} here={role} fixed={anew} onHand={handOver} />}
      more={<LastReceipt ballot={ballot} />}
      renderInside={(way) => <Chooser ballot={ballot} question={question} role={role} anew={anew} onSealed={sealed} {...way} />}
    />
  )
}
