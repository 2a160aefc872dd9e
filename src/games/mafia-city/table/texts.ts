import type { PlainTexts } from '../../../table/plain/plain-game'
import type { Language } from '../../../ui/words'
import type { MafiaCity } from '..'
import type { State } from '../model/state'
import {
  events as csEvents,
  eventsIn as csEventsIn,
  names as csNames,
  pointName as csPointName,
  questions as csQuestions,
  refusals as csRefusals,
} from '../words/cs'
import { rules as csRules } from '../words/cs/rules'
import {
  events as enEvents,
  eventsIn as enEventsIn,
  names as enNames,
  pointName as enPointName,
  questions as enQuestions,
  refusals as enRefusals,
} from '../words/en'
import { rules as enRules } from '../words/en/rules'
import { calledIn } from './parts/position'

/** Texts of this game for the shared screens. */

export const en: PlainTexts<MafiaCity> = {
  name: 'Mafia City',
  roles: enNames.colours,
  areas: enNames.locations,
  options: { ...enNames.colours, yes: 'I react', no: 'I do not react' },
  pointName: enPointName,
  events: enEvents,
  questions: enQuestions,
  refusals: enRefusals,
  rules: enRules,
  things: { hand: 'Mafiosi in hand', reserve: 'in reserve', cell: 'in the Cell', card: 'cards', vp: 'victory points' },
  addends: { vp: 'victory points' },
  seating: {
    roleWord: 'Family',
    note: 'Each family gets a colour, by lot or by choice.',
    number: (n) => `${n}`,
    draw: 'Draw the colours by lot',
    giveOut: 'Somebody has no colour yet.',
    absent: 'The other colours stay in the box.',
    again: 'Families',
  },
  actions: {
    map: 'the map',
    redraw: 'the exchange of cards',
    act: 'turn',
    bullet: 'Bullet',
    react: 'veto',
    nobody: 'no reaction',
    complicity: 'Complicity',
    noComplicity: 'decision against Complicity',
    taken: 'the taken card',
    drew: 'the drawn cards',
    choose: 'the choice of location',
    deal: 'Secret Deal',
    noDeal: 'no Secret Deal',
    noMoreDeals: 'the end of Secret Deals',
    stackNow: 'the told stack',
    jail: 'jailing',
    moveHitman: 'move of the Hitman',
    hitman: 'Hitman card',
    takeFigure: 'the figure',
    shop: 'the cards of the shops',
    star: 'Star',
    skip: 'choice to do without',
    end: 'the result',
    name: 'choice of who decides',
    take: 'taking back',
    draw: 'the end of the round',
  },
  nothing: {
    thief: 'The card is taken',
    drewCards: 'Done',
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
  options: { ...csNames.colours, yes: 'Reaguji', no: 'Nereaguji' },
  pointName: csPointName,
  events: csEvents,
  questions: csQuestions,
  refusals: csRefusals,
  rules: csRules,
  things: { hand: 'Mafiáni v ruce', reserve: 'v rezervě', cell: 'v Cele', card: 'karty', vp: 'vítězné body' },
  addends: { vp: 'vítězné body' },
  seating: {
    roleWord: 'Klan',
    note: 'Každý klan dostane barvu, losem nebo podle přání.',
    number: (n) => `${n}`,
    draw: 'Rozlosovat barvy',
    giveOut: 'Někdo ještě nemá barvu.',
    absent: 'Ostatní barvy zůstanou v krabici.',
    again: 'Klany',
  },
  actions: {
    map: 'rozložení města',
    redraw: 'výměna karet',
    act: 'tah',
    bullet: 'Náboj',
    react: 'veto',
    nobody: 'nikdo nereaguje',
    complicity: 'Spoluúčast',
    noComplicity: 'bez Spoluúčasti',
    taken: 'vzatá karta',
    drew: 'dobrané karty',
    choose: 'volba lokace',
    deal: 'Tajná dohoda',
    noDeal: 'bez Tajné dohody',
    noMoreDeals: 'konec Tajných dohod',
    stackNow: 'zadaný sloupeček',
    jail: 'zavření do Cely',
    moveHitman: 'přesun Nájemného vraha',
    hitman: 'karta Nájemný vrah',
    takeFigure: 'převzetí figurky',
    shop: 'karty z obchodů',
    star: 'Hvězda',
    skip: 'vynechání',
    end: 'výsledek',
    name: 'kdo rozhoduje',
    take: 'stažení zpět',
    draw: 'konec kola',
  },
  nothing: {
    thief: 'Karta je vzatá',
    drewCards: 'Hotovo',
    takeFigure: 'Vzít si ji',
    shop: 'Bez karet',
    star: 'Bez Hvězdy',
    result: 'Ukázat výsledek',
    draws: 'Všichni mají dobráno',
  },
}

/** Returns these texts with player names in the history. */
export const textsOf = (state: Pick<State, 'players'>, language: Language): PlainTexts<MafiaCity> => {
  const [texts, eventsIn] = ({ en: [en, enEventsIn], cs: [cs, csEventsIn] } as const)[language]
  return { ...texts, events: eventsIn(calledIn(state, texts.roles)) }
}
