import type { StandardTexts } from '../../../table/standard/standard-game'
import { inEveryLanguage } from '../../../ui/language/by-language'
import type { Language } from '../../../ui/words'
import type { MafiaCity } from '..'
import type { State } from '../model/state'
import { wordsIn } from '../words'
import { rulesIn } from '../words/rules'
import { titleIn } from '../words/title'
import { calledIn } from './parts/position'
import { tableTextsIn } from './words'

/** Texts of this game for the shared screens, in each language. */
export const texts = inEveryLanguage((language): StandardTexts<MafiaCity> => {
  const { names, pointName, events, questions, refusals } = wordsIn(language)
  const { options, addends, things, seating, actions, revealLabel, drawLabel, nothing } = tableTextsIn(language)
  return {
    name: titleIn(language).name,
    roles: names.colours,
    areas: names.locations,
    options: { ...names.colours, ...options },
    pointName,
    events,
    questions,
    refusals,
    ...rulesIn(language),
    addends,
    things,
    seating,
    actions,
    revealLabel,
    drawLabel,
    nothing,
  }
})

/** Returns the texts for the shared screens with player names in the log. */
export const textsOf = (state: Pick<State, 'players'>, language: Language): StandardTexts<MafiaCity> => ({
  ...texts[language],
  events: wordsIn(language).eventsIn(calledIn(state, texts[language].roles)),
})
