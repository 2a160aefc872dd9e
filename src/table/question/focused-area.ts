import { create } from 'zustand'
import type { Prompt } from '../../referee'
import { useNewestEntry } from './answering'

interface Looked {
  readonly question?: string
  /** Id of the entry after which it was looked at; another move, and nothing is. */
  readonly at?: string
  readonly area?: string
}

const useStore = create<Looked>(() => ({}))

/** Looks at an area of a question, or at none of them. */
export const focusArea = ({ key }: Prompt, at: string, area: string | undefined): void =>
  useStore.setState(area === undefined ? {} : { question: key, at, area }, true)

/** The area that is looked at in the open question: unfolded in its list, ringed on its map. And how to look at another one. */
export function useFocusedArea(question: Prompt): readonly [area: string | undefined, look: (area: string | undefined) => void] {
  const { id } = useNewestEntry()
  const looked = useStore((store) => (store.question === question.key && store.at === id ? store.area : undefined))
  return [looked, (area) => focusArea(question, id, area)]
}
