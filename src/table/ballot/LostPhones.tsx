import type { Ballot } from '../../referee'
import { useGameSpeech } from '../context'
import { useTable } from '../hook'
import { usePhoneName } from '../phone-name'
import { useHeldElsewhere, useLostOf, useOwnPhones } from './sealing'
import { useBallotWords } from './words'

export interface LostPhonesProps {
  readonly ballot: Ballot
  /** Whether a long press on the sign of a role lets the role choose again on this phone. */
  readonly mayHold: boolean
}

/**
 * Lists the roles of a ballot whose phones lost their connection, and says what to do. The text differs for roles that have not sealed
 * their choice and for roles whose phone is needed for the reveal. Also names the linked phones that hold the choice of a role which
 * chooses elsewhere now.
 */
export function LostPhones({ ballot, mayHold }: LostPhonesProps) {
  const { player } = useGameSpeech()
  const { words, say, list } = useBallotWords()
  const state = useTable((open) => open.state)
  const lost = useLostOf(ballot)
  const ownPhones = useOwnPhones()
  const held = useHeldElsewhere(ballot).filter(({ isLinked }) => isLinked)
  const phoneName = usePhoneName()
  const sealed = lost.filter((role) => ballot.cast[role] !== undefined)
  const missing = lost.filter((role) => ballot.cast[role] === undefined)
  const { lostNote, holdSign, heldOne } = words.ownPhone
  const sealedThere = words.ownPhone[sealed.length > 1 ? 'sealedThereAll' : 'sealedThere']
  const named = (roles: readonly string[]) => ({ roles: list(roles.map((role) => player(state, role))) })
  const isOnNewPhone = sealed.some((role) => ownPhones.includes(role))
  // For one role, a button below names the player and leads to the input.
  const hint = isOnNewPhone ? words.ownPhone.onNewPhone : mayHold && sealed.length > 1 ? holdSign : ''
  const phones = held.map((one) => say(heldOne, { role: player(state, one.role), phone: phoneName(one) }))
  return (
    <>
      {sealed.length > 0 && <p className="note text-warn">{`${say(sealedThere, named(sealed))} ${hint}`.trim()}</p>}
      {/* A sealed choice that cannot be revealed comes first; the signs of the other roles show their lost links. */}
      {sealed.length === 0 && missing.length > 0 && <p className="note text-warn">{say(lostNote, named(missing))}</p>}
      {sealed.length === 0 && phones.length > 0 && <p className="note">{say(words.ownPhone.held, { phones: list(phones) })}</p>}
    </>
  )
}
