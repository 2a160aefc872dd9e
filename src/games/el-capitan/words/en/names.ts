import type { Colour } from '../../box/board'

/** English names of colours and cities, and English nouns that follow a number. */
const colours: Readonly<Record<Colour, string>> = { red: 'Red', green: 'Green', blue: 'Blue', yellow: 'Yellow', purple: 'Purple' }
/** Names of the cities. Two names are missing in the rulebook; these cities are named by position. */
const cities: Readonly<Record<string, string>> = {
  marseille: 'Marseille',
  venezia: 'Venezia',
  constantinople: 'Constantinople',
  valencia: 'Valencia',
  napoli: 'Napoli',
  east: 'the eastern city',
  tanger: 'Tanger',
  south: 'the southern city',
  alexandria: 'Alexandria',
}

export const names = { colours }

/** Returns the name of a board number. The parameter is the id of the changeable number. */
const pointNameOf = (places: Readonly<Record<string, string>>, id: string): string => {
  const [what = '', where = '', at = ''] = id.split('/')
  const city = places[where] ?? where
  switch (what) {
    case 'split':
      return 'how the track lies around the picture of a city'
    case 'harbour':
      return `price of a warehouse in ${city}, harbour space ${at}`
    case 'fortress':
      return `price of a fortress in ${city}, fortress site ${at}`
    case 'track':
      return `number on ${Number(at) > 12 ? 'space' : 'site'} ${at} in ${city}`
    case 'site':
      return `kind of site ${at} in ${city}`
    default:
      return `proliferation chart, ${where === '1' ? '1 city' : `${where} cities`}`
  }
}

/** Returns the forms of the city names that English sentences need, with the names entered by the players. */
export const placesIn = (own: Readonly<Record<string, string>>) => {
  const called = { ...cities, ...own }
  return {
    cities: called,
    inCity: (id: string) => `in ${called[id] ?? id}`,
    toCity: (id: string) => `to ${called[id] ?? id}`,
    pointName: (id: string) => pointNameOf(called, id),
  }
}
export type Places = ReturnType<typeof placesIn>
