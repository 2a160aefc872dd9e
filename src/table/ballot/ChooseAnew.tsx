import type { Ballot } from '../../referee'
import { Chooser } from './Chooser'
import { Opened } from './Covered'
import { useSealedQuestion } from './sealing'

export interface ChooseAnewProps {
  readonly ballot: Ballot
  readonly role: string
  /** Another choice is sealed, or the role has thought better of it: what was there before is there again. */
  readonly onDone: () => void
}

/** A role that has held its own sealed seat chooses once more; afterwards the table sees who did, not what. */
export function ChooseAnew({ ballot, role, onDone }: ChooseAnewProps) {
  const question = useSealedQuestion(ballot, role)
  return (
    <Opened
      role={role}
      onCover={onDone}
      renderInside={(way) => <Chooser ballot={ballot} question={question} role={role} anew onSealed={onDone} {...way} />}
    />
  )
}
