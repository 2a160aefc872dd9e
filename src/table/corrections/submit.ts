import { blockingCorrection } from '../../referee'
import { useTable } from '../hook'
import type { SetVocabulary } from './by-hand'

/**
 * Hook that returns a function that submits changes as one correction. Sealed choices that depend on the position are discarded
 * first. The function returns whether the correction was accepted. `reason`: reason entered by the user; may be empty.
 */
export function useSubmit<V extends SetVocabulary>(): (changes: readonly V['change'][], reason: string) => Promise<boolean> {
  const play = useTable((_, { play: move }) => move)
  const callOff = useTable((_, actions) => actions.callOff)
  const ballots = useTable((open) => open.ballots)
  return async (changes, reason) => {
    for (const { id } of blockingCorrection(ballots)) {
      const { how } = await callOff(undefined, id)
      if (how !== 'done') return false
    }
    const given = reason.trim()
    const { how } = await play({ do: 'correct', changes, ...(given === '' ? {} : { reason: given }) })
    return how === 'done'
  }
}
