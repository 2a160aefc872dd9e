import type { PlainTexts } from '../../../table/plain/plain-game'
import type { Graenaland } from '..'
import { CLANS, type Clan } from '../box/box'
import { usualIsland } from '../box/island'
import type { GoalCard, State } from '../model/state'
import * as cz from '../words/cs'
import * as csNames from '../words/cs/names'
import { rules as csRules } from '../words/cs/rules'
import * as english from '../words/en'
import * as enNames from '../words/en/names'
import { rules as enRules } from '../words/en/rules'
import type { Language } from '../../../ui/words'
import { nameOf } from './parts/position'

/** All texts of the game for the shared screens, in each language. */

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
  seating: {
    roleWord: 'Clan',
    note: '3 to 5 play, best 4 or 5. Each player gets a clan, by lot or by choice.',
    number: (n) => `${n}`,
    draw: 'Draw the clans by lot',
    giveOut: 'Somebody has no clan yet.',
    absent: 'The other clans stay in the box.',
    again: 'Clans',
  },
  actions: {
    tell: 'told number',
    firstPlayer: 'beginning',
    place: 'start',
    settle: 'settling',
    anchor: 'answer on the anchor',
    keepOnPaper: 'the card on paper',
    cardsChosen: 'the cards on paper',
    draw: 'the drawn card',
    drawAll: 'the drawn cards',
    order: 'order',
    reopen: 'choosing anew',
    propose: 'proposal',
    waive: 'waiving',
    vote: 'vote',
    closeVote: 'the end of the vote',
    announce: 'announcement',
    wait: 'request to wait',
    ready: 'being ready',
    closeAnnounce: 'the end of announcing',
    construct: 'building',
    takeSupply: 'supply card',
    joint: 'joint work',
    jointBuild: 'joint work',
    offer: 'offer',
    offerBuild: 'building',
    drop: 'giving up',
    done: 'end of building',
    claim: 'decision on victory',
    passShip: 'the ship marker',
    proof: 'card',
  },
  nothing: {
    goalsDone: 'All others keep it on paper',
    ready: 'I have checked',
    closeAnnounce: 'Start building',
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
  seating: {
    roleWord: 'Klan',
    note: 'Hrají 3 až 5, nejlépe 4 nebo 5. Každý hráč dostane klan, losem nebo podle přání.',
    number: (n) => `${n}`,
    draw: 'Rozlosovat klany',
    giveOut: 'Někdo ještě nemá klan.',
    absent: 'Ostatní klany zůstanou v krabici.',
    again: 'Klany',
  },
  actions: {
    tell: 'zapsané číslo',
    firstPlayer: 'kdo začíná',
    place: 'začátek na ostrově',
    settle: 'usazení',
    anchor: 'odpověď o kotvě',
    keepOnPaper: 'karta na papíře',
    cardsChosen: 'karty na papíře',
    draw: 'tažená karta',
    drawAll: 'tažené karty',
    order: 'rozkaz',
    reopen: 'nová volba',
    propose: 'návrh',
    waive: 'bez návrhu',
    vote: 'hlas',
    closeVote: 'konec hlasování',
    announce: 'oznámení',
    wait: 'žádost o čas',
    ready: 'zkontrolováno',
    closeAnnounce: 'konec oznamování',
    construct: 'stavba',
    takeSupply: 'karta zásob',
    joint: 'společná stavba',
    jointBuild: 'společná stavba',
    offer: 'nabídka',
    offerBuild: 'stavba z nabídky',
    drop: 'vzdání stavby',
    done: 'dostavěno',
    claim: 'rozhodnutí o vítězství',
    passShip: 'značka lodě',
    proof: 'karta',
  },
  nothing: {
    goalsDone: 'Ostatní mají kartu na papíře',
    ready: 'Mám zkontrolováno',
    closeAnnounce: 'Začít stavět',
    passShip: 'Předat značku lodě',
  },
}

/** Returns the same texts with the player names of a game. */
export const textsOf = (state: Pick<State, 'players' | 'settings'>, language: Language): PlainTexts<Graenaland> => {
  const [texts, { clans }, { eventsIn }] = ({ en: [en, enNames, english], cs: [cs, csNames, cz] } as const)[language]
  const people = Object.fromEntries(CLANS.map((clan) => [clan, nameOf(state, clans, clan)])) as Record<Clan, string>
  return { ...texts, events: eventsIn(people, !state.settings.vpCards) }
}
