import type { Game } from '../../referee'
import { evolveOn } from './transaction/transaction'
import { EDITION_IDS } from './model/edition-id'
import { decide } from './rules/decide'
import { offers } from './views/offers'
import { parseSetup } from './parse/parse'
import { domain, questions } from './prompts'
import { followingFrom } from './prompts/following'
import { isOverrulable } from './model/refusals'
import { checkChoice } from './rules/choices'
import { reveals } from './model/reveals'
import { drawByChance } from './rules/westeros-cards'
import { begin } from './rules/setup'
import { drawTidesByChance } from './rules/tides'
import { drawWildlingByChance } from './rules/wildlings'
import type { WesterosVocabulary } from './rules/vocabulary'

/** Entry point of the referee for *A Game of Thrones: the Board Game*, first edition (2003). */
export const westeros: Game<WesterosVocabulary> = {
  id: EDITION_IDS.first,
  /**
   * Version 2: the limit of special orders counts all special orders reported in a battle together; a house collects no power for an area
   * that another house controls. Version 3: reported orders that cannot be on the board are refused (special orders of a house without
   * stars, orders that were used or removed); a port that cannot take the ships is no target of a march. Version 4: power is not collected
   * for a reported order that was used or removed.
   */
  rules: 4,
  begin: (json) => {
    const setup = parseSetup(json)
    return setup.ok ? begin(setup.value) : setup
  },
  decide,
  evolve: evolveOn,
  prompts: questions,
  domain,
  following: followingFrom,
  checkChoice,
  byChance: (state, pick) =>
    state.stage.at === 'draw' && state.tracking.decks === 'app'
      ? drawByChance(state, pick)
      : (drawTidesByChance(state, pick) ?? drawWildlingByChance(state, pick)),
  draws: ({ tracking }) => (tracking.decks === 'app' ? 'cards' : undefined),
  offers,
  ballots: ({ ballot }) => (ballot === undefined ? [] : [ballot]),
  seats: ({ seats, playing, houses }) => seats.map(({ id }) => ({ id, plays: playing.filter((house) => houses[house]?.seat === id) })),
  reveals,
  closes: (event, { round }) => (event.e === 'roundEnded' || event.e === 'gameEnded' ? round : undefined),
  overrulable: ({ code }) => isOverrulable(code),
  upcast: (event) => event,
}

// Types, rules and views that modules outside this game import.
export type { Event } from './model/events'
export type { Change, Choice, MusterStep, Setup } from './model/moves'
export type { Move } from './rules/moves'
export type { Refusal } from '../../referee'
export type { Preset, Resumable, State, Tracking } from './model/state'
export { REFUSALS, type Code } from './model/refusals'
export { orderObjection } from './rules/orders'
export { bladeObjection } from './rules/battle-cards'
export { controller } from './model/control'
export { musterLedger, musterObjection } from './rules/mustering'
export { againstNeutral } from './rules/neutral'
export { retreatObjection, retreatOptions, retreatWays } from './rules/retreat'
export { strength } from './rules/strength'
export { supplyCheck, surplusObjection } from './rules/supply'
export { lossesObjection, neededOf } from './rules/wildlings'
export { DEFAULT_SETTINGS, PRESETS, SETTING_NAMES } from './model/settings'
export { areaView, houseView, roundView } from './views/views'

/**
 * Entry point of the referee for *A Game of Thrones: the Board Game*, second edition (2011): the same rules with another box. Version 2: as
 * version 3 of the first edition. Version 3: as version 4, and a house without a star musters by no reported order.
 */
export const westerosSecondEdition: Game<WesterosVocabulary> = { ...westeros, id: EDITION_IDS.second, rules: 3 }
