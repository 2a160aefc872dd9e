import { agreeing, outOf } from '../../../../../../ui/grammar/czech'
import type { CardTexts } from './en'

const cs: CardTexts = {
  back: 'Zpět',
  rising: 'Opiš kartu cíl po cíli, od nejnižšího stupně; každý stupeň je vyšší než předchozí. Zbylé dvě karty odlož.',
  tooLow: 'Nezapsáno: každý další stupeň cíle musí být vyšší než předchozí.',
  missing: (levels) => (levels === 0 ? 'Karta je celá.' : `Chybí ${levels} ${agreeing(levels, 'stupeň', 'stupně', 'stupňů')}.`),
  upTo: (points) => (points === 1 ? '1 bod' : `${points}`),
  known: 'Karty odkryté v dřívějších hrách',
  keys: 'Stupeň',
  reached: 'splněno',
  now: (points, needed) => `Teď ${points} ${agreeing(points, 'bod', 'body', 'bodů')} ${outOf(needed)}`,
  seal: 'Zapečetit na celý večer',
  unsealed: 'Moje karta zůstane na papíře',
  isSealed: 'karta zapečetěná',
  isOnPaper: 'karta na papíře',
  isShown: 'karta odkrytá',
}
export default cs
