import type { Colour } from '../../box/board'

/** Jména barev, měst a počítaných věcí česky; města i v pádě, v němž se do nich pluje a staví. */
const colours: Readonly<Record<Colour, string>> = { red: 'Červený', green: 'Zelený', blue: 'Modrý', yellow: 'Žlutý', purple: 'Fialový' }
const cities: Readonly<Record<string, string>> = {
  marseille: 'Marseille',
  venezia: 'Benátky',
  constantinople: 'Konstantinopol',
  valencia: 'Valencie',
  napoli: 'Neapol',
  east: 'východní město',
  tanger: 'Tanger',
  south: 'jižní město',
  alexandria: 'Alexandrie',
}
/** Kde: „v Neapoli“. */
const inCities: Readonly<Record<string, string>> = {
  marseille: 'v Marseille',
  venezia: 'v Benátkách',
  constantinople: 'v Konstantinopoli',
  valencia: 've Valencii',
  napoli: 'v Neapoli',
  east: 've východním městě',
  tanger: 'v Tangeru',
  south: 'v jižním městě',
  alexandria: 'v Alexandrii',
}
/** Kam: „do Neapole“. */
const toCities: Readonly<Record<string, string>> = {
  marseille: 'do Marseille',
  venezia: 'do Benátek',
  constantinople: 'do Konstantinopole',
  valencia: 'do Valencie',
  napoli: 'do Neapole',
  east: 'do východního města',
  tanger: 'do Tangeru',
  south: 'do jižního města',
  alexandria: 'do Alexandrie',
}

export const names = { colours, cities, inCities, toCities }

/** Co znamená vytištěné číslo, podle jeho značky. */
export const pointName = (id: string): string => {
  const [what = '', where = '', at = ''] = id.split('/')
  const city = inCities[where] ?? where
  switch (what) {
    case 'harbour':
      return `cena skladu ${city}, přístaviště ${at}`
    case 'fortress':
      return `cena pevnosti ${city}, políčko ${at}`
    case 'track':
      return `číslo na políčku ${at} ${city}`
    case 'site':
      return `políčko ${at} ${city}: 0 obyčejné, 1 tmavé, 2 trojúhelník`
    default:
      return `tabulka rozmachu: floriny za počet měst ${where}`
  }
}
