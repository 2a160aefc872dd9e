import type { WithRule } from '../../../../table/waiting-for/game-waiting-for'
import type { Language } from '../../../../ui/words'
import type { Clan } from '../../box/box'
import { clansOf, heroesIn, placesOf } from '../../model/board'
import type { State, Stage } from '../../model/state'
import { nameOf } from '../parts/position'
import { textsIn } from '../parts/words'
import { forbiddenTextsIn } from './words/forbidden'

/** Phases in which heroes are moved and cards are shared (R9). */
const BEFORE_BUILDING: readonly Stage[] = ['production', 'orders', 'proposals']

/** Returns the exceptions and prohibitions that apply now, each with its rule number. */
export const forbiddenIn = (state: State, language: Language): readonly WithRule[] => {
  const text = forbiddenTextsIn(language)
  const texts = textsIn(language)
  const { stage, round, chief, settings, supplyTaken, jointSpent, marketsUsed, waiting } = state
  if (stage === 'over' || round === 0) return []
  const called = (clan: Clan) => nameOf(state, texts.clans, clan)
  const priests = placesOf(state).filter((at) => clansOf(state).some((clan) => heroesIn(state, at)[clan] === 'priest'))
  const isBuilding = stage === 'construct' || stage === 'final'
  return [
    ...(BEFORE_BUILDING.includes(stage) ? [{ text: text.chief(called(chief)), rule: 'R9' }] : []),
    ...(stage === 'construct' && supplyTaken ? [{ text: text.supply(called(chief)), rule: 'R37' }] : []),
    ...(stage === 'construct' && jointSpent
      ? [settings.offerRule ? { text: text.offer, rule: 'R87' } : { text: text.joint, rule: 'R55' }]
      : []),
    ...(isBuilding ? marketsUsed.map((at) => ({ text: text.market(texts.place(at)), rule: 'R51' })) : []),
    ...(stage === 'final' ? [{ text: text.final, rule: 'R63' }] : []),
    ...priests.map((at) =>
      settings.three ? { text: text.priestOfThree(texts.place(at)), rule: 'R66' } : { text: text.priest(texts.place(at)), rule: 'R32' },
    ),
    ...waiting.map(({ clan, hero, at }) => ({ text: text.waiting(called(clan), texts.heroes[hero], texts.place(at)), rule: 'R88' })),
  ]
}
