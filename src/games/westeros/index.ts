import type { Game, Vocabulary } from '../../referee'
import type { HouseId } from './box/box'
import { evolveOn } from './model/transaction'
import { decide } from './rules/decide'
import type { Event } from './model/events'
import type { Change, Choice, Move, Setup } from './model/moves'
import { offers, type OfferKind } from './views/offers'
import { parseSetup } from './parse/parse'
import { domain, questions } from './prompts'
import type { PromptKind } from './model/prompt-kinds'
import { isOverrulable, type Code } from './model/refusals'
import { checkChoice } from './rules/choices'
import { reveals } from './model/reveals'
import { drawByChance } from './rules/westeros-cards'
import { begin } from './rules/setup'
import type { State } from './model/state'

/** *A Game of Thrones: the Board Game*, first edition (2003), in the form that the referee asks for. */
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

export const westeros: Game<WesterosVocabulary> = {
  id: 'westeros',
  rules: 1,
  begin: (json) => {
    const setup = parseSetup(json)
    return setup.ok ? begin(setup.value) : setup
  },
  decide,
  evolve: evolveOn,
  prompts: questions,
  domain,
  checkChoice,
  byChance: (state, pick) => (state.stage.at === 'draw' && state.tracking.decks === 'app' ? drawByChance(state, pick) : undefined),
  offers,
  ballot: (state) => state.ballot,
  seats: ({ seats }) => seats.map(({ id }) => id),
  reveals,
  closes: (event, { round }) => (event.e === 'roundEnded' || event.e === 'gameEnded' ? round : undefined),
  overrulable: ({ code }) => isOverrulable(code),
  upcast: (event) => event,
}

// views
export type { Event } from './model/events'
export type { Change, Choice, Move, MusterStep, Setup } from './model/moves'
export type { Refusal } from '../../referee'
export type { Preset, Resumable, State, Tracking } from './model/state'
export { REFUSALS, type Code } from './model/refusals'
export { orderObjection } from './rules/orders'
export { bladeObjection } from './rules/battle-cards'
export { controller } from './rules/control'
export { musterLedger, musterObjection } from './rules/mustering'
export { againstNeutral } from './rules/neutral'
export { retreatObjection, retreatOptions, retreatWays } from './rules/retreat'
export { strength } from './rules/strength'
export { supplyCheck, surplusObjection } from './rules/supply'
export { lossesObjection, neededOf } from './rules/wildlings'
export { DEFAULT_SETTINGS, PRESETS, SETTING_NAMES } from './model/settings'
export { areaView, houseView, roundView } from './views/views'
