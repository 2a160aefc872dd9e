import type { PlainTexts } from '../../../table/plain/plain-game'
import type { Graenaland } from '..'
import { usualIsland } from '../box/island'
import type { GoalCard } from '../model/state'
import * as cz from '../words/cs'
import * as csNames from '../words/cs/names'
import { rules as csRules } from '../words/cs/rules'
import * as english from '../words/en'
import * as enNames from '../words/en/names'
import { rules as enRules } from '../words/en/rules'

/** Everything that the plain screens say of the game, in each language. */

const places = Object.keys(usualIsland(5))
const named = (name: (id: string) => string) => Object.fromEntries(places.map((at) => [at, name(at)]))

export const en: PlainTexts<Graenaland> = {
  name: 'Graenaland',
  roles: enNames.clans,
  areas: named(enNames.place),
  options: { ...enNames.clans, ...enNames.cards, match: 'It matches', other: 'It does not match', empty: 'No card left' },
  pointName: enNames.pointName,
  shown: (card) => english.shownCard(card as GoalCard),
  events: english.events,
  questions: english.questions,
  refusals: english.refusals,
  rules: enRules,
  things: { ...enNames.things, ...enNames.resources, supply: 'supply cards' },
  addends: {
    settlements: 'settlements',
    army: 'army',
    silenced: 'silenced by a priest',
    audience: 'other heroes',
    three: 'three players',
    palisade: 'palisade',
    goals: 'goals',
    points: 'points',
  },
  nothing: {
    goalsDone: 'All others keep it on paper',
    drawAll: 'All cards are drawn',
    closeVote: 'Close the vote',
    ready: 'I have checked',
    closeAnnounce: 'Start building',
    takeSupply: 'Take a supply card',
    done: 'Finished building',
    passShip: 'Pass the ship marker',
  },
}

export const cs: PlainTexts<Graenaland> = {
  name: 'Graenaland',
  roles: csNames.clans,
  areas: named(csNames.place),
  options: { ...csNames.clans, ...csNames.cards, match: 'Odpovídá', other: 'Neodpovídá', empty: 'Karty došly' },
  pointName: csNames.pointName,
  shown: (card) => cz.shownCard(card as GoalCard),
  events: cz.events,
  questions: cz.questions,
  refusals: cz.refusals,
  rules: csRules,
  things: { ...csNames.things, ...csNames.resources, supply: 'karty zásob' },
  addends: {
    settlements: 'sídla',
    army: 'vojsko',
    silenced: 'umlčeno knězem',
    audience: 'další hrdinové',
    three: 'tři hráči',
    palisade: 'palisáda',
    goals: 'cíle',
    points: 'body',
  },
  nothing: {
    goalsDone: 'Ostatní mají kartu na papíře',
    drawAll: 'Všechny karty jsou líznuty',
    closeVote: 'Uzavřít hlasování',
    ready: 'Mám zkontrolováno',
    closeAnnounce: 'Začít stavět',
    takeSupply: 'Vzít kartu zásob',
    done: 'Dostavěno',
    passShip: 'Předat značku lodě',
  },
}
