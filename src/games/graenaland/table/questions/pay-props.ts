import type { ReactNode } from 'react'
import type { Result } from '../../../../referee'
import type { AnyMove } from '../../../../table/question/answering'
import type { Clan } from '../../box/box'
import type { PlaceId } from '../../box/island'
import type { Plan } from '../../model/moves'
import type { State } from '../../model/state'
import type { Draft, Question } from '../../prompts/draft'

/** Props of the components that ask for a payment or for an unknown price. */
export interface PayProps {
  readonly question: Question
  readonly by: Clan
  readonly state: State
  readonly back: (() => void) | undefined
  readonly title: string
  readonly plan: Pick<Plan, 'what' | 'at'>
  readonly draft: Draft
  readonly setDraft: (draft: Draft) => void
  readonly answer: (draft: Draft) => Result<AnyMove>
  /** Markets that the builder may use; `'guest'` if the builder may not use a market (R86). */
  readonly markets: readonly PlaceId[] | 'guest'
  /** Clans other than the builder that may give cards for the construction. */
  readonly givers?: readonly Clan[]
  readonly more?: ReactNode
  readonly children?: ReactNode
}
