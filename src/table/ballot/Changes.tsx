import type { Ballot } from '../../referee'
import { changedBy } from '../../session/sealed/last-round'
import { Button } from '../../ui/Button'
import { Sheet } from '../../ui/Dialog'
import { Notice } from '../../ui/status'
import { useGameSpeech } from '../context'
import { useTable } from '../hook'
import { RoleChips } from '../question/RoleChips'
import { useQuestionSpeech } from '../question/speech'
import { useOwnPhones, useReplacedHere } from './sealing'
import { useBallotWords } from './words'

/**
 * Returns the roles whose sealed choice was changed: on the shared phone, the roles that changed it since the page was loaded; on a linked
 * phone, the roles whose change is recorded with their name in the ledger.
 */
const useChanged = (ballot: Ballot): readonly string[] => {
  const { id, followed } = useTable((open) => open)
  const rounds = useTable((_, play) => play.lastRounds)
  return followed ? ballot.roles.filter((role) => ballot.changes?.[role] !== undefined) : changedBy(id, ballot, rounds)
}

export interface ChangesProps {
  readonly ballot: Ballot
  /** Called with a role that has sealed its choice and wants to choose again. */
  readonly onAgain: (role: string) => void
}

/** Shows whose sealed choices were changed. On a linked phone, also shows that its choice was replaced on the shared phone. */
export function Changes({ ballot, onAgain }: ChangesProps) {
  const { words, say, list } = useBallotWords()
  const asking = useQuestionSpeech()
  const changed = useChanged(ballot)
  const [replaced] = useReplacedHere(ballot)
  return (
    <>
      {replaced !== undefined && (
        <Notice kind="warn" action={<Button onClick={() => onAgain(replaced)}>{words.ownPhone.again}</Button>}>
          {words.ownPhone.replaced}
        </Notice>
      )}
      {changed.length > 0 && <p className="note text-warn">{say(words.anew.changed, { roles: list(changed.map(asking.role)) })}</p>}
    </>
  )
}

export interface ChangeSheetProps {
  /** Roles that have sealed their choice and may choose on this phone. */
  readonly roles: readonly string[]
  readonly open: boolean
  readonly onChange: (role: string) => void
  readonly onClose: () => void
}

/**
 * Dialog that asks which role wants to change its sealed choice. A role with its own linked phone can change its choice only on its own
 * phone.
 */
export function ChangeSheet({ roles, open, onChange, onClose }: ChangeSheetProps) {
  const { words, say, list } = useBallotWords()
  const { player } = useGameSpeech()
  const asking = useQuestionSpeech()
  const state = useTable((now) => now.state)
  const ownPhones = useOwnPhones()
  const nameOf = (role: string): string => {
    const [person, name] = [player(state, role), asking.role(role)]
    return person === name ? name : say(words.anew.nameAndRole, { player: person, role: name })
  }
  const elsewhere = roles.filter((role) => ownPhones.includes(role))
  const here = roles.filter((role) => !ownPhones.includes(role))
  return (
    <Sheet open={open} title={words.anew.title} onClose={onClose}>
      <p className="note">{words.anew.note}</p>
      {here.length > 0 && <RoleChips label={words.anew.title} roles={here} value={undefined} nameOf={nameOf} onChange={onChange} />}
      {elsewhere.length > 0 && <p className="note">{say(words.anew.elsewhere, { roles: list(elsewhere.map(nameOf)) })}</p>}
    </Sheet>
  )
}
