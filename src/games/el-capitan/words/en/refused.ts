import type { GameCode } from '../../model/refusals'
import type { RefusedText } from '../shared/refused-facts'

const florins = (n: number): string => (n === 1 ? '1 florin' : `${n} florins`)
const freeSites = (cities: readonly string[]): string =>
  cities.length === 0 ? 'No other city has a free site.' : `A site is free in ${cities.join(', ')}.`

const shutElsewhere = (cities: readonly string[]): string =>
  cities.length === 0 ? 'Nothing is shut down elsewhere, either.' : `Shut down elsewhere: ${cities.join(', ')}.`

/** English texts of refusals with names and numbers: the forbidden action, the reason, and the legal actions. */
export const refused = {
  NOT_YOUR_TURN: ({ turnOf }) => [
    turnOf === undefined ? 'It is somebody else’s turn' : `It is ${turnOf}’s turn`,
    'Turns go in the order of the phase, and each is ended with “Done”.',
  ],
  NO_CARD: ({ who, cards: { has, needs } }) => [
    has === 0
      ? `${who} has no sailing card`
      : `${who} has ${has === 1 ? '1 sailing card' : `${has} sailing cards`}; the voyage uses ${needs}`,
    'Every voyage but the one to the bank uses up a bought card. A card can be bought now.',
  ],
  NOT_IN_A_CITY: ({ who, hasSailed }) => [
    `${who}’s ship is in no city`,
    `Pieces are built where the ship lies. ${hasSailed ? 'The ship has sailed in this turn.' : 'Sail to a city first.'}`,
  ],
  NO_WAREHOUSE_LEFT: ({ who, colour }) => [
    `${who} has no ${colour === undefined ? '' : `${colour.toLowerCase()} `}warehouse left in front`,
    'Only what lies in front is built. New pieces come with the next phase.',
  ],
  SUPPLY_BALANCE: ({ left: { main, neutral }, canBuild }) => [
    'Too few main warehouses would be left',
    `In front: ${main} main, ${neutral} neutral. More main than neutral have to be left${canBuild ? '; build the other colour' : ''}.`,
  ],
  CITY_FULL: ({ city = 'the city' }) => [`All twelve sites of ${city} are taken`, 'No warehouse is built or reopened here any more.'],
  RUN_OF_FOUR: ({ who, site }) => [
    `Four of ${who}’s would stand in a row`,
    `Three is the most. Site ${site} lies beside three of ${who}’s.`,
  ],
  RUN_OF_FIVE: ({ who, site }) => [
    `Five of ${who}’s two colours would stand in a row`,
    `Four is the most, main and neutral together. Site ${site} lies beside four.`,
  ],
  NOT_ENOUGH_MONEY: ({ price, has }) => [`${price} is more than the ${has} in hand`, `${florins(price - has)} short.`],
  NOTHING_SHUT_DOWN: ({ who, inCity, elsewhere }) => [
    `Nothing of ${who}’s is shut down ${inCity}`,
    `What is on the picture of the city reopens. ${shutElsewhere(elsewhere)}`,
  ],
  NO_FORTRESS_LEFT: ({ who }) => [`${who} has no fortress left in front`, 'Everybody takes one with each phase; the next comes then.'],
  FORTRESS_SITES_FULL: ({ inCity, people, elsewhere }) => [
    `Both fortress sites ${inCity} are taken`,
    `They belong to ${people.join(' and ')}. ${freeSites(elsewhere)}`,
  ],
  ONE_FORTRESS_PER_CITY: ({ who, inCity, elsewhere }) => [
    `${who} already has a fortress ${inCity}`,
    `One in each city is the most. ${freeSites(elsewhere)}`,
  ],
  SAIL_AFTER_ACTION: ({ who }) => [
    `${who} has built: the ship stays`,
    'A voyage comes before the action. End the turn, or undo the building and sail first.',
  ],
  LOAN_TURN_ONLY: ({ hasSailed, canBuild, canReopen }) => [
    'A loan is the whole turn',
    hasSailed
      ? `After a voyage or a card there is no loan: ${canBuild || canReopen ? 'build here, or ' : ''}undo it and take the loan.`
      : 'Nothing is bought or sailed in the turn of a loan.',
  ],
  NO_LOAN_IN_FIRST_ROUND: ({ canBuild }) => [
    'No loans in the first round',
    `The bank lends from the second round on. ${canBuild ? 'Now build where the ship lies.' : 'Sail to a city in which you can build.'}`,
  ],
  HARBOURS_FULL: ({ inCity, people, elsewhere }) => [
    `Both harbour spaces ${inCity} are taken`,
    `Ships of ${people.join(' and ')} lie there; a ship may pass.${elsewhere.length === 0 ? '' : ` Free: ${elsewhere.join(', ')}.`}`,
  ],
  ONE_ACTION: ({ who }) => [`${who} has taken the action of this turn`, 'One a turn. End the turn, or undo the action and take another.'],
  ACTION_MISSING: ({ who }) => [`${who} still has to act`, 'Nobody passes: a warehouse, a reopening, a fortress or a loan.'],
} satisfies Partial<Record<GameCode, RefusedText>>

export type Refused = Readonly<Record<keyof typeof refused, RefusedText>>
