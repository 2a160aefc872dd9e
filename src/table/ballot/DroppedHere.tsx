import type { Ballot } from '../../referee'
import { Button } from '../../ui/Button'
import { Notice } from '../../ui/status'
import { useGameSpeech } from '../context'
import { useTable } from '../hook'
import { useTableWords } from '../words'
import { pass } from './passing'
import { useSealedHere } from './sealing'
import { useBallotWords } from './words'

export interface DroppedHereProps {
  readonly ballot: Ballot
  /** Role whose input was open on this phone. */
  readonly role: string
}

/** Notice that replaces an open input on the shared phone, if the role has sealed its choice on its own phone meanwhile. */
export function DroppedHere({ ballot, role }: DroppedHereProps) {
  const { player } = useGameSpeech()
  const { words, say } = useBallotWords()
  const { words: table } = useTableWords()
  const state = useTable((open) => open.state)
  const here = useSealedHere(ballot, [role])
  if (here === undefined || here.includes(role)) return
  return (
    <Notice kind="warn" action={<Button onClick={() => pass(undefined)}>{table.saved.seen}</Button>}>
      {say(words.ownPhone.droppedHere, { role: player(state, role) })}
    </Notice>
  )
}
