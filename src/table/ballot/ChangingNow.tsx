import type { Ballot } from '../../referee'
import { useGameSpeech } from '../context'
import { useTable } from '../hook'
import { useChangingNow, useLostOf } from './sealing'
import { useBallotWords } from './words'

/** On the shared phone: names the roles that are changing a sealed choice now, and says which choices a reveal opens. */
export function ChangingNow({ ballot }: { readonly ballot: Ballot }) {
  const { player } = useGameSpeech()
  const { words, say, list } = useBallotWords()
  const state = useTable((open) => open.state)
  const changing = useChangingNow(ballot)
  const lost = useLostOf(ballot)
  const note = (text: 'changing' | 'changingLost', roles: readonly string[]) =>
    roles.length > 0 && (
      <p className="note text-warn" role="status">
        {say(words.ownPhone[text], { roles: list(roles.map((role) => player(state, role))) })}
      </p>
    )
  return (
    <>
      {note(
        'changing',
        changing.filter((role) => !lost.includes(role)),
      )}
      {note(
        'changingLost',
        changing.filter((role) => lost.includes(role)),
      )}
    </>
  )
}
