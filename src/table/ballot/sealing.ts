import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { seatOf, type Ballot, type Prompt, type Seat } from '../../referee'
import type { Outcome } from '../../session'
import { useTable } from '../hook'
import { useMayChoose } from '../own-phone'
import { useGameBallots } from './context'
import { awaitedFrom } from './round'

/** Connects secret choices with the open game. Only the game knows the shape of a choice. */

/** The seats at the table, as they are taken now. */
export const useSeats = (): readonly Seat[] => {
  const game = useTable((open) => open.game)
  const state = useTable((open) => open.state)
  return game.seats(state)
}

/** On the table: the roles that choose on linked phones of their own. */
export const useOwnPhones = (): readonly string[] => {
  const id = useTable((open) => open.id)
  const phones = useTable((_, play) => play.ownPhones)
  return phones.filter((phone) => phone.id === id).flatMap(({ roles }) => roles)
}

/** On the table: the roles whose own phone lost its link, and that choose on the table's phone until it is linked again. */
export const useLostPhones = (): readonly string[] => {
  const id = useTable((open) => open.id)
  const lost = useTable((_, play) => play.lostPhones)
  const ownPhones = useOwnPhones()
  return lost.filter((phone) => phone.id === id).flatMap(({ roles }) => roles.filter((role) => !ownPhones.includes(role)))
}

/** The role that the phone goes to next: on the table's nobody who has an own one, on one that follows the game only its own. */
export const useNextRole = (ballot: Ballot, last?: string): string | undefined => {
  const ownPhones = useOwnPhones()
  const followed = useTable((open) => open.followed)
  const mayTake = useMayChoose()
  return awaitedFrom(useSeats(), ballot, last).find((role) => (followed ? mayTake(role) : !ownPhones.includes(role)))
}

/** Seals the choice of a role in a ballot, for the first time or anew. */
export function useCast(ballot: string): (role: string, choice: unknown, anew: boolean) => Promise<Outcome> {
  const cast = useTable((_, play) => play.cast)
  const castAnew = useTable((_, play) => play.castAnew)
  const seats = useSeats()
  return (role, choice, anew) => (anew ? castAnew(role, choice, ballot) : cast(role, choice, seatOf(seats, role), ballot))
}

/** The sealed question of a role; one that chooses anew is not asked any more, so its question is made for it. */
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
 * Opens the choice that a role has sealed in a ballot and is about to change, on its own phone. Undefined for one that chooses first, and
 * on the table's phone: whoever has that phone could look at the choice of another there, also by setting a PIN for that seat.
 */
export const useSealedChoice = (ballot: string, role: string, anew: boolean): (() => Promise<unknown>) | undefined => {
  const isFollowed = useTable((open) => open.followed)
  const sealedChoice = useTable((_, play) => play.sealedChoice)
  const isOpened = anew && isFollowed
  return useMemo(() => (isOpened ? () => sealedChoice(role, ballot) : undefined), [sealedChoice, role, ballot, isOpened])
}

/**
 * On a phone of a role's own: the roles whose choice was sealed there and replaced at the table since. The ledger names the role of such a
 * change, and its commitment is none of this phone.
 */
export const useReplacedHere = (ballot: Ballot): readonly string[] => {
  const isFollowed = useTable((open) => open.followed)
  const sealedChoice = useTable((_, play) => play.sealedChoice)
  const mayTake = useMayChoose()
  const changed = isFollowed ? ballot.roles.filter((role) => mayTake(role) && ballot.changes?.[role] !== undefined) : []
  /** The changes that the answer is about. */
  const asked = JSON.stringify(changed.map((role) => [role, ballot.changes?.[role]]))
  const [found, setFound] = useState<{ readonly asked: string; readonly replaced: readonly string[] } | undefined>()
  useEffect(() => {
    let isHere = true
    const roles = (JSON.parse(asked) as readonly [string, unknown][]).map(([role]) => role)
    const look = async () => {
      const own = await Promise.all(roles.map((role) => sealedChoice(role, ballot.id)))
      if (isHere) setFound({ asked, replaced: roles.filter((_, at) => own[at] === undefined) })
    }
    if (roles.length > 0) void look()
    return () => {
      isHere = false
    }
  }, [asked, sealedChoice, ballot.id])
  return found?.asked === asked ? found.replaced : []
}

/** The latest of the choices that were made while a draft was on its way, with as much of the draft as has room beneath them. */
export type Beneath = (draft: unknown, latest: unknown, before: readonly unknown[]) => unknown

/**
 * The present choice of a role at a sealed question, and its setter. The draft from before a reload or a hasty cover is restored
 * only here, behind the cover, after a moment: it never overwrites input made in the meantime.
 * @param start the choice until then
 * @param sealed opens the choice that is being changed: it takes the place of a draft if there is none
 */
export function useSealedDraft(
  question: Prompt,
  start: unknown,
  beneath: Beneath,
  sealed?: () => Promise<unknown>,
): readonly [unknown, (next: unknown) => void] {
  const load = useTable((_, play) => play.sealedDraft)
  const keep = useTable((_, play) => play.setDraft)
  const [choice, setChoice] = useState(start)
  const touched = useRef<readonly unknown[]>([])
  const choose = useCallback(
    (next: unknown) => {
      touched.current = [...touched.current, next]
      setChoice(() => next)
      void keep(question, next)
    },
    [keep, question],
  )
  useEffect(() => {
    let gone = false
    const recall = async () => {
      const draft = (await load(question)) ?? (await sealed?.())
      if (gone || draft === undefined) return
      const latest = touched.current.at(-1)
      if (latest === undefined) return setChoice(() => draft)
      const both = beneath(draft, latest, touched.current)
      if (both !== latest) choose(both)
    }
    void recall()
    return () => {
      gone = true
    }
  }, [load, question, beneath, choose, sealed])
  return [choice, choose]
}
