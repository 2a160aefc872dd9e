import type { PromptKind } from '../../prompts/draft'

/** Czech texts of the questions. */
export const questions: Readonly<Record<PromptKind, string>> = {
  map: 'Jak leží sedm lokací?',
  redraw: 'Necháš si své dvě karty, nebo vyměníš obě?',
  act: 'Co uděláš?',
  bullet: 'Použiješ Náboj?',
  bulletAct: 'Náboj platí: co uděláš?',
  react: 'Reaguje někdo?',
  silent: 'Budeš reagovat?',
  reveal: 'Všichni odpověděli. Kdo reaguje?',
  thief: 'Je karta vzatá?',
  drewCards: 'Máš tři karty a jednu z nich odhozenou?',
  complicity: 'Zahraješ Spoluúčast?',
  choose: 'Která lokace je na řadě?',
  secretDeals: 'Hraje někdo Tajné dohody?',
  stackNow: 'Kdo tam leží, odspodu nahoru?',
  jail: 'Kdo půjde do Cely?',
  moveHitman: 'Kam půjde Nájemný vrah?',
  hitman: 'Zahraješ kartu Nájemný vrah?',
  takeFigure: 'Vezmeš si figurku?',
  shop: 'Dobereš si tři karty a jednu odhodíš?',
  star: 'Zahraješ Hvězdu?',
  result: 'Cíl je dosažen. Kdo vyhrál?',
  name: 'Kdo rozhoduje dál?',
  takeBack: 'Které Mafiány si vezmeš zpět?',
  draws: 'Mají všichni dobráno?',
}
