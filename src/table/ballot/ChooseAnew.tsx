import type { Ballot } from '../../referee'
import { Chooser } from './Chooser'
import { Opened } from './Covered'
import { useSealedQuestion } from './sealing'

export interface ChooseAnewProps {
  readonly ballot: Ballot
  readonly role: string
  /** Called when the new choice is sealed or the change is cancelled. The caller then shows the previous screen. */
  readonly onDone: () => void
}

/**
 * Screen on which a role changes its sealed choice; opened by a long press on the seat of the role. Afterwards all players see that
 * the role changed its choice, but not what it chose.
 */
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
