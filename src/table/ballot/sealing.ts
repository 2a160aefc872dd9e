import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { isInBallot, isSeedMove, seatOf, type Ballot, type Moment, type Prompt, type Seat, type Vocabulary } from '../../referee'
import type { Holder, Outcome } from '../../session'
import { useTable } from '../hook'
import { isCast, sealedAtTable } from '../moments'
import { isRedo } from '../rewound'
import { useLooksOn, useMayChoose } from '../own-phone'
import { useGameBallots } from './context'
import { useChoicesWith } from '../sealed-here'
import { awaitedFrom, inSeatOrder } from './round'

/** Hooks with which the ballot screens read the seats and seal the choices of the open game. */

/** Returns the current seats at the table. */
export const useSeats = (): readonly Seat[] => {
  const game = useTable((open) => open.game)
  const state = useTable((open) => open.state)
  return game.seats(state)
}

/** On the shared phone: returns the roles that choose on their own linked phones. */
export const useOwnPhones = (): readonly string[] => {
  const id = useTable((open) => open.id)
  const phones = useTable((_, play) => play.ownPhones)
  return phones.filter((phone) => phone.id === id).flatMap(({ roles }) => roles)
}

/**
 * On the shared phone: returns the roles whose own phone lost its connection. These roles choose on the shared phone until their phone is
 * linked again.
 */
export const useLostPhones = (): readonly string[] => {
  const id = useTable((open) => open.id)
  const lost = useTable((_, play) => play.lostPhones)
  const ownPhones = useOwnPhones()
  return lost.filter((phone) => phone.id === id).flatMap(({ roles }) => roles.filter((role) => !ownPhones.includes(role)))
}

/**
 * Returns the next role that has to choose on this phone. On the shared phone, roles with a linked phone are skipped, and roles whose phone
 * is lost come last. On a linked phone, all roles of other phones are skipped.
 */
export const useNextRole = (ballot: Ballot, last?: string): string | undefined => {
  const ownPhones = useOwnPhones()
  const lost = useLostPhones()
  const followed = useTable((open) => open.followed)
  const mayTake = useMayChoose()
  const here = awaitedFrom(useSeats(), ballot, last).filter((role) => (followed ? mayTake(role) : !ownPhones.includes(role)))
  return here.find((role) => !lost.includes(role)) ?? here[0]
}

/** Returns whether a role had sealed a choice in the entries that an undo left. After a redo, the choices that were sealed count again. */
const hadChosen = (rewound: Moment<Vocabulary>, role: string): boolean => {
  if (isRedo(rewound)) return false
  const { move } = rewound.entry
  const to = move.do === 'rewind' && 'to' in move ? move.to : undefined
  for (let at = rewound.written; at !== undefined && at.entry.id !== to; at = at.written)
    if (isCast(at) && 'role' in at.entry.move && at.entry.move.role === role) return true
  return false
}

/**
 * On a linked phone: returns the reason why a role must choose again, if only choices were sealed since then. `wentBack`: the shared
 * phone has gone back to the open choices, and the role had chosen. `takenOver`: another phone has become the shared phone. `copied`: the
 * game continues from a copy. `corrected`: the sealed choices were discarded because the board was corrected. `dropped`: they were
 * discarded for another reason.
 */
export const useChoosesAgain = (role: string): 'wentBack' | 'takenOver' | 'copied' | 'corrected' | 'dropped' | undefined => {
  const { followed, ledger, ballots } = useTable((open) => open)
  if (!followed || !ballots.some(({ roles, cast }) => roles.includes(role) && cast[role] === undefined)) return undefined
  let at: Moment<Vocabulary> | undefined = ledger.last
  // A correction or a new seed comes between the discarded choices and the new ones.
  let isCorrected = false
  let moved: 'takenOver' | 'copied' | undefined
  while (at !== undefined && (isCast(at) || at.entry.move.do === 'correct' || isSeedMove(at.entry.move))) {
    const { move } = at.entry
    isCorrected ||= move.do === 'correct'
    if (move.do === 'commitSeed') moved = 'takenOver' in move ? 'takenOver' : 'copied'
    at = at.written
  }
  if (at?.entry.move.do === 'rewind') return hadChosen(at, role) ? 'wentBack' : undefined
  return at?.entry.move.do === 'callOff' ? (moved ?? (isCorrected ? 'corrected' : 'dropped')) : undefined
}

