import type { WithRule } from '../../../../table/waiting-for/game-waiting-for'
import type { Language } from '../../../../ui/words'
import type { Clan } from '../../box/box'
import { clansOf, heroesIn, placesOf } from '../../model/board'
import type { State, Stage } from '../../model/state'
import { nameOf } from '../parts/position'
import { textsIn } from '../parts/words'

/** Texts of the current prohibitions and exceptions. */
interface ForbiddenTexts {
  readonly chief: (who: string) => string
  readonly supply: (who: string) => string
  readonly joint: string
  readonly offer: string
  readonly market: (at: string) => string
  readonly final: string
  readonly priest: (at: string) => string
  readonly priestOfThree: (at: string) => string
  readonly waiting: (who: string, hero: string, at: string) => string
}

const en: ForbiddenTexts = {
  chief: (who) => `${who} is chief: moves no hero and makes no proposal.`,
  supply: (who) => `${who} has taken a supply card: no second one in this round.`,
  joint: 'The joint work of this round is used.',
  offer: 'The joint work or offer of this round is used.',
  market: (at) => `The market at ${at} has been used in this phase.`,
  final: 'No supply card and no public work in the final building.',
  priest: (at) => `A priest stands at ${at}: armies count nothing there.`,
  priestOfThree: (at) => `A priest stands at ${at}: each warrior has one vote there.`,
  waiting: (who, hero, at) => `${who}: the ${hero} waits to enter at ${at}; no vote and no order.`,
}

const cs: ForbiddenTexts = {
  chief: (who) => `Hlavní hráč je ${who}: nehýbe hrdiny a nic nenavrhuje.`,
  supply: (who) => `${who} už kartu zásob v tomto kole má, druhou si nevezme.`,
  joint: 'Společná stavba je v tomto kole vyčerpaná.',
  offer: 'Společná stavba i nabídka jsou v tomto kole vyčerpané.',
  market: (at) => `Tržiště v území ${at} už v této fázi posloužilo.`,
  final: 'Při závěrečném stavění nejsou karty zásob ani veřejné stavby.',
  priest: (at) => `V území ${at} je kněz: vojska se tam nepočítají.`,
  priestOfThree: (at) => `V území ${at} je kněz: každý bojovník tam má jeden hlas.`,
  waiting: (who, hero, at) => `${who}: ${hero} čeká na vstup do území ${at}; nemá hlas ani rozkaz.`,
}

/** Phases in which heroes are moved and cards are shared (R9). */
const BEFORE_BUILDING: readonly Stage[] = ['production', 'orders', 'proposals']

/** Returns the exceptions and prohibitions of this position, each with its rule. */
export const forbiddenIn = (state: State, language: Language): readonly WithRule[] => {
  const text = { en, cs }[language]
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
