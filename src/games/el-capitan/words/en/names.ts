import type { Colour } from '../../box/board'

/** Names of colours, cities and what is counted, in English. */
const colours: Readonly<Record<Colour, string>> = { red: 'Red', green: 'Green', blue: 'Blue', yellow: 'Yellow', purple: 'Purple' }
/** Two cities have lost their names with the rulebook: they are called by where they lie. */
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

export const names = { colours, cities }

/** What a printed number is, by the id of its point. */
export const pointName = (id: string): string => {
  const [what = '', where = '', at = ''] = id.split('/')
  const city = cities[where] ?? where
  switch (what) {
    case 'harbour':
      return `price of a warehouse in ${city}, harbour space ${at}`
    case 'fortress':
      return `price of a fortress in ${city}, site ${at}`
    case 'track':
      return `number on space ${at} of ${city}`
    case 'site':
      return `site ${at} of ${city}: 0 plain, 1 dark, 2 triangle`
    default:
      return `chart: florins for ${where} cities`
  }
}
