import type { Colour, Place } from '../../box/box'
import type { EffectName, Veto } from '../../box/effects'
import type { Figure } from '../../model/moves'

/** English names of colours, locations, cards and figures. */
const colours: Readonly<Record<Colour, string>> = { red: 'Red', blue: 'Blue', green: 'Green', yellow: 'Yellow', grey: 'Grey' }

const locations: Readonly<Record<Place, string>> = {
  1: 'Prison',
  2: 'Harbour',
  3: 'Fight Club',
  4: 'Police Station',
  5: 'Shopping District',
  6: 'Private Club',
  7: 'Town Hall',
}

const effects: Readonly<Record<EffectName, string>> = {
  snitch: 'Snitch',
  thief: 'Thief',
  raid: 'Police Raid',
  strings: 'Pulling Strings',
  plan: 'Master Plan',
  shadyDeals: 'Shady Deals',
  hitman: 'Hitman',
  secretDeal: 'Secret Deal',
  complicity: 'Complicity',
  hat: 'Hat',
  twoHats: 'two Hats',
  bullet: 'Bullet',
  star: 'Star',
  prison: 'the effect of the Prison',
  harbour: 'the effect of the Harbour',
  fightClub: 'the effect of the Fight Club',
  policeStation: 'the effect of the Police Station',
  shoppingDistrict: 'the effect of the Shopping District',
  townHall: 'the effect of the Town Hall',
  points: 'a victory point',
  release: 'leaving the Cell',
  place: 'placing',
  pass: 'passing',
  wait: 'waiting',
}

const vetoes: Readonly<Record<Veto, string>> = { fists: 'two Fists', chief: 'Police Chief', fbi: 'F.B.I.' }
const figures: Readonly<Record<Figure, string>> = { policeman: 'the Policeman', mayor: 'the Mayor' }

/** Returns the phrase for "in" a location, e.g. "in the Harbour". */
export const insideOf = (at: Place): string => `in the ${locations[at]}`

/** Returns the sentence about shuffling the discards. `after` is the number of cards drawn before. */
export const shuffles = (who: string, after: number): string =>
  after === 0
    ? `First, ${who} shuffles the discards into a new draw pile.`
    : `After card ${after}, ${who} shuffles the discards into a new draw pile.`

export const names = { colours, locations, effects, vetoes, figures }

const NUMBERS: Readonly<Record<string, string>> = {
  hand: 'Mafiosi in hand',
  reserve: 'Mafiosi in reserve',
  target: 'victory points to end the game',
}

/** Returns the name of a number that players may change. The parameter is the id of the changeable number. */
export const pointName = (id: string): string => {
  const [what = '', players = '', level] = id.split('/')
  if (what === 'secretDeal') return 'what one Secret Deal adds'
  const how = level === undefined ? '' : level === 'beginner' ? ', beginners' : ', advanced'
  return `${NUMBERS[what] ?? id} with ${players} players${how}`
}

const ENDINGS = ['th', 'st', 'nd', 'rd']
/** Formats an ordinal number: "2nd", "11th", "21st". */
export const ordinal = (n: number): string => `${n}${(n % 100 > 10 && n % 100 < 14 ? undefined : ENDINGS[n % 10]) ?? 'th'}`
