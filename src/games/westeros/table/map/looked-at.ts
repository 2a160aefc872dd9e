import { create } from 'zustand'
import type { AreaId } from '../../box/box'
import type { Question } from '../../model/prompt-kinds'
import { useLastEntry } from '../questions/play'

interface Looked {
  readonly question?: string
  /** Id of the entry after which it was looked at; another move, and nothing is. */
  readonly at?: string
  readonly area?: AreaId
}

const useStore = create<Looked>(() => ({}))

/** Looks at an area of a question, or at none of them. */
export const lookAt = ({ key }: Question, at: string, area: AreaId | undefined): void =>
  useStore.setState(area === undefined ? {} : { question: key, at, area }, true)

/** The area that is looked at in the open question: unfolded in its list, ringed on its map. And how to look at another one. */
export function useLooked(question: Question): readonly [area: AreaId | undefined, look: (area: AreaId | undefined) => void] {
  const { id } = useLastEntry()
  const looked = useStore((store) => (store.question === question.key && store.at === id ? store.area : undefined))
  return [looked, (area) => lookAt(question, id, area)]
}
