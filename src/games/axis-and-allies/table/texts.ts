import type { PlainTexts } from '../../../table/plain/plain-game'
import type { AxisAndAllies } from '..'
import { TERRITORIES } from '../box/board'
import * as csWords from '../words/cs'
import { rules as csRules } from '../words/cs/rules'
import * as enWords from '../words/en'
import { rules as enRules } from '../words/en/rules'

/** Everything that the plain screens say of the game, in each language. */

const areasBy = (name: (at: string) => string) => Object.fromEntries(TERRITORIES.map(({ id }) => [id, name(id)]))

export const en: PlainTexts<AxisAndAllies> = {
  name: 'Axis & Allies',
  roles: enWords.names.powers,
  areas: areasBy(enWords.spaceName),
  pointName: enWords.pointName,
  events: enWords.events,
  questions: enWords.questions,
  refusals: enWords.refusals,
  rules: enRules,
  things: { ipc: 'IPCs' },
  addends: { cities: 'victory cities' },
  seating: {
    roleWord: 'Power',
    note: 'One person may play several powers. Sit down clockwise, as you sit at the table.',
    number: (n) => `${n}`,
    draw: 'Draw the powers by lot',
    giveOut: 'Somebody has to play every power.',
    absent: 'All five powers play.',
    again: 'Powers',
  },
  nothing: {},
}

export const cs: PlainTexts<AxisAndAllies> = {
  name: 'Axis & Allies',
  roles: csWords.names.powers,
  areas: areasBy(csWords.spaceName),
  pointName: csWords.pointName,
  events: csWords.events,
  questions: csWords.questions,
  refusals: csWords.refusals,
  rules: csRules,
  things: { ipc: 'CPP' },
  addends: { cities: 'vítězná města' },
  seating: {
    roleWord: 'Mocnost',
    note: 'Jeden hráč může vést víc mocností. Zapište se po směru hodin, jak sedíte u stolu.',
    number: (n) => `${n}`,
    draw: 'Rozlosovat mocnosti',
    giveOut: 'Každou mocnost musí někdo hrát.',
    absent: 'Hraje všech pět mocností.',
    again: 'Mocnosti',
  },
  nothing: {},
}
