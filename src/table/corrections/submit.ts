import { useTable } from '../hook'
import type { SetVocabulary } from './by-hand'

/**
 * Hook that returns a function that submits changes as one correction. The function returns whether the correction was accepted. `reason`:
 * reason entered by the user; may be empty.
 */
export function useSubmit<V extends SetVocabulary>(): (changes: readonly V['change'][], reason: string) => Promise<boolean> {
  const play = useTable((_, { play: move }) => move)
  return async (changes, reason) => {
    const given = reason.trim()
    const { how } = await play({ do: 'correct', changes, ...(given === '' ? {} : { reason: given }) })
    return how === 'done'
  }
}