/** On the shared phone: returns the roles of a ballot that are changing their sealed choice on their own phones, in seat order. */
export const useChangingNow = (ballot: Ballot): readonly string[] => {
  const id = useTable((open) => open.id)
  const changing = useTable((_, play) => play.changing)
  const seats = useSeats()
  const now = changing.filter((one) => one.id === id && one.ballot === ballot.id).map(({ role }) => role)
  return inSeatOrder(seats, ballot).filter((role) => now.includes(role) && ballot.cast[role] !== undefined)
}

/** On a linked phone: while the player of a role changes its sealed choice, tells this to the shared phone. */
export const useTellChanging = (ballot: string, role: string, anew: boolean): void => {
  const changing = useTable((open, play) => (open.followed && play.link?.id === open.id ? play.link.changing : undefined))
  useEffect(() => {
    if (!anew || changing === undefined) return
    changing(ballot, role, true)
    return () => {
      changing(ballot, role, false)
    }
  }, [ballot, role, anew, changing])
}

/** Returns a function that seals the choice of a role in a ballot, for the first time or to change it. */
export function useCast(ballot: string): (role: string, choice: unknown, anew: boolean) => Promise<Outcome> {
  const cast = useTable((_, play) => play.cast)
  const castAnew = useTable((_, play) => play.castAnew)
  const seats = useSeats()
  return (role, choice, anew) => (anew ? castAnew(role, choice, ballot) : cast(role, choice, seatOf(seats, role), ballot))
}

/**
 * Returns the question that a role answers with its sealed choice. A role that changes its choice has no open prompt, so a prompt is
 * created for it.
 */
export const useSealedQuestion = (ballot: Ballot, role: string): Prompt => {
  const prompts = useTable((open) => open.prompts)
  const state = useTable((open) => open.state)
  const { paramsOf } = useGameBallots()
  const { id, kind } = ballot
  return useMemo(() => {
    const isOfThis = (prompt: Prompt) => prompt.kind === kind && (prompt.ballot === undefined || prompt.ballot === id)
    const asked = prompts.find((prompt) => isOfThis(prompt) && prompt.roles.includes(role))
    const key = `${kind}:${id}:${role}:anew`
    return asked ?? { key, kind, roles: [role], must: true, sealed: true, ballot: id, rule: '', params: paramsOf(state, role) }
  }, [prompts, state, paramsOf, id, kind, role])
}

/**
 * Returns a function that reads the choice that a role has sealed before on its own phone: a choice that it is changing, or one that no
 * longer counts because all players choose again. Undefined for a first choice. Also undefined on the shared phone: there, any player could
 * view the choice of another player, even by setting a PIN for that seat.
 */
export const useSealedChoice = (ballot: string, role: string, anew: boolean): (() => Promise<unknown>) | undefined => {
  const isFollowed = useTable((open) => open.followed)
  const sealedChoice = useTable((_, play) => play.sealedChoice)
  const choosesAgain = useChoosesAgain(role) !== undefined
  const isOpened = isFollowed && (anew || choosesAgain)
  return useMemo(() => (isOpened ? () => sealedChoice(role, ballot) : undefined), [sealedChoice, role, ballot, isOpened])
}

/** Returns those of some roles whose newest sealed choice is stored on this phone; undefined until this is known. */
export const useSealedHere = (ballot: Ballot, roles: readonly string[]): readonly string[] | undefined =>
  useRolesWith(
    ballot,
    roles,
    useTable((_, play) => play.isSealedHere),
  )

/**
 * Returns those of some roles for whose sealed choices a condition holds; undefined until this is known.
 * @param isSealedHere reads the condition for one role
 */
const useRolesWith = (
  ballot: Ballot,
  roles: readonly string[],
  isSealedHere: (role: string, ballot?: string) => Promise<boolean>,
): readonly string[] | undefined =>
  useChoicesWith(
    roles.map((role) => [ballot.id, role, ballot.cast[role], ballot.changes?.[role]]),
    isSealedHere,
  )?.map(([, role]) => role)

/**
 * On the shared phone: returns the phones that hold the newest sealed choice of a role of a ballot, although the role chooses elsewhere
 * now.
 */
