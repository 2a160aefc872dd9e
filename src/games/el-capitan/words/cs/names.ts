import type { Places } from '../en/names'
import type { Colour } from '../../box/board'

/**
 * Czech names of colours, and Czech nouns that follow a number. Cities are named as on the board, with the cases for sailing and building.
 */
const colours: Readonly<Record<Colour, string>> = { red: 'Červený', green: 'Zelený', blue: 'Modrý', yellow: 'Žlutý', purple: 'Fialový' }
const cities: Readonly<Record<string, string>> = {
  marseille: 'Marseille',
  venezia: 'Venezia',
  constantinople: 'Constantinople',
  valencia: 'Valencia',
  napoli: 'Napoli',
  east: 'východní město',
  tanger: 'Tanger',
  south: 'jižní město',
  alexandria: 'Alexandria',
}
/** Czech phrases for "in" a city, e.g. „v Napoli“. */
const inCities: Readonly<Record<string, string>> = {
  marseille: 'v Marseille',
  venezia: 've Venezii',
  constantinople: 'v Constantinople',
  valencia: 've Valencii',
  napoli: 'v Napoli',
  east: 've východním městě',
  tanger: 'v Tangeru',
  south: 'v jižním městě',
  alexandria: 'v Alexandrii',
}
/** Czech phrases for "to" a city, e.g. „do Valencie“. */
const toCities: Readonly<Record<string, string>> = {
  marseille: 'do Marseille',
  venezia: 'do Venezie',
  constantinople: 'do Constantinople',
  valencia: 'do Valencie',
  napoli: 'do Napoli',
  east: 'do východního města',
  tanger: 'do Tangeru',
  south: 'do jižního města',
  alexandria: 'do Alexandrie',
}

export const names = { colours }

/** Returns the name of a board number. The parameter is the id of the changeable number. */
const pointNameOf = (inPlaces: Readonly<Record<string, string>>, id: string): string => {
  const [what = '', where = '', at = ''] = id.split('/')
  const city = inPlaces[where] ?? where
  switch (what) {
    case 'split':
      return 'jak vede U-řada kolem obrázku města'
    case 'harbour':
      return `cena skladu ${city}, ${at}. přístavní políčko`
    case 'fortress':
      return `cena pevnosti ${city}, políčko ${at}`
    case 'track':
      return `číslo na políčku ${at} ${city}`
    case 'site':
      return `druh políčka ${at} ${city}`
    default:
      return `tabulka rozmachu pro ${where} ${where === '1' ? 'město' : ['2', '3', '4'].includes(where) ? 'města' : 'měst'}`
  }
}

/** Returns the forms of the city names that Czech sentences need. City names entered by the players are not declined. */
export const placesIn = (own: Readonly<Record<string, string>>): Places => {
  const called = { ...cities, ...own }
  const withWord = (word: string) => Object.fromEntries(Object.entries(own).map(([id, name]) => [id, `${word} ${name}`]))
  const inPlaces: Readonly<Record<string, string>> = { ...inCities, ...withWord('ve městě') }
  const toPlaces: Readonly<Record<string, string>> = { ...toCities, ...withWord('do města') }
  return {
    cities: called,
    inCity: (id) => inPlaces[id] ?? id,
    toCity: (id) => toPlaces[id] ?? id,
    pointName: (id) => pointNameOf(inPlaces, id),
  }
}
