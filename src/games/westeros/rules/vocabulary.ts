import type { Vocabulary } from '../../../referee'
import type { HouseId } from '../box/box'
import type { Event } from '../model/events'
import type { Change, Choice, Setup } from '../model/moves'
import type { OfferKind } from '../model/offer-kinds'
import type { PromptKind } from '../model/prompt-kinds'
import type { Code } from '../model/refusals'
import type { State } from '../model/state'
import type { Move } from './moves'

/** Types of Westeros, used as type parameters of the engine that is common to all games. */
export interface WesterosVocabulary extends Vocabulary {
  readonly setup: Setup
  readonly state: State
  readonly move: Move
  readonly event: Event
  readonly promptKind: PromptKind
  readonly offerKind: OfferKind
  readonly role: HouseId
  readonly draft: unknown
  readonly step: unknown
  readonly choice: Choice
  readonly change: Change
  readonly code: Code
}
