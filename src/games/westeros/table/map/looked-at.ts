import { create } from 'zustand'
import type { AreaId } from '../../box/box'
import type { Question } from '../../questions'

interface Looked {
  readonly question?: string
  readonly area?: AreaId
}

/** The area that is looked at in the open question: unfolded in its list, ringed on its map. */
const useLooked = create<Looked>(() => ({}))

/** Looks at an area of a question, or at none of them. */
export const lookAt = ({ key }: Question, area: AreaId | undefined): void =>
  useLooked.setState(area === undefined ? {} : { question: key, area }, true)

/** The area that is looked at in a question. */
export const useLookedAt = ({ key }: Question): AreaId | undefined =>
  useLooked(({ question, area }) => (question === key ? area : undefined))