export const useHeldElsewhere = (ballot: Ballot): readonly Holder[] => {
  const { id, followed } = useTable((open) => open)
  const looksOn = useLooksOn()
  const holders = useTable((_, play) => play.holders)
  if (followed || looksOn) return []
  return holders.filter((one) => one.id === id && one.ballot === ballot.id && isInBallot(ballot, one.role, one.commitment))
}

/**
 * On the shared phone: returns the roles of a ballot whose own phone has no connection and is still needed: the link was lost before the
 * role has chosen, or the newest sealed choice of the role is neither stored on the shared phone nor on a linked phone. In seat order.
 */
export const useLostOf = (ballot: Ballot): readonly string[] => {
  const isFollowed = useTable((open) => open.followed)
  // A window that only shows the game has no links of its own.
  const looksOn = useLooksOn()
  const ownPhones = useOwnPhones()
  const lost = useLostPhones()
  const held = useHeldElsewhere(ballot)
  const isHeld = (role: string, isLinked: boolean) => held.some((one) => one.role === role && one.isLinked === isLinked)
  const sealed = isFollowed ? [] : ballot.roles.filter((role) => ballot.cast[role] !== undefined && !ownPhones.includes(role))
  const here = useSealedHere(ballot, sealed)
  const seats = useSeats()
  if (looksOn) return []
  return inSeatOrder(seats, ballot).filter((role) => {
    if (isHeld(role, true)) return false
    if (sealed.includes(role)) return here !== undefined && !here.includes(role)
    return isHeld(role, false) || (ballot.cast[role] === undefined && lost.includes(role))
  })
}

/**
 * On a linked phone: returns the roles that sealed their choice on this phone and whose choice was later replaced on the shared phone. In
 * the ledger, the replacing commitment names the role and was not made on this phone.
 */
export const useReplacedHere = (ballot: Ballot): readonly string[] => {
  const isFollowed = useTable((open) => open.followed)
  const mayTake = useMayChoose()
  const changed = isFollowed ? ballot.roles.filter((role) => mayTake(role) && ballot.changes?.[role] !== undefined) : []
  const here = useSealedHere(ballot, changed)
  // A phone that has got the seat later has sealed nothing that could be replaced.
  const before = useRolesWith(
    ballot,
    changed,
    useTable((_, play) => play.wasSealedHere),
  )
  return here === undefined || before === undefined ? [] : changed.filter((role) => before.includes(role) && !here.includes(role))
}

/** Returns the roles of a ballot whose choice was sealed on the shared phone although their own phones were linked. */
export const useSealedAtTable = (ballot: Ballot): readonly string[] => {
  const { ledger, game, state } = useTable((open) => open)
  return sealedAtTable(ledger.head, ballot, game.seats(state))
}

/**
 * Merges a saved unfinished choice (`draft`) that was loaded late with the choices made while it was loading. Returns the latest choice;
 * its missing parts are taken from `draft`.
 */
export type Beneath = (draft: unknown, latest: unknown, before: readonly unknown[]) => unknown

/**
 * Returns the current choice of a role at a sealed question, and its setter. After a reload, restores the saved draft after a delay, only
 * while the player of the role views the question; the draft never overwrites input made in the meantime.
 * @param start initial choice
 * @param sealed reads the sealed choice that is being changed; used if there is no draft
 */
export function useSealedDraft(
  question: Prompt,
  start: unknown,
  beneath: Beneath,
  sealed?: () => Promise<unknown>,
  onChoice?: (choice: unknown) => void,
): readonly [unknown, (next: unknown) => void] {
  const load = useTable((_, play) => play.sealedDraft)
  const keep = useTable((_, play) => play.setDraft)
  const [choice, setChoice] = useState(start)
  const touched = useRef<readonly unknown[]>([])
  const choose = useCallback(
    (next: unknown) => {
      touched.current = [...touched.current, next]
      setChoice(() => next)
      onChoice?.(next)
      void keep(question, next)
    },
    [keep, question, onChoice],
  )
  useEffect(() => {
    let gone = false
    const recall = async () => {
      const draft = (await load(question)) ?? (await sealed?.())
      if (gone || draft === undefined) return
      onChoice?.(draft)
      const latest = touched.current.at(-1)
      if (latest === undefined) return setChoice(() => draft)
      const both = beneath(draft, latest, touched.current)
      if (both !== latest) choose(both)
    }
    void recall()
    return () => {
      gone = true
    }
  }, [load, question, beneath, choose, sealed, onChoice])
  return [choice, choose]
}
