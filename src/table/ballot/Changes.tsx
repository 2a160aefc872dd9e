import type { Ballot } from '../../referee'
import { changedBy } from '../../session/sealed/last-round'
import { Button } from '../../ui/Button'
import { Sheet } from '../../ui/Dialog'
import { Notice } from '../../ui/status'
import { useGameSpeech } from '../context'
import { useTable } from '../hook'
import { RoleChips } from '../question/RoleChips'
import { useQuestionSpeech } from '../question/speech'
import { useMayChoose } from '../own-phone'
import { useOwnPhones, useReplacedHere, useSealedAtTable, useSealedHere } from './sealing'
import { useBallotWords } from './words'

/**
 * Returns the roles whose sealed choice was changed: the roles whose change is recorded with their name in the ledger. On the shared phone,
 * also the roles that have changed it there since the page was loaded. On a linked phone, only the roles of other phones.
 */
const useChanged = (ballot: Ballot): readonly string[] => {
  const { id, followed } = useTable((open) => open)
  const rounds = useTable((_, play) => play.lastRounds)
  const isHere = useMayChoose()
  const here = followed ? [] : changedBy(id, ballot, rounds)
  return ballot.roles.filter((role) => here.includes(role) || (ballot.changes?.[role] !== undefined && !(followed && isHere(role))))
}

/** Returns a function that names the player of a role, followed by the role if it has another name: "Ann (Lannister)". */
const useNameAndRole = (): ((role: string) => string) => {
  const { words, say } = useBallotWords()
  const { player } = useGameSpeech()
  const asking = useQuestionSpeech()
  const state = useTable((now) => now.state)
  return (role) => {
    const [person, name] = [player(state, role), asking.role(role)]
    return person === name ? name : say(words.anew.nameAndRole, { player: person, role: name })
  }
}

export interface ReplacedProps {
  readonly ballot: Ballot
  /** Called with a role that has sealed its choice and wants to choose again. */
  readonly onAgain: (role: string) => void
}

/**
 * On a linked phone: warns that a choice that was sealed on it was replaced on the shared phone, or that the choice of its player was made
 * there.
 */
export function Replaced({ ballot, onAgain }: ReplacedProps) {
  const { words } = useBallotWords()
  const { followed } = useTable((open) => open)
  const mayTake = useMayChoose()
  const [replaced] = useReplacedHere(ballot)
  const atTable = useSealedAtTable(ballot).find((role) => followed && mayTake(role))
  const role = replaced ?? atTable
  if (role === undefined) return
  return (
    <Notice kind="warn" action={<Button onClick={() => onAgain(role)}>{words.ownPhone.again}</Button>}>
      {words.ownPhone[replaced === undefined ? 'madeAtTable' : 'replaced']}
    </Notice>
  )
}

/**
 * Shows which players have changed their sealed choices, and whose choices were made on the shared phone although their own phones were
 * linked. A linked phone shows this only of other phones.
 */
export function Changes({ ballot }: { readonly ballot: Ballot }) {
  const { words, say, list } = useBallotWords()
  const { followed } = useTable((open) => open)
  const nameOf = useNameAndRole()
  const changed = useChanged(ballot)
  const mayTake = useMayChoose()
  const atTable = useSealedAtTable(ballot).filter((role) => !followed || !mayTake(role))
  const here = useSealedHere(ballot, changed)
  const ownPhones = useOwnPhones()
  const note = (text: 'atTable' | 'changed' | 'changedBy' | 'changedElsewhere' | 'changedHere', roles: readonly string[]) =>
    roles.length > 0 && (
      <p className={text === 'changedBy' || text === 'changedElsewhere' ? 'note' : 'note text-warn'}>
        {say(words.anew[text], { roles: list(roles.map(nameOf)) })}
      </p>
    )
  // A player with an own phone may have changed the choice on the shared phone, e.g. while the link was lost.
  const changedHere = changed.filter((role) => here?.includes(role))
  return (
    <>
      {note('atTable', atTable)}
      {followed ? (
        note('changedBy', changed)
      ) : (
        <>
          {note(
            'changed',
            changedHere.filter((role) => !ownPhones.includes(role)),
          )}
          {/* The sign of a role with its own phone cannot be held on the shared phone. */}
          {note(
            'changedHere',
            changedHere.filter((role) => ownPhones.includes(role)),
          )}
          {here !== undefined &&
            note(
              'changedElsewhere',
              changed.filter((role) => !here.includes(role)),
            )}
        </>
      )}
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
  const nameOf = useNameAndRole()
  const ownPhones = useOwnPhones()
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
