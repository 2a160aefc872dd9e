import { useMemo, useState } from 'react'
import { commitmentsOf, isReveal, withoutAttempt, type Moment, type Vocabulary } from '../../referee'
import { commitmentsSealedHere, forgetCommitments } from '../../session/environment/sealed-choices'
import { Button } from '../../ui/Button'
import { Notice } from '../../ui/status'
import { useGameSpeech } from '../context'
import { useTable } from '../hook'
import { useTableWords } from '../words'

/**
 * On a linked phone: returns the roles whose choice was sealed on this phone for the ballot that was revealed last, although another choice
 * counted at the reveal; and a function that forgets them.
 */
const useReplaced = (): { readonly roles: readonly string[]; readonly forget: () => void } => {
  const { id, followed, ledger, game } = useTable((open) => open)
  const [isRead, setRead] = useState(false)
  const { head } = ledger
  const roles = useMemo(() => {
    const sealed = followed && !isRead ? commitmentsSealedHere(id) : []
    if (sealed.length === 0) return []
    let moment: Moment<Vocabulary> | undefined = head
    while (moment !== undefined && !isReveal(moment.entry.move)) moment = moment.parent
    const move = moment?.entry.move
    if (moment?.parent === undefined || move === undefined || !isReveal(move)) return []
    const ballot = game.ballots(moment.parent.state).find((one) => one.id === move.ballot)
    if (ballot === undefined) return []
    const here = sealed.filter((one) => one.ballot === withoutAttempt(ballot.id))
    const hasCounted = (role: string) => here.some((one) => one.role === role && commitmentsOf(ballot, role).includes(one.commitment))
    return ballot.roles.filter((role) => here.some((one) => one.role === role) && !hasCounted(role))
  }, [id, followed, game, head, isRead])
  const forget = () => {
    forgetCommitments(id)
    setRead(true)
  }
  return { roles, forget }
}

/** Notice on a linked phone that a choice which was sealed on it did not count, because it was made again at the table. */
export function ReplacedChoice() {
  const { words, say, list } = useTableWords()
  const { player } = useGameSpeech()
  const state = useTable((open) => open.state)
  const { roles, forget } = useReplaced()
  if (roles.length === 0) return
  return (
    <Notice kind="warn" action={<Button onClick={forget}>{words.saved.seen}</Button>}>
      {say(words.saved.chosenAgain, { players: list(roles.map((role) => player(state, role))) })}
    </Notice>
  )
}
