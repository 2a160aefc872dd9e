import type { PlainTexts } from '../../../table/plain/plain-game'
import type { Language } from '../../../ui/words'
import type { AxisAndAllies } from '..'
import { TERRITORIES } from '../box/board'
import * as csWords from '../words/cs'
import { rules as csRules } from '../words/cs/rules'
import * as enWords from '../words/en'
import { rules as enRules } from '../words/en/rules'
import { changeText } from './corrections/changes'
import { setTextsIn } from './corrections/words'
import { textsIn } from './parts/words'

/** Texts of the game for the shared screens, in each language. */

/** Text of a correction with its changes; player names are not available. */
const correctedIn =
  (language: Language, corrected: (typeof enWords.events)['corrected']): (typeof enWords.events)['corrected'] =>
  (event) => {
    const lines = event.changes.map((change) => changeText(change, { players: [] }, textsIn(language), setTextsIn(language)))
    return [corrected(event), ...lines].map((text) => text.replace(/\.?$/, '.')).join(' ')
  }

const areasBy = (name: (at: string) => string) => Object.fromEntries(TERRITORIES.map(({ id }) => [id, name(id)]))

export const en: PlainTexts<AxisAndAllies> = {
  name: 'Axis & Allies',
  roles: enWords.names.powers,
  areas: areasBy(enWords.spaceName),
  pointName: enWords.pointName,
  events: { ...enWords.events, corrected: correctedIn('en', enWords.events.corrected) },
  questions: enWords.questions,
  refusals: enWords.refusals,
  rules: enRules,
  things: { ipc: 'IPCs' },
  addends: { cities: 'victory cities' },
  seating: {
    roleWord: 'Power',
    note: 'One person may play several powers.',
    number: (n) => `${n}`,
    draw: 'Draw the powers by lot',
    giveOut: 'Somebody has to play every power.',
    absent: 'All five powers play.',
    again: 'Powers',
  },
  actions: {
    phase: 'step of the turn',
    victory: 'the end of the game',
    research: 'research',
    develop: 'the new weapon',
    purchase: 'purchase',
    mobilize: 'placing of units',
    leftover: 'decision on what is left',
    tick: 'national advantage',
    move: 'move',
    ship: 'voyage',
    enter: 'capture',
    announce: 'attack',
    callOffLanding: 'calling off',
    promise: 'promise of a carrier',
    landed: 'landing',
    dice: 'dice',
    rocket: 'rocket',
    raid: 'raid',
    battle: 'the armies',
    fire: 'the roll',
    lose: 'the losses',
    press: 'pressing on',
    retreat: 'retreat',
    flyHome: 'flight home',
    submerge: 'submerging',
    breakOff: 'the end of the battle by hand',
    confirm: 'the outcome of the battle',
  },
  nothing: {},
}

export const cs: PlainTexts<AxisAndAllies> = {
  name: 'Axis & Allies',
  roles: csWords.names.powers,
  areas: areasBy(csWords.spaceName),
  pointName: csWords.pointName,
  events: { ...csWords.events, corrected: correctedIn('cs', csWords.events.corrected) },
  questions: csWords.questions,
  refusals: csWords.refusals,
  rules: csRules,
  things: { ipc: 'CPP' },
  addends: { cities: 'vítězná města' },
  seating: {
    roleWord: 'Mocnost',
    note: 'Jeden hráč může vést víc mocností.',
    number: (n) => `${n}`,
    draw: 'Rozlosovat mocnosti',
    giveOut: 'Každou mocnost musí někdo hrát.',
    absent: 'Hraje všech pět mocností.',
    again: 'Mocnosti',
  },
  actions: {
    phase: 'krok tahu',
    victory: 'konec hry',
    research: 'výzkum',
    develop: 'nová zbraň',
    purchase: 'nákup',
    mobilize: 'umístění jednotek',
    leftover: 'rozhodnutí o zbylých jednotkách',
    tick: 'národní výhoda',
    move: 'tah',
    ship: 'plavba',
    enter: 'obsazení území',
    announce: 'útok',
    callOffLanding: 'odvolání',
    promise: 'slib letadlové lodi',
    landed: 'přistání',
    dice: 'kostky',
    rocket: 'raketa',
    raid: 'nálet',
    battle: 'armády',
    fire: 'hod',
    lose: 'ztráty',
    press: 'pokračování v útoku',
    retreat: 'ústup',
    flyHome: 'let domů',
    submerge: 'ponoření',
    breakOff: 'ruční konec bitvy',
    confirm: 'výsledek bitvy',
  },
  nothing: {},
}
