import type { PlainTexts } from '../../../table/plain/plain-game'
import type { Language } from '../../../ui/words'
import type { ElCapitan } from '..'
import type { State } from '../model/state'
import { namedIn } from './parts/words'
import { eventsIn as csEventsIn, names as csNames, placesIn as csPlacesIn, questions as csQuestions } from '../words/cs'
import { refusals as csRefusals } from '../words/cs'
import { chapters as csChapters, rules as csRules } from '../words/cs/rules'
import { eventsIn as enEventsIn, names as enNames, placesIn as enPlacesIn, questions as enQuestions } from '../words/en'
import { refusals as enRefusals } from '../words/en'
import { chapters as enChapters, rules as enRules } from '../words/en/rules'

/** Texts of this game for the shared screens. */

export const en: PlainTexts<ElCapitan> = {
  name: 'El Capitan',
  roles: enNames.colours,
  areas: enPlacesIn({}).cities,
  options: enNames.colours,
  pointName: enPlacesIn({}).pointName,
  events: enEventsIn(enNames.colours, enPlacesIn({})),
  questions: enQuestions,
  refusals: enRefusals,
  rules: enRules,
  things: { florin: 'florins', main: 'warehouses', neutral: 'neutral warehouses', fortress: 'fortresses', loan: 'loans' },
  addends: { money: 'money', loan: 'loan', bonus: 'bonus card' },
  seating: {
    roleWord: 'Merchant',
    note: 'Each merchant gets a colour, by lot or by choice.',
    number: (n) => `${n}`,
    draw: 'Draw the colours by lot',
    giveOut: 'Somebody has no colour yet.',
    absent: 'Colours that nobody plays stay in the box. With two players each also plays a neutral colour.',
    again: 'Merchants',
  },
  actions: {
    firstPlayer: 'start',
    tell: 'numbers of the board',
    buy: 'card',
    sail: 'voyage',
    build: 'building',
    reopen: 'reopening',
    fortress: 'fortress',
    loan: 'loan',
    endTurn: 'end of turn',
    paid: 'the payout',
    settle: 'loans',
    nameStart: 'choice of who starts',
    lastPiece: 'last piece',
    row: 'the city',
    bonusCard: 'bonus card',
    hand: 'money',
  },
  chapters: enChapters,
  nothing: { endTurn: 'End the turn', payday: 'Everybody is paid' },
}

export const cs: PlainTexts<ElCapitan> = {
  name: 'El Capitan',
  roles: csNames.colours,
  areas: csPlacesIn({}).cities,
  options: csNames.colours,
  pointName: csPlacesIn({}).pointName,
  events: csEventsIn(csNames.colours, csPlacesIn({})),
  questions: csQuestions,
  refusals: csRefusals,
  rules: csRules,
  things: { florin: 'floriny', main: 'sklady', neutral: 'neutrální sklady', fortress: 'pevnosti', loan: 'úvěry' },
  addends: { money: 'peníze', loan: 'úvěr', bonus: 'bonusová karta' },
  seating: {
    roleWord: 'Kupec',
    note: 'Každý kupec dostane barvu, losem nebo podle přání.',
    number: (n) => `${n}`,
    draw: 'Rozlosovat barvy',
    giveOut: 'Někdo ještě nemá barvu.',
    absent: 'Barvy, které nikdo nehraje, zůstanou v krabici. Ve dvou hraje každý i za jednu neutrální.',
    again: 'Kupci',
  },
  actions: {
    firstPlayer: 'kdo začíná',
    tell: 'čísla z plánu',
    buy: 'nákup karty',
    sail: 'plavba',
    build: 'stavba',
    reopen: 'znovuotevření',
    fortress: 'pevnost',
    loan: 'úvěr',
    endTurn: 'konec tahu',
    paid: 'výplata',
    settle: 'úvěry',
    nameStart: 'kdo začíná',
    lastPiece: 'poslední kus',
    row: 'zadání města',
    bonusCard: 'bonusová karta',
    hand: 'peníze',
  },
  chapters: csChapters,
  nothing: { endTurn: 'Ukončit tah', payday: 'Všem je vyplaceno' },
}

/** Returns these texts with the names of the players and cities of a game. */
export const textsOf = (state: Pick<State, 'players' | 'cityNames'>, language: Language): PlainTexts<ElCapitan> => {
  const { colours } = namedIn(state, language)
  const [plain, eventsIn, placesIn] = ({ en: [en, enEventsIn, enPlacesIn], cs: [cs, csEventsIn, csPlacesIn] } as const)[language]
  const places = placesIn(state.cityNames ?? {})
  return { ...plain, areas: places.cities, pointName: places.pointName, events: eventsIn(colours, places) }
}
