import type { PlainTexts } from '../../../table/plain/plain-game'
import type { MafiaCity } from '..'
import {
  events as csEvents,
  names as csNames,
  pointName as csPointName,
  questions as csQuestions,
  refusals as csRefusals,
} from '../words/cs'
import { rules as csRules } from '../words/cs/rules'
import {
  events as enEvents,
  names as enNames,
  pointName as enPointName,
  questions as enQuestions,
  refusals as enRefusals,
} from '../words/en'
import { rules as enRules } from '../words/en/rules'

/** Everything that the plain screens say of the game, in each language. */

export const en: PlainTexts<MafiaCity> = {
  name: 'Mafia City',
  roles: enNames.colours,
  areas: enNames.locations,
  options: enNames.colours,
  pointName: enPointName,
  events: enEvents,
  questions: enQuestions,
  refusals: enRefusals,
  rules: enRules,
  things: { hand: 'Mafiosi in hand', reserve: 'in reserve', cell: 'in the Cell', card: 'cards', vp: 'victory points' },
  addends: { vp: 'victory points' },
  nothing: {
    react: 'Nobody reacts',
    thief: 'The card is taken',
    drewCards: 'Done',
    complicity: 'No Complicity',
    secretDeals: 'No Secret Deals',
    jail: 'Jail nobody',
    moveHitman: 'The Hitman stays',
    hitman: 'No Hitman card',
    takeFigure: 'Take it',
    shop: 'No cards',
    star: 'No Star',
    result: 'Show the result',
    draws: 'All cards are drawn',
  },
}

export const cs: PlainTexts<MafiaCity> = {
  name: 'Mafia City',
  roles: csNames.colours,
  areas: csNames.locations,
  options: csNames.colours,
  pointName: csPointName,
  events: csEvents,
  questions: csQuestions,
  refusals: csRefusals,
  rules: csRules,
  things: { hand: 'Mafiáni v ruce', reserve: 'v rezervě', cell: 'v Cele', card: 'karty', vp: 'vítězné body' },
  addends: { vp: 'vítězné body' },
  nothing: {
    react: 'Nikdo nereaguje',
    thief: 'Karta je vzatá',
    drewCards: 'Hotovo',
    complicity: 'Bez Spoluúčasti',
    secretDeals: 'Bez Tajných dohod',
    jail: 'Nikoho nezavřít',
    moveHitman: 'Nájemný vrah zůstává',
    hitman: 'Bez karty Nájemný vrah',
    takeFigure: 'Vzít si ji',
    shop: 'Bez karet',
    star: 'Bez Hvězdy',
    result: 'Ukázat výsledek',
    draws: 'Všichni mají líznuto',
  },
}
