import type { PracticeTexts } from './en'

const cs: PracticeTexts = {
  names: ['Anna', 'Petr', 'Tom'],
  steps: {
    place: 'Hraje Anna. Klepni na Přístav: její Mafián jde navrch.',
    astray: 'Hrát se to smí, ale tenhle krok to ještě není: „Vrátit“ tě dostane zpět.',
    refused: 'Hraje Petr. Zvol „Karta“, pak Policejní razie a klepni na Věznici. Má tam jen jednoho Mafiána.',
    card: 'Každé odmítnutí řekne proč a co jde místo toho. Zavři ho, vrať se a zahraj Práskače ve Věznici na Annu.',
    veto: 'Soupeři smějí odpovědět. Klepni u Anny na „Náčelník“; tlačítko „Nikdo…“ by Práskače nechalo platit.',
    fists: 'I na veto lze odpovědět. Klepni u Toma na „dvě Pěsti“, ne na tlačítko „Nikdo…“.',
    stands: 'Dvě veta jsou sudý počet: Práskač přece platí. Udělej, co je v seznamu, klepni na „{done}“ a pak na „Bez Spoluúčasti“.',
    pass: 'Klepni za každého hráče na „Pas“: poslední pas fázi ukončí a sedm lokací se vyhodnotí jedna po druhé.',
    tie:
      'Nová pozice: všichni mají pas, v Přístavu mají Anna a Petr shodně Mafiánů. Vyhrává ten níž. ' +
      'Stiskni „Vyhodnotit: 2 Přístav“, „Anna nehraje“ a pak „Petr +1“: to je jeho Tajná dohoda.',
    deal: 'Dohodu by šlo zrušit Pěstmi. Stiskni tlačítko „Nikdo…“ a pak „Bez dalších dohod…“.',
    point: 'Petr má 3 : 2 a získává bod. Posuň mu ukazatel a klepni na „{done}“.',
    takeBack:
      'Nová pozice: všech sedm lokací je vyhodnoceno. ' +
      'Každý smí stáhnout Mafiány do ruky; tlačítka říkají, kdo povede potom. Klepni za Annu na „1 shora“.',
    draw: 'Klepni na „Všichni nechají své i na dalších lokacích“. Kdo dobírá o kartu víc? Pak „Všichni mají dobráno“.',
    undo: 'Všechno jde vrátit. Klepni na „Vrátit“. Karty už někdo viděl, a tak tlačítko podrž, jako by souhlasili všichni.',
    log: 'A nic se neztratí: otevři „{log}“.',
    look: 'Každý zápis otevře město, jak tehdy leželo. Podívej se a skonči.',
  },
  learnt: ['Tah jedním klepnutím na lokaci', 'Karta, veto a veto na veto', 'Shoda, Tajná dohoda, stahování a dobírání'],
  note: 'Všechny lokace a figurky se ptají stejně. Pravidla otevře při hře kdykoli kniha nahoře.',
}
export default cs
