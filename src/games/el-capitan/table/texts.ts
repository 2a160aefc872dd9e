import type { StandardTexts } from '../../../table/standard/standard-game'
import { inEveryLanguage } from '../../../ui/language/by-language'
import type { Language } from '../../../ui/words'
import type { ElCapitan } from '..'
import type { State } from '../model/state'
import { wordsIn } from '../words'
import { rulesIn } from '../words/rules'
import { titleIn } from '../words/title'
import { namedIn } from './parts/named'
import { tableTextsIn } from './words'

/** Texts of this game for the shared screens, in each language. */
export const texts = inEveryLanguage((language): StandardTexts<ElCapitan> => {
  const { names, placesIn, eventsIn, mergedIn, questions, refusals } = wordsIn(language)
  const places = placesIn({})
  return {
    name: titleIn(language).name,
    roles: names.colours,
    areas: places.cities,
    options: names.colours,
    pointName: places.pointName,
    events: eventsIn(names.colours, places),
    merged: mergedIn(places),
    questions,
    refusals,
    ...rulesIn(language),
    ...tableTextsIn(language),
  }
})

/** Returns the texts for the shared screens with the names of the players and cities of a game. */
export const textsOf = (state: Pick<State, 'players' | 'cityNames'>, language: Language): StandardTexts<ElCapitan> => {
  const { colours } = namedIn(state, language)
  const { eventsIn, mergedIn, placesIn } = wordsIn(language)
  const places = placesIn(state.cityNames ?? {})
  return {
    ...texts[language],
    areas: places.cities,
    pointName: places.pointName,
    events: eventsIn(colours, places),
    merged: mergedIn(places),
  }
}
