import type { TurnWords } from './en'

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
export default cs
