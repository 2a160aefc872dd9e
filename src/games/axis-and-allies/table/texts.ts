import type { StandardTexts } from '../../../table/standard/standard-game'
import { inEveryLanguage } from '../../../ui/language/by-language'
import type { Language } from '../../../ui/words'
import type { AxisAndAllies } from '..'
import { TERRITORIES } from '../box/board'
import type { Event } from '../model/events'
import { wordsIn } from '../words'
import { rulesIn } from '../words/rules'
import { titleIn } from '../words/title'
import { changeText } from './corrections/changes'
import { setTextsIn } from './corrections/words'
import { textsIn } from './parts/words'
import { tableTextsIn } from './words'

/** Returns the text of a correction with its changes. The text omits player names, because they are not available here. */
const correctedIn = (event: Extract<Event, { readonly e: 'corrected' }>, language: Language): string => {
  const lines = event.changes.map((change) => changeText(change, { players: [] }, textsIn(language), setTextsIn(language)))
  return [wordsIn(language).events.corrected(event), ...lines].map((text) => text.replace(/\.?$/, '.')).join(' ')
}

/** Texts of the game for the shared screens, in each language. */
export const texts = inEveryLanguage((language): StandardTexts<AxisAndAllies> => {
  const { names, spaceName, pointName, events, questions, refusals } = wordsIn(language)
  return {
    name: titleIn(language).name,
    roles: names.powers,
    areas: Object.fromEntries(TERRITORIES.map(({ id }) => [id, spaceName(id)])),
    pointName,
    events: { ...events, corrected: (event) => correctedIn(event, language) },
    questions,
    refusals,
    ...rulesIn(language),
    ...tableTextsIn(language),
  }
})
