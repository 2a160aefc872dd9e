import type { BuiltIn } from './en'

const cs: BuiltIn = {
  language: 'Čeština',
  locale: 'cs',
  and: 'a',
  months: 'ledna února března dubna května června července srpna září října listopadu prosince',
  date: (day, month, year) => `${day}. ${month} ${year}`,
  labels: {
    back: 'Zpět',
    close: 'Zavřít',
    fold: 'Zmenšit na řádek',
    less: 'O jeden méně',
    more: 'O jeden více',
    earlier: 'o místo výš',
    later: 'o místo níž',
    pressAgain: 'Stiskni ještě jednou',
    keepHolding: 'Drž dál',
    holdOrPress: 'Podrž, nebo stiskni dvakrát',
    saved: 'Uloženo do stažených souborů: {file}',
  },
  lazyPart: { missing: 'Tuto část aplikace se nepodařilo načíst. Vše ostatní funguje dál.', again: 'Zkusit znovu' },
  fault: {
    where: 'Castellan',
    question: 'Na této stránce se něco pokazilo.',
    note: 'Jdi domů a otevři hru znovu, nebo načti znovu aplikaci. Co bylo uloženo, je stále v telefonu; ze hry se nic neztratilo.',
    home: 'Domů',
    again: 'Načíst aplikaci znovu',
    keep: 'Uschovat kopii všech her',
  },
}
export default cs
