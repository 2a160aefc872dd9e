import { useLayoutEffect } from 'react'
import { allCast, isReveal, isUntouched, type Ballot, type Seat } from '../../referee'
import { useTable } from '../hook'
import { takeSent } from '../question/last-answer'
import { pass, usePassing } from './passing'
import { awaitedFrom } from './round'
import { useNextRole, useOwnPhones, useSeats } from './sealing'

/** When the first cover of a choice comes up without a tap of its own. */

/** Whether nobody has begun with a choice, and the table knows of no earlier one. */
const isFresh = (ballot: Ballot): boolean => !ballot.known && isUntouched(ballot)

/** Hands the phone to the first role that is awaited and has no linked phone of its own. */
const handToFirst = (seats: readonly Seat[], ballot: Ballot, ownPhones: readonly string[]): void => {
  const role = awaitedFrom(seats, ballot).find((one) => !ownPhones.includes(one))
  if (role !== undefined) pass({ ballot: ballot.id, role, anew: false })
}

/**
 * Hands the phone on as soon as an answer given on it has opened a choice whose kind wants it so: neither a way back nor another start of
 * the app brings up a cover by itself.
 */
export function useImmediateHandOver(ballot: Ballot, wanted: boolean): void {
  const from = useTable((open) => open.ledger.head.parent?.entry.id)
  const seats = useSeats()
  const ownPhones = useOwnPhones()
  useLayoutEffect(() => {
    if (wanted && isFresh(ballot) && from !== undefined && takeSent(from)) handToFirst(seats, ballot, ownPhones)
  }, [wanted, ballot, from, seats, ownPhones])
}

/** On a phone of the role’s own a choice opens by itself, and without a cover. Once it was laid back, it waits for a tap. */
export function useOwnChoice(ballot: Ballot): void {
  const { id } = ballot
  const isFollowed = useTable((open) => open.followed)
  const next = useNextRole(ballot)
  const role = isFollowed ? next : undefined
  useLayoutEffect(() => {
    const offered = `${id} ${role}`
    if (role === undefined || usePassing.getState().offered === offered) return
    usePassing.setState({ offered })
    pass({ ballot: id, role, anew: false, opened: true })
  }, [id, role])
}

/**
 * Where choices of one kind follow each other, as the auctions of one card do, the phone goes on with the first of the next as soon as
 * the reveal is dismissed. Not where the choices before were entered by hand.
 * @returns hands the phone on; nothing happens where nothing follows
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
