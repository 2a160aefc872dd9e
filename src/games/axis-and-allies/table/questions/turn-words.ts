import type { Stage } from '../../model/battle'
import { useLanguage } from '../../../../ui/words'
import { byLanguage } from '../../../../ui/by-language'

/** Texts of a turn between its questions: start, purchase, movement, income. */
export interface TurnWords {
  readonly begin: Readonly<Record<'buy' | 'attack' | 'other', string>>
  readonly develop: string
  readonly developed: string
  readonly backToBuying: string
  readonly moved: string
  readonly collect: (amount: number) => string
  readonly start: string
  readonly cash: string
  readonly falls: (losses: string) => string
  readonly strikes: Readonly<Record<Exclude<Stage, 'attackSubs' | 'defendSubs'> | 'subs' | 'subsAnswered', string>>
  readonly next: (power: string) => string
  readonly lastOfRound: string
  readonly news: string
  /** Cities at the end of a round, and the number needed to win. */
  readonly counted: (round: number, axis: number, allies: number, needed: number) => string
  readonly lost: (places: string) => string
  readonly gained: (places: string) => string
  readonly unitsLost: (units: string) => string
  readonly income: (before: number, now: number) => string
  readonly treasury: (before: number, now: number) => string
}

const en: TurnWords = {
  begin: { buy: 'Begin and buy', attack: 'Begin and attack', other: 'Begin' },
  develop: 'Develop a weapon',
  developed: 'It has a new weapon',
  backToBuying: 'Back to buying',
  moved: 'All has moved',
  collect: (amount) => `Collect ${amount}`,
  start: 'At the start of the game',
  cash: 'Cash',
  falls: (losses) => `To take off: ${losses}.`,
  strikes: {
    aa: 'What is hit falls at once and does not fire.',
    bombard: 'Land units only. What is hit does not fire back.',
    subs: 'Ships only. What is hit does not fire back.',
    subsAnswered: 'Ships only. A destroyer is there: what is hit still fires.',
    attack: 'What is hit still fires in defence.',
    defend: 'After this roll the losses of both sides leave the board.',
  },
  next: (power) => `${power} is next`,
  lastOfRound: 'count the cities',
  news: 'Since your last turn',
  counted: (round, axis, allies, needed) => `Cities after round ${round}: Axis ${axis}, Allies ${allies}. ${needed} win.`,
  lost: (places) => `Lost: ${places}`,
  gained: (places) => `Gained: ${places}`,
  unitsLost: (units) => `Units lost in battle: ${units}`,
  income: (before, now) => `Production ${before} → ${now}`,
  treasury: (before, now) => `Treasury ${before} → ${now}`,
}

const cs: TurnWords = {
  begin: { buy: 'Začít nákupem', attack: 'Začít útokem', other: 'Začít' },
  develop: 'Vyvíjet zbraň',
  developed: 'Má novou zbraň',
  backToBuying: 'Zpět k nákupu',
  moved: 'Vše přesunuto',
  collect: (amount) => `Vybrat ${amount}`,
  start: 'Na začátku hry',
  cash: 'Peníze',
  falls: (losses) => `Padá: ${losses}.`,
  strikes: {
    aa: 'Zasažené letadlo padá hned a nestřílí.',
    bombard: 'Jen pozemní jednotky. Co je zasaženo, už nevystřelí.',
    subs: 'Jen lodě. Co je zasaženo, už nevystřelí.',
    subsAnswered: 'Jen lodě. Je tu torpédoborec: co je zasaženo, ještě vystřelí.',
    attack: 'Co je zasaženo, v obraně ještě vystřelí.',
    defend: 'Po tomto hodu jdou ztráty obou stran z plánu.',
  },
  next: (power) => `na řadě: ${power}`,
  lastOfRound: 'spočítat města',
  news: 'Od tvého posledního tahu',
  counted: (round, axis, allies, needed) => `Města po ${round}. kole: Osa ${axis}, Spojenci ${allies}. K vítězství stačí ${needed}.`,
  lost: (places) => `Ztraceno: ${places}`,
  gained: (places) => `Získáno: ${places}`,
  unitsLost: (units) => `Padlo v bitvách: ${units}`,
  income: (before, now) => `Produkce ${before} → ${now}`,
  treasury: (before, now) => `Pokladna ${before} → ${now}`,
}

export const turnWordsIn = byLanguage<TurnWords>({ en, cs })
/** Hook: returns the texts in the current language. */
export const useTurnWords = (): TurnWords => turnWordsIn(useLanguage())
