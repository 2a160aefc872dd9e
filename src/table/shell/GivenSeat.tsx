import { Button } from '../../ui/Button'
import { Notice } from '../../ui/status'
import { useGameSpeech } from '../context'
import { useTable } from '../hook'
import { useSeatHere } from '../own-phone'
import { useRolesSealedHere } from '../sealed-here'
import { useTableWords } from '../words'

/**
 * On a linked phone with a seat: returns whether the players have chosen this seat on the shared phone, and the text that says so. The text
 * also names the players of other seats whose sealed choices are on this phone.
 */
export function useGivenSeat(): { readonly isGiven: boolean; readonly text: string | undefined } {
  const { words, say, list } = useTableWords()
  const { player } = useGameSpeech()
  const state = useTable((open) => open.state)
  const { roles, isGiven = false } = useSeatHere()
  const held = useRolesSealedHere().filter((role) => !roles.includes(role))
  const namesOf = (some: readonly string[]) => list([...new Set(some.map((role) => player(state, role)))])
  if (roles.length === 0 || (!isGiven && held.length === 0)) return { isGiven: false, text: undefined }
  const given = say(words.saved.given, { player: namesOf(roles) })
  const stays = held.length > 0 ? say(words.saved.heldOf, { players: namesOf(held) }) : ''
  return { isGiven, text: (isGiven ? `${given} ${stays}` : stays).trim() }
}

/** Returns a function that records that the player of this linked phone has read which seat it has. */
export function useConfirmSeat(): () => void {
  const seat = useTable((_, play) => play.seat)
  const noteLinks = useTable((_, play) => play.noteLinks)
  return () => {
    if (seat?.isGiven !== true) return
    const { isGiven: _, ...confirmed } = seat
    noteLinks({ seat: confirmed })
  }
}

/**
 * Notice on a linked phone that it has got another seat from the shared phone, or that it holds a sealed choice of another seat.
 * @param hasButton whether the notice has a button to confirm the seat
 */
export function GivenSeatNotice({ hasButton = false }: { readonly hasButton?: boolean }) {
  const { words } = useTableWords()
  const { isGiven, text } = useGivenSeat()
  const confirm = useConfirmSeat()
  if (text === undefined) return
  return (
    <Notice kind="warn" action={hasButton && isGiven && <Button onClick={confirm}>{words.saved.seen}</Button>}>
      {text}
    </Notice>
  )
}
