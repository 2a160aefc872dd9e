import { useLayoutEffect } from 'react'
import { allCast, isReveal, isUntouched, type Ballot, type Seat } from '../../referee'
import { useSession } from '../../session'
import { useTable } from '../hook'
import { useSeatHere } from '../own-phone'
import { takeSent } from '../question/last-answer'
import { unfinishedChoice } from './unfinished'
import { pass, usePassing } from './passing'
import { awaitedFrom } from './round'
import { useChoosesAgain, useNextRole, useOwnPhones, useSealedQuestion, useSeats } from './sealing'

/** Decides when the app asks the first role to take the phone without a tap of a player. */

/** Returns whether no choice of a ballot is sealed and the ballot was not revealed before, i.e. undone by a rewind. */
const isFresh = (ballot: Ballot): boolean => !ballot.known && isUntouched(ballot)

/** Hands the phone to the first role whose choice is missing and that has no linked phone. */
const handToFirst = (seats: readonly Seat[], ballot: Ballot, ownPhones: readonly string[]): void => {
  const role = awaitedFrom(seats, ballot).find((one) => !ownPhones.includes(one))
  if (role !== undefined) pass({ ballot: ballot.id, role, anew: false })
}

/**
 * Asks the first role to take the phone as soon as an answer on this phone has opened a ballot, if this kind of ballot requests that. Does
 * nothing after undo or after a restart of the app.
 */
export function useImmediateHandOver(ballot: Ballot, wanted: boolean): void {
  const from = useTable((open) => open.ledger.head.parent?.entry.id)
  const seats = useSeats()
  const ownPhones = useOwnPhones()
  useLayoutEffect(() => {
    if (wanted && isFresh(ballot) && from !== undefined && takeSent(from)) handToFirst(seats, ballot, ownPhones)
  }, [wanted, ballot, from, seats, ownPhones])
}

/**
 * On the own phone of a role: opens the input of the choice automatically. After the player has hidden the input, the input opens only on a
 * tap.
 */
export function useOwnChoice(ballot: Ballot): void {
  const { id } = ballot
  const session = useSession()
  const game = useTable((open) => open.id)
  const isFollowed = useTable((open) => open.followed)
  const next = useNextRole(ballot)
  const role = isFollowed ? next : undefined
  const isAgain = useChoosesAgain(role ?? '') !== undefined
  const question = useSealedQuestion(ballot, role ?? ballot.roles[0] ?? '')
  const sealedDraft = useTable((_, play) => play.sealedDraft)
  const sealedChoice = useTable((_, play) => play.sealedChoice)
  // The phone may be in the hand of another player if the seat was chosen on the shared phone.
  const isGiven = useSeatHere().isGiven === true
  useLayoutEffect(() => {
    const offered = `${id} ${role}`
    if (role === undefined || usePassing.getState().offered === offered) return
    let isMounted = true
    const offer = (isOpened: boolean) => {
      usePassing.setState({ offered })
      pass({ ballot: id, role, anew: false, ...(isOpened && !isGiven && { opened: true as const }) })
    }
    // An input that is filled in with an unfinished choice or with a choice sealed before stays covered until the player opens it. A phone
    // that has joined since then has no choice to cover.
    const look = async () => {
      const isKept = unfinishedChoice(session, game, id, role) !== undefined || (await sealedDraft(question)) !== undefined
      const isFilledIn = isKept || (isAgain && (await sealedChoice(role, id)) !== undefined)
      if (isMounted) offer(!isFilledIn)
    }
    void look()
    return () => {
      isMounted = false
    }
  }, [session, game, id, role, isAgain, isGiven, question, sealedDraft, sealedChoice])
}

/**
 * Returns a function to call when a player closes a reveal. The function hands the phone to the first role of the next ballot, if that
 * ballot is of the same kind, e.g. several auctions of one card. It does nothing if no such ballot is open, or if the players entered the
 * previous choices by hand.
 */
export function useNextRound(): () => void {
  const { game, ballots, ledger, followed } = useTable((open) => open)
  const seats = useSeats()
  const ownPhones = useOwnPhones()
  return () => {
    const [next] = ballots
    if (next === undefined || followed || !isFresh(next)) return
    let revealed = ledger.head
    while (revealed.parent !== undefined && !isReveal(revealed.entry.move)) revealed = revealed.parent
    const { move } = revealed.entry
    if (revealed.parent === undefined || !isReveal(move)) return
    const before: Ballot | undefined = game.ballots(revealed.parent.state).find(({ id }) => id === move.ballot)
    if (before?.kind === next.kind && allCast(before)) handToFirst(seats, next, ownPhones)
  }
}
