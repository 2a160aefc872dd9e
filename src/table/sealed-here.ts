import { useEffect, useState } from 'react'
import type { Ballot } from '../referee'
import { useOpenGame } from '../session'

/** Choice of a role in a ballot: id of the ballot, role, and what changes if the choice is made anew, e.g. its commitment. */
export type ChoiceKey = readonly [ballot: string, role: string, ...version: unknown[]]

/**
 * Returns those of some choices for which a condition holds; undefined until this is known.
 * @param isSealedHere reads the condition for the choice of one role
 */
export function useChoicesWith(
  choices: readonly ChoiceKey[],
  isSealedHere: (role: string, ballot?: string) => Promise<boolean>,
): readonly ChoiceKey[] | undefined {
  /** Identifies the choices for which the stored result was computed. */
  const asked = JSON.stringify(choices)
  const [found, setFound] = useState<{ readonly asked: string; readonly here: readonly ChoiceKey[] } | undefined>()
  useEffect(() => {
    let isMounted = true
    const all = JSON.parse(asked) as readonly ChoiceKey[]
    const look = async () => {
      const isHere = await Promise.all(all.map(([ballot, role]) => isSealedHere(role, ballot)))
      if (isMounted) setFound({ asked, here: all.filter((_, at) => isHere[at]) })
    }
    if (all.length > 0) void look()
    return () => {
      isMounted = false
    }
  }, [asked, isSealedHere])
  return found?.asked === asked ? found.here : undefined
}

/** Returns the key of the newest choice of each role in some ballots. */
const newestChoices = (ballots: readonly Ballot[]): readonly ChoiceKey[] =>
  ballots.flatMap(({ id, cast, changes }) =>
    Object.entries(cast).map(([role, commitment]): ChoiceKey => [id, role, commitment, changes?.[role]]),
  )

/** On a linked phone: returns the roles whose newest choice in an open ballot is sealed on this phone. */
export function useRolesSealedHere(): readonly string[] {
  const isFollowed = useOpenGame(({ open }) => open?.followed === true)
  const ballots = useOpenGame(({ open }) => open?.ballots)
  const isSealedHere = useOpenGame((play) => play.isSealedHere)
  const cast = newestChoices(isFollowed ? (ballots ?? []) : [])
  return (useChoicesWith(cast, isSealedHere) ?? []).map(([, role]) => role)
}

/** Returns the roles whose newest choice in an open ballot is sealed on another phone; undefined until this is known. */
export function useRolesSealedElsewhere(): readonly string[] | undefined {
  const ballots = useOpenGame(({ open }) => open?.ballots)
  const isSealedHere = useOpenGame((play) => play.isSealedHere)
  const cast = newestChoices(ballots ?? [])
  const here = useChoicesWith(cast, isSealedHere)
  if (cast.length === 0) return []
  if (here === undefined) return undefined
  return cast.filter(([id, role]) => !here.some((one) => one[0] === id && one[1] === role)).map(([, role]) => role)
}

/** On a linked phone: returns whether the newest choice of any role in an open ballot is sealed on this phone. */
export const useHoldsChoice = (): boolean => useRolesSealedHere().length > 0
