import type { Colour, Place } from '../../box/box'
import type { EffectName, Veto } from '../../box/effects'
import type { Figure } from '../../model/moves'
import { inside } from './nouns'

/** Czech names of colours, locations, cards and figures. */
const colours: Readonly<Record<Colour, string>> = { red: 'Červený', blue: 'Modrý', green: 'Zelený', yellow: 'Žlutý', grey: 'Šedý' }

const locations: Readonly<Record<Place, string>> = {
  1: 'Věznice',
  2: 'Přístav',
  3: 'Klub rváčů',
  4: 'Policejní stanice',
  5: 'Obchodní čtvrť',
  6: 'Soukromý klub',
  7: 'Radnice',
}

const effects: Readonly<Record<EffectName, string>> = {
  snitch: 'Práskač',
  thief: 'Zloděj',
  raid: 'Policejní razie',
  strings: 'Páky v pozadí',
  plan: 'Velký plán',
  shadyDeals: 'Kšefty',
  hitman: 'Nájemný vrah',
  secretDeal: 'Tajná dohoda',
  complicity: 'Spoluúčast',
  hat: 'Klobouk',
  twoHats: 'dva Klobouky',
  bullet: 'Náboj',
  star: 'Hvězda',
  prison: 'efekt Věznice',
  harbour: 'efekt Přístavu',
  fightClub: 'efekt Klubu rváčů',
  policeStation: 'efekt Policejní stanice',
  shoppingDistrict: 'efekt Obchodní čtvrti',
  townHall: 'efekt Radnice',
  points: 'vítězný bod',
  release: 'odchod z Cely',
  place: 'položení',
  pass: 'pas',
  wait: 'čekání',
}

const vetoes: Readonly<Record<Veto, string>> = { fists: 'dvě Pěsti', chief: 'Náčelník policie', fbi: 'F.B.I.' }
const figures: Readonly<Record<Figure, string>> = { policeman: 'Policista', mayor: 'Starosta' }

/** Returns the Czech phrase for "in" a location, e.g. „v Přístavu“. */
export const insideOf = (at: Place): string => inside[at]

/** Returns the sentence about shuffling the discards. `after` is the number of cards drawn before. */
export const shuffles = (who: string, after: number): string =>
  after === 0
    ? `Dobírací balíček je prázdný: odkládací nejdřív zamíchá ${who}.`
    : `Dobírací balíček dojde po ${after}. kartě: odkládací zamíchá ${who}.`

export const names = { colours, locations, effects, vetoes, figures }

const NUMBERS: Readonly<Record<string, string>> = {
  hand: 'Mafiáni v ruce',
  reserve: 'Mafiáni v rezervě',
  target: 'body k vítězství',
}

/** Returns the name of a number that players may change. The parameter is the id of the changeable number. */
export const pointName = (id: string): string => {
  const [what = '', players = '', level] = id.split('/')
  if (what === 'secretDeal') return 'kolik přidává jedna Tajná dohoda'
  const how = level === undefined ? '' : level === 'beginner' ? ', začátečníci' : ', pokročilí'
  return `${NUMBERS[what] ?? id} (${players} ${players === '5' ? 'hráčů' : 'hráči'}${how})`
}
