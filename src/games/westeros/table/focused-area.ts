import { create } from 'zustand'
import type { Prompt } from '../../../referee'
import { useNewestEntry } from '../../../table/question/answering'

interface Looked {
  readonly question?: string
  /** Id of the entry after which the area was focused. After a further entry the focus is invalid. */
  readonly at?: string
  readonly area?: string
}

const useStore = create<Looked>(() => ({}))

/** Focuses an area of a question; undefined removes the focus. */
export const focusArea = ({ key }: Prompt, at: string, area: string | undefined): void =>
  useStore.setState(area === undefined ? {} : { question: key, at, area }, true)

/** Hook that returns the focused area of a question and its setter. The focused area is expanded in the list and outlined on the map. */
export function useFocusedArea(question: Prompt): readonly [area: string | undefined, look: (area: string | undefined) => void] {
  const { id } = useNewestEntry()
  const looked = useStore((store) => (store.question === question.key && store.at === id ? store.area : undefined))
  return [looked, (area) => focusArea(question, id, area)]
}
