import { allCast, type Ballot } from '../../referee'
import { useTable } from '../hook'
import { useBallotSpeech } from './context'
import { useLostOf, useOwnPhones } from './sealing'
import { useBallotWords } from './words'

/** Notes about the roles of a ballot, without the sentence that is shown above the seats. */
export function Notes({ ballot, stakes }: { readonly ballot: Ballot; readonly stakes: string | undefined }) {
  const speech = useBallotSpeech()
  const state = useTable((open) => open.state)
  const notes = speech.notes(state, ballot).filter((note) => note !== stakes)
  return notes.map((note) => (
    <p key={note} className="note">
      {note}
    </p>
  ))
}

/** On the shared phone: says which roles choose on their own phones, and how a role changes its sealed choice. */
export function SignNotes({ ballot, mayHold }: { readonly ballot: Ballot; readonly mayHold: boolean }) {
  const { words } = useBallotWords()
  const ownPhones = useOwnPhones()
  const lost = useLostOf(ballot)
  const isAnyHere = ballot.roles.some((role) => ballot.cast[role] !== undefined && !ownPhones.includes(role) && !lost.includes(role))
  const isAnyOnPhone = ballot.roles.some((role) => ballot.cast[role] !== undefined && ownPhones.includes(role))
  return (
    <>
      {ballot.roles.some((role) => ballot.cast[role] === undefined && ownPhones.includes(role)) && (
        <p className="note">{words.ownPhone.note}</p>
      )}
      {/* After all players have sealed, the hint does not ask whether the player has. */}
      {mayHold && isAnyHere && <p className="note">{words.anew[isAnyOnPhone ? 'howHere' : allCast(ballot) ? 'howAll' : 'how']}</p>}
    </>
  )
}
