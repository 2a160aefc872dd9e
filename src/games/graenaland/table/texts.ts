import type { StandardTexts } from '../../../table/standard/standard-game'
import { inEveryLanguage } from '../../../ui/language/by-language'
import type { Language } from '../../../ui/words'
import type { Graenaland } from '..'
import { CLANS, type Clan } from '../box/box'
import { usualIsland } from '../box/island'
import type { GoalCard, State } from '../model/state'
import { wordsIn } from '../words'
import { namesIn } from '../words/names'
import { rulesIn } from '../words/rules'
import { titleIn } from '../words/title'
import { nameOf } from './parts/position'
import { tableTextsIn } from './words'

/** Texts of the game for the shared screens, in each language. */
export const texts = inEveryLanguage((language): StandardTexts<Graenaland> => {
  const names = namesIn(language)
  const { shownCard, events, merged, questions, refusals } = wordsIn(language)
  const { options, supply, ...tableTexts } = tableTextsIn(language)
  return {
    name: titleIn(language).name,
    roles: names.clans,
    areas: Object.fromEntries(Object.keys(usualIsland(5)).map((at) => [at, names.place(at)])),
    options: { ...names.clans, ...names.cards, ...options },
    pointName: names.pointName,
    shown: (card) => shownCard(card as GoalCard),
    events,
    merged,
    questions,
    refusals,
    ...rulesIn(language),
    things: { ...names.things, ...names.resources, supply },
    ...tableTexts,
  }
})

/** Returns the texts of the game with the player names filled in. */
export const textsOf = (state: Pick<State, 'players' | 'settings'>, language: Language): StandardTexts<Graenaland> => {
  const people = Object.fromEntries(CLANS.map((clan) => [clan, nameOf(state, namesIn(language).clans, clan)])) as Record<Clan, string>
  return { ...texts[language], events: wordsIn(language).eventsIn(people, !state.settings.vpCards) }
}
