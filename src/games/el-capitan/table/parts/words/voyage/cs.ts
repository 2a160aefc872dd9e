import { plural } from '../../../../../../ui/grammar/plural'
import type { VoyageTexts } from './en'

const boughtCards = (n: number) =>
  plural(n, { one: '{n} koupenou kartu', few: '{n} koupené karty', many: '{n} koupené karty', other: '{n} koupených karet' })
const cardsCs = (n: number) => (n <= 1 ? 'Karta' : plural(n, { one: '{n} karta', few: '{n} karty', many: '{n} karty', other: '{n} karet' }))

/** Czech texts about buying the cards of a voyage, and about the city where the voyage ends. */
const cs: VoyageTexts = {
  noPrice: (cards) => (cards === 1 ? 'Kolik stojí karta?' : 'Kolik stojí která karta?'),
  withCards: (cards, price, to) => `${cardsCs(cards)} za ${price}, plout ${to}`,
  costOf: (n, card) => `${n}. ${card}`,
  costTo: (to) => `Kolik stojí karta ${to}?`,
  oneMore: 'Ještě jedna karta',
  whichCard: { title: 'Karta na tuto plavbu', earlier: 'Koupená dřív', now: 'Koupená teď' },
  hasCard: 'Karta je v ruce',
  fromHand: (n) =>
    plural(n, {
      one: '{n} karta už je koupená: nech ji bez ceny.',
      few: '{n} karty už jsou koupené: nech je bez ceny.',
      many: '{n} karty už je koupeno: nech je bez ceny.',
      other: '{n} karet už je koupených: nech je bez ceny.',
    }),
  nothing: (inCity, why) => `Postavit ${inCity} nic nemůžeš. ${why}.`,
  stuck: {
    undoVoyage: 'Vrať plavbu zpět',
    undoPurchase: 'Vrať nákup zpět',
    thenLoan: 'a vezmi si úvěr, nebo pluj do města, kde stavět můžeš.',
    thenBuild: 'a pluj do města, kde stavět můžeš. V prvním kole si úvěr vzít nejde.',
    orSail: 'Nebo odtud pluj dál s další kartou.',
    agreed: (hasSailed) => `${hasSailed ? 'Zahraná' : 'Koupená'} karta už platí? Po dohodě hráčů jde úvěr vzít i teď:`,
  },
  fewCards: (who, has, needs) => `${who} má ${boughtCards(has)}; na tuto plavbu je potřeba ${needs}.`,
}
export default cs
