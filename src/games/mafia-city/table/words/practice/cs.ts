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
    stands: 'Dvě veta jsou sudý počet: Práskač přece platí. Proveďte, co je v seznamu, klepni na „{done}“ a pak na „Bez Spoluúčasti“.',
    pass: 'Klepni za každého hráče na „Pas“: poslední pas fázi hned ukončí.',
    location: 'Sedm lokací se vyhodnotí jedna po druhé. Stiskni „Vyhodnotit: 1 Věznice“ a pak tlačítko „Bez dohod“.',
    undo: 'Všechno jde vrátit. Zkus to.',
    log: 'A nic se neztratí: otevři „{log}“.',
    look: 'Každý záznam otevře město, jak tehdy leželo. Podívej se a skonči.',
  },
  learnt: ['Tah jedním klepnutím na lokaci', 'Karta, veto a veto na veto', 'Kdo kontroluje lokaci a proč'],
  note: 'Lokace, figurky a stahování zpět se ptají stejně. Kdekoli otevře kniha nahoře pravidla.',
}
export default cs
