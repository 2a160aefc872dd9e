import type { PlainTexts } from '../../../table/plain/plain-game'
import type { ElCapitan } from '..'
import { events as csEvents, names as csNames, pointName as csPointName, questions as csQuestions } from '../words/cs'
import { refusals as csRefusals } from '../words/cs'
import { rules as csRules } from '../words/cs/rules'
import { events as enEvents, names as enNames, pointName as enPointName, questions as enQuestions } from '../words/en'
import { refusals as enRefusals } from '../words/en'
import { rules as enRules } from '../words/en/rules'

/** Everything that the plain screens say of the game, in each language. */

export const en: PlainTexts<ElCapitan> = {
  name: 'El Capitan',
  roles: enNames.colours,
  areas: enNames.cities,
  options: enNames.colours,
  pointName: enPointName,
  events: enEvents,
  questions: enQuestions,
  refusals: enRefusals,
  rules: enRules,
  things: { florin: 'florins', main: 'warehouses', neutral: 'neutral warehouses', fortress: 'fortresses', loan: 'loans' },
  addends: { money: 'money', loan: 'loan', bonus: 'bonus card' },
  nothing: { endTurn: 'End the turn', payday: 'Everybody is paid' },
}

export const cs: PlainTexts<ElCapitan> = {
  name: 'El Capitan',
  roles: csNames.colours,
  areas: csNames.cities,
  options: csNames.colours,
  pointName: csPointName,
  events: csEvents,
  questions: csQuestions,
  refusals: csRefusals,
  rules: csRules,
  things: { florin: 'floriny', main: 'sklady', neutral: 'neutrální sklady', fortress: 'pevnosti', loan: 'úvěry' },
  addends: { money: 'peníze', loan: 'úvěr', bonus: 'prémiová karta' },
  nothing: { endTurn: 'Ukončit tah', payday: 'Všem je vyplaceno' },
}
