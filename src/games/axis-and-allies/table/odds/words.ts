import { useLanguage } from '../../../../ui/words'
import { byLanguage } from '../../../../ui/by-language'

/** Texts of the odds page. */
export interface OddsWords {
  readonly title: string
  readonly place: string
  readonly places: Readonly<Record<'land' | 'sea', string>>
  readonly attacker: string
  readonly defender: string
  readonly order: string
  readonly orders: Readonly<Record<'cheap' | 'groundLast', string>>
  readonly fill: string
  readonly clear: string
  readonly lost: (attacker: string, attackers: number, defender: string, defenders: number) => string
  readonly empty: string
  readonly note: string
}

const figure = (n: number): string => `${Math.round(n * 10) / 10}`

const en: OddsWords = {
  title: 'Odds of a battle',
  place: 'Where',
  places: { land: 'On land', sea: 'At sea' },
  attacker: 'Attacker',
  defender: 'Defender',
  order: 'The attacker gives up first',
  orders: { cheap: 'the cheapest', groundLast: 'aircraft' },
  fill: 'From the board',
  clear: 'Start again',
  lost: (attacker, ours, defender, theirs) => `Lost on average: ${attacker} ${figure(ours)} IPCs, ${defender} ${figure(theirs)} IPCs.`,
  empty: 'Put in who fights on both sides.',
  note: 'Fought to the end, without retreat. Nothing here changes the game.',
}

const cs: OddsWords = {
  title: 'Šance v bitvě',
  place: 'Kde',
  places: { land: 'Na souši', sea: 'Na moři' },
  attacker: 'Útočník',
  defender: 'Obránce',
  order: 'Útočník obětuje nejdřív',
  orders: { cheap: 'nejlevnější', groundLast: 'letadla' },
  fill: 'Podle plánu',
  clear: 'Začít znovu',
  lost: (attacker, ours, defender, theirs) =>
    `Průměrné ztráty: ${attacker} ${figure(ours).replace('.', ',')} CPP, ${defender} ${figure(theirs).replace('.', ',')} CPP.`,
  empty: 'Zadejte, kdo bojuje na obou stranách.',
  note: 'Bojuje se do konce, bez ústupu. Hra se tím nijak nezmění.',
}

export const oddsWordsIn = byLanguage<OddsWords>({ en, cs })
/** Hook: returns the texts in the current language. */
export const useOddsWords = (): OddsWords => oddsWordsIn(useLanguage())
